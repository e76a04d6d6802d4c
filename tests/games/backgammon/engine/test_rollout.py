"""Rollouts: stratified dice, variance reduction, reproducible results, and lost workers."""

import json
import multiprocessing
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import Executor, Future
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from gamecase.games.backgammon.board import Board
from gamecase.games.backgammon.engine.bearoff import bearoff_chances
from gamecase.games.backgammon.engine.cluster_rollouts import rollout_cluster
from gamecase.games.backgammon.engine.cube_model import CubeState, Owner
from gamecase.games.backgammon.engine.moves import row_of
from gamecase.games.backgammon.engine.rollout import (
    RolloutExecutor,
    RolloutResult,
    RolloutStopped,
    fingerprint,
    rollout,
)
from gamecase.games.backgammon.engine.rollout_games import (
    BLOCK,
    RolloutBlock,
    RolloutPlan,
    block_rolls,
    play_block,
)
from gamecase.kernel.errors import BadInput
from games.backgammon.position_builders import checkers, rules

RULES = rules("tournament")
START = "24:2 13:5 8:3 6:5"


def row_of_sides(ours: str, theirs: str) -> NDArray[np.int8]:
    return row_of(Board(checkers(ours), checkers(theirs)))


def play_first_block(
    row: NDArray[np.int8], plan: RolloutPlan, count: int = BLOCK
) -> NDArray[np.float64]:
    return np.array(play_block(RolloutBlock(tuple(row.tolist()), RULES, plan, 0, count)))


OPENING = row_of_sides(START, START)
SHORT = RolloutPlan(games=2 * BLOCK, truncate=2, seed=5)


class LocalExecutor(Executor):
    """Plays in this process, and fails after a number of blocks."""

    def __init__(self, patience: int = 1000) -> None:
        self.left = patience

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.left -= 1
        if self.left < 0:
            future.set_exception(OSError("connection lost"))
        else:
            future.set_result(fn(*args, **kwargs))
        return future


# --- dice ---


def test_the_first_two_rolls_are_stratified() -> None:
    pairs: Counter[tuple[int, int]] = Counter()
    for first in range(0, 1296, BLOCK):
        one, two = islice(block_rolls(7, first, BLOCK), 2)
        assert Counter(one.tolist()) == {
            high * (high - 1) // 2 + low - 1: (3 if high == low else 6)
            for high in range(1, 7)
            for low in range(1, high + 1)
        }
        pairs.update(zip(one.tolist(), two.tolist(), strict=True))
    assert len(pairs) == 21 * 21
    assert {*pairs.values()} == {1, 2, 4}


def test_other_seeds_and_blocks_have_other_dice() -> None:
    def third(seed: int, first: int) -> list[int]:
        found: list[int] = next(islice(block_rolls(seed, first, BLOCK), 2, None)).tolist()
        return found

    assert third(1, 0) == third(1, 0)
    assert third(1, 0) != third(2, 0)
    assert third(1, 0) != third(1, BLOCK)


# --- results ---


@pytest.mark.parametrize(
    ("ours", "theirs"), [("6:1", "1:1"), ("5:1 2:1", "1:1"), ("6:2 5:1", "4:2 2:1")]
)
def test_36_games_of_a_covered_ending_match_the_table(ours: str, theirs: str) -> None:
    """Each roll comes once, and the table has the value of every play of it."""
    row = row_of_sides(ours, theirs)
    games = play_first_block(row, RolloutPlan(games=36), 36)
    expected = bearoff_chances(row[None], RULES)[1][0, 0]
    assert games[:, 0].mean() == pytest.approx(expected, abs=1e-5)
    lucky = play_first_block(row, RolloutPlan(games=36, reduces_variance=False), 36)
    assert lucky[:, 0].mean() == pytest.approx(expected, abs=1e-5)
    assert games[:, 0].std() < lucky[:, 0].std() / 10


def test_variance_reduction_keeps_the_mean() -> None:
    row = row_of_sides("13:2 8:3 7:2 6:4 5:2 4:2", "13:3 8:3 6:5 4:2 3:2")
    plain = play_first_block(row, RolloutPlan(reduces_variance=False, truncate=4))
    reduced = play_first_block(row, RolloutPlan(truncate=4))
    assert reduced[:, 5].std() < plain[:, 5].std() / 3
    assert reduced[:, 5].mean() == pytest.approx(
        plain[:, 5].mean(), abs=4 * plain[:, 5].std() / BLOCK**0.5
    )


def test_games_are_played_to_the_end_with_gammons() -> None:
    row = row_of_sides("6:3 5:3 4:3 3:2 2:2 1:1", "bar:2 24:1 13:4 8:3 6:5")
    games = play_first_block(row, RolloutPlan(games=36), 36)
    win, gammon = games[:, 0].mean(), games[:, 1].mean()
    assert win > 0.9
    assert 0.2 < gammon < win


def test_a_rollout_with_the_cube_matches_the_exact_table() -> None:
    row = row_of_sides("6:1", "1:2")
    held = play_first_block(row, RolloutPlan(games=36, cube_state=CubeState()), 36)
    assert held[:, 5] == pytest.approx(0.5, abs=1e-6)
    turned = play_first_block(
        row, RolloutPlan(games=36, cube_state=CubeState(cube=2, owner=Owner.THEM)), 36
    )
    assert turned[:, 5] == pytest.approx(1.0, abs=1e-6)


def test_a_rollout_with_the_cube_in_a_match_gives_the_match_chance() -> None:
    row = row_of_sides("6:1", "1:2")
    cluster = RolloutExecutor(executor=LocalExecutor())
    cube_state = CubeState(ours=2, theirs=2)
    result = rollout(row, RULES, RolloutPlan(games=36, cube_state=cube_state), cluster=cluster)
    assert result.match_chance is not None
    # Three times in four a point ahead before the Crawford game, otherwise a point behind.
    assert result.match_chance.mean == pytest.approx(0.75 * 0.678 + 0.25 * 0.322, abs=0.01)
    assert result.equity.mean == pytest.approx(0.5, abs=0.01)
    assert result.chances == ()


def test_a_certain_winner_doubles() -> None:
    """A certain winner doubles at its next turn and wins a point."""
    ahead = row_of_sides("3:2 2:3 1:6", "24:1 22:1 8:3 6:5 4:5")
    games = play_first_block(ahead, RolloutPlan(games=36, cube_state=CubeState()), 36)
    assert games[:, 5].mean() > 0.95


# --- reproducibility ---


@pytest.fixture(scope="module")
def local_result() -> RolloutResult:
    return rollout(OPENING, RULES, SHORT, cluster=RolloutExecutor(executor=LocalExecutor()))


@pytest.fixture(scope="module")
def one_worker_result() -> RolloutResult:
    """The result of a single worker."""
    return rollout(OPENING, RULES, SHORT, workers=1)


def test_progress_is_reported_after_every_block(
    local_result: RolloutResult,
) -> None:
    reports: list[RolloutResult] = []
    result = rollout(
        OPENING,
        RULES,
        SHORT,
        cluster=RolloutExecutor(executor=LocalExecutor()),
        progress=reports.append,
    )
    assert [report.games for report in reports] == [BLOCK, 2 * BLOCK]
    assert reports[-1] == result == local_result
    low, high = result.equity.interval
    assert low < result.equity.mean < high
    assert result.is_complete
    assert not reports[0].is_complete
    assert 0.4 < result.chances[0].mean < 0.65
    assert 0 < result.equity.error < 0.02


def test_results_do_not_depend_on_the_number_of_workers(one_worker_result: RolloutResult) -> None:
    assert rollout(OPENING, RULES, SHORT, workers=2) == one_worker_result


def test_a_process_that_dies_is_replaced(one_worker_result: RolloutResult) -> None:
    deaths: list[int] = []

    def kill(_result: RolloutResult) -> None:
        if not deaths:
            for process in multiprocessing.active_children():
                process.kill()
                deaths.append(process.pid or 0)

    assert rollout(OPENING, RULES, SHORT, workers=2, progress=kill) == one_worker_result
    assert deaths


# --- lost workers and files ---


def test_a_rollout_that_loses_its_workers_can_be_continued(
    tmp_path: Path, local_result: RolloutResult
) -> None:
    kept = tmp_path / "opening.rollout"
    with pytest.raises(RolloutStopped, match="connection lost") as stopped:
        rollout(
            OPENING, RULES, SHORT, cluster=RolloutExecutor(executor=LocalExecutor(1)), keep=kept
        )
    assert stopped.value.result is not None
    assert stopped.value.result.games == BLOCK
    assert "played so far: 108 of 216 games" in str(stopped.value)
    # It continues from there, even after an incomplete line.
    with kept.open("a") as file:
        file.write('{"first": 108, "ga')
    executor = LocalExecutor()
    assert (
        rollout(OPENING, RULES, SHORT, cluster=RolloutExecutor(executor=executor), keep=kept)
        == local_result
    )
    assert executor.left == 999
    none = LocalExecutor(0)
    assert (
        rollout(OPENING, RULES, SHORT, cluster=RolloutExecutor(executor=none), keep=kept)
        == local_result
    )


def test_a_file_of_another_rollout_is_refused(tmp_path: Path) -> None:
    kept = tmp_path / "other.rollout"
    cluster = RolloutExecutor(executor=LocalExecutor())
    rollout(row_of_sides("6:1", "1:2"), RULES, RolloutPlan(games=36), cluster=cluster, keep=kept)
    with pytest.raises(BadInput, match="a rollout with another position"):
        rollout(OPENING, RULES, SHORT, cluster=cluster, keep=kept)
    for damage, reason in (
        ("nonsense\n", "is not a rollout file"),
        (kept.read_text().splitlines()[0] + "\n{}\n", "line 2: KeyError"),
        (kept.read_text().replace('"first": 0', '"first": 1'), "line 2: not a block"),
        (kept.read_text() + json.dumps({"first": 0, "games": [[1]]}) + "\n", "line 3: not a block"),
    ):
        kept.write_text(damage)
        with pytest.raises(BadInput, match=reason):
            rollout(
                row_of_sides("6:1", "1:2"),
                RULES,
                RolloutPlan(games=36),
                cluster=cluster,
                keep=kept,
            )


def test_the_fingerprint_in_a_file_does_not_depend_on_class_names() -> None:
    """Files written before the classes were renamed can still be continued."""
    plan = RolloutPlan(
        games=36,
        seed=5,
        truncate=2,
        reduces_variance=False,
        cube_state=CubeState(cube=2, owner=Owner.THEM, ours=3, theirs=5),
        unit=CubeState(),
    )
    block = RolloutBlock(tuple(range(28)), RULES, plan, 0, 36, nets="nets")
    assert fingerprint(block).startswith("4b4ace6fe90fdad8")


def test_workers_with_other_nets_are_refused() -> None:
    task = RolloutBlock(tuple(OPENING.tolist()), RULES, SHORT, 0, 1, nets="others")
    with pytest.raises(BadInput, match="other nets"):
        play_block(task)


class SilentExecutor(Executor):
    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        return Future()


def test_a_cluster_that_stops_responding_is_given_up() -> None:
    silent = RolloutExecutor(executor=SilentExecutor(), is_alive=lambda: False)
    with pytest.raises(RolloutStopped, match="has stopped responding; played so far: no game"):
        rollout(OPENING, RULES, SHORT, cluster=silent)


@pytest.mark.parametrize(
    ("row", "settings", "workers", "reason"),
    [
        (OPENING, {"games": 0}, 1, "games must be 1 to 1000000, not 0"),
        (OPENING, {"games": -1}, 1, "games must be 1 to 1000000, not -1"),
        (OPENING, {"seed": -1}, 1, "seed must be 0 to"),
        (OPENING, {"truncate": -2}, 1, "truncate must be 0 to"),
        (OPENING, {}, 0, "workers must be 1 to"),
        (row_of_sides("off:15", "6:15"), {}, 1, "the game is over"),
        (row_of_sides("6:15", "off:15"), {}, 1, "the game is over"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_an_invalid_rollout_is_refused(
    row: NDArray[np.int8], settings: dict[str, Any], workers: int, reason: str
) -> None:
    with pytest.raises(BadInput, match=reason):
        rollout(row, RULES, RolloutPlan(**settings), workers=workers)


# --- Dask ---


@pytest.fixture(scope="module")
def dask() -> Iterator[Any]:
    from distributed import LocalCluster  # noqa: PLC0415 - slow to load

    with LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
    ) as local_cluster:
        yield local_cluster


def test_a_cluster_gives_the_same_results_as_local_processes(
    dask: Any, one_worker_result: RolloutResult
) -> None:
    with rollout_cluster(dask.scheduler_address) as cluster:
        assert rollout(OPENING, RULES, SHORT, cluster=cluster) == one_worker_result


def test_an_unreachable_cluster_is_reported() -> None:
    with (
        pytest.raises(BadInput, match=r"no cluster at 'tcp://127\.0\.0\.1:9'"),
        rollout_cluster("tcp://127.0.0.1:9"),
    ):
        pass
    with pytest.raises(BadInput, match="no cluster at 'nonsense'"), rollout_cluster("nonsense"):
        pass


def test_a_cluster_that_dies_leaves_the_finished_blocks(dask: Any, tmp_path: Path) -> None:
    long = RolloutPlan(games=12 * BLOCK, truncate=2, seed=5)
    kept = tmp_path / "kept.rollout"
    with rollout_cluster(dask.scheduler_address) as cluster:

        def die(_result: RolloutResult) -> None:
            dask.close()

        with pytest.raises(RolloutStopped) as stopped:
            rollout(OPENING, RULES, long, cluster=cluster, keep=kept, progress=die)
    assert stopped.value.result is not None
    assert 0 < stopped.value.result.games < 12 * BLOCK
    assert len(kept.read_text().splitlines()) == 1 + stopped.value.result.games // BLOCK
