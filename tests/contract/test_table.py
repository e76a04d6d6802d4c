"""What is true of how every game lies on the table."""

import re
from collections import Counter, defaultdict
from dataclasses import dataclass
from functools import cache
from itertools import pairwise, product
from typing import Any
from xml.etree import ElementTree

import pytest

from contract.cases import Case, positions, some_positions, steps_of
from gamecase.kernel.errors import BadAction
from gamecase.kernel.game import Listed, Ranged
from gamecase.kernel.phrase import Phrase
from gamecase.kernel.seat import Seat
from gamecase.scene import Gestures
from gamecase.scene.gestures import Aim, Path
from gamecase.scene.scene import Art, Label, Piece, Scene, Spot
from gamecase.scene.svg import to_svg
from gamecase.scene.themes import THEMES

SVG = "{http://www.w3.org/2000/svg}"
MOST_STEPS = 12  # picked from one position
FEW = 6  # actions: so many can all be followed
LONGEST_PICK = 40  # spots; as many as the page may send


def say(phrase: Phrase) -> str:
    """A sentence that a drawing must take care with."""
    return f"<{phrase.key}> & {dict(phrase.facts)}"


def scenes(case: Case) -> list[tuple[str, Scene]]:
    """Positions as every seat and a watcher see them, in every look, with their texts."""
    seers = (*case.game.seats(case.rules), Seat.NOBODY)
    return [
        (
            f"{case.game.write(position)} seen by {seer} {look}",
            case.package.table.draw(position, seer, (), look),
        )
        for position in some_positions(case, 40)
        for seer in seers
        for look in ("", *case.package.table.LOOKS)
    ]


def under_way(case: Case) -> list[Any]:
    return [each for each in positions(case) if case.game.outcome(each) is None]


# --- scenes ---


def test_every_piece_is_of_a_kind_in_the_art(case: Case) -> None:
    for told, scene in scenes(case):
        kinds = {piece.kind for piece in scene.pieces}
        assert kinds <= {*scene.art.pieces}, f"{told}: {kinds - {*scene.art.pieces}}"


def test_every_seat_has_a_kind_that_stands_for_it(case: Case) -> None:
    for told, scene in scenes(case):
        for seat in case.game.seats(case.rules):
            assert scene.art.seats.get(seat.value) in scene.art.pieces, f"{told}: {seat}"


def test_every_spot_and_every_named_piece_is_there_once(case: Case) -> None:
    for told, scene in scenes(case):
        spots = Counter(spot.id for spot in scene.spots)
        assert max(spots.values(), default=1) == 1, f"{told}: {spots.most_common(1)}"
        assert "" not in spots, told
        names = Counter(piece.id for piece in scene.pieces if piece.id)
        assert max(names.values(), default=1) == 1, f"{told}: {names.most_common(1)}"


def test_everything_lies_on_the_table(case: Case) -> None:
    for told, scene in scenes(case):
        things: list[Piece | Spot | Label] = [*scene.pieces, *scene.spots, *scene.labels]
        for thing in things:
            inside = 0 <= thing.x <= scene.art.width and 0 <= thing.y <= scene.art.height
            assert inside, f"{told}: {thing}"


def test_scenes_of_one_art_key_have_the_same_art(case: Case) -> None:
    known: dict[str, Art] = {}
    for told, scene in scenes(case):
        assert known.setdefault(scene.art.key, scene.art) == scene.art, told


def test_every_scene_is_told_in_words(case: Case) -> None:
    for told, scene in scenes(case):
        assert scene.description, told
        for phrase in (scene.title, *scene.description, *(spot.label for spot in scene.spots)):
            assert isinstance(phrase, Phrase), told
            assert all(isinstance(fact, str | int | float) for fact in phrase.facts.values()), told


def test_the_showcase_is_a_position_of_the_game(case: Case) -> None:
    position = case.package.table.showcase(case.rules)
    assert case.game.read_position(case.rules, case.game.write(position)) == position
    assert case.package.table.draw(position, Seat.NOBODY).pieces


def test_every_action_can_be_told(case: Case) -> None:
    for step in steps_of(case):
        phrase = case.package.table.describe_action(step.position, step.action)
        told = f"{case.game.write(step.position)}: {case.game.write(step.action)}: {phrase}"
        assert isinstance(phrase, Phrase), told
        assert all(isinstance(fact, str | int | float) for fact in phrase.facts.values()), told


# --- gestures ---


@dataclass(frozen=True)
class Offered:
    """A path as it is offered: what was picked before it, and what it adds."""

    position: Any
    picked: tuple[str, ...]
    path: Path

    @property
    def spots(self) -> tuple[str, ...]:
        return (*self.picked, *self.path.spots)


def _listed(case: Case, position: Any) -> tuple[Any, ...]:
    choices = case.game.choices(position)
    return choices.actions if isinstance(choices, Listed) else ()


@cache
def offered(case: Case) -> tuple[Offered, ...]:
    """Every path of every position under way; those without an action are followed to the end."""
    found = []
    for position in under_way(case):
        waiting: list[tuple[str, ...]] = [()]
        steps = 0
        # Of a turn with very many ways, some are followed: the last ones found, to their end.
        most = 400 if len(_listed(case, position)) <= FEW else MOST_STEPS
        while waiting and steps < most:
            steps += 1
            picked = waiting.pop()
            assert len(picked) < LONGEST_PICK, f"{case.game.write(position)}: {picked} leads on"
            for path in case.package.table.gestures(position, picked).paths:
                found.append(Offered(position, picked, path))
                if not path.action:
                    waiting.append(found[-1].spots)
    return tuple(found)


def test_every_path_leads_over_spots_that_are_there(case: Case) -> None:
    there: dict[Any, set[str]] = {}
    for each in offered(case):
        step = (each.position, each.picked)
        if step not in there:
            scene = case.package.table.draw(
                each.position, case.game.to_act(each.position), each.picked
            )
            there[step] = {spot.id for spot in scene.spots}
        missing = {*each.path.spots} - there[step]
        told = f"{case.game.write(each.position)}: {each.picked}, {each.path}"
        assert each.path.spots, told
        assert not missing, f"{told}: there is no {missing}"


def test_every_path_ends_in_a_legal_action(case: Case) -> None:
    for each in offered(case):
        if each.path.action:
            _check_action(case, each.position, each.path.action)


def test_every_button_makes_a_legal_action(case: Case) -> None:
    for position in under_way(case):
        for button in case.package.table.gestures(position).buttons:
            assert isinstance(button.label, Phrase), f"{case.game.write(position)}: {button}"
            if button.is_claim:
                assert case.game.write(case.game.read_action(button.action)) == button.action
            else:
                _check_action(case, position, button.action)


def _check_action(case: Case, position: Any, text: str) -> None:
    action = case.game.read_action(text)
    refusal = case.game.judge(position, action)
    assert refusal is None, f"{case.game.write(position)}: {text} is offered, but {refusal}"
    assert case.game.write(action) == text, f"it is written {case.game.write(action)!r}"


def test_no_two_paths_are_the_same(case: Case) -> None:
    paths = Counter((each.position, each.picked, each.path.spots) for each in offered(case))
    twice = [key for key, count in paths.items() if count > 1]
    assert not twice, twice[:1]


def test_every_listed_action_is_within_reach_of_a_hand(case: Case) -> None:
    reached: dict[Any, set[str]] = defaultdict(set)
    for each in offered(case):
        reached[each.position].add(each.path.action)
    for position in under_way(case):
        choices = case.game.choices(position)
        if not case.game.to_act(position).is_player or not isinstance(choices, Listed):
            continue
        leads_on = any(not each.action for each in case.package.table.gestures(position).paths)
        if leads_on and len(choices.actions) > FEW:
            continue  # not every way was followed
        buttons = {each.action for each in case.package.table.gestures(position).buttons}
        listed = {case.game.write(action) for action in choices.actions}
        missed = listed - reached[position] - buttons
        assert not missed, f"{case.game.write(position)}: no hand reaches {sorted(missed)}"


def test_an_offered_path_means_its_action(case: Case) -> None:
    for each in offered(case):
        if each.path.action:
            meant = case.package.table.interpret_touch(each.position, each.spots)
            told = f"{case.game.write(each.position)}: {each.spots} means {meant!r}"
            assert meant == each.path.action, told


def test_a_step_picked_can_be_undone(case: Case) -> None:
    for each in offered(case):
        undo = case.package.table.gestures(each.position, each.picked).undo
        told = f"{case.game.write(each.position)}: {each.picked} goes back to {undo}"
        if each.picked:
            assert undo is not None, told
            assert each.picked[: len(undo)] == undo != each.picked, told
        else:
            assert undo is None, told


def test_a_hand_aims_exactly_where_actions_have_no_list(case: Case) -> None:
    for position in positions(case):
        if case.game.to_act(position).is_player:
            ranged = isinstance(case.game.choices(position), Ranged)
            aim = case.package.table.gestures(position).aim
            assert (aim is not None) == ranged, case.game.write(position)
            assert not ranged or case.game.gesture == "aim"


def test_an_aim_covers_actions_within_the_box(case: Case) -> None:
    for position in positions(case):
        aim: Aim | None = case.package.table.gestures(position).aim
        box = case.game.choices(position)
        if aim is None or not isinstance(box, Ranged):
            continue
        assert aim.piece in case.package.table.draw(position, Seat.NOBODY).art.pieces
        places = (aim.rail.low - aim.rail.zero, aim.rail.high - aim.rail.zero)
        for corner in product(places, aim.bearing, aim.strength):
            text = f"{aim.verb} {' '.join(f'{value:g}' for value in corner)}"
            action = case.game.read_action(text)
            for name in action.__dataclass_fields__:
                low, high = getattr(box.low, name), getattr(box.high, name)
                told = f"{case.game.write(position)}: {name} of {text!r} is outside {box}"
                assert low <= getattr(action, name) <= high, told


def test_whatever_spots_are_touched_mean_an_action_or_nothing(case: Case) -> None:
    for position in some_positions(case, 20):
        names = [spot.id for spot in case.package.table.draw(position, Seat.NOBODY).spots]
        touches = [(), ("no such spot",), *((name,) for name in names), *pairwise(names)]
        for spots in touches:
            meant = case.package.table.interpret_touch(position, spots)
            if meant is not None:
                case.game.judge(position, case.game.read_action(meant))


# --- drawings ---


@pytest.mark.parametrize("theme", THEMES)
def test_every_drawing_parses_and_can_be_read_aloud(case: Case, theme: str) -> None:
    for position in some_positions(case, 12):
        scene = case.package.table.draw(position, Seat.NOBODY)
        svg = to_svg(scene, say, theme=theme)
        told = f"{case.game.write(position)}: {svg}"
        root = ElementTree.fromstring(svg)
        assert root.tag == f"{SVG}svg", told
        assert root.findtext(f"{SVG}title") == say(scene.title), told
        expected = " ".join(say(each) for each in scene.description)
        assert root.findtext(f"{SVG}desc") == expected, told
        ids = Counter(found.get("id") for found in root.iter() if found.get("id"))
        assert max(ids.values()) == 1, f"{ids.most_common(1)}: {told}"
        assert {*str(root.get("aria-labelledby")).split()} <= {*ids}, told
        assert {*re.findall(r"url\(#([^)]+)\)", svg)} <= {*ids}, told
        assert "var(" not in svg, told


@pytest.mark.parametrize("theme", THEMES)
def test_every_kind_of_piece_can_be_drawn(case: Case, theme: str) -> None:
    art = case.package.table.draw(case.opening, Seat.NOBODY).art
    for kind, drawing in art.pieces.items():
        ElementTree.fromstring(f"<g>{drawing}</g>")
        names = {*re.findall(r"var\(--([^)]*)\)", drawing)}
        assert names <= {*THEMES[theme]}, f"{kind}: {names - {*THEMES[theme]}}"


def test_after_the_game_there_is_nothing_to_do(case: Case) -> None:
    for position in positions(case):
        if case.game.outcome(position):
            gestures = case.package.table.gestures(position)
            assert gestures == Gestures(), case.game.write(position)


def test_what_cannot_be_picked_is_refused(case: Case) -> None:
    for position in some_positions(case, 20):
        with pytest.raises(BadAction):
            case.package.table.gestures(position, ("no such spot",))
