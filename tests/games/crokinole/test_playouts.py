"""Random rounds by the compiled physics are rounds of the readable rules."""

from dataclasses import replace

import pytest

from gamecase.games.crokinole import GAME
from gamecase.games.crokinole.array_encoding import BEARINGS, PLACES, SPEEDS
from gamecase.games.crokinole.nature import settle_without_slip
from gamecase.games.crokinole.playouts import play_games, play_rounds
from gamecase.games.crokinole.position import Flick
from gamecase.games.crokinole.ruleset import HandSteadiness, Ruleset
from gamecase.kernel.errors import BadInput
from gamecase.kernel.match import MatchScore
from gamecase.registry import find

pytestmark = pytest.mark.engine
PACKAGE = find("crokinole")


RULES = [
    *(PACKAGE.rules(key) for key in PACKAGE.booklets),
    PACKAGE.rules("collection", {"rim_bounce": True}),
    PACKAGE.rules("collection", {"miss_takes_touched": True}),
]


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: f"{rules.key}-{rules.players}")
def test_the_same_flicks_score_the_same_by_the_readable_rules(rules: Ruleset) -> None:
    rules = replace(rules, steadiness=HandSteadiness.EXACT)
    rounds = play_rounds(rules, 6, 5)
    for points, flicks in zip(rounds.points, rounds.flicks, strict=True):
        position = GAME.opening(rules, MatchScore())
        for place, bearing, speed in flicks:
            flick = Flick(PLACES[place], BEARINGS[bearing], SPEEDS[speed])
            assert GAME.judge(position, flick) is None
            position = GAME.apply(position, flick)
            position = GAME.apply(position, settle_without_slip(position))
        assert position.is_complete
        assert [position.points_of(side) for side in (0, 1)] == points.tolist()


def test_winners_count_from_the_side_that_began() -> None:
    rules = PACKAGE.rules()
    points = play_rounds(rules, 200, 3).points
    played = play_games(rules, 200, 3)
    expected = [0 if ours > theirs else 1 if theirs > ours else -1 for ours, theirs in points]
    assert played.winners.tolist() == expected
    assert {*played.turns.tolist()} == {2 * rules.discs_a_side}


def test_a_hand_that_slips_is_not_simulated() -> None:
    rules = PACKAGE.rules("", {"steadiness": "human"})
    with pytest.raises(BadInput, match="steady hand"):
        play_games(rules, 1, 1)
