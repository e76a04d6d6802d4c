"""Backgammon in words: a position as a whole, each of its places, and what happens."""

from gamecase.games.backgammon.actions import Action, Call, Play, Resign, Roll, Start
from gamecase.games.backgammon.board import BAR, OFF, Step, pips
from gamecase.games.backgammon.cube import is_cube_used
from gamecase.games.backgammon.notation import write, write_steps
from gamecase.games.backgammon.plays import legal_plays, resolved
from gamecase.games.backgammon.position import ENDED, Position
from gamecase.games.backgammon.rules import Backgammon, turn_of
from gamecase.games.backgammon.table.layout import Layout
from gamecase.games.backgammon.table.preview import Seen
from gamecase.kernel.phrase import Fact, Phrase
from gamecase.kernel.seat import Seat

_GAME = Backgammon()
_SEATS = (Seat.FIRST, Seat.SECOND)

# --- the position in words ---


def describe(position: Position, layout: Layout, dice: tuple[int, ...]) -> tuple[Phrase, ...]:
    """The whole position in words, on the viewer's numbers; `dice` are those left to play."""
    home = "left" if layout.is_home_left else "right"
    said = [Phrase("scene-view", {"seat": layout.viewer.value, "home": home})]
    for seat in (layout.viewer, *(each for each in _SEATS if each is not layout.viewer)):
        said += _side(position, layout, seat)
    if is_cube_used(position):
        owner, value = position.cube.owner.value, position.cube.value
        said.append(Phrase("scene-cube", {"owner": owner, "value": value}))
    said += signs(position)
    if dice:
        facts: dict[str, Fact] = {"count": len(dice), "dice": "-".join(map(str, dice))}
        said.append(Phrase("scene-dice", facts))
    said.append(_due(position))
    return tuple(said)


def signs(position: Position) -> tuple[Phrase, ...]:
    """In a match for points: what each side needs while a game is played, and the Crawford game."""
    score = position.score
    if not score.is_points_match or position.phase in ENDED:
        return ()
    needs: dict[str, Fact] = {seat.value: score.needs(seat) for seat in _SEATS}
    crawford = (Phrase("scene-crawford"),) if score.is_crawford else ()
    return (Phrase("scene-away", needs), *crawford)


def _side(position: Position, layout: Layout, seat: Seat) -> list[Phrase]:
    checkers, owner = position.of(seat), seat.value
    held = {layout.number(seat, at): checkers[at] for at in range(24, 0, -1) if checkers[at]}
    points = ", ".join(f"{at} ({held[at]})" for at in sorted(held, reverse=True))
    said = [Phrase("scene-no-points", {"seat": owner})]
    if points:
        said = [Phrase("scene-points", {"seat": owner, "points": points})]
    for key, at in (("scene-on-bar", BAR), ("scene-off", OFF)):
        if checkers[at]:
            said.append(Phrase(key, {"seat": owner, "count": checkers[at]}))
    return [*said, Phrase("scene-pips", {"seat": owner, "count": pips(checkers)})]


def _due(position: Position) -> Phrase:
    """Whose turn it is, and to do what."""
    if position.phase in ENDED:
        return Phrase("scene-due-over")
    facts: dict[str, Fact] = {
        "seat": position.turn.value,
        "value": position.at_stake,
        "kind": position.resigning,
    }
    seat = _GAME.to_act(position)
    if seat.is_player:
        facts["seat"] = seat.value
    return Phrase(f"scene-due-{position.phase.value}", facts)


# --- its places ---


def point_label(position: Position, layout: Layout, point: int) -> Phrase:
    """A point of the first seat's counting, and who stands there."""
    facts: dict[str, Fact] = {"point": layout.number(Seat.FIRST, point)}
    for seat, at in ((Seat.FIRST, point), (Seat.SECOND, 25 - point)):
        if count := position.of(seat)[at]:
            return Phrase("scene-point", {**facts, "holder": seat.value, "count": count})
    return Phrase("scene-point", {**facts, "holder": Seat.NOBODY.value, "count": 0})


def bar_label(position: Position, seat: Seat) -> Phrase:
    return Phrase("scene-bar", {"seat": seat.value, "count": position.of(seat)[BAR]})


def tray_label(position: Position, seat: Seat) -> Phrase:
    return Phrase("scene-tray", {"seat": seat.value, "count": position.of(seat)[OFF]})


def die_label(seen: Seen, nth: int) -> Phrase:
    if nth >= len(seen.dice):
        return Phrase("scene-no-die")
    state = "used" if seen.used[nth] else "left"
    return Phrase("scene-die", {"number": seen.dice[nth], "state": state})


def cube_label(position: Position) -> Phrase:
    facts: dict[str, Fact] = {"owner": position.cube.owner.value, "value": position.cube.value}
    return Phrase("scene-cube", facts)


# --- what happens ---


def describe_action(position: Position, action: Action) -> Phrase:
    """What an action does, said before it is done; hits are starred, as players write them."""
    seat = _GAME.to_act(position)
    facts: dict[str, Fact] = {"seat": seat.value}
    match action:
        case Start(first, second):
            starts = Seat.FIRST if first > second else Seat.SECOND
            drawn = Seat.NOBODY if first == second else starts
            return Phrase("told-start", {"first": first, "second": second, "seat": drawn.value})
        case Roll(high, low):
            return Phrase("told-roll", {"seat": position.turn.value, "dice": f"{high}-{low}"})
        case Play():
            return _tell_play(position, action)
        case Resign(kind):
            return Phrase("told-resigning", {**facts, "kind": kind})
        case Call.DOUBLE:
            facts["value"] = position.cube.value * 2
        case Call.TAKE:
            facts["value"] = position.at_stake
        case Call.BEAVER | Call.RACCOON:
            facts["value"] = position.at_stake * 2
        case Call.ACCEPT | Call.DECLINE:
            return Phrase(f"told-{write(action)}-loss", facts)
    return Phrase(f"told-{write(action)}", facts)


def _tell_play(position: Position, play: Play) -> Phrase:
    facts: dict[str, Fact] = {"seat": position.turn.value}
    if not play.steps:
        is_forced = len(legal_plays(turn_of(position)).results) == 1
        return Phrase("told-no-move" if is_forced else "told-pass", facts)
    steps = play.steps
    if position.rules.assisted:
        steps = resolved(turn_of(position), steps) or steps
    elif _hits_itself(position, steps[0]):
        return Phrase("told-self-hit", {**facts, "play": write_steps(steps)})
    return Phrase("told-play", {**facts, "play": write_steps(steps, _hits(position, steps))})


def _hits_itself(position: Position, step: Step) -> bool:
    is_closed = step.end != OFF and position.board.is_closed(step.end, position.rules)
    return position.rules.hits_itself and is_closed


def _hits(position: Position, steps: tuple[Step, ...]) -> frozenset[int]:
    board, found = position.board, set()
    for nth, step in enumerate(steps):
        if step.end != OFF and board.enemies(step.end) == 1:
            found.add(nth)
        board = board.after(step)
    return frozenset(found)
