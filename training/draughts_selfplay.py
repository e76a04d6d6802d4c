"""Games of the draughts engine against itself, compiled as a whole: many thousands an hour.

Each game begins with some random moves. Positions in which the best move takes nothing are recorded
with the value of the search and, afterwards, with the result of the game.
"""

from dataclasses import dataclass

import numpy as np

from gamecase.engines.cached_njit import cached_njit
from gamecase.games.draughts.engine.bit_intrinsics import popcount
from gamecase.games.draughts.engine.compiled_moves import (
    CROWNED,
    END,
    START,
    TAKEN,
    kings_after,
    make_move_buffer,
)
from gamecase.games.draughts.engine.evaluation import Int32Array
from gamecase.games.draughts.engine.packed_rules import QUIET_LIMIT, IntArray, pack_board
from gamecase.games.draughts.engine.perft import generate_moves
from gamecase.games.draughts.engine.search import DECIDED, WIN, negamax
from gamecase.games.draughts.engine.tablebase import DRAW, LOSS, ByteArray, look_up
from gamecase.games.draughts.engine.tablebase_files import find_tablebase
from gamecase.games.draughts.engine.transposition import (
    AGES,
    make_transposition_table,
    position_key,
)
from gamecase.games.draughts.engine.weights import (
    Weights,
    pattern_table,
    write_weights,
)
from gamecase.games.draughts.engine.workspace import (
    HISTORY,
    LINE_KEYS,
    MATERIAL_STARTS,
    NODE_LIMIT,
    NODES,
    ROOT_PLY,
    STOPPED,
    TABLE_AGE,
    TABLEBASE_PIECES,
    SearchTuning,
    make_workspace,
    write_settings,
)
from gamecase.games.draughts.position import opening_cells
from gamecase.games.draughts.ruleset import Ruleset

WHITE, BLACK, KINGS, SIDE, VALUE, RESULT = range(6)  # columns of recorded positions
COLUMNS = 6
UNKNOWN = 2  # a result
LONGEST_GAME = 300  # moves; a longer game is drawn
_TABLE_BITS = 14
_MIN_RANDOM, _MAX_RANDOM = 6, 12  # random moves at the start
_RANDOM_SHARE = 1 / 40  # of later moves are random, so that unusual positions occur
_UNEVEN = 120  # hundredths of a man; openings that are worse for one side are not played
_HOPELESS = 4  # men; a side without a king that is so far behind has lost
_MAX_PAST = 400  # positions that can be repeated


@cached_njit(
    "int64(int64,int64,int64,int64,int64,int64,int64,int64[::1],int64[:,::1],int64[:,::1],"
    "uint8[::1],int32[::1],int64[::1])"
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
    patterns: Int32Array,
    best_value: IntArray,
) -> int:
    """The index of the best move, -1 if there is none; `best_value[0]` becomes its value.

    Iterative deepening as in RootSearch, but with a transposition table that lasts for a game.
    """
    count = generate_moves(own, opp, kings, side, workspace, out, 0)
    if count == 0:
        return -1
    order = np.arange(count)
    workspace[NODES], workspace[STOPPED] = 0, 0
    workspace[ROOT_PLY], workspace[NODE_LIMIT] = past, 1 << 60
    workspace[TABLE_AGE] = (workspace[TABLE_AGE] + 1) % AGES
    for depth in range(1, 40):
        best, best_at = -2 * WIN, 0
        for nth in range(count):
            at = order[nth]
            start, end, taken = out[at, START], out[at, END], out[at, TAKEN]
            after = kings_after(kings, start, end, taken, out[at, CROWNED])
            next_quiet = quiet + 1 if taken == 0 and kings & start != 0 else 0
            bottom = -2 * WIN if nth == 0 else -best - 1
            while True:
                value = -negamax(
                    opp & ~taken, (own ^ start) | end, after, 1 - side, depth - 1,
                    bottom, -best, past + 1, next_quiet, workspace, out, count, table, tablebase,
                    patterns,
                )  # fmt: skip
                if value <= best or bottom == -2 * WIN or workspace[STOPPED]:
                    break
                bottom = -2 * WIN
            if workspace[STOPPED]:
                break
            if value > best:
                best, best_at = value, nth
        if workspace[STOPPED] and best == -2 * WIN:
            break
        best_move = order[best_at]
        for nth in range(best_at, 0, -1):
            order[nth] = order[nth - 1]
        order[0], best_value[0] = best_move, best
        workspace[NODE_LIMIT] = nodes
        if workspace[STOPPED] or count == 1 or abs(best) > DECIDED:
            break
    return int(order[0])


@cached_njit(
    "int64(int64,int64,int64,int64,int64,int64,int64,int64,float64,int64[::1],int64[:,::1],"
    "int64[:,::1],int32[::1],int64[::1],int64[:,::1],int32[::1],uint8[::1],int64[:,::1],int64)"
)
def play(
    first: int,
    second: int,
    starting_kings: int,
    starting: int,
    random_turns: int,
    seed: int,
    white_nodes: int,
    black_nodes: int,
    random_share: float,
    white_workspace: IntArray,
    out: IntArray,
    white_table: IntArray,
    white_patterns: Int32Array,
    black_workspace: IntArray,
    black_table: IntArray,
    black_patterns: Int32Array,
    tablebase: ByteArray,
    positions: IntArray,
    base: int,
) -> int:
    """Play one game and record its quiet positions from row `base` on; return their number.

    -1 if the opening is too uneven. The row after the positions holds the result of the game.
    """
    np.random.seed(seed)
    own, opp, kings, side = first, second, starting_kings, starting
    best_value = np.zeros(1, dtype=np.int64)
    at, since_random, quiet, past, result = base, base, 0, 0, 0
    for turn in range(LONGEST_GAME):
        workspace, table = (
            (black_workspace, black_table) if side else (white_workspace, white_table)
        )
        key = position_key(own, opp, kings, side)
        white_workspace[LINE_KEYS + past] = key
        black_workspace[LINE_KEYS + past] = key
        is_random = turn > random_turns and np.random.random() < random_share
        if turn < random_turns or is_random:
            count = generate_moves(own, opp, kings, side, workspace, out, 0)
            if count == 0 and not is_random:
                return -1
            if count == 0:
                result = 1 if side else -1
                break
            chosen = np.random.randint(count)
            # After a random move the result says nothing about earlier positions.
            positions[since_random:at, RESULT] = UNKNOWN
            since_random = at
        else:
            if popcount(own | opp) <= workspace[TABLEBASE_PIECES]:
                value = look_up(own, opp, kings, side, workspace, tablebase)
                result = 0 if value == DRAW else -1 if value == LOSS else 1
                result = -result if side else result
                break
            chosen = choose(
                own, opp, kings, side, past, quiet, black_nodes if side else white_nodes,
                workspace, out, table, tablebase, black_patterns if side else white_patterns,
                best_value,
            )  # fmt: skip
            if chosen < 0:
                result = 1 if side else -1
                break
            value = best_value[0]
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
        is_quiet = taken == 0 and is_king
        kings &= ~(start | taken)
        if out[chosen, CROWNED] or is_king:
            kings |= end
        own, opp = opp & ~taken, (own ^ start) | end
        side = 1 - side
        quiet = quiet + 1 if is_quiet else 0
        past = past + 1 if is_quiet else 0
        if quiet >= workspace[QUIET_LIMIT]:
            break
        if own == 0:
            result = 1 if side else -1
            break
    positions[since_random:at, RESULT] = result
    if at < len(positions):
        positions[at, RESULT] = result
    return at - base


@dataclass(frozen=True)
class EngineSide:
    """The engine with some weights, for one side of a game."""

    workspace: IntArray
    table: IntArray
    patterns: Int32Array
    nodes: int  # searched a move

    @classmethod
    def of(
        cls,
        rules: Ruleset,
        weights: Weights,
        nodes: int,
        settings: SearchTuning | None = None,
    ) -> "EngineSide":
        workspace = make_workspace(rules, _MAX_PAST)
        write_weights(weights, rules, workspace)
        tablebase = find_tablebase(rules)
        if tablebase is not None:
            workspace[TABLEBASE_PIECES] = tablebase.pieces
            workspace[MATERIAL_STARTS:HISTORY] = tablebase.workspace[MATERIAL_STARTS:HISTORY]
        if settings is not None:
            write_settings(workspace, settings)
        table = make_transposition_table(max(_TABLE_BITS, nodes.bit_length() + 1))
        return cls(workspace, table, pattern_table(weights, rules.size), nodes)

    def reset(self) -> None:
        """Clear the transposition table and the history before a game."""
        self.table[:] = 0
        self.workspace[HISTORY : HISTORY + 2 * 64 * 64] = 0


class SelfPlay:
    """Plays games of one ruleset."""

    def __init__(self, rules: Ruleset, nodes: int) -> None:
        self.random_share = 0.0
        tablebase = find_tablebase(rules)
        self.rules, self.nodes = rules, nodes
        self.tablebase = (
            tablebase.packed_values if tablebase is not None else np.zeros(1, dtype=np.uint8)
        )
        self.buffer = make_move_buffer(240)
        self.start = pack_board(rules, opening_cells(rules), rules.starter)

    def play(
        self, white: EngineSide, black: EngineSide, seed: int, positions: IntArray, base: int
    ) -> int:
        """Play one game; return the number of positions, -1 if the opening was too uneven."""
        white.reset()
        black.reset()
        random = np.random.default_rng(seed)
        random_turns = int(random.integers(_MIN_RANDOM, _MAX_RANDOM + 1))
        return int(play(
            *self.start, random_turns, seed, white.nodes, black.nodes, self.random_share,
            white.workspace, self.buffer, white.table, white.patterns,
            black.workspace, black.table, black.patterns, self.tablebase, positions, base,
        ))  # fmt: skip

    def gather(self, weights: Weights, games: int, seed: int) -> IntArray:
        """The recorded positions of so many games of the engine against itself."""
        white, black = (EngineSide.of(self.rules, weights, self.nodes) for _ in range(2))
        rows = games * LONGEST_GAME // 3 + LONGEST_GAME
        positions = np.zeros((rows, COLUMNS), dtype=np.int64)
        count = played = 0
        self.random_share = _RANDOM_SHARE
        while played < games and count + LONGEST_GAME < len(positions):
            seed += 1
            recorded = self.play(white, black, seed, positions, count)
            if recorded >= 0:
                count, played = count + recorded, played + 1
        return positions[:count]

    def match(self, new: Weights, old: Weights, openings: int, seed: int) -> float:
        """The share of points of `new` against `old`, with both sides of each opening."""
        sides = tuple(EngineSide.of(self.rules, weights, self.nodes) for weights in (new, old))
        return self.match_sides(*sides, openings, seed)

    def match_sides(self, new: EngineSide, old: EngineSide, openings: int, seed: int) -> float:
        """The share of points of one engine against another."""
        sides = new, old
        positions = np.zeros((LONGEST_GAME + 1, COLUMNS), dtype=np.int64)
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
