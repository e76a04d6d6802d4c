"""Answer the rollout requests of other programs."""

from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gamecase.games.backgammon.engine.cluster_rollouts import rollout_cluster
from gamecase.games.backgammon.engine.cube_decisions import cube_state_of
from gamecase.games.backgammon.engine.cube_model import CubeState
from gamecase.games.backgammon.engine.moves import row_of
from gamecase.games.backgammon.engine.request_handler import CHANCE_NAMES, position_of_id
from gamecase.games.backgammon.engine.rollout import (
    RolloutEstimate,
    RolloutExecutor,
    RolloutResult,
    RolloutStopped,
    rollout,
)
from gamecase.games.backgammon.engine.rollout_games import RolloutPlan
from gamecase.games.backgammon.position import Phase
from gamecase.games.backgammon.request_fields import check_fields, read_board, read_rules
from gamecase.kernel.errors import BadInput

Report = Callable[[int, int, str], None]


@dataclass(frozen=True, slots=True, kw_only=True)
class RolloutOptions:
    """The options of a rollout, independent of the position."""

    games: int
    truncate: int
    seed: int
    cube: bool
    luck: bool
    workers: int | None
    cluster: str
    keep: str


def answer_rollout(
    request: dict[str, Any], options: RolloutOptions, report: Report
) -> dict[str, Any]:
    """Roll a position out; with the cube twice, not doubled and doubled, with the same dice."""
    check_fields(request, {"ruleset", "switches", "position"})
    position_id = request.get("position")
    if isinstance(position_id, str) and ":" in position_id:
        position = position_of_id(position_id, request)
        if position.phase not in (Phase.CHOICE, Phase.THROW, Phase.OFFERED):
            raise BadInput(f"a position is rolled out before a roll, not in phase {position.phase}")
        rules, row = position.rules, row_of(position.board)
        cube_state = cube_state_of(position, position.turn)
    else:
        rules = read_rules(request)
        row, cube_state = row_of(read_board(position_id, rules)), CubeState()
    cube_states: dict[str, CubeState | None] = {"": None}
    if options.cube:
        cube_states = {"no_double": cube_state}
        if cube_state.can_double:
            cube_states["double_take"] = cube_state.doubled()
    response: dict[str, Any] = {}
    with rollout_cluster(options.cluster) if options.cluster else nullcontext() as cluster:
        for name, state in cube_states.items():
            plan = RolloutPlan(
                games=options.games,
                seed=options.seed,
                truncate=options.truncate,
                reduces_variance=not options.luck,
                cube_state=state,
                unit=cube_state if state else None,
            )
            result = _roll_out(row, rules, plan, options, cluster, name, report)
            response |= {name: result} if name else result
            if "error" in result:
                break
    return response


def _roll_out(
    row: Any,
    rules: Any,
    plan: RolloutPlan,
    options: RolloutOptions,
    cluster: RolloutExecutor | None,
    name: str,
    report: Report,
) -> dict[str, Any]:
    def progress(result: RolloutResult) -> None:
        mean, error = result.equity.mean, result.equity.error
        report(result.games, result.requested, f"{name} {mean:+.4f} ± {error:.4f}".strip())

    keep = Path(f"{options.keep}.{name}" if name else options.keep) if options.keep else None
    try:
        result = rollout(
            row, rules, plan, cluster=cluster, workers=options.workers, keep=keep, progress=progress
        )
    except RolloutStopped as stopped:
        return {
            "error": str(stopped),
            **(_result_as_json(stopped.result) if stopped.result else {}),
        }
    return _result_as_json(result)


def _result_as_json(result: RolloutResult) -> dict[str, Any]:
    response: dict[str, Any] = {"games": result.games, "equity": _estimate_as_json(result.equity)}
    for name, chance in zip(CHANCE_NAMES, result.chances, strict=False):
        response[name] = _estimate_as_json(chance)
    if result.match_chance is not None:
        response["match_chance"] = _estimate_as_json(result.match_chance)
    return response


def _estimate_as_json(estimate: RolloutEstimate) -> dict[str, Any]:
    return {"mean": estimate.mean, "error": estimate.error, "interval": [*estimate.interval]}
