"""Rollouts for other programs: what was asked in, means and how sure they are out."""

from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gamecase.games.backgammon.engine.cluster import cluster
from gamecase.games.backgammon.engine.cube_decisions import stake_of
from gamecase.games.backgammon.engine.cube_model import Stake
from gamecase.games.backgammon.engine.moves import row_of
from gamecase.games.backgammon.engine.requests import NAMES, shown_position
from gamecase.games.backgammon.engine.rollout import (
    Crew,
    Estimate,
    Result,
    RolloutStopped,
    rollout,
)
from gamecase.games.backgammon.engine.rollout_games import Plan
from gamecase.games.backgammon.json_requests import check_parts, read_board, read_rules
from gamecase.games.backgammon.position import Phase
from gamecase.kernel.errors import BadInput

Report = Callable[[int, int, str], None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """What was asked for, whatever the position."""

    games: int
    truncate: int
    seed: int
    cube: bool
    luck: bool
    workers: int | None
    cluster: str
    keep: str


def rolled_out(question: dict[str, Any], wanted: Wanted, report: Report) -> dict[str, Any]:
    """Roll a position out; with the cube twice, not doubled and doubled, on the same dice."""
    check_parts(question, {"ruleset", "switches", "position"})
    told = question.get("position")
    if isinstance(told, str) and ":" in told:
        position = shown_position(told, question)
        if position.phase not in (Phase.CHOICE, Phase.THROW, Phase.OFFERED):
            raise BadInput(
                f"a position is rolled out before a throw, not in phase {position.phase}"
            )
        rules, row = position.rules, row_of(position.board)
        stake = stake_of(position, position.turn)
    else:
        rules = read_rules(question)
        row, stake = row_of(read_board(told, rules)), Stake()
    stakes: dict[str, Stake | None] = {"": None}
    if wanted.cube:
        stakes = {"no_double": stake}
        if stake.may_double:
            stakes["double_take"] = stake.doubled()
    answer: dict[str, Any] = {}
    with cluster(wanted.cluster) if wanted.cluster else nullcontext() as crew:
        for name, each in stakes.items():
            plan = Plan(
                games=wanted.games,
                seed=wanted.seed,
                truncate=wanted.truncate,
                takes_luck_out=not wanted.luck,
                stake=each,
                unit=stake if each else None,
            )
            told = _one(row, rules, plan, wanted, crew, name, report)
            answer |= {name: told} if name else told
            if "error" in told:
                break
    return answer


def _one(
    row: Any, rules: Any, plan: Plan, wanted: Wanted, crew: Crew | None, name: str, report: Report
) -> dict[str, Any]:
    def progress(result: Result) -> None:
        mean, error = result.equity.mean, result.equity.error
        report(result.games, result.asked, f"{name} {mean:+.4f} ± {error:.4f}".strip())

    keep = Path(f"{wanted.keep}.{name}" if name else wanted.keep) if wanted.keep else None
    try:
        found = rollout(
            row, rules, plan, crew=crew, workers=wanted.workers, keep=keep, progress=progress
        )
    except RolloutStopped as stopped:
        return {"error": str(stopped), **(_told(stopped.result) if stopped.result else {})}
    return _told(found)


def _told(result: Result) -> dict[str, Any]:
    found: dict[str, Any] = {"games": result.games, "equity": _estimate(result.equity)}
    for name, chance in zip(NAMES, result.chances, strict=False):
        found[name] = _estimate(chance)
    if result.match_chance is not None:
        found["match_chance"] = _estimate(result.match_chance)
    return found


def _estimate(estimate: Estimate) -> dict[str, Any]:
    return {"mean": estimate.mean, "error": estimate.error, "interval": [*estimate.interval]}
