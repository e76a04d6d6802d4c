"""Match files become records of a table, and records become match files."""

from pathlib import Path
from random import Random

import pytest

from gamecase.games.backgammon import GAME
from gamecase.games.backgammon.formats import FORMATS
from gamecase.kernel.dice import DerivedDice, secret_of_seed
from gamecase.kernel.errors import BadInput
from gamecase.kernel.log import Entry, read_record, write_record
from gamecase.kernel.match import MatchScore
from gamecase.kernel.match_state import MatchState, replay
from gamecase.kernel.seat import Seat
from gamecase.kernel.transcript import (
    Format,
    TranscribedGame,
    Transcript,
    entries_of,
    header_of,
    transcript_of,
)
from gamecase.kernel.verify import verify
from gamecase.registry import find
from log_builder import random_action

BACKGAMMON = find("backgammon")
GOLDEN = Path(__file__).parents[1] / "golden"


def recorded(transcript: Transcript) -> tuple[MatchState, list[Entry]]:
    rules = BACKGAMMON.rules(transcript.ruleset)
    header = header_of(GAME, rules, transcript, "table", 1_800_000_000_000)
    state = BACKGAMMON.open(header)
    return state, [*entries_of(state, transcript)]


@pytest.mark.parametrize("name", ["match7", "nackgammon", "session"])
@pytest.mark.parametrize("file_format", FORMATS, ids=lambda file_format: file_format.name)
def test_a_match_of_gnubg_becomes_a_valid_record(file_format: Format, name: str) -> None:
    (transcript,) = file_format.read((GOLDEN / f"{name}.{file_format.suffix}").read_text("utf-8"))
    state, entries = recorded(transcript)
    header, stored = read_record(write_record(state.header, entries))
    rules = BACKGAMMON.rules(header.ruleset, header.switches)
    report = verify(GAME, rules, header, stored)
    assert report.rolls_by_hand > 50
    # What is written is read again as the same match.
    (reread,) = file_format.read(file_format.write(transcript_of(state, entries)))
    assert [game.actions for game in reread.games] == [game.actions for game in transcript.games]
    assert reread.match == transcript.match


def random_game(ruleset: str, seed: int) -> TranscribedGame:
    random = Random(seed)
    position = GAME.opening(BACKGAMMON.rules(ruleset), MatchScore())
    actions: list[str] = []
    while (outcome := GAME.outcome(position)) is None and len(actions) < 400:
        if GAME.to_act(position) is Seat.NATURE:
            action = GAME.nature(position, DerivedDice(secret_of_seed(seed), [], len(actions)))
        else:
            action = random_action(GAME, position, random)
        actions.append(GAME.write(action))
        position = GAME.apply(position, action)
    return TranscribedGame(actions=tuple(actions), outcome=outcome)


@pytest.mark.parametrize("ruleset", BACKGAMMON.booklets)
@pytest.mark.parametrize("file_format", FORMATS, ids=lambda file_format: file_format.name)
def test_games_by_every_booklet_can_be_written(file_format: Format, ruleset: str) -> None:
    for seed in range(3):
        game = random_game(ruleset, seed)
        text = file_format.write(Transcript(ruleset=ruleset, names=("Ann", ""), games=(game,)))
        assert "Ann" in text


def test_a_match_that_begins_in_the_middle_is_refused() -> None:
    text = (GOLDEN / "match7.mat").read_text("utf-8")
    middle = text[: text.index(" Game 1")] + text[text.index(" Game 2") :]
    (transcript,) = FORMATS[0].read(middle)
    with pytest.raises(BadInput, match="starts at"):
        recorded(transcript)


def test_a_resigned_game_keeps_its_points() -> None:
    """A resigned gammon is only a result in the file, but actions in the record."""
    for points in (1, 2):
        text = (
            " 7 point match\n\n Game 1\n Ann : 0                       Ben : 0\n"
            f"  1) 31: 8/5 6/5                 52: 13/8 13/11\n      Wins {points} points\n"
        )
        (transcript,) = FORMATS[0].read(text.replace("      Wins", " " * 34 + "Wins"))
        state, entries = recorded(transcript)
        end = replay(state, entries)
        assert end.outcome is not None
        assert (end.outcome.winners, end.outcome.points) == ((Seat.SECOND,), points)
