"""The table of chess: seen from either side, promotions, and descriptions."""

from random import Random

import pytest

from gamecase.games.chess import GAME, table
from gamecase.games.chess.position import Position
from gamecase.games.chess.table import describe_action, draw, gestures, interpret_touch, showcase
from gamecase.games.chess.table.art import SIDE
from gamecase.kernel.errors import BadAction
from gamecase.kernel.match import MatchScore
from gamecase.kernel.seat import Seat, opponent
from gamecase.registry import find
from gamecase.scene import Gestures
from gamecase.words import speaker
from log_builder import random_action

RULES = find("chess").rules()
OPENING = GAME.opening(RULES, MatchScore())
PROMOTING = GAME.read_position(RULES, "1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1")
CASTLING = GAME.read_position(RULES, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1")
SAY = speaker("en", "chess").say


def test_the_showcase_is_two_moves_from_mate() -> None:
    position = showcase(RULES)
    for text in ("g8f6", "d6e7"):  # the queen is taken, and the bishop mates
        assert GAME.outcome(position) is None
        position = GAME.apply(position, GAME.read_action(text))
    outcome = GAME.outcome(position)
    assert outcome is not None
    assert outcome.reason == "checkmate"


def test_black_sees_the_board_from_its_own_side() -> None:
    white, black = (draw(OPENING, seat) for seat in (Seat.FIRST, Seat.SECOND))
    places = {spot.id: (spot.x, spot.y) for spot in black.spots}
    for spot in white.spots:
        assert places[spot.id] == pytest.approx((SIDE - spot.x, SIDE - spot.y))
    assert draw(OPENING, Seat.NOBODY) == white


def test_a_promotion_is_picked_in_two_steps() -> None:
    paths = {path.spots: path.action for path in gestures(PROMOTING).paths}
    assert paths["a7", "b8"] == ""
    half = gestures(PROMOTING, ("a7", "b8"))
    assert {path.spots[0]: path.action for path in half.paths} == {
        "queen": "a7b8q",
        "rook": "a7b8r",
        "bishop": "a7b8b",
        "knight": "a7b8n",
    }
    assert half.undo == ()
    assert {spot.id for spot in draw(PROMOTING, Seat.FIRST, ("a7", "b8")).spots} == {
        "queen",
        "rook",
        "bishop",
        "knight",
    }
    steps = ("a7", "b8", "knight")
    complete = gestures(PROMOTING, steps)
    assert [button.action for button in complete.buttons] == ["a7b8n"]
    assert complete.undo == ("a7", "b8")
    done = GAME.apply(PROMOTING, GAME.read_action("a7b8n"))
    assert draw(PROMOTING, Seat.FIRST, steps) == draw(done, Seat.FIRST)


@pytest.mark.parametrize(
    "picked", [("e2",), ("e2", "e5"), ("a7", "a8", "king"), ("a7", "b8", "queen", "e1"), ("x", "y")]
)
def test_an_invalid_pick_is_an_error(picked: tuple[str, ...]) -> None:
    for position in (OPENING, PROMOTING):
        with pytest.raises(BadAction):
            gestures(position, picked)


def test_castling_can_also_be_picked_by_the_rook() -> None:
    paths = {path.spots: path.action for path in gestures(CASTLING).paths}
    assert paths["e1", "g1"] == paths["e1", "h1"] == "e1g1"
    assert paths["e1", "c1"] == paths["e1", "a1"] == "e1c1"
    assert interpret_touch(CASTLING, ("e1", "h1")) == "e1g1"


def test_after_the_game_there_are_no_gestures() -> None:
    for text in (
        "startpos moves f2f3 e7e5 g2g4 d8h4",
        "startpos moves " + "g1f3 g8f6 f3g1 f6g8 " * 4,
        "8/8/4k3/8/8/3K4/8/5B2 w - - 0 1",
    ):
        assert gestures(GAME.read_position(RULES, text.strip())) == Gestures()


def test_touching_a_piece_that_cannot_move_gives_the_reason() -> None:
    pinned = GAME.read_position(RULES, "4k3/8/8/8/4r3/8/4B3/4K3 w - - 0 1")
    for position, square, clause in (
        (pinned, "e2", "pinned"),
        (OPENING, "a1", "own-square"),
        (OPENING, "e5", "your-piece"),
        (OPENING, "e7", "your-piece"),
    ):
        text = interpret_touch(position, (square,))
        assert text is not None
        refusal = GAME.judge(position, GAME.read_action(text))
        assert refusal is not None
        assert refusal.clause == clause, square


@pytest.mark.parametrize(
    ("text", "action", "described"),
    [
        ("startpos", "g1f3", "Nf3"),
        ("startpos", "e2e4", "e4"),
        ("startpos moves e2e4 d7d5", "e4d5", "exd5"),
        ("startpos moves f2f3 e7e5 g2g4", "d8h4", "Qh4#"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1c1", "O-O-O"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "a1a8", "Rxa8+"),
        ("1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7b8q", "axb8=Q+"),
        ("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "a1d1", "Rd1"),
        ("4k3/8/8/8/8/4K3/8/R6R w - - 0 1", "a1d1", "Rad1"),
    ],
)
def test_moves_are_described_in_san(text: str, action: str, described: str) -> None:
    position = GAME.read_position(RULES, text)
    assert SAY(describe_action(position, GAME.read_action(action))) == described


def test_a_position_is_described_in_words() -> None:
    position = GAME.read_position(RULES, "4k3/8/8/8/8/8/4r3/R3K3 w - - 0 1")
    phrases = draw(position, Seat.FIRST).description
    sentences = [SAY(phrase).replace("\ufe0e", "") for phrase in phrases]
    assert sentences == ["White: ♔ e1, ♖ a1.", "Black: ♚ e8, ♜ e2.", "White is in check."]


# --- premoves ---


def test_premoves_go_wherever_a_piece_might_go() -> None:
    position = GAME.read_position(RULES, "startpos moves e2e4")
    planned = {path.spots for path in table.premoves(position, Seat.FIRST)}
    assert {("d1", "h5"), ("d1", "d2"), ("g1", "f3"), ("e4", "d5"), ("e4", "e5")} <= planned
    assert {("e1", "g1"), ("e1", "c1"), ("a2", "a4")} <= planned
    assert not {("e2", "e4"), ("e4", "e6"), ("e7", "e5"), ("g1", "g3")} & planned
    assert all(not path.action for path in table.premoves(position, Seat.FIRST))
    moved = GAME.read_position(RULES, "startpos moves e2e4 e7e5 e1e2")
    assert ("e2", "g2") not in {path.spots for path in table.premoves(moved, Seat.FIRST)}


def test_every_legal_move_was_possible_as_a_premove() -> None:
    random = Random(6)
    position: Position = GAME.opening(RULES, MatchScore())
    for _ in range(150):
        if GAME.outcome(position):
            break
        waiting = opponent(position.turn)
        planned = {path.spots for path in table.premoves(position, waiting)}
        position = GAME.apply(position, random_action(GAME, position, random))
        legal = {(text[:2], text[2:4]) for text in position.state.legal}
        # Captured pieces are gone, but no other move can be missing.
        assert legal <= planned
