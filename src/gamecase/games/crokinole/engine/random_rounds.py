"""Rounds of random flicks: the rules of `referee.py` on flat sequences, many rounds in one call.

Like the physics, this gives the same bits in plain Python and compiled.
`tests/games/crokinole/test_playouts.py` plays the flicks again by the readable rules.
"""

from math import sqrt

from gamecase.games.crokinole.engine.shot_values import (
    FIFTEEN,
    LIVE,
    TAKES_TOUCHED,
    TEN,
    has_opposing_discs,
    is_good,
)
from gamecase.games.crokinole.physics.kernel import (
    RADIUS,
    REST,
    RIMMED,
    SIDE,
    STATE,
    SUNK,
    TOUCHED,
    TOUCHING_AT_REST,
    Reals,
    Wholes,
    X,
    Y,
    place_discs,
    settle,
)

# Of each shot of a round: the seat's row in the table of starts, its side, and its rank in the
# order of names, by which discs on the board are sorted.
SIDE_OF_SEAT, RANK = 1, 2
SHOT_FIELDS = 3

RANK_SIZE = 100  # the disc of a seat is its seat's rank times this and its number


def free_places(
    seat: int, count: int, starts: Reals, discs: Reals, near: float, free: Wholes
) -> int:
    """List the places of a seat that no disc covers; returns their number."""
    places = len(free)
    found = 0
    for place in range(places):
        x, y = starts[2 * (seat * places + place)], starts[2 * (seat * places + place) + 1]
        is_free = True
        for disc in range(1, count):
            dx, dy = discs[2 * disc] - x, discs[2 * disc + 1] - y
            if dx * dx + dy * dy <= near:
                is_free = False
        if is_free:
            free[found] = place
            found += 1
    return found


def any_contact(count: int, discs: Reals, near: float) -> int:
    """1 if two of the discs on the board touch each other."""
    for disc in range(1, count):
        for other in range(1, disc):
            dx = discs[2 * disc] - discs[2 * other]
            dy = discs[2 * disc + 1] - discs[2 * other + 1]
            if dx * dx + dy * dy <= near:
                return 1
    return 0


def clear_up(
    count: int,
    rank: int,
    real: Reals,
    whole: Wholes,
    scales: Reals,
    discs: Reals,
    sides: Wholes,
    names: Wholes,
    twenties: Wholes,
) -> int:
    """Remove discs and count twenties after a shot; returns one more than the discs left."""
    is_void = not is_good(count, real, whole, scales)
    takes_touched = has_opposing_discs(count, whole) or scales[TAKES_TOUCHED] > 0.0
    side = whole[SIDE]
    left = 1
    plays_on = False
    for disc in range(count):
        is_own = whole[SIDE + disc] == side
        if is_void and is_own and (disc == 0 or (takes_touched and whole[TOUCHED + disc] == 1)):
            continue
        if whole[STATE + disc] == SUNK:
            twenties[whole[SIDE + disc]] += 1
            continue
        x, y = real[X + disc], real[Y + disc]
        is_live = whole[STATE + disc] == REST and whole[RIMMED + disc] == 0
        if not is_live or sqrt(x * x + y * y) >= scales[LIVE]:
            continue
        if disc == 0:
            plays_on = True
            continue
        discs[2 * left], discs[2 * left + 1] = x, y
        sides[left], names[left] = whole[SIDE + disc], names[disc]
        left += 1
    if plays_on:
        at = left
        while at > 1 and names[at - 1] > rank:
            discs[2 * at], discs[2 * at + 1] = discs[2 * at - 2], discs[2 * at - 1]
            sides[at], names[at] = sides[at - 1], names[at - 1]
            at -= 1
        discs[2 * at], discs[2 * at + 1] = real[X], real[Y]
        sides[at], names[at] = side, rank
        left += 1
    return left


def shoot(
    count: int,
    side: int,
    rank: int,
    row: int,
    bearing: int,
    speed: int,
    starts: Reals,
    units: Reals,
    speeds: Reals,
    board: Reals,
    scales: Reals,
    real: Reals,
    whole: Wholes,
    discs: Reals,
    workspace: Wholes,
) -> int:
    """Flick a disc from a row of `starts`; returns one more than the discs left.

    `discs` and `workspace` hold the round: places of discs, their sides and names, twenties.
    """
    bearings = len(units) // len(starts)
    gap = 2.0 * board[RADIUS] + TOUCHING_AT_REST
    sides, names = workspace[:28], workspace[28:56]
    twenties, shot = workspace[56:58], discs[56:60]
    shot[0], shot[1] = starts[2 * row], starts[2 * row + 1]
    shot[2] = speeds[speed] * units[2 * (row * bearings + bearing)]
    shot[3] = speeds[speed] * units[2 * (row * bearings + bearing) + 1]
    sides[0] = side
    sides[count] = any_contact(count, discs, gap * gap)
    place_discs(count, discs, sides, shot, real, whole)
    settle(count, real, whole, board, scales[:0])
    return clear_up(count, rank, real, whole, scales, discs, sides, names, twenties)


def add_points(
    count: int, discs: Reals, workspace: Wholes, scales: Reals, points: Wholes, first: int
) -> None:
    """Add what a round counts to the points of both sides, which begin at `first`."""
    points[first] += 20 * workspace[56]
    points[first + 1] += 20 * workspace[57]
    for disc in range(1, count):
        x, y = discs[2 * disc], discs[2 * disc + 1]
        far = sqrt(x * x + y * y)
        zone = 15 if far < scales[FIFTEEN] else 10 if far < scales[TEN] else 5
        points[first + workspace[disc]] += zone


def play_rounds(
    shots: Wholes,
    starts: Reals,
    units: Reals,
    speeds: Reals,
    chances: Reals,
    board: Reals,
    scales: Reals,
    real: Reals,
    whole: Wholes,
    discs: Reals,
    workspace: Wholes,
    free: Wholes,
    points: Wholes,
    flicks: Wholes,
) -> None:
    """Play rounds; every shot takes three numbers from 0 to 1 of `chances`.

    `points` has two numbers for each round, `flicks` three for each shot: place, direction, speed.
    """
    per_round, places = len(shots) // SHOT_FIELDS, len(free)
    bearings = len(units) // len(starts)
    near_start = 4.0 * board[RADIUS] * board[RADIUS]
    for nth_round in range(len(points) // 2):
        count = 1
        workspace[56], workspace[57] = 0, 0  # twenties
        for nth in range(per_round):
            seat, side = shots[SHOT_FIELDS * nth], shots[SHOT_FIELDS * nth + SIDE_OF_SEAT]
            found = free_places(seat, count, starts, discs, near_start, free)
            if found == 0:  # nowhere to shoot from
                break
            at = nth_round * per_round + nth
            place = free[int(chances[3 * at] * found)]
            bearing = int(chances[3 * at + 1] * bearings)
            speed = int(chances[3 * at + 2] * len(speeds))
            flicks[3 * at], flicks[3 * at + 1], flicks[3 * at + 2] = place, bearing, speed
            count = shoot(
                count,
                side,
                shots[SHOT_FIELDS * nth + RANK],
                seat * places + place,
                bearing,
                speed,
                starts,
                units,
                speeds,
                board,
                scales,
                real,
                whole,
                discs,
                workspace,
            )
        add_points(count, discs, workspace, scales, points, 2 * nth_round)
