"""Conversion between PDN and the records of tables."""

from random import Random

import pytest

from gamecase.games.draughts import GAME
from gamecase.games.draughts.formats import FORMATS
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

DRAUGHTS = find("draughts")
(PDN,) = FORMATS


def random_game(ruleset: str, seed: int) -> tuple[str, ...]:
    random, actions = Random(seed), []
    position = GAME.opening(DRAUGHTS.rules(ruleset), MatchScore())
    for _ in range(24):  # too few for a win
        action = random_action(GAME, position, random)
        actions.append(GAME.write(action))
        position = GAME.apply(position, action)
    return tuple(actions)


@pytest.mark.parametrize("ruleset", DRAUGHTS.booklets)
@pytest.mark.parametrize("winner", [Seat.FIRST, Seat.SECOND, None])
def test_a_game_is_exported_and_imported_again(ruleset: str, winner: Seat | None) -> None:
    outcome = Outcome((winner,), "resigned") if winner else Outcome((), "agreed")
    actions = random_game(ruleset, 5)
    game = TranscribedGame(actions=actions, outcome=outcome)
    original = Transcript(ruleset=ruleset, names=('Ann "A"', "Ben"), games=(game,))
    (transcript,) = PDN.read(PDN.write(original))
    assert (transcript.ruleset, transcript.names) == (ruleset, original.names)
    rules = DRAUGHTS.rules(transcript.ruleset)
    header = header_of(GAME, rules, transcript, "table", 1_800_000_000_000)
    state = DRAUGHTS.open(header)
    entries = [*entries_of(state, transcript)]
    end = replay(state, entries)
    assert end.outcome is not None
    assert end.outcome.winners == outcome.winners
    (again,) = PDN.read(PDN.write(transcript_of(state, entries)))
    assert again.names == original.names


def test_a_result_has_the_points_of_its_game() -> None:
    game = TranscribedGame(actions=(), outcome=Outcome((Seat.FIRST,), "resigned"))
    for ruleset, result in (("english", "0-1"), ("russian", "1-0"), ("international", "2-0")):
        text = PDN.write(Transcript(ruleset=ruleset, names=("", ""), games=(game,)))
        assert f'[Result "{result}"]' in text


def test_a_game_may_begin_from_another_position() -> None:
    (transcript,) = PDN.read('[GameType "20"]\n[FEN "W:W31:B5"]\n*')
    rules = DRAUGHTS.rules(transcript.ruleset)
    state = DRAUGHTS.open(header_of(GAME, rules, transcript, "table", 0))
    end = replay(state, entries_of(state, transcript))
    assert GAME.write(end.position) == transcript.games[0].start
