"""Chess bots, from a player in the first week to one that people do not beat.

An engine scores the moves at a sound depth, at every level. Which of them a level plays depends on
how much of that it sees (`human_error.py`): weak levels overlook threats and forget moves.
"""

from dataclasses import dataclass, replace

from gamecase.engines.bot import Advice, Bot, Level, MoveContext
from gamecase.games.chess.engine import builtin
from gamecase.games.chess.engine.engine_chain import EngineChain, engine_chain
from gamecase.games.chess.engine.search_types import EngineMove, SearchLimit
from gamecase.games.chess.human_error import SEES_ALL, Attention, choose_move
from gamecase.games.chess.position import Action, Position, read_move
from gamecase.kernel.errors import BadInput
from gamecase.kernel.phrase import Phrase

#: A hint comes at once: half a second of Stockfish, which is stronger than anybody who asks.
_HINT_NODES = 150_000
_CLEARLY_WORSE = 100  # centipawns: by how much the second best move is behind an "only move"


@dataclass(frozen=True, slots=True, kw_only=True)
class ChessLevel:
    """The search limit of a level, and how much of its result the player sees."""

    depth: int = 0
    nodes: int = 100_000
    lines: int = 1
    attention: Attention = SEES_ALL
    nodes_per_second: int = 0  # for the level that uses its time

    def limit(self, seconds: float) -> SearchLimit:
        nodes = int(self.nodes_per_second * seconds) or self.nodes
        return SearchLimit(lines=self.lines, depth=self.depth, nodes=nodes)


_ALL_MOVES = 256

#: Measured by benchmarks/chess_levels.py; docs/chess.md has the results.
LEVEL_SETTINGS = {
    "first-week": ChessLevel(
        depth=6, lines=_ALL_MOVES, attention=Attention(forgets=0.88, overlooks=0.95, error=260)
    ),
    "first-month": ChessLevel(
        depth=6, lines=_ALL_MOVES, attention=Attention(forgets=0.72, overlooks=0.82, error=150)
    ),
    "first-year": ChessLevel(
        depth=6, lines=_ALL_MOVES, attention=Attention(forgets=0.56, overlooks=0.66, error=95)
    ),
    "casual": ChessLevel(
        depth=6, lines=_ALL_MOVES, attention=Attention(forgets=0.43, overlooks=0.52, error=66)
    ),
    "hobby": ChessLevel(
        depth=6, lines=_ALL_MOVES, attention=Attention(forgets=0.32, overlooks=0.39, error=50)
    ),
    "club": ChessLevel(
        depth=6, lines=_ALL_MOVES, attention=Attention(forgets=0.25, overlooks=0.31, error=41)
    ),
    "strong-club": ChessLevel(
        depth=6, lines=_ALL_MOVES, attention=Attention(forgets=0.19, overlooks=0.235, error=31)
    ),
    "expert": ChessLevel(
        depth=6, lines=_ALL_MOVES, attention=Attention(forgets=0.135, overlooks=0.168, error=22)
    ),
    "unbeatable": ChessLevel(nodes_per_second=150_000),
}

LEVELS = tuple(Level(key) for key in LEVEL_SETTINGS)


def bot(level: str) -> Bot[Position, Action]:
    if level not in LEVEL_SETTINGS:
        raise BadInput(f"no level {level!r}; there are {[*LEVEL_SETTINGS]}")
    return ChessBot(LEVEL_SETTINGS[level])


@dataclass(frozen=True, slots=True)
class ChessBot:
    """Lets an engine score the moves, and chooses one as its level does."""

    level: ChessLevel
    engines: EngineChain | None = None  # None: the chain of this process

    def advise(self, position: Position, context: MoveContext) -> Advice[Action]:
        board = position.board_with_history()
        engines = self.engines or engine_chain()
        limit = self.level.limit(context.seconds)
        if context.wants_reason:  # the reason compares the best move with the second best
            nodes = min(limit.nodes, _HINT_NODES)
            limit = replace(limit, lines=max(2, limit.lines), nodes=nodes)
        moves = engines.score_moves(board, limit, context.seconds)
        remark = Phrase("aside-own-engine") if engines.last == builtin.NAME else None
        if position.claims and moves[0].score <= 0:  # take the draw unless better
            return Advice(position.claims[0], 0.0, remark)
        chosen = choose_move(board, moves, self.level.attention, context.random)
        wants_reason = context.wants_reason and chosen is moves[0]
        reason = explain_best_move(moves) if wants_reason else None
        return Advice(read_move(chosen.move.uci()), chosen.expectation, remark, reason)


def explain_best_move(moves: list[EngineMove]) -> Phrase | None:
    """What the scores say for the first of the moves: a mate, or that it is the only good one."""
    best = moves[0]
    if best.mate_in > 1:
        return Phrase("hint-reason", {"why": "mate", "count": best.mate_in})
    if len(moves) == 1:
        return Phrase("hint-reason", {"why": "forced"})
    loss = best.score - moves[1].score
    if loss < _CLEARLY_WORSE or best.mate_in or moves[1].mate_in:
        return None
    return Phrase("hint-reason", {"why": "only", "pawns": round(loss / 100, 1)})
