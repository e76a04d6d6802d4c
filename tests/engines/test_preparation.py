"""Engines that are not prepared answer without what is missing, and say so."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from gamecase.engines.preparation import MissingPreparation, Progress, miss, without_waiting
from gamecase.engines.preparation_job import PreparationJob, usual_jobs
from gamecase.games.crokinole import preparation
from gamecase.registry import all_games

_PLAY = """
import sys
from random import Random

from gamecase.engines.cached_njit import interpret

interpret()

from gamecase.engines.requests import BotRequest, run_bot
from gamecase.games.crokinole.nature import settle_without_slip
from gamecase.kernel.match import MatchScore
from gamecase.kernel.seat import Seat
from gamecase.registry import find

game, level, most = sys.argv[1], sys.argv[2], int(sys.argv[3])
package, random, decisions = find(game), Random(5), 0
rules = package.rules()
position = package.game.opening(rules, MatchScore())
while package.game.outcome(position) is None and decisions < most:
    if package.game.to_act(position) is Seat.NATURE:
        if game == "crokinole":
            action = settle_without_slip(position)
        else:
            action = random.choice([*package.game.choices(position).actions])
    else:
        request = BotRequest(
            game=game,
            ruleset=next(iter(package.booklets)),
            position=package.game.write(position),
            level=level,
            wants_reason=decisions % 4 == 1,
            may_wait=False,
            seed=str(decisions),
        )
        reply = run_bot(request)
        assert reply.provisional == ("compiled",), reply
        action = package.game.read_action(reply.action)
        decisions += 1
    assert package.game.judge(position, action) is None
    position = package.game.apply(position, action)
print(decisions, package.game.outcome(position) is not None, "numba" in sys.modules)
"""


def play_interpreted(cache: Path, game: str, level: str, most: int = 400) -> list[str]:
    """Play a game with itself in a process that compiles nothing."""
    done = subprocess.run(
        [sys.executable, "-c", _PLAY, game, level, str(most)],
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
            "GAMECASE_CACHE": str(cache),
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


@pytest.mark.parametrize("level", ["casual", "master"])
def test_backgammon_is_played_to_its_end_without_compiler_and_tables(
    tmp_path: Path, level: str
) -> None:
    assert play_interpreted(tmp_path, "backgammon", level)[1:] == ["True", "False"]
    assert not [*tmp_path.iterdir()]


def test_crokinole_is_played_to_its_end_without_compiler(tmp_path: Path) -> None:
    assert play_interpreted(tmp_path, "crokinole", "champion")[1:] == ["True", "False"]
    assert not [*tmp_path.iterdir()]


def test_draughts_are_played_without_compiler(tmp_path: Path) -> None:
    assert play_interpreted(tmp_path, "draughts", "master", 30)[2] == "False"
    assert not [*tmp_path.iterdir()]


# --- what is missing ---


def test_only_a_request_that_may_not_wait_does_without() -> None:
    assert not miss(MissingPreparation.TABLES)
    with without_waiting() as missed:
        assert miss(MissingPreparation.TABLES)
    assert missed == {MissingPreparation.TABLES}
    assert not miss(MissingPreparation.TABLES)


# --- jobs ---

JOB = PreparationJob("crokinole", MissingPreparation.COMPILED, "collection")


@pytest.fixture
def runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The shares that a job without real work has reported, in a cache of its own."""
    monkeypatch.setenv("GAMECASE_CACHE", str(tmp_path))
    shares: list[float] = []

    def compile_engine(rules: object, progress: Progress) -> None:
        progress(0.4)
        shares.append(JOB.share)

    monkeypatch.setattr(preparation, "compile_engine", compile_engine)
    return shares


def test_a_job_tells_how_far_it_is_and_is_done_once(runs: list[float]) -> None:
    assert (JOB.is_done, JOB.share) == (False, 0.0)
    JOB.run()
    JOB.run()
    assert runs == [0.4]
    assert (JOB.is_done, JOB.share) == (True, 1.0)


def test_a_job_that_failed_is_not_done(runs: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(rules: object, progress: Progress) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(preparation, "compile_engine", fail)
    with pytest.raises(ZeroDivisionError):
        JOB.run()
    assert not JOB.is_done


def test_a_job_runs_without_a_writable_cache(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, runs: list[float]
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    monkeypatch.setenv("GAMECASE_CACHE", str(blocked))
    JOB.run()
    assert runs == [0.0]
    assert not JOB.is_done


def test_code_comes_before_tables_and_the_most_played_game_first() -> None:
    jobs = usual_jobs()
    assert [job.kind for job in jobs] == sorted(job.kind for job in jobs)
    assert jobs[0].game == "backgammon"
    prepared = {key for key, package in all_games().items() if package.preparation}
    assert {job.game for job in jobs} == prepared
    every = usual_jobs(of_every_booklet=True)
    booklets = {job.ruleset for job in every if (job.game, job.kind) == ("backgammon", "tables")}
    assert booklets == {*all_games()["backgammon"].booklets}
