"""Chess bots, from a player in the first week to one that people do not beat.

An engine scores the moves; a level limits its search and then chooses among the moves. Weak levels
search only a move or two ahead and choose moves that are nearly as good almost as often as the best
one. So they make human mistakes, by missing what lies beyond their depth, instead of random ones.
"""

from dataclasses import dataclass, replace
from math import exp
from random import Random

from gamecase.engines.bot import Advice, Bot, Level, MoveContext
from gamecase.games.chess.engine import builtin
from gamecase.games.chess.engine.fallback import EngineChain, engine_chain
from gamecase.games.chess.engine.scored_moves import EngineMove, SearchLimit
from gamecase.games.chess.position import Action, Position, read_move
from gamecase.kernel.errors import BadInput
from gamecase.kernel.phrase import Phrase

_WON = 1500  # centipawns: levels do not distinguish higher scores
_MATE = 2000  # but they do distinguish a mate from a high score
_CLEARLY_WORSE = 100  # centipawns: by how much the second best move is behind an "only move"


@dataclass(frozen=True, slots=True, kw_only=True)
class ChessLevel:
    """The search limit of a level, and how it chooses among the moves found."""

    depth: int = 0
    nodes: int = 40_000
    lines: int = 1
    tolerance: float = 0.0  # centipawns of loss that divide the likelihood by e; 0: the best move
    max_loss: int = 0  # centipawns; moves that lose more are never chosen
    nodes_per_second: int = 0  # for the level that uses its time

    def limit(self, seconds: float) -> SearchLimit:
        nodes = int(self.nodes_per_second * seconds) or self.nodes
        return SearchLimit(lines=self.lines, depth=self.depth, nodes=nodes)


#: Measured by benchmarks/chess_levels.py; docs/chess.md has the results.
LEVEL_SETTINGS = {
    "first-week": ChessLevel(depth=1, lines=40, tolerance=400, max_loss=1400),
    "first-month": ChessLevel(depth=1, lines=40, tolerance=310, max_loss=1200),
    "first-year": ChessLevel(depth=1, lines=30, tolerance=220, max_loss=1000),
    "casual": ChessLevel(depth=2, lines=14, tolerance=118, max_loss=500),
    "hobby": ChessLevel(depth=2, lines=12, tolerance=107, max_loss=420),
    "club": ChessLevel(depth=3, lines=8, tolerance=50, max_loss=240),
    "strong-club": ChessLevel(depth=5, lines=5, tolerance=24, max_loss=130),
    "expert": ChessLevel(depth=7, lines=4, tolerance=15, max_loss=90),
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
            limit = replace(limit, lines=max(2, limit.lines))
        moves = engines.score_moves(board, limit, context.seconds)
        remark = Phrase("aside-own-engine") if engines.last == builtin.NAME else None
        if position.claims and moves[0].score <= 0:  # take the draw unless better
            return Advice(position.claims[0], 0.0, remark)
        chosen = choose_move(moves, self.level, context.random)
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


def choose_move(moves: list[EngineMove], level: ChessLevel, random: Random) -> EngineMove:
    """One of the moves at random; the smaller its loss, the likelier."""
    if level.tolerance == 0:
        return moves[0]
    best = _perceived_score(moves[0])
    losses = [(move, best - _perceived_score(move)) for move in moves]
    options = [(move, loss) for move, loss in losses if loss <= level.max_loss]
    weights = [exp(-max(loss, 0) / level.tolerance) for _, loss in options]
    return random.choices([move for move, _ in options], weights)[0]


def _perceived_score(move: EngineMove) -> int:
    """The score as people perceive it: capped, but a mate is more than any advantage."""
    if move.mate_in:
        return _MATE if move.score > 0 else -_MATE
    return max(-_WON, min(_WON, move.score))
