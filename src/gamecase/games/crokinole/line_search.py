"""The best shots of crokinole, for a hand as steady as a tournament player's."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from gamecase.engines.line_search_module import SearchBudget, SearchedLine, SearchReport, report_of
from gamecase.games.crokinole.bot import expectation, level_settings
from gamecase.games.crokinole.engine.candidates import PlannedShot
from gamecase.games.crokinole.engine.shot_search import ranked_shots
from gamecase.games.crokinole.notation import write_action
from gamecase.games.crokinole.position import Position
from gamecase.kernel.errors import BadInput

UNIT = "points"
LEVELS = ()

_LEVEL = "champion"
_SEED = 1  # the same position has the same analysis
_NEAR_PLACE, _NEAR_HEADING, _NEAR_SPEED = 6.0, 3.0, 0.2  # degrees, degrees, share: the same shot


def deepen(position: Position, lines: int, budget: SearchBudget) -> Iterator[SearchReport]:
    """Every stage refines the best shots of the one before; its number is the depth."""
    if position.rules.on_real_board:
        raise BadInput("a real board is not simulated: there are no shots to analyse")
    if position.flick is not None:
        raise BadInput("a flick is under way: analyse before it, or after the discs have settled")
    return _stages(position, lines, budget)


def _stages(position: Position, lines: int, budget: SearchBudget) -> Iterator[SearchReport]:
    level = level_settings(_LEVEL)
    stages = len(level.refinements)
    deepest = stages if budget.ply is None else min(budget.ply, stages)
    side = position.rules.side(position.shooter)
    lead = float(position.points_of(side) - position.points_of(1 - side))
    for stage in range(deepest + 1):
        settings = replace(level, refinements=level.refinements[:stage])
        nodes = settings.max_simulations
        if stage and budget.nodes is not None and nodes > budget.nodes:
            return
        before = budget.elapsed
        ranked = ranked_shots(position, settings, Random(_SEED), in_points=True)
        best = _distinct(ranked, lines)
        found = tuple(
            SearchedLine(
                actions=(write_action(shot.flick()),),
                value=value,
                expectation=expectation(lead + value),
            )
            for value, shot in best
        )
        yield report_of(found, ply=stage, nodes=nodes)
        if not budget.allows(1.5 * (budget.elapsed - before)):
            return


def _distinct(
    ranked: list[tuple[float, PlannedShot]], count: int
) -> list[tuple[float, PlannedShot]]:
    """The best shots that differ: not the neighbours of a better one."""
    chosen: list[tuple[float, PlannedShot]] = []
    for value, shot in ranked:
        if len(chosen) == count:
            break
        if not any(_is_near(shot, other) for _, other in chosen):
            chosen.append((value, shot))
    return chosen


def _is_near(one: PlannedShot, other: PlannedShot) -> bool:
    return (
        abs(one.place - other.place) < _NEAR_PLACE
        and abs(one.heading - other.heading) < _NEAR_HEADING
        and abs(one.speed - other.speed) < _NEAR_SPEED * other.speed
    )
