"""The options and reasons that the guide of crokinole gives."""

import pytest

from gamecase.games.crokinole import GAME, first_game_guide
from games.crokinole.boards import CROKINOLE

#: A position, what can be done in it, an action, and the reason for it.
REASONS = [
    ("round 0 shot 0 twenties 0,0", "other", "flick 0 0 900", "reached"),
    (
        "round 0 shot 2 twenties 0,0 discs b1:60.0,-110.0",
        "hit",
        "flick 0 0 1000",
        "void",
    ),
]


@pytest.mark.parametrize(("text", "options", "action", "reason"), REASONS)
def test_the_guide_gives_the_right_reason(
    text: str, options: str, action: str, reason: str
) -> None:
    position = GAME.read_position(CROKINOLE.rules(), text)
    assert first_game_guide.describe_options(position).facts["what"] == options
    facts = first_game_guide.explain_action(position, GAME.read_action(action)).facts
    assert facts["verdict"] == reason
