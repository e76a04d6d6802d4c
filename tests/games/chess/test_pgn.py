"""PGN, FEN and SAN read and written, ten thousand malformed texts, and openings."""

from random import Random

import chess
import pytest

from gamecase.games.chess import GAME
from gamecase.games.chess.formats.pgn import (
    AnnotatedGame,
    BadPgn,
    read_pgn,
    result_of,
    write_pgn,
)
from gamecase.games.chess.openings import find_opening, openings
from gamecase.games.chess.position import Position
from gamecase.games.chess.san import (
    moves_as_san,
    read_san,
    to_english,
    with_figurines,
    with_letters,
)
from gamecase.kernel.annotation import Note
from gamecase.kernel.errors import BadAction, BadInput, BadPosition
from gamecase.kernel.match import MatchScore
from gamecase.registry import find
from log_builder import random_action

RULES = find("chess").rules()

PGN = """\
[Event "Paris Opera"]
[Date "1858.??.??"]
[White "Morphy"]
[Black "Duke of Brunswick and Count Isouard"]
[Result "1-0"]

{ In a box at the opera. } 1. e4 e5 2. Nf3 d6 3. d4 Bg4 { Not best. } 4. dxe5 Bxf3 5. Qxf3 dxe5
6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8
13. Rxd7 Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8# 1-0
"""

RESIGNED = '[White "Ann"]\n[Black "Ben"]\n[Result "0-1"]\n\n1. e4 e5 0-1\n'


def random_game(seed: int) -> Position:
    random = Random(seed)
    position: Position = GAME.opening(RULES, MatchScore())
    for _ in range(random.randrange(160)):
        if GAME.outcome(position):
            break
        position = GAME.apply(position, random_action(GAME, position, random))
    return position


# --- PGN ---


def test_a_game_is_read_with_its_headers_and_comments() -> None:
    (game,) = read_pgn(RULES, PGN)
    outcome = GAME.outcome(game.position)
    assert outcome is not None
    assert (outcome.reason, result_of(outcome)) == ("checkmate", "1-0")
    assert game.headers["White"] == "Morphy"
    assert game.comments == {0: "In a box at the opera.", 6: "Not best."}
    assert moves_as_san(game.position)[-1] == "Rd8#"


def test_a_written_game_reads_back() -> None:
    (game,) = read_pgn(RULES, PGN)
    assert read_pgn(RULES, write_pgn(game)) == [game]
    (resigned,) = read_pgn(RULES, RESIGNED)
    assert (resigned.result, GAME.outcome(resigned.position)) == ("0-1", None)
    assert read_pgn(RULES, write_pgn(resigned)) == [resigned]


def test_several_games_in_one_text() -> None:
    assert len(read_pgn(RULES, PGN + "\n" + RESIGNED)) == 2


def test_a_game_keeps_its_start_position() -> None:
    start = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"
    position = GAME.read_position(RULES, f"{start} moves e2e4 e8e7")
    (game,) = read_pgn(RULES, write_pgn(AnnotatedGame(position)))
    assert game.position == position


def test_random_games_are_written_and_read_back() -> None:
    for seed in range(40):
        position = random_game(seed)
        moves = Position(RULES, position.start, position.moves)  # a claim is not in PGN
        (game,) = read_pgn(
            RULES,
            write_pgn(AnnotatedGame(position, {"White": "A"}, {1: Note(comments=("a } brace",))})),
        )
        assert game.position == moves, seed


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", "expected a game"),
        ("hello", "game 1"),
        ("1. e4 e5 2. Ke3", "Ke3"),
        ("1. e4 -- 2. d4", "0000"),
        ('[FEN "8/8/8/8/8/8/8/8 w - - 0 1"]\n[SetUp "1"]\n\n*', "no white king"),
        ('[Variant "Atomic"]\n\n1. e4', "Atomic"),
        ("1. e4 e5 " * 200_000, "at most"),
        (PGN.replace("1. e4 e5", "1. e4 e4"), "e4"),
    ],
)
def test_an_error_says_what_is_wrong(text: str, error: str) -> None:
    with pytest.raises(BadPgn, match=error):
        read_pgn(RULES, text)


# --- malformed texts ---

_JUNK = 'kqrbnpKQRBNP12345678/ wb-KQkq0a1h8{}();*$!?.x+#=[]"\\\n\x00é🎲Ⅷ８moves claim startpos'


def broken(text: str, random: Random) -> str:
    """The text with a few random deletions, insertions and repetitions."""
    letters = list(text)
    for _ in range(random.randrange(1, 6)):
        start = random.randrange(len(letters) + 1)
        match random.randrange(4):
            case 0:
                del letters[start : start + random.randrange(1, 5)]
            case 1:
                letters[start:start] = random.choices(_JUNK, k=random.randrange(1, 5))
            case 2:
                letters[start:start] = letters[start : start + random.randrange(20)]
            case _:
                letters[start : start + 1] = random.choice(_JUNK)
    return "".join(letters)


@pytest.mark.slow
def test_ten_thousand_malformed_texts_raise_nothing_unexpected() -> None:
    """Each is read, or raises an error of ours with a message."""
    random = Random(2026)
    fens = [random_game(seed).state.board.fen() for seed in range(30)]
    games = [GAME.write(random_game(seed))[:400] for seed in range(30)]
    pgns = [
        PGN,
        RESIGNED,
        *(write_pgn(AnnotatedGame(random_game(seed)))[:500] for seed in range(10)),
    ]
    read = {"fen": 0, "game": 0, "pgn": 0, "action": 0}
    tried, messages = 0, set()
    for _ in range(2500):
        for kind, text in (
            ("fen", broken(random.choice(fens), random)),
            ("game", broken(random.choice(games), random)),
            ("pgn", broken(random.choice(pgns), random)),
            ("action", broken(random.choice(["e2e4", "e7e8q", "claim repetition"]), random)),
        ):
            tried += 1
            try:
                if kind == "pgn":
                    read_pgn(RULES, text)
                elif kind == "action":
                    GAME.read_action(text)
                else:
                    position = GAME.read_position(RULES, text)
                    assert GAME.read_position(RULES, GAME.write(position)) == position, text
                read[kind] += 1
            except (BadPosition, BadAction, BadPgn) as error:
                messages.add(str(error))
    assert "" not in messages
    assert tried == 10_000
    assert all(count for count in read.values()), f"{read}: some of each kind are still valid"


@pytest.mark.parametrize(
    "text",
    [
        "8/8/8/8/8/8/8/8 w - - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ1BNR w - - 0 1",
        "4k3/8/8/8/8/8/8/4K2R w KQkq - 0 1",
        "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1",
        "4k2P/8/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - - 99999999 1",
        "4k3/8/8/8/8/8/8/4K3 w - e3 0 1",
        "startpos moves e2e5",
        "startpos moves e2e4 claim repetition",
        "startpos moves f2f3 e7e5 g2g4 d8h4 a2a3",
        "startpos moves " + "g1f3 g8f6 f3g1 f6g8 " * 3000,
    ],
)
def test_impossible_positions_are_errors(text: str) -> None:
    with pytest.raises(BadPosition):
        GAME.read_position(RULES, text)


# --- SAN ---


def test_san_is_translated_to_other_letters_and_back() -> None:
    german, french = "KDTLS", "RDTFC"
    for seed in range(5):
        for san in moves_as_san(random_game(seed)):
            for letters in (german, french):
                assert to_english(with_letters(san, letters), letters) == san
    position = GAME.opening(RULES, MatchScore())
    assert read_san(position, "Sf3", german) == "g1f3"
    assert read_san(position, "Nf3") == "g1f3"
    assert with_figurines("Nf3", is_white=False) == "♞f3"


@pytest.mark.parametrize("text", ["", "Ke2", "e9", "Nf9", "O-O", "--", "Z0", "0000"])
def test_an_invalid_san_move_is_an_error(text: str) -> None:
    with pytest.raises(BadInput):
        read_san(GAME.opening(RULES, MatchScore()), text)


# --- openings ---


def test_openings_are_found_by_position_in_any_move_order() -> None:
    def name(moves: str) -> str:
        opening = find_opening(GAME.read_position(RULES, f"startpos moves {moves}"))
        return opening.name if opening else ""

    assert name("e2e4 e7e5 g1f3 b8c6 f1b5 a7a6") == "Ruy Lopez, Morphy Defence"
    assert name("g1f3 b8c6 e2e4 e7e5 f1b5") == "Ruy Lopez"
    assert name("e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5c6 d7c6 e1g1") == ("Ruy Lopez, Exchange Variation")
    assert find_opening(GAME.read_position(RULES, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")) is None


def test_the_list_of_openings_is_valid() -> None:
    rows = [*openings().values()]
    assert len(rows) > 100
    for opening in rows:
        board = chess.Board()
        for san in opening.moves:
            assert board.san(board.parse_san(san)) == san, opening
            board.push_san(san)
