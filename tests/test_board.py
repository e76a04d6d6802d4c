"""`Board`, over every game."""

from itertools import product

import pytest

from gamecase.board import Board, IllegalAction
from gamecase.kernel.errors import BadAction, BadInput
from gamecase.kernel.rulebook import play_example
from gamecase.kernel.seat import Seat
from gamecase.registry import all_games

GAMES = sorted(all_games())


def begun(game: str) -> Board:
    """A board at which a player is to act."""
    board = Board(game, seed=4)
    while board.turn is Seat.NATURE:
        board.chance()
    return board


@pytest.mark.parametrize("game", GAMES)
def test_pop_takes_back_what_push_played(game: str) -> None:
    board = begun(game)
    before, done = str(board), board.actions
    action = board.advise()
    board.push(action)
    assert board.actions == (*done, action)
    assert str(board) != before
    assert board.pop() == action
    assert str(board) == before


def refused_example(game: str) -> tuple[Board, str]:
    """A board and an action that is illegal there: a refused example of the rule book."""
    package = all_games()[game]
    for example, booklet in product(package.rulebook.examples, package.booklets.values()):
        rules = package.rules(booklet.key)
        if (
            example.is_refused
            and example.applies_to(booklet, {})
            and play_example(package.game, rules, example)
        ):
            board = Board(game, ruleset=booklet.key, position=example.position)
            *played, refused = example.actions
            for action in played:
                board.push(action)
            return board, refused
    raise AssertionError(f"the rule book of {game} has no example of an action that is refused")


@pytest.mark.parametrize("game", GAMES)
def test_an_illegal_action_raises_and_changes_nothing(game: str) -> None:
    board, action = refused_example(game)
    before, done = str(board), board.actions
    with pytest.raises(IllegalAction) as caught:
        board.push(action)
    assert caught.value.refusal == board.refusal(action)
    assert str(caught.value) == board.why_not(action) != board.why_not(action, "de")
    assert str(board) == before
    assert board.actions == done


@pytest.mark.parametrize("game", GAMES)
def test_a_board_starts_from_the_text_of_another(game: str) -> None:
    board = begun(game)
    assert str(Board(game, position=str(board))) == str(board)


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_plays_the_same_game_again(game: str) -> None:
    boards = [begun(game), begun(game)]
    for board in boards:
        for _ in range(3):
            board.chance() if board.turn is Seat.NATURE else board.push(board.advise())
    assert boards[0].actions == boards[1].actions


@pytest.mark.parametrize("game", GAMES)
def test_a_board_is_drawn_in_a_notebook(game: str) -> None:
    assert Board(game)._repr_svg_().startswith("<svg")


def test_misuse_raises_bad_input() -> None:
    with pytest.raises(BadInput, match="nothing to take back"):
        begun("chess").pop()
    with pytest.raises(BadInput, match="nature is not to act"):
        begun("chess").chance()
    with pytest.raises(BadInput, match="no player is to act"):
        Board("backgammon").advise()
    with pytest.raises(BadInput, match="has no list of legal actions"):
        _ = Board("crokinole").legal
    with pytest.raises(BadAction):
        Board("chess").push("castles")


def test_a_board_knows_its_clauses_and_what_they_are_based_on() -> None:
    clauses = Board("backgammon", "collection").clauses
    assert "any-sufficient" in {clause.key for clause in clauses}
    other = Board("backgammon", "collection", switches={"bearoff_rule": "exact-or-highest"})
    assert "any-sufficient" not in {clause.key for clause in other.clauses}
