"""The PGN format: PGN to record, and record to PGN."""

import pytest

from gamecase.games.chess import GAME
from gamecase.games.chess.formats import FORMATS
from gamecase.games.chess.formats.pgn import read_pgn
from gamecase.kernel.log import Entry
from gamecase.kernel.match_state import MatchState, replay
from gamecase.kernel.transcript import (
    TranscribedGame,
    Transcript,
    entries_of,
    header_of,
    transcript_of,
)
from gamecase.registry import find

CHESS = find("chess")
(PGN,) = FORMATS

MATE = '[White "Ann"]\n[Black "Ben"]\n[Result "0-1"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n'
RESIGNED = '[White "Ann"]\n[Black "Ben"]\n[Result "1-0"]\n\n1. e4 e5 1-0\n'
AGREED = '[White "Ann"]\n[Black "Ben"]\n[Result "1/2-1/2"]\n\n1. e4 e5 1/2-1/2\n'
OPEN = '[White "Ann"]\n[Black "Ben"]\n[Result "*"]\n\n1. e4 *\n'


def recorded(transcript: Transcript) -> tuple[MatchState, list[Entry]]:
    rules = CHESS.rules(transcript.ruleset)
    header = header_of(GAME, rules, transcript, "table", 1_800_000_000_000)
    state = CHESS.open(header)
    return state, [*entries_of(state, transcript)]


@pytest.mark.parametrize(
    ("text", "reason"),
    [(MATE, "checkmate"), (RESIGNED, "resigned"), (AGREED, "agreed"), (OPEN, "")],
)
def test_a_game_survives_the_way_through_a_record(text: str, reason: str) -> None:
    (transcript,) = PGN.read(text)
    state, entries = recorded(transcript)
    end = replay(state, entries)
    assert end.names == ("Ann", "Ben")
    assert (end.outcome.reason if end.outcome else "") == reason
    again = transcript_of(state, entries)
    assert again.games[0].actions == transcript.games[0].actions
    (game,) = read_pgn(CHESS.rules("fide"), PGN.write(again))
    (before,) = read_pgn(CHESS.rules("fide"), text)
    assert (game.position, game.result) == (before.position, before.result)
    assert game.headers == {
        "White": "Ann",
        "Black": "Ben",
        "Round": "1",
        "Date": "2027.01.15",
    }


def test_players_change_colours_from_game_to_game() -> None:
    game = TranscribedGame(actions=("e2e4",), seating=(2, 1))
    text = PGN.write(Transcript(ruleset="fide", names=("Ann", "Ben"), games=(game,)))
    assert '[White "Ben"]' in text
    assert '[Black "Ann"]' in text


def test_a_claimed_draw_is_written_as_a_draw() -> None:
    shuffle = ("g1f3", "g8f6", "f3g1", "f6g8") * 2
    told = TranscribedGame(actions=(*shuffle, "claim repetition"))
    state, entries = recorded(Transcript(ruleset="fide", names=("", ""), games=(told,)))
    text = PGN.write(transcript_of(state, entries))
    assert text.rstrip().endswith("1/2-1/2")
    (transcript,) = PGN.read(text)
    assert transcript.games[0].actions == shuffle


@pytest.mark.parametrize("name", ['Ann "the Queen"', "back\\slash", "]\n[Evil", "é" * 60, "\u202e"])
def test_names_are_written_so_that_they_read_back(name: str) -> None:
    told = TranscribedGame(actions=("e2e4",))
    text = PGN.write(Transcript(ruleset="fide", names=(name, "Ben"), games=(told,)))
    (transcript,) = PGN.read(text)
    assert transcript.names == (" ".join(name.split()), "Ben")
    state, entries = recorded(transcript)
    assert len(replay(state, entries).names[0]) <= 40


def test_a_game_may_begin_from_another_position() -> None:
    fen = '[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]\n[SetUp "1"]\n\n1. e4 *\n'
    (transcript,) = PGN.read(fen)
    state, entries = recorded(transcript)
    assert replay(state, entries).position.start == "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"
