"""The public surface of the library: its names, what importing it loads, and saved boards."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

import gamecase
from gamecase import Board, Limit, Outcome, Seat, list_games, read, write
from gamecase.registry import all_games

GAMES = sorted(all_games())

#: What somebody who only wants the rules should not have to load.
HEAVY = (
    "numpy",
    "numba",
    "starlette",
    "fluent",
    "babel",
    "msgspec",
    "importlib.metadata",
    "asyncio",
)


def test_every_public_name_exists_and_is_listed() -> None:
    assert sorted(gamecase.__all__) == sorted({*gamecase._MODULES, "__version__"})
    for name in gamecase.__all__:
        assert getattr(gamecase, name) is not None
    assert {*gamecase.__all__} <= {*dir(gamecase)}


def test_a_first_board_loads_neither_engines_nor_the_server() -> None:
    script = "import sys; from gamecase import Board; Board('draughts').push('b6-a5')"
    script += f"; print([name for name in {HEAVY} if name in sys.modules])"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"


def test_games_and_their_booklets_are_listed() -> None:
    assert list_games()["chess"] == ("collection", "fide", "chess960")


def roll(board: Board) -> None:
    """Let nature act until a player is to act."""
    while board.turn is Seat.NATURE:
        board.chance()


def played(game: str) -> Board:
    board = Board(game, seed=4)
    for _ in range(6):
        board.chance() if board.turn is Seat.NATURE else board.push(board.advise())
    return board


@pytest.mark.parametrize("game", GAMES)
def test_a_board_is_saved_and_loaded(game: str, tmp_path: Path) -> None:
    board = played(game)
    board.headers["Event"] = "Evening"
    board.names = ("Ann", "Ben")
    board.resign(board.game.seats(board.rules)[1])
    assert board.save(tmp_path / "board.json") == ()
    again = Board.load(tmp_path / "board.json")
    assert again == board
    assert (again.headers, again.names, again.outcome) == (
        board.headers,
        board.names,
        board.outcome,
    )


def test_the_score_of_a_match_is_saved(tmp_path: Path) -> None:
    board = Board("backgammon", "tournament", match="first-to-7", scores=[(2, 0), (2, 6)])
    assert "score first-to 7 2-6 crawford" in str(board)
    board.save(tmp_path / "board.json")
    again = Board.load(tmp_path / "board.json")
    assert (again, again.match_score) == (board, board.match_score)
    assert Board("crokinole", scores=[(10, 0)]).position.nth_round == 1


def test_a_damaged_file_is_refused_with_the_number_of_the_board(tmp_path: Path) -> None:
    file = tmp_path / "board.json"
    played("chess").save(file)
    text = file.read_text("utf-8")
    file.write_text(text.replace('"actions": [', '"actions": ["a1a8",'), "utf-8")
    with pytest.raises(gamecase.BadInput, match="board 1: "):
        Board.load(file)
    file.write_text(text, "utf-8")
    with pytest.raises(gamecase.BadInput, match="number must be 1 to 1, not 2"):
        Board.load(file, number=2)


def test_a_match_goes_into_one_file_and_comes_out_as_its_games(tmp_path: Path) -> None:
    first = Board("backgammon", "tournament", match="first-to-5")
    first.names = ("Ann", "Ben")
    for action in ("start 3-1", "8/5 6/5", "throw", "roll 5-2", "13/8 13/11"):
        first.push(action)
    first.push("resign 1")
    first.push("accept")
    second = Board("backgammon", "tournament", match="first-to-5", scores=[(0, 1)])
    second.names = first.names
    second.push("start 1-3")
    second.push("8/5 6/5")
    assert write(tmp_path / "match.mat", [first, second]) == ()
    text = (tmp_path / "match.mat").read_text("utf-8")
    assert " 5 point match" in text
    assert "Ben : 1" in text
    again = read(tmp_path / "match.mat")
    assert [board.actions for board in again] == [first.actions, second.actions]
    assert again[1].match_score.scores == ((0, 1),)


def test_a_game_ends_off_the_board_and_goes_on_after_pop() -> None:
    board = Board("chess")
    board.push("e4")
    assert board.agree_draw() == Outcome((), "agreed")
    assert (board.is_over, board.turn, board.legal) == (True, Seat.NOBODY, ())
    assert board.why_not("e5") == Board("chess", position="7k/5Q2/6K1/8/8/8/8/8 b - - 0 1").why_not(
        "h8g8"
    )
    assert board.pop() == "e2e4"
    assert not board.is_over


def test_history_tells_who_played_what() -> None:
    board = Board("backgammon", "tournament", seed=4)
    board.chance()
    board.push(board.legal[0])
    assert [(step.seat, step.action) for step in board.history()] == [
        (Seat.NATURE, board.actions[0]),
        (board.history()[1].seat, board.actions[1]),
    ]
    assert board.history()[-1].position == board.position


@pytest.mark.parametrize("game", GAMES)
def test_every_notation_of_a_position_is_read_again(game: str) -> None:
    board = Board(game, next(reversed(list_games()[game])), seed=4)
    roll(board)
    board.push(board.advise())
    roll(board)
    for key in board.package.position_notations:
        if key != "matchid":  # which has no checkers
            text = board.text(key)
            again = Board(game, board.ruleset, position=text)
            assert again.text(key) == text
            assert Board.from_id(text, ruleset=board.ruleset).game.key == game


@pytest.mark.parametrize("game", [game for game in GAMES if game != "crokinole"])
def test_every_notation_of_an_action_is_read_again(game: str) -> None:
    board = Board(game, next(reversed(list_games()[game])), seed=4)
    roll(board)
    for action, value in zip(board.legal, board.legal_actions, strict=True):
        assert board.format(value) == action
        for key in board.package.action_notations:
            written = board.format(action, key)
            other = board.copy()
            other.push(written)
            assert other.actions[-1] == action, (key, written)


def test_an_analysis_is_streamed_and_awaited() -> None:
    board = Board("draughts", "english")
    depths = [analysis.ply for analysis in board.analyse_iter(1, Limit(nodes=100_000))]
    assert depths == sorted(set(depths))
    assert len(depths) > 1

    async def stream() -> list[int]:
        return [each.ply async for each in board.analyse_stream(1, Limit(nodes=100_000))]

    assert asyncio.run(stream()) == depths
    assert asyncio.run(board.analyse_async(1, Limit(ply=3))) == board.analyse(1, Limit(ply=3))
