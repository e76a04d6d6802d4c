"""Portable Draughts Notation: round trips, files of other programs, and errors."""

from contextlib import suppress
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamecase.games.draughts import GAME
from gamecase.games.draughts.formats.pdn import PdnGame, PdnLine, PdnMove, line_of, write_game
from gamecase.games.draughts.formats.pdn_notation import (
    GAME_TYPES,
    read_fen,
    squares_by_number,
    write_fen,
)
from gamecase.games.draughts.formats.pdn_parser import BadPdn, read_games
from gamecase.games.draughts.position import Move, Position
from gamecase.games.draughts.ruleset import Ruleset
from gamecase.kernel.errors import BadPosition
from gamecase.kernel.match import MatchScore
from games.draughts.boards import COLLECTION, DRAUGHTS, at, rules

KEYS = [*DRAUGHTS.booklets]

#: The Goose Walk, with shortened captures, comments, marks and variations.
GOOSE_WALK = """[Event "The Goose Walk"]
[GameType "21"]
[Result "0-1"]

1. 11-15 22-18 2. 15x22 25x18 {so far as usual} 3. 8-11 29-25 4. 4-8 25-22 5. 12-16 24-20
6. 10-15 27-24 7. 16-19? 23x16 $4 8. 15-19 (8. 9-14 18x9) 24x15 9. 9-14 18x9 10. 11x25 32-27
11. 5x14 27-23 0-1
"""


def random_game(ruleset: Ruleset, seed: int, length: int) -> PdnGame:
    random = Random(seed)
    start = position = GAME.opening(ruleset, MatchScore())
    moves: list[Move] = []
    while GAME.outcome(position) is None and len(moves) < length:
        moves.append(random.choice(GAME.choices(position).actions))
        position = GAME.apply(position, moves[-1])
    return PdnGame(start, line_of(moves), random.choice(["1-0", "*"]), {"White": 'A "b" \\'})


@given(st.sampled_from(KEYS), st.integers(0, 10**6), st.integers(0, 60))
def test_every_game_reads_back(key: str, seed: int, length: int) -> None:
    game = random_game(rules(key), seed, length)
    (again,) = read_games(write_game(game))
    assert again == game
    assert ("GameType" in write_game(game)) == (key in GAME_TYPES)
    assert all(len(line) <= 80 for line in write_game(game).splitlines())


@given(st.sampled_from(KEYS), st.integers(0, 10**6))
def test_every_position_reads_back(key: str, seed: int) -> None:
    game = random_game(rules(key), seed, 50)
    position = game.start
    for move in game.moves:
        position = GAME.apply(position, move)
    without_history = Position(position.rules, position.cells, position.turn)
    assert read_fen(position.rules, write_fen(without_history)) == without_history


def test_shortened_captures_are_read() -> None:
    (game,) = read_games(GOOSE_WALK)
    assert game.rules.key == "english"
    assert (len(game.moves), game.result) == (22, "0-1")
    assert game.tags == {"Event": "The Goose Walk"}
    assert [move.text for move in game.moves[:4]] == ["f6-e5", "c3-d4", "e5xc3", "b2xd4"]
    assert game.moves[18].text == "f6xd4xb2"  # written short, as 11x25


def test_annotations_are_preserved() -> None:
    (game,) = read_games(GOOSE_WALK)
    plies = game.line.plies
    assert plies[3].comments == ("so far as usual",)
    assert plies[12].marks == ("?",)
    assert plies[13].marks == ("$4",)
    (variation,) = plies[14].lines
    assert [ply.move.text for ply in variation.plies] == ["b6-c5", "d4xb6"]
    text = write_game(game)
    assert "7. 16-19? 23x16 $4 8. 15-19 ( 8. 9-14 18x9 ) 8... 24x15" in " ".join(text.split())
    assert read_games(text) == [game]


#: A game as servers write it: clocks in comments, other alphabets, nested variations.
SERVER = """[Event "Toernooi \u00e9\u00e9n"]
[Site "https://example.org/abc"]
[GameType "20,W,10,10,N2,0"]
[White "\u0428\u0430\u0448\u043a\u0438"]
[Result "1-1"]

{ [%clock w0:05:00 B0:05:00] } 1. 32-28 { [%clock w0:05:00 B0:04:58] } 1... 19-23 ; the usual }
2. 28x19 14x23 (2... 13x24 {also} (2... 14x23!? $5 3. 33-28) 3. 37-32 *) 3. 37-32 1-1
"""


def test_a_game_of_a_server_is_read_without_loss() -> None:
    text = SERVER.encode().decode("unicode_escape")
    (game,) = read_games(text)
    assert game.result == "1-1"
    assert game.line.comments == (" [%clock w0:05:00 B0:05:00] ",)
    assert game.line.plies[1].comments == (" the usual }",)
    (variation,) = game.line.plies[3].lines
    assert variation.plies[0].lines[0].plies[0].marks == ("!?", "$5")
    assert variation.plies[1].marks == ("*",)
    assert read_games(write_game(game)) == [game]


@pytest.mark.parametrize(
    ("text", "key", "moves"),
    [
        ('% a line for programs\n[Date "2012.02.01"]\n1. 32-28 19-23\n', "international", 2),
        ("32-28 19-23 (18-23 38-32) 28x19 14x23\n", "international", 4),
        ("1. 11-15 22-18 *", "english", 2),
        ('[GameType "25"]\n1.c3b4 b6a5 2. b4-c5 d6:b4 *', "russian", 4),
    ],
)
def test_tags_and_numbers_may_be_missing(text: str, key: str, moves: int) -> None:
    (game,) = read_games(text)
    assert (game.rules.key, len(game.moves)) == (key, moves)
    assert read_games(write_game(game)) == [game]


def test_marks_may_stand_in_parentheses() -> None:
    (game,) = read_games('[GameType "20"]\n1.32-28!? 19-23(!?!!!) 2.28x19 *')
    assert game.line.plies[0].marks == ("!?",)
    assert game.line.plies[1].marks == ("(!?!!!)",)
    assert read_games(write_game(game)) == [game]


def test_an_unknown_result_tag_is_preserved() -> None:
    (game,) = read_games('[GameType "20"]\n[Result "-"]\n1. 34-29 17-21')
    assert (game.result, game.tags) == ("*", {"Result": "-"})
    assert read_games(write_game(game)) == [game]


def test_counts_of_quiet_moves_in_a_position_are_ignored() -> None:
    ruleset = rules("international")
    assert read_fen(ruleset, "W:W31-50:B1-20:H0:F1") == GAME.opening(ruleset, MatchScore())


COMMENTS = st.text(st.characters(exclude_characters="{}\r", exclude_categories=["Cs"]), max_size=12)


def annotated(ruleset: Ruleset, draw: st.DrawFn, position: Position, depth: int) -> PdnLine:
    plies = []
    for _ in range(draw(st.integers(0, 4))):
        moves = GAME.choices(position).actions
        if not moves:
            break
        move = draw(st.sampled_from(moves))
        variations = [annotated(ruleset, draw, position, depth - 1)] if depth else []
        marks = draw(st.sampled_from([(), ("!",), ("?", "$12"), ("$1",)]))
        comments = tuple(draw(st.lists(COMMENTS, max_size=2)))
        plies.append(
            PdnMove(move, marks, comments, tuple(line for line in variations if line.plies))
        )
        position = GAME.apply(position, move)
    return PdnLine(tuple(plies), tuple(draw(st.lists(COMMENTS, max_size=1))))


@st.composite
def annotated_games(draw: st.DrawFn) -> PdnGame:
    ruleset = rules(draw(st.sampled_from(KEYS)))
    start = GAME.opening(ruleset, MatchScore())
    return PdnGame(start, annotated(ruleset, draw, start, 2), "*", {"Event": "x"})


@given(annotated_games())
def test_every_annotation_reads_back(game: PdnGame) -> None:
    assert read_games(write_game(game)) == [game]


def test_a_star_ends_the_moves_and_the_tag_has_the_result() -> None:
    (game,) = read_games('[GameType "20"]\n[Result "0-2"]\n1.32-28 17-22  2.28x17 11x22 *')
    assert (len(game.moves), game.result) == (4, "0-2")


@pytest.mark.parametrize(
    ("key", "first"),
    [("english", "b8"), ("international", "b10"), ("italian", "a8"), ("spanish", "h1")],
)
def test_numbers_begin_in_the_corner_the_standard_says(key: str, first: str) -> None:
    ruleset = rules(key)
    names = GAME.opening(ruleset, MatchScore()).board.names
    assert names[squares_by_number(ruleset)[0]] == first


def test_games_follow_each_other_and_may_begin_anywhere() -> None:
    start = at("W:a1 b:d4,g7, White", COLLECTION)
    first = PdnGame(start, line_of([Move(("a1", "e5", "h8"), takes=True)]), "1-0")
    text = write_game(first) + "\n" + GOOSE_WALK
    games = read_games(text)
    assert [game.rules.key for game in games] == ["collection", "english"]
    assert games[0] == first


@pytest.mark.parametrize(
    "fen", ["W:W31-50:B1-20", "W:W31-50:B1-20.", "w:w31-50:b1-20", "W:B1-20:W31-50"]
)
def test_ranges_and_either_order_are_understood(fen: str) -> None:
    ruleset = rules("international")
    assert read_fen(ruleset, fen) == GAME.opening(ruleset, MatchScore())


@pytest.mark.parametrize("fen", ["", "W", "W:W1", "W:W1:W2", "Q:W1:B2", "W:W51:B1", "W:Wx:B1"])
def test_an_invalid_fen_is_refused(fen: str) -> None:
    with pytest.raises(BadPosition):
        read_fen(rules("international"), fen)


@pytest.mark.parametrize(
    ("text", "line", "column", "message"),
    [
        ('[Event "half', 1, 1, "incomplete tag"),
        ('[GameType "21"]\n1. 11-15 {half', 2, 10, "a comment without an end"),
        ('[GameType "21"]\n1. 11-15 (10-15', 2, 16, "a ( without a )"),
        ('[GameType "21"]\n1. 11-15)', 2, 9, "a ) without a ("),
        ('[GameType "21"]\n\n1. 11-16\n   9-14', 4, 4, "'9-14' is not legal in W:"),
        ('[GameType "21"]\n1. 11-44', 2, 4, "a square that this board does not have"),
        ('[GameType "21"]\n1. hello', 2, 4, "neither move nor result"),
        ('[GameType "21"]\n(11-15) 1. 11-15', 2, 1, "a variation before any move"),
        ('[GameType "21"]\n! 11-15', 2, 1, "'!' before any move"),
        ('[GameType "99"]\n*', 1, 2, "unknown type of draughts '99'"),
        ('[Ruleset "poker"]\n*', 1, 1, "no booklet 'poker'"),
        ('[GameType "21"]\n[FEN "W:W1"]\n*', 2, 2, "expected side and pieces"),
    ],
)
def test_errors_name_line_and_column(text: str, line: int, column: int, message: str) -> None:
    with pytest.raises(BadPdn) as caught:
        read_games(text)
    assert (caught.value.line, caught.value.column) == (line, column), str(caught.value)
    assert message in str(caught.value)


def test_variations_nested_too_deeply_are_refused() -> None:
    with pytest.raises(BadPdn, match="nested too deeply"):
        read_games('[GameType "21"]\n' + "1. 11-15 (" * 5000)


@given(st.text('[]GameTyp "21(){};%\n11-15x!?$.*a3b4', max_size=80))
def test_any_text_is_read_or_refused(text: str) -> None:
    with suppress(BadPdn):
        assert all(read_games(write_game(game)) == [game] for game in read_games(text))


def test_a_game_of_another_ruleset_is_refused() -> None:
    with pytest.raises(BadPdn, match="a game of english; expected one of russian"):
        read_games(GOOSE_WALK, rules("russian"))


def test_an_ambiguous_capture_is_refused() -> None:
    text = '[Ruleset "dame"]\n[FEN "W:Wd2:Bc3,e3,c5,e5"]\n1. d2xd6'
    with pytest.raises(BadPdn, match="can mean d2xb4xd6, d2xf4xd6"):
        read_games(text)
    (game,) = read_games(text.replace("d2xd6", "d2xb4xd6"))
    assert game.moves[0].text == "d2xb4xd6"
