"""The line under the board: what the player to move has to do, and what presses."""

import pytest

from gamecase.kernel.match import MatchScore
from gamecase.registry import find
from gamecase.words import speaker


def told(game: str, position: str, booklet: str = "") -> str:
    found = find(game)
    rules = found.rules(booklet) if booklet else found.rules()
    core = found.game
    at = core.read_position(rules, position) if position else core.opening(rules, MatchScore())
    task = found.table.gestures(at).task
    return speaker("en", game).say(task) if task else ""


@pytest.mark.parametrize(
    ("position", "task"),
    [
        ("", ""),
        ("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", "Check! Your king has to get out of it."),
        ("4k3/8/8/8/8/8/r7/4K2R w - - 79 80", ""),
        ("4k3/8/8/8/8/8/r7/4K2R w - - 80 80", "Your turn: fifty-move draw in 10 moves."),
        ("4k3/8/8/8/8/8/r7/4K2R w - - 99 80", "Your turn: fifty-move draw in 1 move."),
        ("4k3/8/8/8/8/8/r7/4K2R w - - 100 90", "Your turn: you can claim a draw."),
        ("4k3/8/8/8/8/8/4r3/4K2R w - - 90 90", "Check! Your king has to get out of it."),
    ],
)
def test_chess_says_what_presses(position: str, task: str) -> None:
    assert told("chess", position, "fide") == task


@pytest.mark.parametrize(
    ("booklet", "position", "task"),
    [
        ("english", "", ""),
        ("english", "W:Wd4:Be5", "Your turn: you must capture."),
        ("collection", "W:Wd4:Be5", ""),
    ],
)
def test_draughts_says_what_presses(booklet: str, position: str, task: str) -> None:
    assert told("draughts", position, booklet) == task


def test_tictactoe_says_what_to_place() -> None:
    assert told("tictactoe", "") == "Your turn: put an X on an empty square."
