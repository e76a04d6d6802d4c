"""The contract of the guides, and the reasons they give."""

import pytest

from contract.cases import Case, played_actions
from gamecase.kernel.seat import Seat
from gamecase.registry import find
from gamecase.words import speaker

MAX_TURNS = 40  # of a case


def test_a_guide_has_words_for_every_turn(case: Case) -> None:
    guide = case.package.guide
    if guide is None or not case.game.bots_play(case.rules):
        return
    words = speaker("en", case.game.key)
    turns = [
        played for played in played_actions(case) if case.game.to_act(played.position).is_player
    ]
    for played in turns[:: max(1, len(turns) // MAX_TURNS)]:
        assert words.say(guide.describe_options(played.position))
        assert words.say(guide.explain_action(played.position, played.action))
        scene = case.package.table.draw(played.position, Seat.FIRST)
        spots = {spot.id for spot in scene.spots}
        assert set(guide.spots_of_action(played.position, played.action)) <= spots


def test_every_built_in_game_has_a_guide(case: Case) -> None:
    is_built_in = case.package.module.startswith("gamecase.games.")
    assert (case.package.guide is not None) == is_built_in


_REST = "cube 1 centre; score best-of 1 0-0; starter first; throws 4; idle 0"
_START = "24:2 13:5 8:3 6:5"
_CHESS = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
_DOUBLING = (
    "choice first; first 6:3 5:3 4:3 3:2 2:2 1:2; second 12:2 8:4 6:5 5:4; cube 1 centre; "
    "score first-to 7 0-0; starter first; throws 4; idle 0"
)


def _play(dice: str, first: str, second: str) -> str:
    return f"play first {dice}; first {first}; second {second}; {_REST}"


#: A game, a position, its options, an action, and the reason for it.
REASONS = [
    ("tictactoe", ".../.../...", "", "b2", "middle"),
    ("tictactoe", "XX./OO./...", "", "c3", "wins"),
    ("tictactoe", "X.X/.O./...", "", "b3", "blocks"),
    ("tictactoe", "X../.O./O.X", "", "c3", "blocks"),
    ("tictactoe", ".../.X./...", "", "a1", "corner"),
    ("tictactoe", ".../.X./...", "", "a2", "other"),
    ("tictactoe", "XO./.../...", "", "a1", "threat"),
    ("tictactoe", "XO./..X/.O.", "", "a2", "fork"),
    ("chess", "4k3/8/8/3p4/8/2N5/8/4K3 w - - 0 20", "other", "c3d5", "gains"),
    ("chess", "8/P6k/8/8/8/8/8/K7 w - - 0 20", "other", "a7a8q", "promotes"),
    ("chess", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 20", "other", "e1g1", "castles"),
    ("chess", "4k3/8/8/8/4r3/8/2B5/4K3 w - - 0 20", "check", "c2e4", "gains"),
    ("chess", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 20", "other", "a1a8", "mate"),
    ("chess", "4k3/8/8/8/8/8/8/R3K3 w - - 0 20", "other", "a1a8", "check"),
    ("chess", "4k3/8/2n5/4p3/8/5N2/8/4K3 w - - 0 20", "other", "f3e5", "other"),
    ("chess", "4k3/8/8/3q4/8/2N2N2/8/4K3 b - - 0 20", "other", "d5a5", "saves"),
    ("chess", _CHESS, "begin", "g1f3", "develops"),
    ("chess", _CHESS, "begin", "e2e4", "middle"),
    ("draughts", "W:Wc3,g1:Bd4,b8", "may", "c3xe5", "takes"),
    ("draughts", "W:Wc7,g1:Bh4", "other", "c7-b8", "crowns"),
    ("draughts", "W:WKa1,c3:Bh8", "king", "c3-b4", "safe"),
    ("draughts", "W:Wa7:Bh8", "other", "a7-b8", "only"),
    ("draughts", "W:Wc3,g1:Bd4,d6", "may", "g1-f2", "other"),
    ("draughts", "W:Wd4,a1:Be5,h8", "may", "d4-c5", "saves"),
    ("crokinole", "round 0 shot 0 twenties 0,0", "other", "flick 0 0 900", "reached"),
    (
        "crokinole",
        "round 0 shot 2 twenties 0,0 discs b1:60.0,-110.0",
        "hit",
        "flick 0 0 1000",
        "void",
    ),
    ("backgammon", _play("3-1", _START, _START), "move", "8/5 6/5", "point"),
    ("backgammon", _play("6-5", _START, _START), "move", "24/18/13", "runs"),
    ("backgammon", _play("4-2", _START, "24:1 21:1 13:5 8:3 6:5"), "move", "8/4* 6/4", "hits"),
    ("backgammon", _play("6-4", "bar:1 24:1 13:5 8:3 6:5", _START), "bar", "bar/21 24/18", "runs"),
    (
        "backgammon",
        _play("5-2", "5:3 4:3 3:3 2:3 off:3", "13:5 8:5 6:5"),
        "off",
        "5/off 2/off",
        "off",
    ),
    (
        "backgammon",
        _play("5-2", "9:3 4:3 3:3 2:3 off:3", "13:5 8:5 6:5"),
        "race",
        "9/4 9/7",
        "race",
    ),
    ("backgammon", _DOUBLING, "choice", "double", "double"),
]


@pytest.mark.parametrize(("game", "text", "may", "action", "why"), REASONS)
def test_a_guide_gives_the_right_reason(
    game: str, text: str, may: str, action: str, why: str
) -> None:
    package = find(game)
    booklet = "tournament" if text is _DOUBLING else next(iter(package.booklets))
    position = package.game.read_position(package.rules(booklet), text)
    assert package.guide is not None
    assert package.guide.describe_options(position).facts.get("what", "") == may
    facts = package.guide.explain_action(position, package.game.read_action(action)).facts
    assert facts.get("why", facts.get("verdict")) == why
