"""Games in the formats of other programs: converted to valid records, or refused with the place."""

import pytest

from gamecase.kernel.errors import BadInput
from gamecase.kernel.log import EntryKind, read_record, write_record
from gamecase.kernel.match import MatchRule
from gamecase.kernel.match_state import replay
from gamecase.kernel.outcome import Outcome
from gamecase.kernel.seat import Seat
from gamecase.kernel.transcript import (
    TranscribedGame,
    Transcript,
    entries_of,
    header_of,
    transcript_of,
)
from gamecase.kernel.verify import verify
from gamecase.registry import find
from log_builder import TICTACTOE, make_entry

X_WINS = ("a1", "b1", "a2", "b2", "a3")


def of(*games: TranscribedGame, match: MatchRule | None = None) -> Transcript:
    return Transcript(
        ruleset="collection", names=("Ann", "Ben"), games=games, match=match or MatchRule()
    )


def record(transcript: Transcript) -> str:
    rules = TICTACTOE.rules(transcript.ruleset)
    header = header_of(TICTACTOE.game, rules, transcript, "table", 1_800_000_000_000)
    return write_record(header, entries_of(TICTACTOE.open(header), transcript))


def test_a_match_becomes_a_valid_record_and_the_same_transcript_again() -> None:
    games = (
        TranscribedGame(actions=X_WINS),
        TranscribedGame(actions=("b2",), outcome=Outcome((), "agreed")),
    )
    given = of(*games, TranscribedGame(actions=X_WINS), match=MatchRule("best-of", 3))
    header, entries = read_record(record(given))
    verdict = verify(TICTACTOE.game, TICTACTOE.rules(), header, entries)
    assert verdict.state.match.is_over
    again = transcript_of(TICTACTOE.open(header), entries)
    assert [each.actions for each in again.games] == [each.actions for each in given.games]
    assert again.names == given.names
    # The first seat begins, so players change seats from game to game.
    assert [each.seating for each in again.games] == [(1, 2), (2, 1), (1, 2)]
    assert again.name(again.games[1], 0) == "Ben"


def test_a_game_given_up_becomes_a_resignation() -> None:
    given = of(TranscribedGame(actions=("b2",), outcome=Outcome((Seat.SECOND,), "resigned")))
    header, entries = read_record(record(given))
    state = replay(TICTACTOE.open(header), entries)
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.reason) == ((Seat.SECOND,), "resigned")


def test_a_transcript_omits_what_was_taken_back() -> None:
    header, entries = read_record(record(of(TranscribedGame(actions=("b2", "a1")))))
    state = replay(TICTACTOE.open(header), entries)
    more = []
    wanted = (
        (2, EntryKind.OFFER, "takeback 4"),
        (1, EntryKind.TAKEBACK, "4"),
        (2, EntryKind.ACT, "c3"),
    )
    for by, kind, text in wanted:
        more.append(make_entry(state, by, kind, text, at=state.at))
        state = state.after(more[-1])
    written = transcript_of(TICTACTOE.open(header), [*entries, *more])
    assert written.games[0].actions == ("b2", "c3")


@pytest.mark.parametrize(
    ("transcript", "error"),
    [
        (of(TranscribedGame(actions=("b2", "b2"))), "game 1, act 'b2'"),
        (of(TranscribedGame(actions=("z9",))), "game 1, act 'z9'"),
        (of(TranscribedGame(actions=X_WINS), TranscribedGame(actions=X_WINS)), "game 2, begin"),
        (
            of(
                TranscribedGame(actions=("b2",)),
                TranscribedGame(actions=X_WINS),
                match=MatchRule("best-of", 3),
            ),
            "game 1 is not over",
        ),
    ],
)
def test_an_impossible_transcript_is_refused_with_the_place(
    transcript: Transcript, error: str
) -> None:
    with pytest.raises(BadInput, match=error):
        record(transcript)


def test_a_game_with_chance_other_than_dice_cannot_be_imported() -> None:
    crokinole = find("crokinole")
    with pytest.raises(BadInput, match="by hand"):
        header_of(crokinole.game, crokinole.rules(), of(), "table", 0)


def test_a_game_without_formats_has_none() -> None:
    assert find("tictactoe").formats == {}
    assert [*find("chess").formats] == ["pgn"]
