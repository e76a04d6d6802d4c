"""Backgammon in and out of the house: match files and SGF made records, and records made files."""

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

BOXED = find("backgammon")
GOLDEN = Path(__file__).parents[1] / "golden"


def recorded(transcript: Transcript) -> tuple[MatchState, list[Entry]]:
    header = header_of(GAME, transcript, "table", 1_800_000_000_000)
    state = BOXED.open(header)
    return state, [*entries_of(state, transcript)]


@pytest.mark.parametrize("name", ["match7", "nackgammon", "session"])
@pytest.mark.parametrize("form", FORMATS, ids=lambda each: each.name)
def test_a_match_of_gnubg_becomes_a_record_that_holds(form: Format, name: str) -> None:
    (transcript,) = form.read((GOLDEN / f"{name}.{form.suffix}").read_text("utf-8"))
    state, entries = recorded(transcript)
    header, kept = read_record(write_record(state.header, entries))
    rules = BOXED.rules(header.ruleset, header.switches)
    verdict = verify(GAME, rules, header, kept)
    assert verdict.rolls_by_hand > 50
    # What is written is taken in again as the same match.
    (again,) = form.read(form.write(transcript_of(state, entries)))
    assert [each.actions for each in again.games] == [each.actions for each in transcript.games]
    assert again.match == transcript.match


def random_game(ruleset: str, seed: int) -> TranscribedGame:
    random = Random(seed)
    position = GAME.opening(BOXED.rules(ruleset), MatchScore())
    actions: list[str] = []
    while (outcome := GAME.outcome(position)) is None and len(actions) < 400:
        if GAME.to_act(position) is Seat.NATURE:
            action = GAME.nature(position, DerivedDice(secret_of_seed(seed), [], len(actions)))
        else:
            action = random_action(GAME, position, random)
        actions.append(GAME.write(action))
        position = GAME.apply(position, action)
    return TranscribedGame(actions=tuple(actions), outcome=outcome)


@pytest.mark.parametrize("ruleset", BOXED.booklets)
@pytest.mark.parametrize("form", FORMATS, ids=lambda each: each.name)
def test_games_by_every_booklet_can_be_written(form: Format, ruleset: str) -> None:
    for seed in range(3):
        told = random_game(ruleset, seed)
        text = form.write(Transcript(ruleset=ruleset, names=("Ann", ""), games=(told,)))
        assert "Ann" in text


def test_a_match_that_begins_in_its_middle_is_no_match_of_a_table() -> None:
    text = (GOLDEN / "match7.mat").read_text("utf-8")
    middle = text[: text.index(" Game 1")] + text[text.index(" Game 2") :]
    with pytest.raises(BadInput, match="begins at"):
        FORMATS[0].read(middle)


def test_a_game_given_up_keeps_its_points() -> None:
    """A gammon given up is told by the result alone; a record says it in words."""
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
