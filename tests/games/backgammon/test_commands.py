"""The backgammon commands of the command line."""

import json
import subprocess
import sys

import pytest

from tables.server_process import ENGLISH

OPENING = "4HPwATDgc/ABMA"


def gamecase(*tokens: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "gamecase", *tokens],
        input=typed,
        capture_output=True,
        text=True,
        env=ENGLISH,
        timeout=120,
        check=False,
    )


def test_the_bot_plays_evaluates_and_refuses_line_by_line() -> None:
    lines = [
        json.dumps({"position": OPENING, "dice": [3, 1]}),
        json.dumps({"position": OPENING, "evaluate": True}),
        "nonsense",
        json.dumps({"position": OPENING, "dice": [3, 9]}),
    ]
    done = gamecase("bot", "backgammon", "--ply", "0", typed="\n".join(lines) + "\n")
    assert (done.returncode, done.stderr) == (0, "")
    play, evaluation, *refused = map(json.loads, done.stdout.splitlines())
    assert play["move"] == "8/5 6/5"
    assert evaluation.keys() >= {"win", "equity"}
    assert ["error" in response for response in refused] == [True, True]


def test_a_position_can_be_given_as_an_option() -> None:
    done = gamecase("eval", "--position", OPENING)
    assert (done.returncode, done.stderr) == (0, "")
    assert 0.5 < json.loads(done.stdout)["win"] < 0.56


def test_ubgi_ends_on_quit() -> None:
    done = gamecase(
        "ubgi", typed=f"ubgi\nposition gnubgid {OPENING}\ndice 3 1\ngo\nquit\nisready\n"
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[-1] == "bestmove 8/5 6/5"


@pytest.mark.slow
def test_errors_are_one_line_and_exit_with_2() -> None:
    for tokens, reason in (
        (("eval", "--position", "nonsense"), "8 characters"),
        (("bot", "backgammon", "--ply", "1", "--level", "master"), "leave out --level"),
        (("bot", "tictactoe", "--ply", "1"), "does not search by plies"),
        (("eval", "chess", "--position", OPENING), "eval is for ['backgammon'], not 'chess'"),
        (("rollout", "--position", OPENING, "--workers", "0"), "workers must be"),
    ):
        done = gamecase(*tokens)
        assert done.returncode == 2
        assert done.stdout == ""
        assert done.stderr.startswith("gamecase: ")
        assert reason in done.stderr
        assert done.stderr.count("\n") == 1
