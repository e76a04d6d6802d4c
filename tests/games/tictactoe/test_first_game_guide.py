"""The options and reasons that the guide of tic-tac-toe gives."""

import pytest

from gamecase.games.tictactoe import GAME, first_game_guide
from log_builder import TICTACTOE

#: A position, an action, and the reason for it.
REASONS = [
    (".../.../...", "b2", "middle"),
    ("XX./OO./...", "c3", "wins"),
    ("X.X/.O./...", "b3", "blocks"),
    ("X../.O./O.X", "c3", "blocks"),
    (".../.X./...", "a1", "corner"),
    (".../.X./...", "a2", "other"),
    ("XO./.../...", "a1", "threat"),
    ("XO./..X/.O.", "a2", "fork"),
]


@pytest.mark.parametrize(("text", "action", "reason"), REASONS)
def test_the_guide_gives_the_right_reason(text: str, action: str, reason: str) -> None:
    position = GAME.read_position(TICTACTOE.rules(), text)
    assert first_game_guide.describe_options(position).facts.get("what") is None
    facts = first_game_guide.explain_action(position, GAME.read_action(action)).facts
    assert facts["why"] == reason
