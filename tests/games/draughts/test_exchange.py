"""Draughts in and out of the house: PDN made a record, and a record made PDN."""

from random import Random

import pytest

from gamecase.games.draughts import GAME
from gamecase.games.draughts.formats import FORMATS
from gamecase.kernel.errors import BadInput
from gamecase.kernel.match import MatchScore
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
from gamecase.registry import find
from log_builder import random_action

BOXED = find("draughts")
(PDN,) = FORMATS


def random_game(ruleset: str, seed: int) -> tuple[str, ...]:
    random, actions = Random(seed), []
    position = GAME.opening(BOXED.rules(ruleset), MatchScore())
    for _ in range(24):  # too few for anybody to have won
        action = random_action(GAME, position, random)
        actions.append(GAME.write(action))
        position = GAME.apply(position, action)
    return tuple(actions)


@pytest.mark.parametrize("ruleset", BOXED.booklets)
@pytest.mark.parametrize("winner", [Seat.FIRST, Seat.SECOND, None])
def test_a_game_is_written_and_taken_in_again(ruleset: str, winner: Seat | None) -> None:
    outcome = Outcome((winner,), "resigned") if winner else Outcome((), "agreed")
    actions = random_game(ruleset, 5)
    told = TranscribedGame(actions=actions, outcome=outcome)
    given = Transcript(ruleset=ruleset, names=('Ann "A"', "Ben"), games=(told,))
    (found,) = PDN.read(PDN.write(given))
    assert (found.ruleset, found.names) == (ruleset, given.names)
    header = header_of(GAME, found, "table", 1_800_000_000_000)
    state = BOXED.open(header)
    entries = [*entries_of(state, found)]
    end = replay(state, entries)
    assert end.outcome is not None
    assert end.outcome.winners == outcome.winners
    (again,) = PDN.read(PDN.write(transcript_of(state, entries)))
    assert again.names == given.names


def test_a_win_counts_as_each_game_counts_it() -> None:
    told = TranscribedGame(actions=(), outcome=Outcome((Seat.FIRST,), "resigned"))
    for ruleset, result in (("english", "0-1"), ("russian", "1-0"), ("international", "2-0")):
        text = PDN.write(Transcript(ruleset=ruleset, names=("", ""), games=(told,)))
        assert f'[Result "{result}"]' in text


def test_a_game_from_another_start_is_no_game_of_a_table() -> None:
    with pytest.raises(BadInput, match="game 1: it begins from another position"):
        PDN.read('[GameType "20"]\n[FEN "W:W31:B5"]\n*')
