"""Many shots at once, and what each is worth: the same referee as the rules, on flat sequences.

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
    lay_out,
    settle,
)

# What decides a shot ...
LIVE, FIFTEEN, TEN, OPEN, TAKES_TOUCHED = 0, 1, 2, 3, 4
# ... and what things are worth to the side that shoots: a twenty, discs by zone (15, 10, 5) of both
# sides, what it costs to leave the others an open board or a disc of ours to hit, the lead so far,
# and how large a lead is half of a sure win (0: every point counts the same).
TWENTY, OURS, THEIRS, LEAVES_OPEN, LEAVES_DISC, LEAD, HALF_WON = 5, 6, 9, 12, 13, 14, 15
# How much more a disc of ours is worth that is hidden behind pegs, by zone, from the places where
# the next of the others may shoot; and where the pegs stand, and how near to one a disc gets stuck.
HIDDEN, FAR_OFFSET, NEAR_OFFSET, STUCK, VIEWS = 16, 19, 20, 21, 22
PLACES = 5
SCALES = VIEWS + 2 * PLACES


def settle_many(
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
    """Each shot on the same board: where every disc ends, and its state; the number of events."""
    events = 0
    for nth in range(len(shots) // 4):
        lay_out(count, discs, sides, shots[4 * nth : 4 * nth + 4], real, whole)
        events += settle(count, real, whole, board, shots[:0])[0]
        for disc in range(count):
            at = nth * count + disc
            finals[2 * at] = real[X + disc]
            finals[2 * at + 1] = real[Y + disc]
            states[at] = whole[STATE + disc]
    return events


def is_good(count: int, real: Reals, whole: Wholes, scales: Reals) -> bool:
    """Whether the shot that has settled is good."""
    reached = False
    for disc in range(count):
        if whole[SIDE + disc] == whole[SIDE] and (disc == 0 or whole[TOUCHED + disc] == 1):
            lies = whole[STATE + disc] == REST and whole[RIMMED + disc] == 0
            far = sqrt(real[X + disc] * real[X + disc] + real[Y + disc] * real[Y + disc])
            if whole[STATE + disc] == SUNK or (lies and far <= scales[OPEN]):
                reached = True
    return whole[HIT] == 1 if is_facing(count, whole) else reached


def is_facing(count: int, whole: Wholes) -> bool:
    """Whether an opposing disc was live when the shot was taken."""
    facing = False
    for disc in range(count):
        facing = facing or whole[SIDE + disc] != whole[SIDE]
    return facing


def shelter(x: float, y: float, scales: Reals) -> float:
    """From how many of the others' places, as a share, a peg stands in the way to a disc."""
    blocked = 0
    for place in range(PLACES):
        from_x, from_y = scales[VIEWS + 2 * place], scales[VIEWS + 2 * place + 1]
        way_x, way_y = x - from_x, y - from_y
        far = sqrt(way_x * way_x + way_y * way_y)
        way_x, way_y = way_x / far, way_y / far
        for peg in range(8):
            peg_x = scales[FAR_OFFSET] if peg < 4 else scales[NEAR_OFFSET]
            peg_y = scales[NEAR_OFFSET] if peg < 4 else scales[FAR_OFFSET]
            off_x = (peg_x if peg % 2 else -peg_x) - from_x
            off_y = (peg_y if peg // 2 % 2 else -peg_y) - from_y
            along = off_x * way_x + off_y * way_y
            aside = off_x * way_y - off_y * way_x
            if along < far and -scales[STUCK] < aside < scales[STUCK]:
                blocked += 1
                break
    return blocked / PLACES


def worth(count: int, real: Reals, whole: Wholes, scales: Reals) -> float:
    """What a shot that has settled is worth to the side that shot."""
    takes = False  # the played disc is taken off
    takes_touched = False
    if not is_good(count, real, whole, scales):
        takes = True
        takes_touched = is_facing(count, whole) or scales[TAKES_TOUCHED] > 0.0
    total = 0.0
    ours_live = False
    for disc in range(count):
        ours = whole[SIDE + disc] == whole[SIDE]
        taken = ours and ((takes and disc == 0) or (takes_touched and whole[TOUCHED + disc] == 1))
        if taken or whole[RIMMED + disc] == 1:
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
                        hidden = shelter(real[X + disc], real[Y + disc], scales)
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


def judge_shots(
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
    """The mean worth of every shot over the same slips of the hand."""
    tries = len(slips) // 3
    for nth in range(len(shots) // 4):
        total = 0.0
        for each in range(tries):
            turn_x, turn_y = slips[3 * each], slips[3 * each + 1]
            factor = slips[3 * each + 2]
            vx, vy = shots[4 * nth + 2], shots[4 * nth + 3]
            shot[0] = shots[4 * nth]
            shot[1] = shots[4 * nth + 1]
            shot[2] = factor * (vx * turn_x - vy * turn_y)
            shot[3] = factor * (vx * turn_y + vy * turn_x)
            lay_out(count, discs, sides, shot, real, whole)
            settle(count, real, whole, board, slips[:0])
            total += worth(count, real, whole, scales)
        means[nth] = total / tries
