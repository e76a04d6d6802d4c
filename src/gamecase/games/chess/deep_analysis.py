"""The best lines of chess, deeper with every step."""

import time
from math import inf, isinf

from gamecase.engines.deep_analysis_module import (
    LOOK_DEEPER,
    DeepLevel,
    DeepLine,
    DeepStep,
    DeepTask,
)
from gamecase.games.chess.analyst import MAX_LINE, legal_line, score_phrase
from gamecase.games.chess.engine.engine_chain import engine_chain
from gamecase.games.chess.engine.search_types import SearchLimit, mate_score
from gamecase.games.chess.position import Position
from gamecase.kernel.phrase import Phrase

_LINES = 4
_FIRST_NODES = 100_000
_FACTOR = 2  # times the positions of the step before
_STEPS = 14
_PATIENCE_SECONDS = 30.0
_LEVEL = DeepLevel(key="deeper", kind="search", label=LOOK_DEEPER, steps=_STEPS)


def levels(position: Position) -> tuple[DeepLevel, ...]:
    return (_LEVEL,)


def step(position: Position, task: DeepTask) -> DeepStep:
    board, chain = position.board_with_history(), engine_chain()
    nodes, began = _FIRST_NODES * _FACTOR**task.step, time.monotonic()
    limit = SearchLimit(lines=_LINES, nodes=nodes, seconds=task.seconds)
    # An engine that stops by itself is waited for longer: on a busy machine it has not failed.
    moves = chain.score_moves(board, limit, 3 * task.seconds + _PATIENCE_SECONDS)
    lines = []
    for scored in moves:
        mate = scored.mate_in
        value = scored.score / 100 if not mate else inf if mate > 0 else -inf
        actions = legal_line(board, scored)[:MAX_LINE]
        lines.append(DeepLine(actions=actions, value=value, ends_in=abs(mate) or None))
    is_broken_off = time.monotonic() - began > 0.9 * task.seconds
    is_last = board.legal_moves.count() == 1 or task.step + 1 == _STEPS or is_broken_off
    return DeepStep(lines=tuple(lines), ply=moves[0].depth, is_last=is_last)


def describe_value(value: float, ends_in: int | None) -> Phrase:
    if isinf(value):
        moves = ends_in or 1
        return score_phrase(mate_score(moves if value > 0 else -moves))
    return score_phrase(round(100 * value))
