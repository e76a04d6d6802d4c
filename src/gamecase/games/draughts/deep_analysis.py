"""The best lines of draughts, deeper with every step."""

from math import inf, isinf

from gamecase.engines.analyst_module import result
from gamecase.engines.deep_analysis_module import (
    LOOK_DEEPER,
    DeepLevel,
    DeepLine,
    DeepStep,
    DeepTask,
)
from gamecase.games.draughts.analyst import describe_men
from gamecase.games.draughts.position import Position
from gamecase.kernel.phrase import Phrase

_LINES = 4
_FIRST_NODES = 100_000
_FACTOR = 2  # times the positions of the step before
_STEPS = 8
_DEEPEST = 64
_LEVEL = DeepLevel(key="deeper", kind="search", label=LOOK_DEEPER, steps=_STEPS)


def levels(position: Position) -> tuple[DeepLevel, ...]:
    return (_LEVEL,)


def step(position: Position, task: DeepTask) -> DeepStep:
    # Numba is slow to load.
    from gamecase.games.draughts.engine.analysis import search_lines  # noqa: PLC0415
    from gamecase.games.draughts.engine.root_search import SearchLimits  # noqa: PLC0415
    from gamecase.games.draughts.engine.search import DECIDED  # noqa: PLC0415

    nodes = _FIRST_NODES * _FACTOR**task.step
    limits = SearchLimits(depth=_DEEPEST, nodes=nodes, uses_tablebase=True)
    found = search_lines(position, _LINES, limits)
    lines = tuple(
        DeepLine(
            actions=tuple(move.text for move in scored.line),
            value=(inf if scored.value > 0 else -inf)
            if abs(scored.value) > DECIDED
            else scored.value / 100,
        )
        for scored in found.lines
    )
    is_last = found.is_exact or found.depth >= _DEEPEST or task.step + 1 == _STEPS
    return DeepStep(lines=lines, ply=found.depth, is_last=is_last)


def describe_value(value: float, ends_in: int | None) -> Phrase:
    if isinf(value):
        return result(value).first
    return describe_men(round(100 * value))
