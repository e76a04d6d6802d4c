"""Rollouts: play a position out hundreds of times, in local processes or on a cluster.

Blocks of games are submitted to any `concurrent.futures.Executor`; by default to local processes.
The same seed gives identical results, however many workers there are and in whatever order they
finish, since every block has its own dice and its own index. (Matrix products on several threads
differ in their last digits: local processes use one thread, and so do Dask's workers.) Blocks of
workers that die are played again. If that fails too, or the cluster is gone, the result so far is
reported, and a rollout that is stored in a file can be continued.
"""

import hashlib
import json
import math
import multiprocessing
import os
from collections.abc import Callable, Iterator
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    Executor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from gamecase.engines.blas_threads import one_blas_thread
from gamecase.games.backgammon.engine.chances import Rows
from gamecase.games.backgammon.engine.cube_decisions import normalised_value
from gamecase.games.backgammon.engine.cube_model import CubeState
from gamecase.games.backgammon.engine.rollout_games import (
    BLOCK,
    BlockGames,
    RolloutBlock,
    RolloutPlan,
    play_block,
)
from gamecase.games.backgammon.ruleset import Ruleset, WinNoneOff
from gamecase.kernel.errors import BadInput
from gamecase.kernel.input_checks import check_whole

_TRIES = 3  # times a pool of local processes is started before giving up
_POLL_SECONDS = 1.0  # between checks whether a cluster is still alive
_GUARD = (
    'a script that uses several workers has to call it below `if __name__ == "__main__":`, because '
    "every worker imports the script; workers=1 needs no other process"
)
_CONFIDENCE = 1.96  # standard errors of a 95 % confidence interval


@dataclass(frozen=True, slots=True)
class RolloutEstimate:
    """A mean over games and its standard error."""

    mean: float
    error: float  # standard error of the mean

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval."""
        return self.mean - _CONFIDENCE * self.error, self.mean + _CONFIDENCE * self.error


@dataclass(frozen=True, slots=True)
class RolloutResult:
    """The result of a rollout for the side to roll."""

    games: int
    requested: int
    equity: RolloutEstimate  # points; with the cube, normalised like cube decisions
    chances: tuple[RolloutEstimate, ...]  # the five; empty with the cube, where games end by drops
    match_chance: RolloutEstimate | None  # with the cube in a match

    @property
    def is_complete(self) -> bool:
        return self.games == self.requested


class RolloutStopped(RuntimeError):
    """Not all games could be played; `result` holds those that were, if any."""

    def __init__(self, reason: str, result: RolloutResult | None) -> None:
        played = f"{result.games} of {result.requested} games" if result else "no game"
        super().__init__(f"{reason}; played so far: {played}")
        self.result = result


#: Called after every block with the result so far.
Progress = Callable[[RolloutResult], None]


@dataclass(frozen=True, slots=True, kw_only=True)
class RolloutExecutor:
    """An executor that plays blocks, and a check whether it is still alive."""

    executor: Executor
    is_alive: Callable[[], bool] = lambda: True


def rollout(
    row: Rows,
    rules: Ruleset,
    plan: RolloutPlan,
    *,
    cluster: RolloutExecutor | None = None,
    workers: int | None = None,
    keep: Path | None = None,
    progress: Progress = lambda _result: None,
) -> RolloutResult:
    """Roll a position out on a cluster, or in local processes, by default one per core.

    With `keep`, finished blocks are written to that file and not played again.
    """
    result = None
    for result in rollout_iter(row, rules, plan, cluster=cluster, workers=workers, keep=keep):
        progress(result)
    assert result is not None  # there is at least one block, played now or read from the file
    return result


def rollout_iter(
    row: Rows,
    rules: Ruleset,
    plan: RolloutPlan,
    *,
    cluster: RolloutExecutor | None = None,
    workers: int | None = None,
    keep: Path | None = None,
) -> Iterator[RolloutResult]:
    """The result after every block, the last after all games; to stop, close the iterator."""
    _check(row, workers)
    blocks = {
        first: RolloutBlock(tuple(row.tolist()), rules, plan, first, min(BLOCK, plan.games - first))
        for first in range(0, plan.games, BLOCK)
    }
    file = _RolloutFile(keep, blocks)
    played = file.games
    is_read = len(played) == len(blocks)  # every block was played before
    if cluster:
        completed = _run_on_cluster(cluster, blocks, played)
    else:
        completed = _run_locally(workers, blocks, played)
    try:
        for first, games in completed:
            played[first] = games
            file.add(first, games)
            yield _summarise(played, plan)
    except _WorkersLost as lost:
        raise RolloutStopped(str(lost), _summarise(played, plan) if played else None) from lost
    if is_read:
        yield _summarise(played, plan)


def _check(row: Rows, workers: int | None) -> None:
    check_whole("workers", 1 if workers is None else workers, 1, 1024)
    if not (row[1:26] > 0).any() or not ((row[1:25] < 0).any() or row[26] > 0):
        raise BadInput("the game is over: there is nothing to roll out")


# --- results ---


def _summarise(played: dict[int, BlockGames], plan: RolloutPlan) -> RolloutResult:
    games = np.array([game for first in sorted(played) for game in played[first]])
    means = games.mean(axis=0)
    errors = games.std(axis=0, ddof=1 if len(games) > 1 else 0) / math.sqrt(len(games))
    estimates = [
        RolloutEstimate(*pair) for pair in zip(means.tolist(), errors.tolist(), strict=True)
    ]
    chances, value = tuple(estimates[:-1]), estimates[-1]
    if plan.cube_state is None:
        return RolloutResult(len(games), plan.games, value, chances, None)
    at, scale = (normalised_value(value, plan.unit or plan.cube_state) for value in (0.0, 1.0))
    equity = RolloutEstimate(at + (scale - at) * value.mean, (scale - at) * value.error)
    match_chance = value if plan.cube_state.is_match else None
    return RolloutResult(len(games), plan.games, equity, (), match_chance)


# --- workers ---


class _WorkersLost(Exception):
    """The workers are gone."""


def _run_on_cluster(
    cluster: RolloutExecutor, blocks: dict[int, RolloutBlock], played: dict[int, BlockGames]
) -> Iterator[tuple[int, BlockGames]]:
    """Let a cluster play the blocks that have not been played yet."""
    try:
        futures = {
            cluster.executor.submit(play_block, block): first
            for first, block in blocks.items()
            if first not in played
        }
        yield from _completed_blocks(futures, cluster)
    except _WorkersLost:
        raise
    except Exception as error:  # a cluster raises errors of many kinds
        raise _WorkersLost(f"the workers were lost: {error!r}") from error


def _completed_blocks(
    futures: dict[Future[BlockGames], int], cluster: RolloutExecutor
) -> Iterator[tuple[int, BlockGames]]:
    """The games of each block as it completes."""
    pending = {*futures}
    try:
        while pending:
            done, pending = wait(pending, _POLL_SECONDS, FIRST_COMPLETED)
            # Successful blocks first, so that a failure does not lose them.
            for future in sorted(done, key=_has_failed):
                yield futures[future], future.result()
            if not done and not cluster.is_alive():
                raise _WorkersLost("the cluster has stopped responding")
    finally:
        for future in pending:
            future.cancel()


def _has_failed(future: Future[BlockGames]) -> bool:
    return future.cancelled() or future.exception() is not None


def _run_locally(
    workers: int | None, blocks: dict[int, RolloutBlock], played: dict[int, BlockGames]
) -> Iterator[tuple[int, BlockGames]]:
    """Play here with one worker, otherwise in processes; when one dies, a new pool continues."""
    count = min(workers or os.cpu_count() or 1, len(blocks))
    if count == 1:
        with one_blas_thread():
            for first, block in blocks.items():
                if first not in played:
                    yield first, play_block(block)
        return
    if is_imported_by_worker():
        raise BadInput(f"a worker process cannot start workers: {_GUARD}")
    for attempt in range(1, _TRIES + 1):
        futures: dict[Future[BlockGames], int] = {}
        with _pool(count) as pool:
            try:
                for first, block in blocks.items():
                    if first not in played:
                        futures[pool.submit(play_block, block)] = first
                yield from _completed_blocks(futures, RolloutExecutor(executor=pool))
            except BrokenExecutor as error:
                if attempt == _TRIES:
                    reason = f"a worker process died {_TRIES} times"
                    raise _WorkersLost(reason if played else f"{reason}: {_GUARD}") from error
            else:
                return


def is_imported_by_worker() -> bool:
    """Whether this is a worker process that is only importing the script that started it."""
    return bool(getattr(multiprocessing.current_process(), "_inheriting", False))


@contextmanager
def _pool(workers: int) -> Iterator[ProcessPoolExecutor]:
    """A pool of new processes with one thread each: more do not speed up small matrix products."""
    variable = "OPENBLAS_NUM_THREADS"
    previous = os.environ.get(variable)
    os.environ[variable] = "1"
    pool = ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn"))
    try:
        yield pool
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
        if previous is None:
            del os.environ[variable]
        else:
            os.environ[variable] = previous


# --- files ---


def fingerprint(block: RolloutBlock) -> str:
    """Identify the rollout that a block belongs to.

    The names in the text are part of the file format and independent of the classes.
    """
    plan = block.plan
    settings = (
        f"games={plan.games!r}, seed={plan.seed!r}, truncate={plan.truncate!r}, "
        f"takes_luck_out={plan.reduces_variance!r}, "
        f"stake={_state_text(plan.cube_state)}, unit={_state_text(plan.unit)}"
    )
    if plan.plies or plan.end_ply:  # settings added later are left out where they are not used
        settings += f", plies={plan.plies!r}, end_ply={plan.end_ply!r}"
    text = (
        f"Task(row={block.row!r}, rules={_rules_text(block.rules)}, plan=Plan({settings}), "
        f"first={block.first!r}, count={block.count!r}, nets={block.nets!r})"
    )
    return hashlib.sha256(text.encode()).hexdigest()


#: Classes of the rules that have another name in files.
_NAMES_IN_FILES = {
    "StartingPlayerRule": "StartDecide",
    "StartingTieRule": "StartTie",
    "MoveObligation": "Compulsion",
    "BearOffPastBlock": "PastBlock",
    "CubeAvailability": "CubeUse",
    "CentredCubeRule": "CentredCube",
}


def _rules_text(rules: Ruleset) -> str:
    """The rules as files name them; a flag added later is left out where it has its usual value."""
    text = repr(rules).replace(f", win_none_off={WinNoneOff.DOUBLE!r}", "")
    for name, name_in_files in _NAMES_IN_FILES.items():
        text = text.replace(f"<{name}.", f"<{name_in_files}.")
    return text


def _state_text(state: CubeState | None) -> str:
    return repr(state).replace("CubeState(", "Stake(")


class _RolloutFile:
    """A file of finished blocks, one per line, after a line that identifies the rollout."""

    def __init__(self, path: Path | None, blocks: dict[int, RolloutBlock]) -> None:
        self._path = path
        self.games: dict[int, BlockGames] = {}
        if path is None:
            return
        header = {"rollout": fingerprint(blocks[0])}
        if path.exists() and path.stat().st_size:
            self._read(path, header, blocks)
        else:
            path.write_text(json.dumps(header) + "\n", "utf-8")

    def _read(self, path: Path, header: dict[str, str], blocks: dict[int, RolloutBlock]) -> None:
        try:
            lines = path.read_text("utf-8").splitlines(keepends=True)
            if json.loads(lines[0]) != header:
                raise BadInput(f"{path} is of a rollout with another position, plan, rules or nets")
        except ValueError as error:
            if isinstance(error, BadInput):
                raise
            raise BadInput(f"{path} is not a rollout file: {error}") from error
        complete = [line for line in lines[1:] if line.endswith("\n")]  # the last may be incomplete
        for number, line in enumerate(complete, start=2):
            self.games.update([_read_block(path, number, line, blocks)])
        if len(complete) + 1 < len(lines):
            path.write_text("".join(lines[: len(complete) + 1]), "utf-8")

    def add(self, first: int, games: BlockGames) -> None:
        if self._path is not None:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"first": first, "games": games}) + "\n")


def _read_block(
    path: Path, number: int, line: str, blocks: dict[int, RolloutBlock]
) -> tuple[int, BlockGames]:
    try:
        entry = json.loads(line)
        first, games = entry["first"], np.array(entry["games"], np.float64)
        if first in blocks and games.shape == (blocks[first].count, 6) and np.isfinite(games).all():
            return first, tuple(map(tuple, games.tolist()))
    except (ValueError, KeyError, TypeError) as error:
        raise BadInput(f"{path}, line {number}: {error!r}") from error
    raise BadInput(f"{path}, line {number}: not a block of this rollout")
