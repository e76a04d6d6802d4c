"""Rollouts: a position played out hundreds of times, here or on a cluster, and what it comes to.

Blocks of games go to any `concurrent.futures.Executor`; local processes unless one is given. The
same seed gives the same numbers to the bit, however many workers there are and in whatever order
they finish, since every block has its own dice and is counted in its place. (Matrix products on
several threads differ in their last digits: our processes use one, and so do Dask's.) When workers
die their blocks are played again; when that does not help either, or the cluster is gone, what
there is so far is told, and a rollout that is kept in a file goes on from there.
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

from gamecase.games.backgammon.engine.chances import Rows
from gamecase.games.backgammon.engine.cube_decisions import normal_value
from gamecase.games.backgammon.engine.rollout_games import BLOCK, Plan, Played, Task, play
from gamecase.games.backgammon.ruleset import Ruleset
from gamecase.kernel.errors import BadInput

MOST_GAMES = 1_000_000
_TRIES = 3  # times a pool of local processes is started again after one of them died
_LOOK_SECONDS = 1.0  # between looks at whether a silent cluster is still there
_CONFIDENCE = 1.96  # standard errors on both sides of a mean that hold it 95 times of 100


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean over games, and how far it may be off."""

    mean: float
    error: float  # standard

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true value lies with 95 % confidence."""
        return self.mean - _CONFIDENCE * self.error, self.mean + _CONFIDENCE * self.error


@dataclass(frozen=True, slots=True)
class Result:
    """What a rollout came to, for the side to throw."""

    games: int
    asked: int  # how many games were wanted
    equity: Estimate  # points; with the cube in games of the plan's unit, as verdicts are
    chances: tuple[Estimate, ...]  # the five; none with the cube, where games end by drops
    match_chance: Estimate | None  # with the cube in a match

    @property
    def is_whole(self) -> bool:
        return self.games == self.asked


class RolloutStopped(RuntimeError):
    """The games could not all be played; `result` holds those that were, if any."""

    def __init__(self, reason: str, result: Result | None) -> None:
        played = f"{result.games} of {result.asked} games" if result else "no game"
        super().__init__(f"{reason}; played so far: {played}")
        self.result = result


#: Told after every block what there is so far.
Progress = Callable[[Result], None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Crew:
    """Who plays: an executor of somebody's, and whether it still answers."""

    executor: Executor
    is_there: Callable[[], bool] = lambda: True


def rollout(
    row: Rows,
    rules: Ruleset,
    plan: Plan,
    *,
    crew: Crew | None = None,
    workers: int | None = None,
    keep: Path | None = None,
    progress: Progress = lambda _result: None,
) -> Result:
    """Play a position out; `crew` plays, or else so many local processes, one a core by default.

    With `keep`, finished blocks are written to that file and not played again.
    """
    _check(row, plan, workers)
    tasks = {
        first: Task(tuple(row.tolist()), rules, plan, first, min(BLOCK, plan.games - first))
        for first in range(0, plan.games, BLOCK)
    }
    kept = _Kept(keep, tasks)
    played = kept.blocks
    blocks = _on(crew, tasks, played) if crew else _locally(workers, tasks, played)
    try:
        for first, block in blocks:
            played[first] = block
            kept.add(first, block)
            progress(_summed(played, plan))
    except _Lost as lost:
        raise RolloutStopped(str(lost), _summed(played, plan) if played else None) from lost
    return _summed(played, plan)


def _check(row: Rows, plan: Plan, workers: int | None) -> None:
    for name, value, least, most in (
        ("games", plan.games, 1, MOST_GAMES),
        ("truncate", plan.truncate, 0, 1000),
        ("seed", plan.seed, 0, 2**63 - 1),
        ("workers", 1 if workers is None else workers, 1, 1024),
    ):
        if not least <= value <= most:
            raise BadInput(f"{name} must be {least} to {most}, not {value}")
    if not (row[1:26] > 0).any() or not ((row[1:25] < 0).any() or row[26] > 0):
        raise BadInput("the game is over: there is nothing to roll out")


# --- counting ---


def _summed(played: dict[int, Played], plan: Plan) -> Result:
    games = np.array([game for first in sorted(played) for game in played[first]])
    means = games.mean(axis=0)
    errors = games.std(axis=0, ddof=1 if len(games) > 1 else 0) / math.sqrt(len(games))
    found = [Estimate(*pair) for pair in zip(means.tolist(), errors.tolist(), strict=True)]
    chances, value = tuple(found[:-1]), found[-1]
    if plan.stake is None:
        return Result(len(games), plan.games, value, chances, None)
    at, scale = (normal_value(each, plan.unit or plan.stake) for each in (0.0, 1.0))
    equity = Estimate(at + (scale - at) * value.mean, (scale - at) * value.error)
    match_chance = value if plan.stake.is_match else None
    return Result(len(games), plan.games, equity, (), match_chance)


# --- playing ---


class _Lost(Exception):
    """Whoever played is gone."""


def _on(
    crew: Crew, tasks: dict[int, Task], played: dict[int, Played]
) -> Iterator[tuple[int, Played]]:
    """Have a crew play what is not played yet."""
    try:
        waiting = {
            crew.executor.submit(play, task): first
            for first, task in tasks.items()
            if first not in played
        }
        yield from _finished(waiting, crew)
    except _Lost:
        raise
    except Exception as error:  # a cluster fails in ways of its own
        raise _Lost(f"those who played are lost: {error!r}") from error


def _finished(waiting: dict[Future[Played], int], crew: Crew) -> Iterator[tuple[int, Played]]:
    left = {*waiting}
    try:
        while left:
            done, left = wait(left, _LOOK_SECONDS, FIRST_COMPLETED)
            # Those that went well first: a failure must not lose them.
            for future in sorted(done, key=lambda each: each.cancelled() or bool(each.exception())):
                yield waiting[future], future.result()
            if not done and not crew.is_there():
                raise _Lost("the cluster does not answer any more")
    finally:
        for future in left:
            future.cancel()


def _locally(
    workers: int | None, tasks: dict[int, Task], played: dict[int, Played]
) -> Iterator[tuple[int, Played]]:
    """Play in processes of our own; when one dies, new ones go on with what is left."""
    count = min(workers or os.cpu_count() or 1, len(tasks))
    for attempt in range(1, _TRIES + 1):
        waiting: dict[Future[Played], int] = {}
        with _pool(count) as pool:
            try:
                for first, task in tasks.items():
                    if first not in played:
                        waiting[pool.submit(play, task)] = first
                yield from _finished(waiting, Crew(executor=pool))
            except BrokenExecutor as error:
                if attempt == _TRIES:
                    raise _Lost(f"a process died {_TRIES} times") from error
            else:
                return


@contextmanager
def _pool(workers: int) -> Iterator[ProcessPoolExecutor]:
    """Fresh processes, each on one core: products of small matrices gain nothing from more."""
    name = "OPENBLAS_NUM_THREADS"
    before = os.environ.get(name)
    os.environ[name] = "1"
    pool = ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn"))
    try:
        yield pool
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
        if before is None:
            del os.environ[name]
        else:
            os.environ[name] = before


# --- keeping ---


class _Kept:
    """Finished blocks in a file, a line each, below a line that says what they are blocks of."""

    def __init__(self, path: Path | None, tasks: dict[int, Task]) -> None:
        self._path = path
        self.blocks: dict[int, Played] = {}
        if path is None:
            return
        told = repr(tasks[0]).encode()
        heading = {"rollout": hashlib.sha256(told).hexdigest()}
        if path.exists() and path.stat().st_size:
            self._read(path, heading, tasks)
        else:
            path.write_text(json.dumps(heading) + "\n", "utf-8")

    def _read(self, path: Path, heading: dict[str, str], tasks: dict[int, Task]) -> None:
        try:
            lines = path.read_text("utf-8").splitlines(keepends=True)
            if json.loads(lines[0]) != heading:
                raise BadInput(
                    f"{path} keeps another rollout: another position, plan, rules or nets"
                )
        except ValueError as error:
            if isinstance(error, BadInput):
                raise
            raise BadInput(f"{path} keeps no rollout: {error}") from error
        whole = [line for line in lines[1:] if line.endswith("\n")]  # the last may be cut short
        for number, line in enumerate(whole, start=2):
            self.blocks.update([_read_block(path, number, line, tasks)])
        if len(whole) + 1 < len(lines):
            path.write_text("".join(lines[: len(whole) + 1]), "utf-8")

    def add(self, first: int, block: Played) -> None:
        if self._path is not None:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"first": first, "games": block}) + "\n")


def _read_block(path: Path, number: int, line: str, tasks: dict[int, Task]) -> tuple[int, Played]:
    try:
        raw = json.loads(line)
        first, games = raw["first"], np.array(raw["games"], np.float64)
        if first in tasks and games.shape == (tasks[first].count, 6) and np.isfinite(games).all():
            return first, tuple(map(tuple, games.tolist()))
    except (ValueError, KeyError, TypeError) as error:
        raise BadInput(f"{path}, line {number}: {error!r}") from error
    raise BadInput(f"{path}, line {number}: no block of this rollout")
