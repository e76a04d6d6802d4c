"""Rounds side by side on flat sequences: what may be flicked, what is seen, and one shot in each.

A round has `DISCS` numbers for the places of its discs, `WORKSPACE` for sides, names and twenties,
and a count, which is one more than its discs. Like the physics, this gives the same bits in plain
Python and compiled. `tests/games/crokinole/test_self_play_batch.py` compares it with the readable
rules.
"""

from gamecase.games.crokinole.engine.random_rounds import add_points, free_places, shoot
from gamecase.games.crokinole.physics.kernel import RADIUS, Reals, Wholes

DISCS, WORKSPACE = 60, 58

#: Numbers of each disc that is seen: its place, whether it is ours, whether it is theirs.
FIELDS = 4


def list_free(
    seat: int, counts: Wholes, starts: Reals, board: Reals, discs: Reals, free: Wholes, mask: Wholes
) -> None:
    """Set for every round and place of a seat whether it is free; `free` is work space."""
    near, places = 4.0 * board[RADIUS] * board[RADIUS], len(free)
    for nth in range(len(counts)):
        found = free_places(seat, counts[nth], starts, discs[nth * DISCS :], near, free)
        for at in range(found):
            mask[nth * places + free[at]] = 1


def observe_rounds(
    side: int,
    quarter: int,
    radius: float,
    counts: Wholes,
    orders: Wholes,
    discs: Reals,
    workspace: Wholes,
    seen: Reals,
) -> None:
    """Write the discs of every round as a seat sees them: our own first, each by its name.

    `orders` has the order of every name; the rows of `seen` have room for what else is seen.
    """
    width = len(seen) // len(counts)
    for nth in range(len(counts)):
        before = nth * WORKSPACE
        for disc in range(1, counts[nth]):
            is_ours = workspace[before + disc] == side
            order = orders[workspace[before + 28 + disc]]
            at = 0  # discs that come before this one
            for other in range(1, counts[nth]):
                is_other_ours = workspace[before + other] == side
                if is_other_ours == is_ours:
                    at += orders[workspace[before + 28 + other]] < order
                else:
                    at += is_other_ours
            x, y = discs[nth * DISCS + 2 * disc], discs[nth * DISCS + 2 * disc + 1]
            for _ in range((4 - quarter) % 4):  # clockwise by a quarter turn
                x, y = y, -x
            row = nth * width + at * FIELDS
            seen[row], seen[row + 1] = x / radius, y / radius
            seen[row + (2 if is_ours else 3)] = 1.0


def shoot_all(
    first_row: int,
    side: int,
    rank: int,
    flicks: Wholes,
    starts: Reals,
    units: Reals,
    speeds: Reals,
    board: Reals,
    scales: Reals,
    real: Reals,
    whole: Wholes,
    counts: Wholes,
    discs: Reals,
    workspace: Wholes,
) -> None:
    """Play one shot in every round; `flicks` are numbered as in the encoding.

    `first_row` is the row of the seat's first place in `starts`.
    """
    bearings = len(units) // len(starts)
    for nth in range(len(counts)):
        rest, speed = flicks[nth] // len(speeds), flicks[nth] % len(speeds)
        place, bearing = rest // bearings, rest % bearings
        counts[nth] = shoot(
            counts[nth],
            side,
            rank,
            first_row + place,
            bearing,
            speed,
            starts,
            units,
            speeds,
            board,
            scales,
            real,
            whole,
            discs[nth * DISCS : (nth + 1) * DISCS],
            workspace[nth * WORKSPACE : (nth + 1) * WORKSPACE],
        )


def count_rounds(
    counts: Wholes, discs: Reals, workspace: Wholes, scales: Reals, points: Wholes
) -> None:
    """Add the points of both sides of every round."""
    for nth in range(len(counts)):
        add_points(
            counts[nth],
            discs[nth * DISCS : (nth + 1) * DISCS],
            workspace[nth * WORKSPACE : (nth + 1) * WORKSPACE],
            scales,
            points,
            2 * nth,
        )
