"""The values of many shots at once: the rules of `referee.py`, on flat sequences.

A shot is four numbers: where the disc starts, and its velocity. A slip is three numbers: the cosine
and sine of the turn, and the factor on the speed. `tests/games/crokinole/test_engine.py` compares
the verdicts here with those of `referee.py` on random shots.
"""

from math import sqrt

from gamecase.games.crokinole.physics.kernel import (
    HIT,
    REST,
    RIMMED,
    SIDE,
    STATE,
    SUNK,
    TOUCHED,
    Reals,
    Wholes,
    X,
    Y,
    place_discs,
    settle,
)

# Indices of the scales. First the limits that decide a shot ...
LIVE, FIFTEEN, TEN, OPEN, TAKES_TOUCHED = 0, 1, 2, 3, 4
# ... then the weights for the side that shoots: a twenty, discs by zone (15, 10, 5) of both sides,
# the cost of leaving the opponents an open board or a disc of ours to hit, the lead so far, and the
# lead that is half of a sure win (0: every point counts the same).
TWENTY, OURS, THEIRS, LEAVES_OPEN, LEAVES_DISC, LEAD, HALF_WON = 5, 6, 9, 12, 13, 14, 15
# The bonus by zone for a disc of ours that is hidden behind pegs, the offsets of the pegs, the
# distance at which a disc touches a peg, and the places where the next opponent may shoot from.
HIDDEN, FAR_OFFSET, NEAR_OFFSET, PEG_DISTANCE, OPPONENT_STARTS = 16, 19, 20, 21, 22
STARTS = 5
SCALES = OPPONENT_STARTS + 2 * STARTS


def settle_shots(
    count: int,
    discs: Reals,
    sides: Wholes,
    shots: Reals,
    board: Reals,
    real: Reals,
    whole: Wholes,
    finals: Reals,
    states: Wholes,
) -> int:
    """Simulate each shot on the same board: final places and states; returns the event count."""
    events = 0
    for nth in range(len(shots) // 4):
        place_discs(count, discs, sides, shots[4 * nth : 4 * nth + 4], real, whole)
        events += settle(count, real, whole, board, shots[:0])[0]
        for disc in range(count):
            at = nth * count + disc
            finals[2 * at] = real[X + disc]
            finals[2 * at + 1] = real[Y + disc]
            states[at] = whole[STATE + disc]
    return events


def is_good(count: int, real: Reals, whole: Wholes, scales: Reals) -> bool:
    """Whether a settled shot is good."""
    reached = False
    for disc in range(count):
        if whole[SIDE + disc] == whole[SIDE] and (disc == 0 or whole[TOUCHED + disc] == 1):
            lies = whole[STATE + disc] == REST and whole[RIMMED + disc] == 0
            far = sqrt(real[X + disc] * real[X + disc] + real[Y + disc] * real[Y + disc])
            if whole[STATE + disc] == SUNK or (lies and far <= scales[OPEN]):
                reached = True
    return whole[HIT] == 1 if has_opposing_discs(count, whole) else reached


def has_opposing_discs(count: int, whole: Wholes) -> bool:
    """Whether an opposing disc was live before the shot."""
    facing = False
    for disc in range(count):
        facing = facing or whole[SIDE + disc] != whole[SIDE]
    return facing


def hidden_share(x: float, y: float, scales: Reals) -> float:
    """The share of the opponent's starts from which a peg blocks the way to a disc."""
    blocked = 0
    for place in range(STARTS):
        from_x, from_y = (
            scales[OPPONENT_STARTS + 2 * place],
            scales[OPPONENT_STARTS + 2 * place + 1],
        )
        dx, dy = x - from_x, y - from_y
        far = sqrt(dx * dx + dy * dy)
        dx, dy = dx / far, dy / far
        for peg in range(8):
            peg_x = scales[FAR_OFFSET] if peg < 4 else scales[NEAR_OFFSET]
            peg_y = scales[NEAR_OFFSET] if peg < 4 else scales[FAR_OFFSET]
            off_x = (peg_x if peg % 2 else -peg_x) - from_x
            off_y = (peg_y if peg // 2 % 2 else -peg_y) - from_y
            along = off_x * dx + off_y * dy
            aside = off_x * dy - off_y * dx
            if along < far and -scales[PEG_DISTANCE] < aside < scales[PEG_DISTANCE]:
                blocked += 1
                break
    return blocked / STARTS


def shot_value(count: int, real: Reals, whole: Wholes, scales: Reals) -> float:
    """The value of a settled shot for the side that shot."""
    removes_played = False
    removes_touched = False
    if not is_good(count, real, whole, scales):
        removes_played = True
        removes_touched = has_opposing_discs(count, whole) or scales[TAKES_TOUCHED] > 0.0
    total = 0.0
    ours_live = False
    for disc in range(count):
        ours = whole[SIDE + disc] == whole[SIDE]
        is_removed = ours and (
            (removes_played and disc == 0) or (removes_touched and whole[TOUCHED + disc] == 1)
        )
        if is_removed or whole[RIMMED + disc] == 1:
            continue
        if whole[STATE + disc] == SUNK:
            total += scales[TWENTY] if ours else -scales[TWENTY]
        elif whole[STATE + disc] == REST:
            far = sqrt(real[X + disc] * real[X + disc] + real[Y + disc] * real[Y + disc])
            if far < scales[LIVE]:
                zone = 0 if far < scales[FIFTEEN] else 1 if far < scales[TEN] else 2
                if ours:
                    total += scales[OURS + zone]
                    if scales[HIDDEN + zone] > 0.0:
                        hidden = hidden_share(real[X + disc], real[Y + disc], scales)
                        total += scales[HIDDEN + zone] * hidden
                    ours_live = True
                else:
                    total -= scales[THEIRS + zone]
    total -= scales[LEAVES_DISC] if ours_live else scales[LEAVES_OPEN]
    if scales[HALF_WON] <= 0.0:
        return total
    total += scales[LEAD]
    size = total if total > 0.0 else -total
    return total / (size + scales[HALF_WON])


def mean_values(
    count: int,
    discs: Reals,
    sides: Wholes,
    shots: Reals,
    slips: Reals,
    board: Reals,
    scales: Reals,
    real: Reals,
    whole: Wholes,
    shot: Reals,
    means: Reals,
) -> None:
    """The mean value of every shot over the same slips."""
    tries = len(slips) // 3
    for nth in range(len(shots) // 4):
        total = 0.0
        for nth_try in range(tries):
            turn_x, turn_y = slips[3 * nth_try], slips[3 * nth_try + 1]
            factor = slips[3 * nth_try + 2]
            vx, vy = shots[4 * nth + 2], shots[4 * nth + 3]
            shot[0] = shots[4 * nth]
            shot[1] = shots[4 * nth + 1]
            shot[2] = factor * (vx * turn_x - vy * turn_y)
            shot[3] = factor * (vx * turn_y + vy * turn_x)
            place_discs(count, discs, sides, shot, real, whole)
            settle(count, real, whole, board, slips[:0])
            total += shot_value(count, real, whole, scales)
        means[nth] = total / tries
