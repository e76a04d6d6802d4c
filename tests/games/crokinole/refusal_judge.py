"""An independent judge of refusals: which clause a flick or note breaks, by plain geometry."""

from math import cos, hypot, radians, sin

from gamecase.games.crokinole import GAME
from gamecase.games.crokinole.position import Action, CountRound, Flick, NoteDisc, Position, Settle
from gamecase.kernel.phrase import Refusal
from games.crokinole.boards import CROKINOLE


def judge(position: Position, action: Action, refusal: Refusal) -> str | None:
    """What is wrong with a refusal; None if it cites the right clause."""
    is_over = GAME.outcome(position) is not None
    if is_over or refusal.clause == "game-over":
        is_right = is_over and refusal.clause == "game-over"
        return None if is_right else f"cites {refusal.clause}; the game is over: {is_over}"
    booklet, rules = CROKINOLE.booklet(position.rules.key), position.rules
    switches = {
        name: next(value for value in allowed if value == getattr(rules, name))
        for name, allowed in booklet.switches.items()
    }
    order = [clause.key for clause in booklet.clauses_in_force(switches)]
    broken = broken_clauses(position, action)
    if not broken:
        return f"cites {refusal.clause}, but no clause is broken"
    if unknown := broken - {*order}:
        return f"{sorted(unknown)} is not in force"
    first = min(broken, key=order.index)
    return None if refusal.clause == first else f"cites {refusal.clause}, but breaks {broken}"


def broken_clauses(position: Position, action: Action) -> set[str]:
    """Every clause that an action breaks."""
    by_hand = position.rules.played == "real-board"
    if isinstance(action, NoteDisc | CountRound) != by_hand:
        return {"counted" if by_hand else "settled"}
    if isinstance(action, NoteDisc):
        row = position.noted[action.side]
        if action.adds:
            return {"counted"} if sum(row) == position.rules.discs_a_side else set()
        return set() if row[(20, 15, 10, 5).index(action.zone)] else {"counted"}
    if isinstance(action, Flick):
        return {"settled"} if position.flick else _broken_by_flick(position, action)
    if isinstance(action, Settle):
        return {"settled"} if position.flick is None else _broken_by_settle(position, action)
    return set()


def _broken_by_flick(position: Position, flick: Flick) -> set[str]:
    rules, board = position.rules, position.rules.equipment
    broken = set()
    half = board.disc_radius if rules.start_tolerance else 0.0
    if not (abs(flick.place) <= 45 and abs(flick.over) <= half):
        broken.add("quarter-tolerance" if rules.start_tolerance else "quarter")
    # South sits at the bottom; every quarter is a quarter turn clockwise.
    turn = radians(270 - 90 * rules.quarter(position.shooter) - flick.place)
    radius = board.line_radius - flick.over
    x, y = radius * cos(turn), radius * sin(turn)
    if any(hypot(disc.x - x, disc.y - y) <= 2 * board.disc_radius for disc in position.discs):
        broken.add("free-place")
    if not abs(flick.bearing) < 90:
        broken.add("inwards")
    if not 50 <= flick.speed <= 4000:
        broken.add("strength")
    if not 0 <= flick.slip <= 40:
        broken.add("hand-human" if rules.steadiness == "human" else "hand")
    return broken


def _broken_by_settle(position: Position, settle: Settle) -> set[str]:
    """A disc that was not flicked, is unknown, or lies where no disc can."""
    rules, board = position.rules, position.rules.equipment
    names = [disc.name for disc in settle.discs]
    known = {disc.name for disc in position.discs}
    is_wrong = names[0] != position.next_disc.name or not {*names[1:]} <= known
    is_wrong |= not rules.rim_bounce and any(disc.rimmed for disc in settle.discs)
    others = [disc for disc in position.discs if rules.side(disc.seat) != _side(position)]
    is_wrong |= settle.hit and not others
    places = {disc.name: disc.place for disc in position.discs}
    ends = places | {disc.name: disc.place for disc in settle.discs}
    lying = [place for place in ends.values() if place is not None]
    reach = board.surface_radius + (board.ditch_width if rules.rim_bounce else 0)
    hole = (board.hole_radius**2 - board.disc_radius**2) ** 0.5
    for nth, (x, y) in enumerate(lying):
        is_wrong |= not hole - 1e-6 <= hypot(x, y) <= reach
        for peg in range(8):
            angle = radians(22.5 + 45 * peg)
            far = hypot(
                x - board.fifteen_radius * cos(angle), y - board.fifteen_radius * sin(angle)
            )
            is_wrong |= far < board.disc_radius + board.peg_radius - 1e-6
        for other_x, other_y in lying[:nth]:
            is_wrong |= hypot(x - other_x, y - other_y) < 2 * board.disc_radius - 1e-6
    return {"settled"} if is_wrong else set()


def _side(position: Position) -> int:
    return position.rules.side(position.shooter)
