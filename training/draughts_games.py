"""Games of the draughts engine against itself, compiled whole: many thousands an hour.

Each game begins with some random turns. Positions in which nothing can be taken are noted with what
the search thought of them, and afterwards with how the game ended.
"""

from dataclasses import dataclass

import numpy as np

from gamecase.engines.cached_njit import cached_njit
from gamecase.games.draughts.engine.bit_intrinsics import popcount
from gamecase.games.draughts.engine.kernel import (
    CROWNED,
    END,
    START,
    TAKEN,
    kings_after,
    make_move_buffer,
)
from gamecase.games.draughts.engine.packed_rules import QUIET_LIMIT, IntArray, pack_board
from gamecase.games.draughts.engine.perft import generate_moves
from gamecase.games.draughts.engine.search import (
    DECIDED,
    WIN,
    make_transposition_table,
    negamax,
    position_key,
)
from gamecase.games.draughts.engine.tablebase import DRAW, LOSS, ByteArray, look_up
from gamecase.games.draughts.engine.tablebase_files import find_tablebase
from gamecase.games.draughts.engine.weights import Weights, write_weights
from gamecase.games.draughts.engine.workspace import (
    HISTORY,
    LINE_KEYS,
    MATERIAL_STARTS,
    NODE_LIMIT,
    NODES,
    ROOT_PLY,
    STOPPED,
    TABLEBASE_PIECES,
    make_workspace,
)
from gamecase.games.draughts.position import opening_cells
from gamecase.games.draughts.ruleset import Ruleset

WHITE, BLACK, KINGS, SIDE, VALUE, RESULT = range(6)  # columns of what is noted
COLUMNS = 6
UNKNOWN = 2  # a result
LONGEST = 300  # turns; a longer game is drawn
_TABLE_BITS = 14
_FEWEST_RANDOM, _MOST_RANDOM = 6, 12  # turns before the engine plays
_RANDOM_SHARE = 1 / 40  # of all turns are random ones, so that unusual positions are seen as well
_UNEVEN = 120  # hundredths of a man; openings that are worse for one side are not played
_HOPELESS = 4  # men; a side so far behind that has no king has lost
_MEMORY = 400  # positions of a game that may come again


@cached_njit(
    "int64(int64,int64,int64,int64,int64,int64,int64,int64[::1],int64[:,::1],int64[:,::1],"
    "uint8[::1],int64[::1])"
)
def choose(
    own: int,
    opp: int,
    kings: int,
    side: int,
    past: int,
    quiet: int,
    nodes: int,
    workspace: IntArray,
    out: IntArray,
    table: IntArray,
    tablebase: ByteArray,
    worth: IntArray,
) -> int:
    """The number of the best turn, -1 if there is none; `worth[0]` becomes its value. Deeper and
    deeper, as the engine does it, but with a memory that lasts for a game."""
    count = generate_moves(own, opp, kings, side, workspace, out, 0)
    if count == 0:
        return -1
    order = np.arange(count)
    workspace[NODES], workspace[STOPPED], workspace[ROOT_PLY], workspace[NODE_LIMIT] = (
        0,
        0,
        past,
        1 << 60,
    )
    for depth in range(1, 40):
        best, best_at = -2 * WIN, 0
        for nth in range(count):
            at = order[nth]
            start, end, taken = out[at, START], out[at, END], out[at, TAKEN]
            after = kings_after(kings, start, end, taken, out[at, CROWNED])
            calm = quiet + 1 if taken == 0 and kings & start != 0 else 0
            bottom = -2 * WIN if nth == 0 else -best - 1
            while True:
                value = -negamax(
                    opp & ~taken, (own ^ start) | end, after, 1 - side, depth - 1,
                    bottom, -best, past + 1, calm, workspace, out, count, table, tablebase,
                )  # fmt: skip
                if value <= best or bottom == -2 * WIN or workspace[STOPPED]:
                    break
                bottom = -2 * WIN
            if workspace[STOPPED]:
                break
            if value > best:
                best, best_at = value, nth
        if workspace[STOPPED]:
            break
        moved = order[best_at]
        for nth in range(best_at, 0, -1):
            order[nth] = order[nth - 1]
        order[0], worth[0] = moved, best
        workspace[NODE_LIMIT] = nodes
        if count == 1 or abs(best) > DECIDED:
            break
    return int(order[0])


@cached_njit(
    "int64(int64,int64,int64,int64,int64,int64,int64,float64,int64[::1],int64[:,::1],int64[:,::1],"
    "int64[::1],int64[:,::1],uint8[::1],int64[:,::1],int64)"
)
def play(
    first: int,
    second: int,
    starting_kings: int,
    starting: int,
    random_turns: int,
    seed: int,
    nodes: int,
    random_share: float,
    white_desk: IntArray,
    out: IntArray,
    white_table: IntArray,
    black_desk: IntArray,
    black_table: IntArray,
    tablebase: ByteArray,
    positions: IntArray,
    base: int,
) -> int:
    """Play one game, and note its quiet positions from `base` on; how many, or -1 if the opening
    was too uneven to be played. The row behind them has the result."""
    np.random.seed(seed)
    own, opp, kings, side = first, second, starting_kings, starting
    worth = np.zeros(1, dtype=np.int64)
    at, told, quiet, past, result = base, base, 0, 0, 0
    for turn in range(LONGEST):
        workspace, table = (black_desk, black_table) if side else (white_desk, white_table)
        key = position_key(own, opp, kings, side)
        white_desk[LINE_KEYS + past] = key
        black_desk[LINE_KEYS + past] = key
        is_astray = turn > random_turns and np.random.random() < random_share
        if turn < random_turns or is_astray:
            count = generate_moves(own, opp, kings, side, workspace, out, 0)
            if count == 0 and not is_astray:
                return -1
            if count == 0:
                result = 1 if side else -1
                break
            chosen = np.random.randint(count)
            # How the game ends says nothing of what was before.
            positions[told:at, RESULT] = UNKNOWN
            told = at
        else:
            few = popcount(own | opp) <= workspace[TABLEBASE_PIECES]
            if few:
                value = look_up(own, opp, kings, side, workspace, tablebase)
                result = 0 if value == DRAW else -1 if value == LOSS else 1
                result = -result if side else result
                break
            chosen = choose(
                own, opp, kings, side, past, quiet, nodes, workspace, out, table, tablebase, worth
            )
            if chosen < 0:
                result = 1 if side else -1
                break
            value = worth[0]
            if turn == random_turns and abs(value) > _UNEVEN:
                return -1
            if abs(value) > DECIDED:
                result = 1 if (value > 0) != (side == 1) else -1
                break
            men = popcount(own) - popcount(opp)
            weaker = own if men < 0 else opp
            if abs(men) >= _HOPELESS and weaker & kings == 0 and (men > 0) == (value > 0):
                result = 1 if (men > 0) != (side == 1) else -1
                break
            if out[chosen, TAKEN] == 0:
                positions[at, WHITE], positions[at, BLACK] = (opp, own) if side else (own, opp)
                positions[at, KINGS], positions[at, SIDE] = kings, side
                positions[at, VALUE] = -value if side else value
                at += 1
        start, end, taken = out[chosen, START], out[chosen, END], out[chosen, TAKEN]
        is_king = kings & start != 0
        is_calm = taken == 0 and is_king
        kings &= ~(start | taken)
        if out[chosen, CROWNED] or is_king:
            kings |= end
        own, opp = opp & ~taken, (own ^ start) | end
        side = 1 - side
        quiet = quiet + 1 if is_calm else 0
        past = past + 1 if is_calm else 0
        if quiet >= workspace[QUIET_LIMIT]:
            break
        if own == 0:
            result = 1 if side else -1
            break
    positions[told:at, RESULT] = result
    if at < len(positions):
        positions[at, RESULT] = result
    return at - base


@dataclass(frozen=True)
class Side:
    """An engine with its numbers, at its own desk."""

    workspace: IntArray
    table: IntArray

    @classmethod
    def of(cls, rules: Ruleset, weights: Weights) -> "Side":
        workspace = make_workspace(rules, _MEMORY)
        write_weights(weights, rules, workspace)
        tablebase = find_tablebase(rules)
        if tablebase is not None:
            workspace[TABLEBASE_PIECES] = tablebase.pieces
            workspace[MATERIAL_STARTS:HISTORY] = tablebase.workspace[MATERIAL_STARTS:HISTORY]
        return cls(workspace, make_transposition_table(_TABLE_BITS))

    def forget(self) -> None:
        self.table[:] = 0
        self.workspace[HISTORY : HISTORY + 2 * 64 * 64] = 0


class SelfPlay:
    """Where games of one ruleset are played."""

    def __init__(self, rules: Ruleset, nodes: int) -> None:
        self.random_share = 0.0
        tablebase = find_tablebase(rules)
        self.rules, self.nodes = rules, nodes
        self.tablebase = (
            tablebase.packed_values if tablebase is not None else np.zeros(1, dtype=np.uint8)
        )
        self.buffer = make_move_buffer(240)
        self.start = pack_board(rules, opening_cells(rules), rules.starter)

    def play(self, white: Side, black: Side, seed: int, positions: IntArray, base: int) -> int:
        """How many positions were noted; -1 if the opening was not worth playing."""
        white.forget()
        black.forget()
        random = np.random.default_rng(seed)
        turns_before = int(random.integers(_FEWEST_RANDOM, _MOST_RANDOM + 1))
        return int(play(
            *self.start, turns_before, seed, self.nodes, self.random_share, white.workspace,
            self.buffer, white.table, black.workspace, black.table, self.tablebase, positions, base,
        ))  # fmt: skip

    def gather(self, weights: Weights, games: int, seed: int) -> IntArray:
        """Quiet positions of so many games of an engine against itself."""
        white, black = Side.of(self.rules, weights), Side.of(self.rules, weights)
        positions = np.zeros((games * LONGEST // 3 + LONGEST, COLUMNS), dtype=np.int64)
        count = played = 0
        self.random_share = _RANDOM_SHARE
        while played < games and count + LONGEST < len(positions):
            seed += 1
            found = self.play(white, black, seed, positions, count)
            if found >= 0:
                count, played = count + found, played + 1
        return positions[:count]

    def match(self, one: Weights, other: Weights, openings: int, seed: int) -> float:
        """The share of points `one` makes against `other`, both sides of each opening."""
        sides = Side.of(self.rules, one), Side.of(self.rules, other)
        positions = np.zeros((LONGEST + 1, COLUMNS), dtype=np.int64)
        total = played = 0.0
        self.random_share = 0.0
        while played < 2 * openings:
            seed += 1
            for white, black, sign in ((*sides, 1), (*sides[::-1], -1)):
                count = self.play(white, black, seed, positions, 0)
                if count >= 0:
                    total += (1 + sign * int(positions[count, RESULT])) / 2
                    played += 1
        return total / played
