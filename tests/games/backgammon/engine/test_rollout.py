"""Rollouts: spread dice, luck taken out, the same bits everywhere, and nothing lost on the way."""

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
from gamecase.games.backgammon.engine.bearoff import race_chances
from gamecase.games.backgammon.engine.cluster import cluster
from gamecase.games.backgammon.engine.cube_model import Owner, Stake
from gamecase.games.backgammon.engine.moves import row_of
from gamecase.games.backgammon.engine.rollout import Crew, Result, RolloutStopped, rollout
from gamecase.games.backgammon.engine.rollout_games import BLOCK, Plan, Task, _throws, play
from gamecase.kernel.errors import BadInput
from games.backgammon.position_builders import checkers, rules

RULES = rules("tournament")
START = "24:2 13:5 8:3 6:5"


def lay(ours: str, theirs: str) -> NDArray[np.int8]:
    return row_of(Board(checkers(ours), checkers(theirs)))


def block(row: NDArray[np.int8], plan: Plan, count: int = BLOCK) -> NDArray[np.float64]:
    return np.array(play(Task(tuple(row.tolist()), RULES, plan, 0, count)))


OPENING = lay(START, START)
SHORT = Plan(games=2 * BLOCK, truncate=2, seed=5)


class Here(Executor):
    """Plays in this process, and refuses after so many blocks."""

    def __init__(self, patience: int = 1000) -> None:
        self.left = patience

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.left -= 1
        if self.left < 0:
            future.set_exception(OSError("the line is dead"))
        else:
            future.set_result(fn(*args, **kwargs))
        return future


# --- dice ---


def test_the_first_two_throws_are_spread_out() -> None:
    pairs: Counter[tuple[int, int]] = Counter()
    for first in range(0, 1296, BLOCK):
        one, two = islice(_throws(7, first, BLOCK), 2)
        assert Counter(one.tolist()) == {
            high * (high - 1) // 2 + low - 1: (3 if high == low else 6)
            for high in range(1, 7)
            for low in range(1, high + 1)
        }
        pairs.update(zip(one.tolist(), two.tolist(), strict=True))
    assert len(pairs) == 21 * 21
    assert {*pairs.values()} == {1, 2, 4}


def test_other_seeds_and_blocks_throw_other_dice() -> None:
    def third(seed: int, first: int) -> list[int]:
        found: list[int] = next(islice(_throws(seed, first, BLOCK), 2, None)).tolist()
        return found

    assert third(1, 0) == third(1, 0)
    assert third(1, 0) != third(2, 0)
    assert third(1, 0) != third(1, BLOCK)


# --- what it comes to ---


@pytest.mark.parametrize(
    ("ours", "theirs"), [("6:1", "1:1"), ("5:1 2:1", "1:1"), ("6:2 5:1", "4:2 2:1")]
)
def test_thirty_six_games_of_a_known_ending_come_to_what_the_table_says(
    ours: str, theirs: str
) -> None:
    """Each throw comes once, and the table knows what every play of it is worth."""
    row = lay(ours, theirs)
    games = block(row, Plan(games=36), 36)
    expected = race_chances(row[None], RULES)[1][0, 0]
    assert games[:, 0].mean() == pytest.approx(expected, abs=1e-5)
    lucky = block(row, Plan(games=36, takes_luck_out=False), 36)
    assert lucky[:, 0].mean() == pytest.approx(expected, abs=1e-5)
    assert games[:, 0].std() < lucky[:, 0].std() / 10


def test_taking_luck_out_leaves_the_mean_and_makes_it_sharper() -> None:
    row = lay("13:2 8:3 7:2 6:4 5:2 4:2", "13:3 8:3 6:5 4:2 3:2")
    plain = block(row, Plan(takes_luck_out=False, truncate=4))
    sharp = block(row, Plan(truncate=4))
    assert sharp[:, 5].std() < plain[:, 5].std() / 3
    assert sharp[:, 5].mean() == pytest.approx(
        plain[:, 5].mean(), abs=4 * plain[:, 5].std() / BLOCK**0.5
    )


def test_games_are_played_to_their_end_with_gammons() -> None:
    row = lay("6:3 5:3 4:3 3:2 2:2 1:1", "bar:2 24:1 13:4 8:3 6:5")
    games = block(row, Plan(games=36), 36)
    win, gammon = games[:, 0].mean(), games[:, 1].mean()
    assert win > 0.9
    assert 0.2 < gammon < win


def test_with_the_cube_a_game_is_worth_what_the_exact_table_says() -> None:
    row = lay("6:1", "1:2")
    held = block(row, Plan(games=36, stake=Stake()), 36)
    assert held[:, 5] == pytest.approx(0.5, abs=1e-6)
    turned = block(row, Plan(games=36, stake=Stake(cube=2, owner=Owner.THEM)), 36)
    assert turned[:, 5] == pytest.approx(1.0, abs=1e-6)


def test_with_the_cube_in_a_match_chances_are_told() -> None:
    row = lay("6:1", "1:2")
    here = Crew(executor=Here())
    stake = Stake(ours=2, theirs=2)
    result = rollout(row, RULES, Plan(games=36, stake=stake), crew=here)
    assert result.match_chance is not None
    # Three times in four a point ahead before the Crawford game, and else a point behind.
    assert result.match_chance.mean == pytest.approx(0.75 * 0.678 + 0.25 * 0.322, abs=0.01)
    assert result.equity.mean == pytest.approx(0.5, abs=0.01)
    assert result.chances == ()


def test_cubes_are_turned_dropped_and_taken() -> None:
    """A sure winner doubles at its next turn and is worth a point; with luck left in too."""
    ahead = lay("3:2 2:3 1:6", "24:1 22:1 8:3 6:5 4:5")
    games = block(ahead, Plan(games=36, stake=Stake()), 36)
    assert games[:, 5].mean() > 0.95


# --- the same everywhere ---


@pytest.fixture(scope="module")
def here() -> Result:
    return rollout(OPENING, RULES, SHORT, crew=Crew(executor=Here()))


@pytest.fixture(scope="module")
def alone() -> Result:
    """What one worker comes to."""
    return rollout(OPENING, RULES, SHORT, workers=1)


def test_progress_is_told_block_by_block_and_the_interval_holds_the_mean(here: Result) -> None:
    told: list[Result] = []
    result = rollout(OPENING, RULES, SHORT, crew=Crew(executor=Here()), progress=told.append)
    assert [each.games for each in told] == [BLOCK, 2 * BLOCK]
    assert told[-1] == result == here
    low, high = result.equity.interval
    assert low < result.equity.mean < high
    assert result.is_whole
    assert not told[0].is_whole
    assert 0.4 < result.chances[0].mean < 0.65
    assert 0 < result.equity.error < 0.02


def test_any_number_of_workers_gives_the_same_bits(alone: Result) -> None:
    assert rollout(OPENING, RULES, SHORT, workers=2) == alone


def test_a_process_that_dies_is_replaced(alone: Result) -> None:
    deaths: list[int] = []

    def kill(_result: Result) -> None:
        if not deaths:
            for process in multiprocessing.active_children():
                process.kill()
                deaths.append(process.pid or 0)

    assert rollout(OPENING, RULES, SHORT, workers=1, progress=kill) == alone
    assert deaths


# --- what is lost, and what is kept ---


def test_what_there_is_is_told_when_those_who_play_are_lost(tmp_path: Path, here: Result) -> None:
    kept = tmp_path / "opening.rollout"
    with pytest.raises(RolloutStopped, match="the line is dead") as stopped:
        rollout(OPENING, RULES, SHORT, crew=Crew(executor=Here(1)), keep=kept)
    assert stopped.value.result is not None
    assert stopped.value.result.games == BLOCK
    assert "played so far: 108 of 216 games" in str(stopped.value)
    # It goes on from there, with a line cut short by the fall as well.
    with kept.open("a") as file:
        file.write('{"first": 108, "ga')
    willing = Here()
    assert rollout(OPENING, RULES, SHORT, crew=Crew(executor=willing), keep=kept) == here
    assert willing.left == 999
    none = Here(0)
    assert rollout(OPENING, RULES, SHORT, crew=Crew(executor=none), keep=kept) == here


def test_a_file_of_another_rollout_is_refused(tmp_path: Path) -> None:
    kept = tmp_path / "other.rollout"
    here = Crew(executor=Here())
    rollout(lay("6:1", "1:2"), RULES, Plan(games=36), crew=here, keep=kept)
    with pytest.raises(BadInput, match="another rollout"):
        rollout(OPENING, RULES, SHORT, crew=here, keep=kept)
    for damage, reason in (
        ("nonsense\n", "keeps no rollout"),
        (kept.read_text().splitlines()[0] + "\n{}\n", "line 2: KeyError"),
        (kept.read_text().replace('"first": 0', '"first": 1'), "line 2: no block"),
        (kept.read_text() + json.dumps({"first": 0, "games": [[1]]}) + "\n", "line 3: no block"),
    ):
        kept.write_text(damage)
        with pytest.raises(BadInput, match=reason):
            rollout(lay("6:1", "1:2"), RULES, Plan(games=36), crew=here, keep=kept)


def test_workers_with_other_nets_are_refused() -> None:
    task = Task(tuple(OPENING.tolist()), RULES, SHORT, 0, 1, nets="others")
    with pytest.raises(BadInput, match="other nets"):
        play(task)


class Silent(Executor):
    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        return Future()


def test_a_cluster_that_falls_silent_is_given_up() -> None:
    silent = Crew(executor=Silent(), is_there=lambda: False)
    with pytest.raises(RolloutStopped, match="does not answer any more; played so far: no game"):
        rollout(OPENING, RULES, SHORT, crew=silent)


@pytest.mark.parametrize(
    ("row", "plan", "workers", "reason"),
    [
        (OPENING, Plan(games=0), 1, "games must be 1 to 1000000, not 0"),
        (OPENING, Plan(seed=-1), 1, "seed must be 0 to"),
        (OPENING, Plan(truncate=-2), 1, "truncate must be 0 to"),
        (OPENING, Plan(), 0, "workers must be 1 to"),
        (lay("off:15", "6:15"), Plan(), 1, "the game is over"),
        (lay("6:15", "off:15"), Plan(), 1, "the game is over"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_cannot_be_rolled_out_is_refused(
    row: NDArray[np.int8], plan: Plan, workers: int, reason: str
) -> None:
    with pytest.raises(BadInput, match=reason):
        rollout(row, RULES, plan, workers=workers)


# --- a real cluster ---


@pytest.fixture(scope="module")
def dask() -> Iterator[Any]:
    from distributed import LocalCluster  # noqa: PLC0415 - slow to load

    with LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
    ) as made:
        yield made


def test_a_cluster_of_two_workers_gives_the_same_bits(dask: Any, alone: Result) -> None:
    with cluster(dask.scheduler_address) as crew:
        assert rollout(OPENING, RULES, SHORT, crew=crew) == alone


def test_a_cluster_that_is_not_there_is_told() -> None:
    with (
        pytest.raises(BadInput, match=r"no cluster at 'tcp://127\.0\.0\.1:9'"),
        cluster("tcp://127.0.0.1:9"),
    ):
        pass
    with pytest.raises(BadInput, match="no cluster at 'nonsense'"), cluster("nonsense"):
        pass


def test_a_cluster_that_dies_in_the_middle_leaves_what_was_played(
    dask: Any, tmp_path: Path
) -> None:
    long = Plan(games=12 * BLOCK, truncate=2, seed=5)
    kept = tmp_path / "kept.rollout"
    with cluster(dask.scheduler_address) as crew:

        def die(_result: Result) -> None:
            dask.close()

        with pytest.raises(RolloutStopped) as stopped:
            rollout(OPENING, RULES, long, crew=crew, keep=kept, progress=die)
    assert stopped.value.result is not None
    assert 0 < stopped.value.result.games < 12 * BLOCK
    assert len(kept.read_text().splitlines()) == 1 + stopped.value.result.games // BLOCK
