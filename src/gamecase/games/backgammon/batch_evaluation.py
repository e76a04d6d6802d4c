"""Many positions at once, and rollouts, for the public functions of the library."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from gamecase.engines.batch_evaluation_module import Estimate, Rollout, RolloutSettings
from gamecase.games.backgammon.position import Phase, Position
from gamecase.kernel.errors import BadInput
from gamecase.kernel.input_checks import check_whole

if TYPE_CHECKING:
    from gamecase.games.backgammon.engine.chances import Chances
    from gamecase.games.backgammon.engine.rollout import RolloutEstimate

CHANCES = ("win", "win_gammon", "win_backgammon", "lose_gammon", "lose_backgammon")


def evaluate(positions: Sequence[Position], ply: int) -> "Chances":
    """The five chances of the side on roll, one row for each position of one ruleset."""
    # The engine is slow to load.
    import numpy as np  # noqa: PLC0415

    from gamecase.games.backgammon.engine.moves import row_of  # noqa: PLC0415
    from gamecase.games.backgammon.engine.player import search_for  # noqa: PLC0415
    from gamecase.games.backgammon.engine.search import DEPTHS  # noqa: PLC0415

    check_whole("ply", ply, DEPTHS[0], DEPTHS[-1])
    chances = np.empty((len(positions), len(CHANCES)), np.float32)
    by_rules: dict[object, list[int]] = {}
    for nth, position in enumerate(positions):
        by_rules.setdefault(position.rules, []).append(nth)
    for which in by_rules.values():
        rules = positions[which[0]].rules
        rows = np.array([row_of(positions[nth].board) for nth in which], np.int8)
        chances[which] = search_for(rules).chances(rows, ply)
    return chances


def roll_out(position: Position, settings: RolloutSettings) -> Iterator[Rollout]:
    """The result after every 108 games, and after the last."""
    from gamecase.games.backgammon.engine.cube_decisions import cube_state_of  # noqa: PLC0415
    from gamecase.games.backgammon.engine.moves import row_of  # noqa: PLC0415
    from gamecase.games.backgammon.engine.rollout import rollout_iter  # noqa: PLC0415
    from gamecase.games.backgammon.engine.rollout_games import RolloutPlan  # noqa: PLC0415

    if position.phase not in (Phase.CHOICE, Phase.THROW, Phase.OFFERED):
        raise BadInput(f"a position is rolled out before a roll, not in phase {position.phase}")
    state = cube_state_of(position, position.turn) if settings.cube else None
    plan = RolloutPlan(
        games=settings.games, seed=settings.seed, truncate=settings.truncate, cube_state=state
    )
    results = rollout_iter(row_of(position.board), position.rules, plan, workers=settings.workers)
    for result in results:
        chance = result.match_chance
        yield Rollout(
            result.games,
            _estimate(result.equity),
            tuple(map(_estimate, result.chances)),
            None if chance is None else _estimate(chance),
        )


def _estimate(estimate: "RolloutEstimate") -> Estimate:
    return Estimate(estimate.mean, estimate.error)
