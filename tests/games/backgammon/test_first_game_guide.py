"""The options and reasons that the guide of backgammon gives."""

import pytest

from gamecase.games.backgammon import GAME, first_game_guide
from games.backgammon.position_builders import BACKGAMMON

REST = "cube 1 centre; score best-of 1 0-0; starter first; throws 4; idle 0"
START = "24:2 13:5 8:3 6:5"
DOUBLING = (
    "choice first; first 6:3 5:3 4:3 3:2 2:2 1:2; second 12:2 8:4 6:5 5:4; cube 1 centre; "
    "score first-to 7 0-0; starter first; throws 4; idle 0"
)


def playing(dice: str, first: str, second: str) -> str:
    return f"play first {dice}; first {first}; second {second}; {REST}"


#: A position, what can be done in it, an action, and the reason for it.
REASONS = [
    (playing("3-1", START, START), "move", "8/5 6/5", "point"),
    (playing("6-5", START, START), "move", "24/18/13", "runs"),
    (playing("4-2", START, "24:1 21:1 13:5 8:3 6:5"), "move", "8/4* 6/4", "hits"),
    (playing("6-4", "bar:1 24:1 13:5 8:3 6:5", START), "bar", "bar/21 24/18", "runs"),
    (
        playing("5-2", "5:3 4:3 3:3 2:3 off:3", "13:5 8:5 6:5"),
        "off",
        "5/off 2/off",
        "off",
    ),
    (
        playing("5-2", "9:3 4:3 3:3 2:3 off:3", "13:5 8:5 6:5"),
        "race",
        "9/4 9/7",
        "race",
    ),
    (DOUBLING, "choice", "double", "double"),
]


@pytest.mark.parametrize(("text", "options", "action", "reason"), REASONS)
def test_the_guide_gives_the_right_reason(
    text: str, options: str, action: str, reason: str
) -> None:
    rules = BACKGAMMON.rules("tournament" if text == DOUBLING else "")
    position = GAME.read_position(rules, text)
    assert first_game_guide.describe_options(position).facts["what"] == options
    facts = first_game_guide.explain_action(position, GAME.read_action(action)).facts
    assert facts["why"] == reason
