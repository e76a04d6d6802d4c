"""Looking ahead, compiled: alpha-beta with a table of positions already judged.

Values are hundredths of a man for the side to move. WIN less the number of turns is a won game.
"""

import numpy as np

from gamecase.engines.cached_njit import cached_njit, uncached_njit
from gamecase.games.draughts.engine.bit_intrinsics import bare, fetch, place, popcount
from gamecase.games.draughts.engine.evaluation import evaluate
from gamecase.games.draughts.engine.kernel import (
    CROWNED,
    END,
    RANK,
    START,
    TAKEN,
    WIDTH,
    captures,
    kings_after,
    quiet_moves,
)
from gamecase.games.draughts.engine.packed_rules import BLOCKED_DRAWS, FLAGS, FREE, QUIET, Numbers
from gamecase.games.draughts.engine.tablebase import DRAW, LOSS, Bytes, look_up
from gamecase.games.draughts.engine.workspace import (
    HISTORY,
    KNOWN,
    LIMIT,
    LINE,
    MASK,
    NODES,
    ROOT,
    STOPPED,
)

WIN = 30_000
ENDING = 25_000  # the same in an ending known to its end
SURE = 20_000  # beyond this a game is decided
DEEPEST = 96  # turns; no line is followed further

_EXACT, _LOWER, _UPPER = 0, 1, 2
_PROBED = 5  # turns ahead from which a short look may do
_FAR_TOO_GOOD = 40  # hundredths of a man
_ALWAYS_BEST = 1 << 14


def make_table(bits: int) -> Numbers:
    """Room for 2**bits judged positions: a key and a judgement each."""
    return np.zeros((1 << bits, 2), dtype=np.int64)


@cached_njit("int64(int64,int64,int64,int64)")
def key_of(own: int, opp: int, kings: int, side: int) -> int:
    """A number that tells positions apart."""
    x = own * -7046029254386353131 + opp * -4417276706812531889 + kings * 1609587929392839161
    x ^= x >> 29
    x = (x + side * 7650029242287828579) * -4658895280553007687
    x ^= x >> 32
    return x


@uncached_njit
def learn(side: int, base: int, best: int, desk: Numbers, out: Numbers) -> None:
    """A quiet move was too good, those tried before it were not: a running mean of that."""
    for nth in range(base, best + 1):
        row = nth * WIDTH
        if out[row + TAKEN] == 0:
            at = HISTORY + side * 4096 + place(out[row + START]) * 64 + place(out[row + END])
            aim = _ALWAYS_BEST if nth == best else 0
            desk[at] += (aim - desk[at]) >> 5


@uncached_njit
def _weigh(
    own: int,
    opp: int,
    kings: int,
    side: int,
    depth: int,
    favoured: int,
    desk: Numbers,
    out: Numbers,
    base: int,
    last: int,
    table: Numbers,
) -> None:
    """Rank turns by how good they are likely to be."""
    for row in range(base * WIDTH, last * WIDTH, WIDTH):
        start, end, taken = out[row + START], out[row + END], out[row + TAKEN]
        squares = place(start) * 64 + place(end)
        worth = desk[HISTORY + side * 4096 + squares]
        if taken:
            worth += (1 << 40) * (popcount(taken) * 2 + popcount(taken & kings))
        if squares == favoured:
            worth += 1 << 50
        if out[row + CROWNED] and not kings & start:
            worth += 1 << 39
        out[row + RANK] = worth
        if depth > 1:
            # What the table knows of it comes from far away, and is not waited for.
            after = kings_after(kings, start, end, taken, out[row + CROWNED])
            key = key_of(opp & ~taken, (own ^ start) | end, after, 1 - side)
            fetch(table, (key & desk[MASK]) * 2)


@uncached_njit
def _pick(nth: int, last: int, out: Numbers) -> None:
    """Bring the best of the turns from this one on to its place."""
    row = top = nth * WIDTH
    for other in range(row + WIDTH, last * WIDTH, WIDTH):
        if out[other + RANK] > out[top + RANK]:
            top = other
    if top != row:
        for column in range(WIDTH):
            out[row + column], out[top + column] = out[top + column], out[row + column]


@cached_njit(
    "int64(int64,int64,int64,int64,int64,int64,int64,int64,int64,"
    "CPointer(int64),CPointer(int64),int64,CPointer(int64),CPointer(uint8))"
)
def _look(
    own: int,
    opp: int,
    kings: int,
    side: int,
    depth: int,
    alpha: int,
    beta: int,
    ply: int,
    quiet: int,
    desk: Numbers,
    out: Numbers,
    base: int,
    table: Numbers,
    known: Bytes,
) -> int:
    """What `negamax` tells, for itself."""
    desk[NODES] += 1
    deep = ply - desk[ROOT]
    if desk[NODES] >= desk[LIMIT]:
        desk[STOPPED] = 1
        return 0
    if own == 0:
        return -WIN + deep
    if quiet >= desk[QUIET]:
        return 0
    # At the edge of a search most positions come up once: remembering them does not pay.
    is_inside = depth > 0
    key = 0
    if is_inside or quiet:
        key = key_of(own, opp, kings, side)
        back = 2
        while back <= quiet:
            if desk[LINE + ply - back] == key:
                return 0
            back += 2
        desk[LINE + ply] = key
    if popcount(own | opp) <= desk[KNOWN]:
        found = look_up(own, opp, kings, side, desk, known)
        if found == DRAW:
            return 0
        return deep - ENDING if found == LOSS else ENDING - deep
    slot = (key & desk[MASK]) * 2
    favoured = -1
    if is_inside and table[slot] == key:
        packed = table[slot + 1]
        favoured = packed & 4095
        kind = (packed >> 12) & 3
        judged = ((packed >> 22) & 0xFFFF) - 32768
        if (packed >> 14) & 255 >= depth and quiet < desk[QUIET] // 2:
            if judged > SURE:
                judged -= deep
            elif judged < -SURE:
                judged += deep
            if (
                kind == _EXACT
                or (kind == _LOWER and judged >= beta)
                or (kind == _UPPER and judged <= alpha)
            ):
                return judged
    is_edge = depth <= 0 or deep > DEEPEST + 100
    is_free = desk[FLAGS] & FREE != 0
    best = -WIN * 2
    if is_edge and is_free:
        # Where nobody must take, to stand still is a choice, and mostly all that is needed.
        best = evaluate(own, opp, kings, side, desk)
        if best >= beta or depth < -12 or deep > DEEPEST:
            return best
        alpha = max(alpha, best)
    count = captures(own, opp, kings, side, desk, out, base)
    forced = count > 0 and not is_free
    is_still = is_edge and not (forced and deep <= DEEPEST + 100)
    if is_still:
        if count == 0 or forced:
            return best if is_free else evaluate(own, opp, kings, side, desk)
    elif depth >= _PROBED and not forced and beta - alpha == 1 and -SURE < beta < SURE:
        # What is far too good after a short look will hardly be worse after a long one (ProbCut,
        # Buro 1995).
        bar = beta + _FAR_TOO_GOOD
        value = _look(
            own, opp, kings, side, depth * 2 // 5, bar - 1, bar, ply, quiet,
            desk, out, base + count, table, known,
        )  # fmt: skip
        if value >= bar or desk[STOPPED]:
            return value
    if not is_still and not forced:
        count += quiet_moves(own, opp, kings, side, desk, out, base + count)
    if count == 0:
        return 0 if desk[FLAGS] & BLOCKED_DRAWS else -WIN + deep
    _weigh(own, opp, kings, side, depth, favoured, desk, out, base, base + count, table)
    first_alpha, chosen = alpha, 0
    # A forced single reply costs no depth: the choice lies elsewhere.
    less = 0 if (count == 1 and depth > 0 and deep < DEEPEST // 2) else 1
    for nth in range(base, base + count):
        _pick(nth, base + count, out)
        row = nth * WIDTH
        start, end, taken = out[row + START], out[row + END], out[row + TAKEN]
        after = kings_after(kings, start, end, taken, out[row + CROWNED])
        calm = quiet + 1 if taken == 0 and kings & start != 0 else 0
        # Late quiet moves are looked at less deeply first; a surprise is looked at again, and so
        # is what only a narrow window has been tried on.
        late = 0
        if taken == 0 and not forced and depth >= 3 and nth - base >= 3:
            late = 2 if depth >= 6 and nth - base >= 8 else 1
        narrow = nth > base
        while True:
            value = -_look(
                opp & ~taken, (own ^ start) | end, after, 1 - side, depth - less - late,
                -alpha - 1 if narrow else -beta, -alpha, ply + 1, calm,
                desk, out, base + count, table, known,
            )  # fmt: skip
            if not narrow or value <= alpha or (late == 0 and value >= beta):
                break
            narrow, late = False, 0
        if desk[STOPPED]:
            return 0
        if value > best:
            best = value
            chosen = place(start) * 64 + place(end)
            alpha = max(alpha, value)
            if alpha >= beta:
                if taken == 0 and is_inside:
                    learn(side, base, nth, desk, out)
                break
    if not is_inside:
        return best
    kind = _LOWER if best >= beta else _UPPER if best <= first_alpha else _EXACT
    kept = best
    if kept > SURE:
        kept += deep
    elif kept < -SURE:
        kept -= deep
    table[slot] = key
    table[slot + 1] = chosen | (kind << 12) | (min(depth, 255) << 14) | ((kept + 32768) << 22)
    return best


@cached_njit(
    "int64(int64,int64,int64,int64,int64,int64,int64,int64,int64,"
    "int64[::1],int64[:,::1],int64,int64[:,::1],uint8[::1])"
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
    desk: Numbers,
    out: Numbers,
    base: int,
    table: Numbers,
    known: Bytes,
) -> int:
    """The value of a position to the side to move, as far as `depth` turns show it.

    `quiet` are the turns since the last capture or man's move, `ply` those since the first position
    that can come again.
    """
    desk[MASK] = table.shape[0] - 1
    return _look(
        own, opp, kings, side, depth, alpha, beta, ply, quiet,
        bare(desk), bare(out), base, bare(table), bare(known),
    )  # fmt: skip
