"""Looking ahead, compiled: alpha-beta with a table of positions already judged.

Values are hundredths of a man for the side to move. WIN less the number of turns is a won game.
"""

import numpy as np

from gamecase.games.draughts.engine.compiling import compiled
from gamecase.games.draughts.engine.endings import Bytes, index_of
from gamecase.games.draughts.engine.kernel import (
    CROWNED,
    END,
    RANK,
    START,
    TAKEN,
    captures,
    popcount,
    quiet_moves,
)
from gamecase.games.draughts.engine.law import (
    BLOCKED_DRAWS,
    BOTTOM,
    FLAGS,
    FREE,
    HALF,
    QUIET,
    TOP,
    Numbers,
)

WIN = 30_000
ENDING = 25_000  # the same in an ending known to its end
SURE = 20_000  # beyond this a game is decided
DEEPEST = 96  # turns; no line is followed further

# Places of the scratch pad that one search carries along.
NODES, LIMIT, STOPPED, ROOT, KNOWN = range(5)

# Places of the weights.
MAN, KING, ADVANCE, GUARD, CENTRE, EDGES, KING_CENTRE, TEMPO = range(8)
CENTRE_SQUARES, EDGE_SQUARES, ROWS = 8, 9, 10

_EXACT, _LOWER, _UPPER = 0, 1, 2


def make_table(bits: int) -> Numbers:
    """Room for 2**bits judged positions: a key and a judgement each."""
    return np.zeros((1 << bits, 2), dtype=np.int64)


def make_history() -> Numbers:
    """How often a move from square to square has been best, by side."""
    return np.zeros((2, 64, 64), dtype=np.int64)


@compiled("int64(int64)")
def place(bit: int) -> int:
    """The number of a single bit."""
    return popcount((bit & -bit) - 1)


@compiled("int64(int64,int64,int64,int64)")
def key_of(own: int, opp: int, kings: int, side: int) -> int:
    """A number that tells positions apart."""
    x = own * -7046029254386353131 + opp * -4417276706812531889 + kings * 1609587929392839161
    x ^= x >> 29
    x = (x + side * 7650029242287828579) * -4658895280553007687
    x ^= x >> 32
    return x


@compiled("int64(int64,int64[:])")
def _rows(men: int, weights: Numbers) -> int:
    """The row numbers of all men together, from White's side: by the binary digits of a row."""
    return (
        popcount(men & weights[ROWS])
        + 2 * popcount(men & weights[ROWS + 1])
        + 4 * popcount(men & weights[ROWS + 2])
        + 8 * popcount(men & weights[ROWS + 3])
    )


@compiled("int64(int64,int64,int64,int64,int64[:],int64[:])")
def evaluate(own: int, opp: int, kings: int, side: int, law: Numbers, weights: Numbers) -> int:
    """What a quiet position is worth to the side to move."""
    my_men, their_men = own & ~kings, opp & ~kings
    my_kings, their_kings = own & kings, opp & kings
    my_home = law[TOP] if side else law[BOTTOM]
    their_home = law[BOTTOM] if side else law[TOP]
    centre, edges = weights[CENTRE_SQUARES], weights[EDGE_SQUARES]
    mine, theirs = popcount(my_men), popcount(their_men)
    rows = _rows(my_men, weights) + _rows(their_men, weights)
    last = 2 * law[HALF] - 1
    # White's men have come as many rows as their rows say, Black's the rest of the way.
    ahead = last * mine - rows if side else rows - last * theirs
    value = weights[MAN] * (mine - theirs)
    value += weights[KING] * (popcount(my_kings) - popcount(their_kings))
    value += weights[ADVANCE] * ahead
    value += weights[GUARD] * (popcount(my_men & my_home) - popcount(their_men & their_home))
    value += weights[CENTRE] * (popcount(my_men & centre) - popcount(their_men & centre))
    value += weights[EDGES] * (popcount(my_men & edges) - popcount(their_men & edges))
    value += weights[KING_CENTRE] * (popcount(my_kings & centre) - popcount(their_kings & centre))
    value += weights[TEMPO]
    # Who is ahead wants to exchange.
    if value > 60:
        value += 2 * (24 - min(popcount(own | opp), 24))
    elif value < -60:
        value -= 2 * (24 - min(popcount(own | opp), 24))
    return value


@compiled(
    "int64(int64,int64,int64,int64,int64,int64,int64,int64,int64,int64[:],int64[:],"
    "int64[:,:],int64,int64[:,:],int64[:,:,:],int64[:],int64[:],uint8[:],int64[:,:,:,:],int64[:,:])"
)
def negamax(
    own: int,
    opp: int,
    kings: int,
    side: int,
    depth: int,
    alpha: int,
    beta: int,
    ply: int,
    quiet: int,
    law: Numbers,
    weights: Numbers,
    out: Numbers,
    base: int,
    table: Numbers,
    history: Numbers,
    line: Numbers,
    pad: Numbers,
    values: Bytes,
    starts: Numbers,
    ways: Numbers,
) -> int:
    """The value of a position for the side to move, between alpha and beta.

    `line` holds the keys of the positions that led here, `ply` of them from its start; `quiet` of
    these, counted back, can come again.
    """
    pad[NODES] += 1
    deep = ply - pad[ROOT]
    if pad[NODES] >= pad[LIMIT]:
        pad[STOPPED] = 1
        return 0
    if own == 0:
        return -WIN + deep
    if quiet >= law[QUIET]:
        return 0
    key = key_of(own, opp, kings, side)
    back = 2
    while back <= quiet:
        if line[ply - back] == key:
            return 0
        back += 2
    line[ply] = key
    if popcount(own | opp) <= pad[KNOWN]:
        known = int(values[index_of(own, opp, kings, side, starts, ways)])
        if known == 0:
            return 0
        left = ENDING - known - deep
        return -left if known & 1 else left
    mask = table.shape[0] - 1
    slot = key & mask
    favoured = -1
    if table[slot, 0] == key:
        packed = table[slot, 1]
        favoured = packed & 4095
        kind = (packed >> 12) & 3
        known = ((packed >> 22) & 0xFFFF) - 32768
        if ((packed >> 14) & 255) - 2 >= depth and quiet < law[QUIET] // 2:
            if known > SURE:
                known -= deep
            elif known < -SURE:
                known += deep
            if kind == _EXACT:
                return known
            if kind == _LOWER and known >= beta:
                return known
            if kind == _UPPER and known <= alpha:
                return known
    is_free = law[FLAGS] & FREE != 0
    count = captures(own, opp, kings, side, law, out, base)
    forced = count > 0 and not is_free
    best = -WIN * 2
    if depth <= 0 and not forced:
        value = evaluate(own, opp, kings, side, law, weights)
        if count == 0 or depth < -12 or deep > DEEPEST:
            return value
        if value >= beta:
            return value
        best = value
        alpha = max(alpha, value)
    elif deep > DEEPEST + 100:
        return evaluate(own, opp, kings, side, law, weights)
    elif not forced:
        count += quiet_moves(own, opp, kings, side, law, out, base + count)
    if count == 0:
        return 0 if law[FLAGS] & BLOCKED_DRAWS else -WIN + deep
    for nth in range(base, base + count):
        start, end, taken = out[nth, START], out[nth, END], out[nth, TAKEN]
        squares = place(start) * 64 + place(end)
        worth = history[side, place(start), place(end)]
        if taken:
            worth += (1 << 40) * (popcount(taken) * 2 + popcount(taken & kings))
        if squares == favoured:
            worth += 1 << 50
        if out[nth, CROWNED] and not kings & start:
            worth += 1 << 39
        out[nth, RANK] = worth
    first_alpha, chosen = alpha, -1
    # A forced single reply costs no depth: the choice lies elsewhere.
    less = 0 if (count == 1 and depth > 0 and deep < DEEPEST // 2) else 1
    for nth in range(base, base + count):
        top = nth
        for other in range(nth + 1, base + count):
            if out[other, RANK] > out[top, RANK]:
                top = other
        if top != nth:
            for column in range(5):
                out[nth, column], out[top, column] = out[top, column], out[nth, column]
        start, end, taken = out[nth, START], out[nth, END], out[nth, TAKEN]
        after = kings & ~(start | taken)
        if out[nth, CROWNED] or kings & start:
            after |= end
        mine, theirs = (own ^ start) | end, opp & ~taken
        is_quiet = taken == 0 and kings & start != 0
        calm = quiet + 1 if is_quiet else 0
        down = depth - less
        if nth == base:
            value = -negamax(
                theirs, mine, after, 1 - side, down, -beta, -alpha, ply + 1, calm,
                law, weights, out, base + count, table, history, line, pad, values, starts, ways,
            )  # fmt: skip
        else:
            # Late quiet moves are looked at less deeply first; a surprise is looked at again.
            late = 1 if depth >= 4 and nth - base >= 4 and taken == 0 and not forced else 0
            value = -negamax(
                theirs, mine, after, 1 - side, down - late, -alpha - 1, -alpha, ply + 1, calm,
                law, weights, out, base + count, table, history, line, pad, values, starts, ways,
            )  # fmt: skip
            if value > alpha and (late or value < beta):
                value = -negamax(
                    theirs, mine, after, 1 - side, down, -beta, -alpha, ply + 1, calm,
                    law, weights, out, base + count, table, history, line, pad,
                    values, starts, ways,
                )  # fmt: skip
        if pad[STOPPED]:
            return 0
        if value > best:
            best = value
            chosen = place(start) * 64 + place(end)
            alpha = max(alpha, value)
            if alpha >= beta:
                if taken == 0:
                    history[side, place(start), place(end)] += depth * depth + 1
                break
    kind = _LOWER if best >= beta else _UPPER if best <= first_alpha else _EXACT
    kept = best
    if kept > SURE:
        kept += deep
    elif kept < -SURE:
        kept -= deep
    table[slot, 0] = key
    table[slot, 1] = (
        (max(chosen, 0))
        | (kind << 12)
        | (min(max(depth, -2) + 2, 255) << 14)
        | ((kept + 32768) << 22)
    )
    return best
