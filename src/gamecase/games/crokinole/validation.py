"""Checks that the discs of a position or of a settled shot can be where they are."""

from collections import Counter
from itertools import combinations
from math import hypot

from gamecase.games.crokinole.board import Board
from gamecase.games.crokinole.position import Position, Settle, Vector
from gamecase.kernel.errors import BadPosition

OVERLAP = 1e-6  # mm: how much rounding may make touching discs overlap


def placement_fault(
    board: Board, places: list[Vector], most: float, *, has_hole: bool = True
) -> str:
    """Why discs cannot be at these places within the radius `most`; empty if they can."""
    peg_distance = board.disc_radius + board.peg_radius - OVERLAP
    min_distance = (2 * board.disc_radius - OVERLAP) ** 2
    for x, y in places:
        distance = hypot(x, y)
        if not distance <= most:
            return "off-board"
        if has_hole and distance < board.tipping_radius - OVERLAP:
            return "over-hole"
        if any(hypot(x - peg_x, y - peg_y) < peg_distance for peg_x, peg_y in board.pegs()):
            return "in-peg"
    for (x, y), (other_x, other_y) in combinations(places, 2):
        if (x - other_x) ** 2 + (y - other_y) ** 2 < min_distance:
            return "overlap"
    return ""


def settle_fault(position: Position, settle: Settle) -> str:
    """Why a shot cannot have settled like this; empty if it can."""
    board, rules = position.rules.equipment, position.rules
    played = position.next_disc.name
    if settle.discs[0].name != played:
        return "unplayed"
    before = {disc.name: disc.place for disc in position.discs}
    if any(disc.name not in before for disc in settle.discs[1:]):
        return "unknown"
    if any(disc.rimmed for disc in settle.discs) and not rules.rim_bounce:
        return "off-board"
    if settle.hit and not position.opposing(position.shooter):
        return "unknown"
    after = {disc.name: disc.place for disc in settle.discs}
    places = [place for name, place in (before | after).items() if place is not None]
    most = board.surface_radius + (board.ditch_width if rules.rim_bounce else 0)
    return placement_fault(board, places, most)


def check_position(position: Position) -> None:
    """Raise BadPosition if a round cannot lead to this position."""
    board, rules = position.rules.equipment, position.rules
    total = len(position.shooters)
    if position.shots > total or (position.flick and position.shots == total):
        raise BadPosition(f"shot {position.shots}: a round has {total} shots")
    played = Counter(position.shooters[: position.shots])
    names = [disc.name for disc in position.discs]
    if names != sorted(set(names), key=lambda name: (name[0], int(name[1:]))):
        raise BadPosition(f"{names}: discs must be in the order of their names, each once")
    twenties = dict(zip(rules.seats, position.twenties, strict=True))
    for disc in position.discs:
        if disc.number > played[disc.seat]:
            raise BadPosition(f"{disc.name} has not been played yet")
        if disc.distance >= board.live_limit:
            raise BadPosition(f"{disc.name} touches the out line or is beyond it")
    live = Counter(disc.seat for disc in position.discs)
    for seat in rules.seats:
        if live[seat] + twenties[seat] > played[seat]:
            raise BadPosition(f"{seat.value} has more discs than were played")
    places = [disc.place for disc in position.discs]
    if fault := placement_fault(board, places, board.live_limit):
        raise BadPosition(f"{names}: impossible places: {fault}")
