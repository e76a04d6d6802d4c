"""The options and reasons that the guide of draughts gives."""

import pytest

from gamecase.games.draughts import GAME, first_game_guide
from games.draughts.boards import DRAUGHTS

#: A position, what can be done in it, an action, and the reason for it.
REASONS = [
    ("W:Wc3,g1:Bd4,b8", "may", "c3xe5", "takes"),
    ("W:Wc7,g1:Bh4", "other", "c7-b8", "crowns"),
    ("W:WKa1,c3:Bh8", "king", "c3-b4", "safe"),
    ("W:Wa7:Bh8", "other", "a7-b8", "only"),
    ("W:Wc3,g1:Bd4,d6", "may", "g1-f2", "other"),
    ("W:Wd4,a1:Be5,h8", "may", "d4-c5", "saves"),
]


@pytest.mark.parametrize(("text", "options", "action", "reason"), REASONS)
def test_the_guide_gives_the_right_reason(
    text: str, options: str, action: str, reason: str
) -> None:
    position = GAME.read_position(DRAUGHTS.rules(), text)
    assert first_game_guide.describe_options(position).facts["what"] == options
    facts = first_game_guide.explain_action(position, GAME.read_action(action)).facts
    assert facts["why"] == reason
