"""The drawing and description of positions under every booklet."""

import re
from collections import Counter
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from gamecase.games.backgammon import GAME, table
from gamecase.games.backgammon.board import Board
from gamecase.games.backgammon.position import Cube, Phase, Position, Score
from gamecase.games.backgammon.validation import check
from gamecase.kernel.booklet import SwitchValue
from gamecase.kernel.game import ListedActions
from gamecase.kernel.match import MatchRule, MatchScore
from gamecase.kernel.phrase import Phrase
from gamecase.kernel.seat import Seat, opponent
from gamecase.scene.svg import to_svg
from gamecase.scene.themes import THEMES
from gamecase.words.speaker import speaker
from games.backgammon.position_builders import (
    play_out,
    results,
    rules,
    then,
    to_play,
)
from games.backgammon.table.sample_positions import (
    SEATS,
    check_checkers,
    offered,
    positions,
    scenes,
    stack_at,
    variants,
)

# --- scenes ---


@variants
def test_scenes_are_consistent(booklet: str, switches: dict[str, SwitchValue]) -> None:
    for position, scene in scenes(booklet, switches):
        text = GAME.write(position)
        assert {piece.kind for piece in scene.pieces} <= {*scene.art.pieces}, text
        spots = Counter(spot.id for spot in scene.spots)
        assert max(spots.values()) == 1, f"{text}: {spots.most_common(1)}"
        assert {str(point) for point in range(1, 25)} <= {*spots}, text
        assert {f"{place}-{seat}" for place in ("bar", "off") for seat in SEATS} <= {*spots}, text
        names = Counter(piece.id for piece in scene.pieces if piece.id)
        assert max(names.values(), default=1) == 1, f"{text}: {names.most_common(1)}"
        places = [(piece.x, piece.y) for piece in scene.pieces]
        places += [(spot.x, spot.y) for spot in scene.spots]
        places += [(label.x, label.y) for label in scene.labels]
        for x, y in places:
            assert 0 <= x <= scene.art.width, text
            assert 0 <= y <= scene.art.height, text
        check_checkers(scene, position)


@variants
def test_every_phrase_has_words(booklet: str, switches: dict[str, SwitchValue]) -> None:
    say = speaker("en", "backgammon").say
    for position in positions(booklet, switches, 40):
        gestures = table.gestures(position)
        scene = table.draw(position, opponent(position.turn))
        phrases = [scene.title, *scene.description, *(spot.label for spot in scene.spots)]
        phrases += [button.label for button in gestures.buttons]
        choices = GAME.choices(position)
        assert isinstance(choices, ListedActions)
        phrases += [table.describe_action(position, action) for action in choices.actions]
        for phrase in phrases:
            text = say(phrase)
            assert text, phrase
            assert "{" not in text, text


def test_actions_are_described() -> None:
    say = speaker("en", "backgammon").say

    def describe(position: Position, text: str) -> str:
        return say(table.describe_action(position, GAME.read_action(text)))

    using = rules("tournament", raccoons=True)
    opening = play_out(using)
    assert describe(opening, "start 5-3") == "Opening roll: Light 5, Dark 3. Light goes first."
    assert describe(opening, "start 3-3") == "Opening roll: 3 each. Roll again."
    with_hit = to_play(using, "20:1 4:7 3:7", "18:1 19:4 21:4 22:4 2:2", (5, 2))
    assert describe(with_hit, "20/18/13") == "Light: 20/18*/13"
    assert describe(with_hit, "20/13") == "Light: 20/15/13"
    before_roll = replace(with_hit, phase=Phase.THROW, dice=())
    assert describe(before_roll, "roll 6-1") == "Light rolls 6-1"
    choice = play_out(using, "start 5-3", "13/8 13/10")
    assert describe(choice, "throw") == "Dark takes the dice"
    assert describe(choice, "double") == "Dark doubles to 2"
    offer = then(choice, "double")
    assert describe(offer, "take") == "Light takes at 2"
    assert describe(offer, "beaver") == "Light beavers to 4"
    assert describe(then(offer, "beaver"), "raccoon") == "Dark raccoons to 8"
    assert describe(choice, "resign 1") == "Dark offers to resign a single game"
    assert describe(then(choice, "resign 1"), "accept") == "Light accepts"
    assert describe(then(choice, "resign 1"), "decline") == "Light declines"
    closed = to_play(using, "bar:1 6:14", "23:2 21:3 19:10", (4, 2), Seat.SECOND)
    assert describe(closed, "pass") == "Dark can’t move"
    waiting = to_play(rules("case"), "5:2 3:2 1:2", "12:5 17:5 19:5", (6, 3))
    assert describe(waiting, "pass") == "Light doesn’t move"


def test_a_position_is_described_in_full() -> None:
    position = to_play(rules("tournament"), "bar:1 6:5", "19:1 24:2", (6, 1))
    say = speaker("en", "backgammon").say
    assert [say(phrase) for phrase in table.draw(position, Seat.SECOND).description] == [
        "Points are numbered from Dark’s home board, at the bottom right.",
        "Dark has checkers on 6 (1), 1 (2).",
        "12 dark checkers are off.",
        "Dark has 8 pips to go.",
        "Light has checkers on 19 (5).",
        "1 light checker is on the bar.",
        "9 light checkers are off.",
        "Light has 55 pips to go.",
        "The cube is in the middle, at 1.",
        "Numbers left to play: 6-1.",
        "It’s Light’s turn to move.",
    ]
    crawford = replace(position, score=Score("first-to", 5, 4, 0, is_crawford=True))
    assert Phrase("scene-crawford") in table.draw(crawford, Seat.FIRST).description


def test_a_match_for_points_shows_what_is_needed_and_the_crawford_game() -> None:
    using = rules("tournament")
    rule = MatchRule("first-to", 7)

    def signs(*scores: tuple[int, int]) -> tuple[Phrase, ...]:
        return table.draw(GAME.opening(using, MatchScore(rule, scores)), Seat.FIRST).signs

    assert signs() == (Phrase("scene-away", {"first": 7, "second": 7}),)
    crawford = (Phrase("scene-away", {"first": 1, "second": 5}), Phrase("scene-crawford"))
    assert signs((4, 0), (6, 2)) == crawford
    assert signs((4, 0), (6, 2), (6, 3)) == (Phrase("scene-away", {"first": 1, "second": 4}),)
    for counted in (MatchRule(), MatchRule("best-of", 3), MatchRule("open")):
        opened = GAME.opening(using, MatchScore(counted))
        assert table.draw(opened, Seat.FIRST).signs == ()


def test_both_seats_see_their_home_in_the_same_place() -> None:
    position = play_out(rules("tournament"), "start 3-1")
    for look, aside in (("home-right", 1), ("home-left", -1)):
        first, second = (table.draw(position, seat, (), look) for seat in SEATS)
        at = {spot.id: (spot.x, spot.y) for spot in first.spots}
        turned = {spot.id: (spot.x, spot.y) for spot in second.spots}
        for point in range(1, 25):
            assert at[str(point)] == turned[str(25 - point)]
        for place in ("bar", "off"):
            assert at[f"{place}-first"] == turned[f"{place}-second"]
        middle_x, middle_y = first.art.width / 2, first.art.height / 2
        for point in range(1, 7):
            x, y = at[str(point)]
            assert (x - middle_x) * aside > 0
            assert y > middle_y
        # White moves counter-clockwise: 24 at the top beside home, 13 and 12 far away.
        assert (at["24"][0] - at["13"][0]) * aside > 0
        assert at["24"][1] < middle_y
        assert first.labels[:24] == second.labels[:24]
        dice = [[piece.x for piece in s.pieces if piece.entrance] for s in (first, second)]
        assert min(dice[0]) > middle_x - 30 > max(dice[1])  # on the roller's right hand


def test_looks_only_mirror_the_board() -> None:
    position = play_out(rules("tournament"), "start 3-1")
    scenes = [table.draw(position, Seat.FIRST, (), look) for look in table.LOOKS]
    assert len({scene.art.key for scene in scenes}) == len(table.LOOKS) == 6
    for right, left in zip(scenes[::2], scenes[1::2], strict=True):
        for right_spot, left_spot in zip(right.spots, left.spots, strict=True):
            if right_spot.id not in ("die-1", "die-2"):
                assert (right_spot.id, right_spot.y) == (left_spot.id, left_spot.y)
                assert right_spot.x + left_spot.x == pytest.approx(right.art.width)
    assert len({tuple(spot.outline for spot in scene.spots) for scene in scenes}) == 2, (
        "a cloth must not move anything"
    )


def test_a_tall_stack_shows_its_count() -> None:
    position = to_play(rules("tournament"), "6:8 5:5 4:2", "19:9 20:5 bar:1", (6, 1))
    scene = table.draw(position, Seat.FIRST)
    plates = {piece.id: piece for piece in scene.pieces if piece.kind == "count"}
    assert {piece.text for piece in plates.values()} == {"8", "9"}
    assert len({*stack_at(scene, "6")}) == 5
    assert len(stack_at(scene, "6")) == 8
    assert len({*stack_at(scene, "5")}) == 5


def test_a_new_roll_is_animated_and_a_played_die_stays() -> None:
    position = play_out(rules("tournament"), "start 3-1")

    def dice(of: Position, *picked: str) -> set[str]:
        pieces = table.draw(of, Seat.FIRST, picked).pieces
        return {piece.id for piece in pieces if piece.entrance == "tumble"}

    assert len(dice(position)) == 2
    assert dice(position) == dice(position, "8", "5") == dice(position, "die-2")
    used = [
        piece
        for piece in table.draw(position, Seat.FIRST, ("8", "5")).pieces
        if piece.kind == "die-used"
    ]
    assert len(used) == 1
    answer = then(then(then(position, "8/5 6/5"), "throw"), "roll 3-1")
    assert not dice(position) & dice(answer)
    again = then(then(then(answer, "8/5 6/5"), "throw"), "roll 3-1")
    assert not dice(again) & (dice(answer) | dice(position))


def test_the_cube_is_drawn_with_its_owner_or_the_seat_to_answer() -> None:
    position = play_out(rules("tournament"), "start 5-3", "13/8 13/10")

    def cube(of: Position, seen_by: Seat) -> tuple[float, float, str]:
        piece = next(drawn for drawn in table.draw(of, seen_by).pieces if drawn.id == "cube")
        return piece.x, piece.y, piece.text

    middle = cube(position, Seat.FIRST)
    assert middle == cube(position, Seat.SECOND)
    assert middle[2] == "1"
    double = then(position, "double")
    assert cube(double, Seat.FIRST)[2] == "2"
    assert cube(double, Seat.FIRST)[0] > middle[0] > cube(double, Seat.SECOND)[0]
    taken = then(double, "take")
    assert cube(taken, Seat.FIRST)[1] > middle[1] > cube(taken, Seat.SECOND)[1]
    none = play_out(rules("collection"), "start 5-3")
    assert "cube" not in {spot.id for spot in table.draw(none, Seat.FIRST).spots}


@variants
def test_the_showcase_is_a_playable_position(
    booklet: str, switches: dict[str, SwitchValue]
) -> None:
    using = rules(booklet, **switches)
    position = table.showcase(using)
    check(position)
    assert GAME.read_position(using, GAME.write(position)) == position
    assert len(offered(position)) > 5
    assert results(using, Board(position.first, position.second), *position.dice[:2])


@pytest.mark.parametrize("theme", THEMES)
def test_every_drawing_has_all_its_colours(theme: str) -> None:
    using = rules("tournament", cube_limit=1024)
    tall = to_play(using, "6:8 5:4 bar:3", "19:9 20:5 bar:1", (6, 6))
    shown = [
        *(table.draw(table.showcase(using), Seat.FIRST, ("13", "9"), look) for look in table.LOOKS),
        table.draw(replace(tall, cube=Cube(1024, Seat.FIRST)), Seat.SECOND),
        table.draw(play_out(using), Seat.FIRST, ("die-1",)),
    ]
    for scene in shown:
        svg = to_svg(scene, lambda phrase: phrase.key, theme=theme)
        assert "var(" not in svg
        root = ElementTree.fromstring(svg)
        names = {node.get("id") for node in root.iter()}
        assert {*re.findall(r"url\(#([^)]+)\)", svg)} <= names
        drawn = " ".join((scene.art.board, scene.art.defs, *scene.art.pieces.values()))
        assert {*re.findall(r"var\(--([^)]*)\)", drawn)} <= {*THEMES[theme]}


def test_the_two_sides_differ_in_shape() -> None:
    pieces = table.draw(play_out(rules("case")), Seat.FIRST).art.pieces

    def shape(kind: str) -> str:
        return re.sub(r"ivory|ebony", "", pieces[kind])

    assert shape("first") != shape("second")


def test_die_faces_to_choose_from_are_not_in_pictures() -> None:
    position = play_out(rules("best-of"), "start 5-3")  # the starter rolls again
    scene = table.draw(position, Seat.FIRST)
    assert sum(piece.is_offered for piece in scene.pieces) == 6
    without_faces = replace(
        scene, pieces=tuple(piece for piece in scene.pieces if not piece.is_offered)
    )
    assert to_svg(scene, speaker("en", "backgammon").say) == to_svg(
        without_faces, speaker("en", "backgammon").say
    )
