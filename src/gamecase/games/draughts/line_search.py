"""The best lines of draughts, by the compiled engine and its tables of endings."""

from collections.abc import Iterator
from math import inf

from gamecase.engines.line_search_module import (
    SearchBudget,
    SearchedLine,
    SearchReport,
    growing_nodes,
    report_of,
)
from gamecase.games.draughts.position import Position

UNIT = "men"
LEVELS = ()

_FIRST_NODES, _USUAL_NODES = 20_000, 600_000
_DEEPEST = 64


def deepen(position: Position, lines: int, budget: SearchBudget) -> Iterator[SearchReport]:
    # Numba is slow to load.
    from gamecase.games.draughts.engine.analysis import ScoredLine, search_lines  # noqa: PLC0415
    from gamecase.games.draughts.engine.root_search import SearchLimits  # noqa: PLC0415
    from gamecase.games.draughts.engine.search import DECIDED, TABLEBASE_WIN, WIN  # noqa: PLC0415

    def line(scored: ScoredLine) -> SearchedLine:
        is_decided = abs(scored.value) > DECIDED
        moves = (WIN - abs(scored.value) + 1) // 2 if abs(scored.value) > TABLEBASE_WIN else None
        value = (inf if scored.value > 0 else -inf) if is_decided else scored.value / 100
        return SearchedLine(
            actions=tuple(move.text for move in scored.line),
            value=value,
            expectation=scored.expectation,
            ends_in=moves if is_decided else None,
        )

    depth = min(budget.ply or _DEEPEST, _DEEPEST)
    before = -1
    for nodes in growing_nodes(budget, _FIRST_NODES, _USUAL_NODES):
        limits = SearchLimits(depth=depth, nodes=nodes, uses_tablebase=True)
        found = search_lines(position, lines, limits)
        if found.depth > before or found.is_exact:
            yield report_of(tuple(map(line, found.lines)), ply=found.depth, nodes=nodes)
        is_same = found.depth == before  # decided, or a forced move: more nodes change nothing
        if found.is_exact or found.depth >= depth or is_same:
            return
        before = found.depth
