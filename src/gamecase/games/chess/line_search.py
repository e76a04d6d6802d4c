"""The best lines of chess, by the UCI engine that is installed or the built-in one."""

from collections.abc import Iterator
from dataclasses import replace
from math import inf

from gamecase.engines.line_search_module import (
    SearchBudget,
    SearchedLine,
    SearchReport,
    growing_nodes,
    report_of,
)
from gamecase.games.chess.engine.engine_chain import engine_chain
from gamecase.games.chess.engine.search_types import EngineMove, SearchLimit
from gamecase.games.chess.position import Position

UNIT = "pawns"
LEVELS = ()

_FIRST_NODES, _USUAL_NODES = 5_000, 200_000
_UNLIMITED = 10**12
_LONGEST_WAIT = 3_600.0  # seconds for an engine that was given a number of nodes


def deepen(position: Position, lines: int, budget: SearchBudget) -> Iterator[SearchReport]:
    board = position.board_with_history()
    chain = engine_chain()
    for limit in _limits(lines, budget):
        left = budget.seconds_left
        wait = _LONGEST_WAIT if left is None else left + 5.0
        moves = chain.score_moves(board, replace(limit, seconds=left), wait)
        report = report_of(tuple(map(_line, moves)), ply=limit.depth, nodes=limit.nodes)
        yield replace(report, engine=chain.last)


def _limits(lines: int, budget: SearchBudget) -> Iterator[SearchLimit]:
    """Limits of one search after the other: by depth where one is wanted, otherwise by nodes."""
    if budget.ply:
        for depth in range(1, budget.ply + 1):
            begun = budget.elapsed
            yield SearchLimit(lines=lines, depth=depth, nodes=budget.nodes or _UNLIMITED)
            if not budget.allows(2 * (budget.elapsed - begun)):
                return
    else:
        for nodes in growing_nodes(budget, _FIRST_NODES, _USUAL_NODES):
            yield SearchLimit(lines=lines, nodes=nodes)


def _line(scored: EngineMove) -> SearchedLine:
    mate = scored.mate_in
    value = scored.score / 100 if not mate else inf if mate > 0 else -inf
    return SearchedLine(
        actions=tuple(move.uci() for move in scored.line or (scored.move,)),
        value=value,
        expectation=scored.expectation,
        ends_in=abs(mate) or None,
    )
