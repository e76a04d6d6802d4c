"""The options and reasons that the guide of chess gives."""

import pytest

from gamecase.games.chess import GAME, first_game_guide
from gamecase.registry import find

CHESS = find("chess")
OPENING = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

#: A position, what can be done in it, an action, and the reason for it.
REASONS = [
    ("4k3/8/8/3p4/8/2N5/8/4K3 w - - 0 20", "other", "c3d5", "gains"),
    ("8/P6k/8/8/8/8/8/K7 w - - 0 20", "other", "a7a8q", "promotes"),
    ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 20", "other", "e1g1", "castles"),
    ("4k3/8/8/8/4r3/8/2B5/4K3 w - - 0 20", "check", "c2e4", "gains"),
    ("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 20", "other", "a1a8", "mate"),
    ("4k3/8/8/8/8/8/8/R3K3 w - - 0 20", "other", "a1a8", "check"),
    ("4k3/8/2n5/4p3/8/5N2/8/4K3 w - - 0 20", "other", "f3e5", "other"),
    ("4k3/8/8/3q4/8/2N2N2/8/4K3 b - - 0 20", "other", "d5a5", "saves"),
    (OPENING, "begin", "g1f3", "develops"),
    (OPENING, "begin", "e2e4", "middle"),
]


@pytest.mark.parametrize(("text", "options", "action", "reason"), REASONS)
def test_the_guide_gives_the_right_reason(
    text: str, options: str, action: str, reason: str
) -> None:
    position = GAME.read_position(CHESS.rules(), text)
    assert first_game_guide.describe_options(position).facts["what"] == options
    facts = first_game_guide.explain_action(position, GAME.read_action(action)).facts
    assert facts["why"] == reason
