"""Whether discs can lie as a position or a settled shot says they do."""

from collections import Counter
from itertools import combinations
from math import hypot

from gamecase.games.crokinole.board import Board
from gamecase.games.crokinole.position import Place, Position, Settle
from gamecase.kernel.errors import BadPosition

OVERLAP = 1e-6  # mm: rounding may leave two discs that touch so far inside each other


def fault_of_places(
    board: Board, places: list[Place], most: float, *, has_hole: bool = True
) -> str:
    """Why discs cannot lie at these places, no farther out than `most`; empty when they can."""
    reach = board.disc_radius + board.peg_radius - OVERLAP
    near = (2 * board.disc_radius - OVERLAP) ** 2
    for x, y in places:
        far = hypot(x, y)
        if not far <= most:
            return "off-board"
        if has_hole and far < board.tipping_radius - OVERLAP:
            return "over-hole"
        if any(hypot(x - peg_x, y - peg_y) < reach for peg_x, peg_y in board.pegs()):
            return "in-peg"
    for (x, y), (other_x, other_y) in combinations(places, 2):
        if (x - other_x) ** 2 + (y - other_y) ** 2 < near:
            return "overlap"
    return ""


def fault_of_settle(position: Position, settle: Settle) -> str:
    """Why a shot cannot have settled like this; empty when it can."""
    board, rules = position.rules.equipment, position.rules
    played = position.in_hand.name
    if settle.discs[0].name != played:
        return "unplayed"
    known = {each.name: each.place for each in position.discs}
    if any(each.name not in known for each in settle.discs[1:]):
        return "unknown"
    if any(each.rimmed for each in settle.discs) and not rules.rim_bounce:
        return "off-board"
    if settle.hit and not position.opposing(position.shooter):
        return "unknown"
    moved = {each.name: each.place for each in settle.discs}
    places = [place for name, place in (known | moved).items() if place is not None]
    most = board.surface_radius + (board.ditch_width if rules.rim_bounce else 0)
    return fault_of_places(board, places, most)


def check_position(position: Position) -> None:
    """A round that cannot have come to this raises BadPosition."""
    board, rules = position.rules.equipment, position.rules
    total = len(position.shooters)
    if position.shots > total or (position.flick and position.shots == total):
        raise BadPosition(f"shot {position.shots}: a round has {total} shots")
    played = Counter(position.shooters[: position.shots])
    names = [disc.name for disc in position.discs]
    if names != sorted(set(names), key=lambda name: (name[0], int(name[1:]))):
        raise BadPosition(f"{names}: discs stand in the order of their names, each once")
    kept = dict(zip(rules.seats, position.twenties, strict=True))
    for disc in position.discs:
        if disc.number > played[disc.seat]:
            raise BadPosition(f"{disc.name} has not been played yet")
        if disc.distance >= board.live_limit:
            raise BadPosition(f"{disc.name} touches the out line or lies beyond it")
    live = Counter(disc.seat for disc in position.discs)
    for seat in rules.seats:
        if live[seat] + kept[seat] > played[seat]:
            raise BadPosition(f"{seat.value} has more discs than were played")
    places = [disc.place for disc in position.discs]
    if fault := fault_of_places(board, places, board.live_limit):
        raise BadPosition(f"{names}: discs cannot lie so: {fault}")
