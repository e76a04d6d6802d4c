"""Every refusal names its clause, and the pieces and squares that show it."""

from collections.abc import Iterator
from itertools import permutations
from random import Random

import chess
import pytest

from gamecase.games.chess import GAME
from gamecase.games.chess.position import Move, Position
from gamecase.kernel.match import MatchScore
from gamecase.registry import find
from gamecase.words import speaker
from log_builder import random_action

CHESS = find("chess")
RULES = CHESS.rules()


def refusal(text: str, action: str) -> tuple[str, tuple[str, ...]]:
    """The refusal in English, and the squares it highlights."""
    position = GAME.read_position(RULES, text)
    result = GAME.judge(position, GAME.read_action(action))
    assert result is not None, f"{action} is legal in {text}"
    return speaker("en", "chess").say(result.phrase).replace("\ufe0e", ""), result.where


START = "startpos"
TOO_LATE = "Too late: the ♟ on d5 could be captured en passant only right after its double step."
CASTLE = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"


@pytest.mark.parametrize(
    ("position", "action", "sentence", "where"),
    [
        (START, "e4e5", "There is no piece on e4.", ("e4",)),
        (START, "e7e5", "The piece on e7 is Black’s.", ("e7",)),
        (START, "a1a2", "Your own ♙ is on a2.", ("a2",)),
        (START, "a1a4", "The ♙ on a2 is in the way. Only knights can jump.", ("a2",)),
        (START, "f1d3", "The ♙ on e2 is in the way. Only knights can jump.", ("e2",)),
        (START, "f1f3", "You can’t go from f1 to f3: bishops move diagonally.", ("f1",)),
        (
            START,
            "a1b3",
            "You can’t go from a1 to b3: rooks move straight, along rows and columns.",
            ("a1",),
        ),
        (
            START,
            "d1e3",
            "You can’t go from d1 to e3: queens move straight or diagonally.",
            ("d1",),
        ),
        (
            START,
            "g1g3",
            "You can’t go from g1 to g3: knights move two squares straight and one to the side.",
            ("g1",),
        ),
        (START, "e1e3", "You can’t go from e1 to e3: kings move one square.", ("e1",)),
        (
            START,
            "e2e5",
            (
                "You can’t go from e2 to e5: pawns move one square straight ahead, "
                "or two on their first move."
            ),
            ("e2",),
        ),
        (
            START,
            "e2d3",
            "Pawns move diagonally only to capture, and there’s nothing to capture on d3.",
            ("d3",),
        ),
        (
            "startpos moves e2e3 a7a6",
            "e3e5",
            "You can’t go from e3 to e5: a pawn moves two squares only on its first move.",
            ("e3",),
        ),
        (
            "startpos moves e2e4 e7e5",
            "e4e5",
            "The pawn on e4 is blocked: e5 isn’t empty.",
            ("e5",),
        ),
        (
            "startpos moves e2e4 a7a6 e4e5 d7d5 h2h3 h7h6",
            "e5d6",
            TOO_LATE,
            ("d5",),
        ),
        (
            "8/P7/6k1/8/8/8/8/K6Q w - - 0 1",
            "a7a8",
            "Choose what the pawn on a8 becomes.",
            ("a8",),
        ),
        (
            START,
            "e2e4q",
            "Nothing promotes on e4: only pawns do, on the last row.",
            ("e4",),
        ),
        (
            f"{CASTLE} moves e1e2 e8e7 e2e1 e7e8",
            "e1g1",
            "You can’t castle: the king has moved.",
            ("e1",),
        ),
        (
            f"{CASTLE} moves h1g1 e8e7 g1h1 e7e8",
            "e1g1",
            "You can’t castle: the king’s rook has moved.",
            ("h1",),
        ),
        (
            "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
            "e1c1",
            "You can’t castle: the queen’s rook isn’t there.",
            ("a1",),
        ),
        (START, "e1g1", "You can’t castle: the ♗ on f1 is in between.", ("f1",)),
        (
            "4kr2/8/8/8/8/8/8/4K2R w K - 0 1",
            "e1g1",
            "You can’t castle: the king would cross f1, which ♜ f8 attacks.",
            ("f1", "f8"),
        ),
        (
            "4r1k1/8/8/8/8/8/8/4K2R w K - 0 1",
            "e1g1",
            "You can’t castle out of check: ♜ e8 attacks the king on e1.",
            ("e1", "e8"),
        ),
        (
            "6r1/k7/8/8/8/8/8/4K2R w K - 0 1",
            "e1g1",
            "You can’t castle: ♜ g8 attacks g1.",
            ("g1", "g8"),
        ),
        (
            "8/8/8/3k4/8/3K4/8/7R w - - 0 1",
            "d3d4",
            "The king can’t move to d4: ♚ d5 attacks it.",
            ("d4", "d5"),
        ),
        (
            "4k3/8/8/8/4r3/8/4B3/4K3 w - - 0 1",
            "e2d3",
            "That would open your king to an attack by ♜ e4.",
            ("e1", "e4"),
        ),
        (
            "4k3/8/8/8/4r3/8/8/R3K3 w - - 0 1",
            "a1a2",
            "♜ e4 gives check, and this move doesn’t stop it.",
            ("e1", "e4"),
        ),
        (
            START,
            "claim repetition",
            "No draw yet: this position has occurred once. It takes three times.",
            (),
        ),
        (
            START,
            "claim fifty-moves",
            "No draw yet: 0 moves each without a capture or a pawn move. It takes fifty.",
            (),
        ),
    ],
)
def test_every_reason_has_a_sentence_and_squares(
    position: str, action: str, sentence: str, where: tuple[str, ...]
) -> None:
    assert refusal(position, action) == (sentence, where)


def test_only_clauses_that_can_refuse_have_a_sentence() -> None:
    """The word file has exactly the refusals that the rules and the position editor can give."""
    words = (CHESS.folder / "words" / "en.ftl").read_text("utf-8")
    sentences = {
        line.partition(" =")[0].removeprefix("refusal-")
        for line in words.splitlines()
        if line.startswith("refusal-")
    }
    in_editor = {sentence for sentence in sentences if sentence.startswith("editor-")}
    editor = (CHESS.folder / "editor.py").read_text("utf-8")
    for sentence in in_editor:
        assert f'"{sentence}"' in editor
    sentences -= in_editor
    booklets = CHESS.booklets.values()
    clauses = {clause.key for booklet in booklets for clause in booklet.clauses}
    assert sentences <= clauses
    modules = ("refusals.py", "castling.py", "rules.py")
    source = "".join((CHESS.folder / module).read_text("utf-8") for module in modules)
    for sentence in sentences:
        stem = sentence.removesuffix("-move")
        assert f'"{sentence}"' in source or stem in {"king", "queen", "rook", "bishop", "knight"}


def random_positions(count: int) -> Iterator[Position]:
    """Positions of random games at various stages."""
    for seed in range(count):
        random = Random(seed)
        position: Position = GAME.opening(RULES, MatchScore())
        for _ in range(random.randrange(150)):
            after = GAME.apply(position, random_action(GAME, position, random))
            if GAME.outcome(after):
                break
            position = after
        yield position


def test_every_pair_of_squares_is_legal_or_refused_by_a_clause() -> None:
    """From every square to every other, with and without a promotion."""
    booklets = CHESS.booklets.values()
    clauses = {clause.key for booklet in booklets for clause in booklet.clauses}
    say = speaker("en", "chess").say
    refused = set()
    for position in random_positions(40):
        for start, end in permutations(chess.SQUARE_NAMES, 2):
            for letter in ("", "q") if end[1] in "18" else ("",):
                move = Move(start, end, letter)
                refusal = GAME.judge(position, move)
                legal = move.text in position.state.legal
                assert (refusal is None) == legal, (GAME.write(position), move)
                if refusal is not None and refusal.clause not in refused:
                    assert refusal.clause in clauses
                    assert say(refusal.phrase)
                    refused.add(refusal.clause)
    assert {"in-check", "king-safety", "no-jump", "pawn-capture"} <= refused


def test_both_booklets_have_the_same_clauses() -> None:
    collection, fide = (CHESS.booklet(key) for key in ("collection", "fide"))
    keys = [{clause.key for clause in each.clauses_in_force({})} for each in (collection, fide)]
    assert keys[0] == keys[1]


def test_a_draw_that_comes_by_itself_has_clauses_that_say_so() -> None:
    rules = CHESS.rules("collection", {"draws_by_claim": False})
    position = CHESS.game.opening(rules, MatchScore())
    for reason in ("repetition", "fifty-moves"):
        refusal = CHESS.game.judge(position, CHESS.game.read_action(f"claim {reason}"))
        assert refusal is not None
        assert refusal.clause == f"{reason}-at-once"
    in_force = CHESS.booklet("collection").clauses_in_force({"draws_by_claim": False})
    assert [clause.key for clause in in_force][-2:] == [
        "repetition-at-once",
        "fifty-moves-at-once",
    ]
