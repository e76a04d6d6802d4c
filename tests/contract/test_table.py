"""The contract of the table of every game: scenes, gestures and drawings."""

import re
from collections import Counter, defaultdict
from dataclasses import dataclass
from functools import cache
from itertools import pairwise, product
from typing import Any
from xml.etree import ElementTree

import pytest

from contract.cases import Case, played_actions, positions, sample_positions
from gamecase.kernel.errors import BadAction
from gamecase.kernel.game import ListedActions, RangedActions
from gamecase.kernel.phrase import Phrase
from gamecase.kernel.seat import Seat
from gamecase.scene import Gestures
from gamecase.scene.gestures import Aim, Path
from gamecase.scene.scene import Art, Label, Piece, Scene, Spot
from gamecase.scene.svg import to_svg
from gamecase.scene.themes import THEMES

SVG = "{http://www.w3.org/2000/svg}"
MAX_STEPS = 12  # picked from one position
FEW = 6  # actions; with more of them not all paths are followed
MAX_PICKED = 40  # spots; as many as the page may send


def say(phrase: Phrase) -> str:
    """A text that has to be escaped in SVG."""
    return f"<{phrase.key}> & {dict(phrase.facts)}"


def scenes(case: Case) -> list[tuple[str, Scene]]:
    """Scenes as every seat and a spectator see them, in every look, each with a name."""
    viewers = (*case.game.seats(case.rules), Seat.NOBODY)
    return [
        (
            f"{case.game.write(position)} seen by {viewer} {look}",
            case.package.table.draw(position, viewer, (), look),
        )
        for position in sample_positions(case, 40)
        for viewer in viewers
        for look in ("", *case.package.table.LOOKS)
    ]


def under_way(case: Case) -> list[Any]:
    return [p for p in positions(case) if case.game.outcome(p) is None]


# --- scenes ---


def test_every_piece_is_of_a_kind_in_the_art(case: Case) -> None:
    for message, scene in scenes(case):
        kinds = {piece.kind for piece in scene.pieces}
        assert kinds <= {*scene.art.pieces}, f"{message}: {kinds - {*scene.art.pieces}}"


def test_every_seat_has_a_kind_of_piece(case: Case) -> None:
    for message, scene in scenes(case):
        for seat in case.game.seats(case.rules):
            assert scene.art.seats.get(seat.value) in scene.art.pieces, f"{message}: {seat}"


def test_spots_and_named_pieces_are_unique(case: Case) -> None:
    for message, scene in scenes(case):
        spots = Counter(spot.id for spot in scene.spots)
        assert max(spots.values(), default=1) == 1, f"{message}: {spots.most_common(1)}"
        assert "" not in spots, message
        names = Counter(piece.id for piece in scene.pieces if piece.id)
        assert max(names.values(), default=1) == 1, f"{message}: {names.most_common(1)}"


def test_everything_is_inside_the_scene(case: Case) -> None:
    for message, scene in scenes(case):
        things: list[Piece | Spot | Label] = [*scene.pieces, *scene.spots, *scene.labels]
        for thing in things:
            inside = 0 <= thing.x <= scene.art.width and 0 <= thing.y <= scene.art.height
            assert inside, f"{message}: {thing}"


def test_scenes_of_one_art_key_have_the_same_art(case: Case) -> None:
    known: dict[str, Art] = {}
    for message, scene in scenes(case):
        assert known.setdefault(scene.art.key, scene.art) == scene.art, message


def test_every_scene_is_described_in_words(case: Case) -> None:
    for message, scene in scenes(case):
        assert scene.description, message
        for phrase in (scene.title, *scene.description, *(spot.label for spot in scene.spots)):
            assert isinstance(phrase, Phrase), message
            assert all(isinstance(fact, str | int | float) for fact in phrase.facts.values()), (
                message
            )


def test_the_showcase_is_a_position_of_the_game(case: Case) -> None:
    position = case.package.table.showcase(case.rules)
    assert case.game.read_position(case.rules, case.game.write(position)) == position
    assert case.package.table.draw(position, Seat.NOBODY).pieces


def test_every_action_can_be_described(case: Case) -> None:
    for played in played_actions(case):
        phrase = case.package.table.describe_action(played.position, played.action)
        message = f"{case.game.write(played.position)}: {case.game.write(played.action)}: {phrase}"
        assert isinstance(phrase, Phrase), message
        assert all(isinstance(fact, str | int | float) for fact in phrase.facts.values()), message


def test_every_action_is_written_with_arrows_and_stages_of_the_scene(case: Case) -> None:
    table, seats = case.package.table, case.game.seats(case.rules)
    for played in played_actions(case):
        message = f"{case.game.write(played.position)}: {case.game.write(played.action)}"
        written = table.write_action(played.position, played.action)
        assert isinstance(written.text, Phrase | str), message
        assert written.seat in (*seats, Seat.NOBODY), message
        scene = table.draw(played.position, seats[0])
        after = table.draw(case.game.apply(played.position, played.action), seats[0])
        spots = {spot.id for shown in (scene, after) for spot in shown.spots}
        arrows = table.arrows(played.position, played.action)
        if case.game.to_act(played.position).is_player:
            assert {spot for arrow in arrows for spot in arrow} <= spots, message
        for pieces in table.stages(played.position, played.action, seats[0], ""):
            assert {piece.kind for piece in pieces} <= set(scene.art.pieces), message


def test_standings_are_of_the_seats_and_name_pieces_of_the_art(case: Case) -> None:
    for position in under_way(case):
        standings = case.package.table.standings(position)
        kinds = {kind for standing in standings for kind in standing.captured}
        assert {standing.seat for standing in standings} <= {*case.game.seats(case.rules)}
        assert kinds <= set(case.package.table.draw(position, Seat.FIRST).art.pieces)


# --- gestures ---


@dataclass(frozen=True)
class OfferedPath:
    """A path, and the spots picked before it."""

    position: Any
    picked: tuple[str, ...]
    path: Path

    @property
    def spots(self) -> tuple[str, ...]:
        return (*self.picked, *self.path.spots)


def _listed(case: Case, position: Any) -> tuple[Any, ...]:
    choices = case.game.choices(position)
    return choices.actions if isinstance(choices, ListedActions) else ()


@cache
def offered_paths(case: Case) -> tuple[OfferedPath, ...]:
    """Every path of every position under way; paths without an action are followed to the end."""
    paths = []
    for position in under_way(case):
        waiting: list[tuple[str, ...]] = [()]
        steps = 0
        # Of a turn with very many paths only some are followed, to their end.
        most = 400 if len(_listed(case, position)) <= FEW else MAX_STEPS
        while waiting and steps < most:
            steps += 1
            picked = waiting.pop()
            assert len(picked) < MAX_PICKED, f"{case.game.write(position)}: {picked} leads on"
            for path in case.package.table.gestures(position, picked).paths:
                paths.append(OfferedPath(position, picked, path))
                if not path.action:
                    waiting.append(paths[-1].spots)
    return tuple(paths)


def test_every_path_consists_of_spots_of_the_scene(case: Case) -> None:
    there: dict[Any, set[str]] = {}
    for offer in offered_paths(case):
        played = (offer.position, offer.picked)
        if played not in there:
            scene = case.package.table.draw(
                offer.position, case.game.to_act(offer.position), offer.picked
            )
            there[played] = {spot.id for spot in scene.spots}
        missing = {*offer.path.spots} - there[played]
        message = f"{case.game.write(offer.position)}: {offer.picked}, {offer.path}"
        assert offer.path.spots, message
        assert not missing, f"{message}: there is no {missing}"


def test_every_path_ends_in_a_legal_action(case: Case) -> None:
    for offer in offered_paths(case):
        if offer.path.action:
            _check_action(case, offer.position, offer.path.action)


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
    paths = Counter(
        (offer.position, offer.picked, offer.path.spots) for offer in offered_paths(case)
    )
    twice = [key for key, count in paths.items() if count > 1]
    assert not twice, twice[:1]


def test_every_listed_action_can_be_made(case: Case) -> None:
    reached: dict[Any, set[str]] = defaultdict(set)
    for offer in offered_paths(case):
        reached[offer.position].add(offer.path.action)
    for position in under_way(case):
        choices = case.game.choices(position)
        if not case.game.to_act(position).is_player or not isinstance(choices, ListedActions):
            continue
        leads_on = any(not path.action for path in case.package.table.gestures(position).paths)
        if leads_on and len(choices.actions) > FEW:
            continue  # not every path was followed
        buttons = {button.action for button in case.package.table.gestures(position).buttons}
        listed = {case.game.write(action) for action in choices.actions}
        missed = listed - reached[position] - buttons
        assert not missed, f"{case.game.write(position)}: no gesture makes {sorted(missed)}"


def test_touching_an_offered_path_means_its_action(case: Case) -> None:
    for offer in offered_paths(case):
        if offer.path.action:
            meant = case.package.table.interpret_touch(offer.position, offer.spots)
            message = f"{case.game.write(offer.position)}: {offer.spots} means {meant!r}"
            assert meant == offer.path.action, message


def test_every_step_can_be_undone(case: Case) -> None:
    for offer in offered_paths(case):
        undo = case.package.table.gestures(offer.position, offer.picked).undo
        message = f"{case.game.write(offer.position)}: {offer.picked} goes back to {undo}"
        if offer.picked:
            assert undo is not None, message
            assert offer.picked[: len(undo)] == undo != offer.picked, message
        else:
            assert undo is None, message


def test_there_is_an_aim_exactly_where_actions_have_no_list(case: Case) -> None:
    for position in positions(case):
        if case.game.to_act(position).is_player:
            ranged = isinstance(case.game.choices(position), RangedActions)
            aim = case.package.table.gestures(position).aim
            assert (aim is not None) == ranged, case.game.write(position)
            assert not ranged or case.game.gesture == "aim"


def test_an_aim_covers_actions_within_the_range(case: Case) -> None:
    for position in positions(case):
        aim: Aim | None = case.package.table.gestures(position).aim
        box = case.game.choices(position)
        if aim is None or not isinstance(box, RangedActions):
            continue
        assert aim.piece in case.package.table.draw(position, Seat.NOBODY).art.pieces
        places = (aim.rail.low - aim.rail.zero, aim.rail.high - aim.rail.zero)
        for corner in product(places, aim.bearing, aim.strength):
            text = f"{aim.verb} {' '.join(f'{value:g}' for value in corner)}"
            action = case.game.read_action(text)
            for name in action.__dataclass_fields__:
                low, high = getattr(box.low, name), getattr(box.high, name)
                message = f"{case.game.write(position)}: {name} of {text!r} is outside {box}"
                assert low <= getattr(action, name) <= high, message


def test_any_touched_spots_mean_an_action_or_nothing(case: Case) -> None:
    for position in sample_positions(case, 20):
        names = [spot.id for spot in case.package.table.draw(position, Seat.NOBODY).spots]
        touches = [(), ("no such spot",), *((name,) for name in names), *pairwise(names)]
        for spots in touches:
            meant = case.package.table.interpret_touch(position, spots)
            if meant is not None:
                case.game.judge(position, case.game.read_action(meant))


# --- drawings ---


@pytest.mark.parametrize("theme", THEMES)
def test_every_drawing_parses_and_has_a_title_and_a_description(case: Case, theme: str) -> None:
    for position in sample_positions(case, 12):
        scene = case.package.table.draw(position, Seat.NOBODY)
        svg = to_svg(scene, say, theme=theme)
        message = f"{case.game.write(position)}: {svg}"
        root = ElementTree.fromstring(svg)
        assert root.tag == f"{SVG}svg", message
        assert root.findtext(f"{SVG}title") == say(scene.title), message
        expected = " ".join(say(phrase) for phrase in scene.description)
        assert root.findtext(f"{SVG}desc") == expected, message
        ids = Counter(node.get("id") for node in root.iter() if node.get("id"))
        assert max(ids.values()) == 1, f"{ids.most_common(1)}: {message}"
        assert {*str(root.get("aria-labelledby")).split()} <= {*ids}, message
        assert {*re.findall(r"url\(#([^)]+)\)", svg)} <= {*ids}, message
        assert "var(" not in svg, message


@pytest.mark.parametrize("theme", THEMES)
def test_every_kind_of_piece_can_be_drawn(case: Case, theme: str) -> None:
    art = case.package.table.draw(case.opening, Seat.NOBODY).art
    for kind, drawing in art.pieces.items():
        ElementTree.fromstring(f"<g>{drawing}</g>")
        names = {*re.findall(r"var\(--([^)]*)\)", drawing)}
        assert names <= {*THEMES[theme]}, f"{kind}: {names - {*THEMES[theme]}}"


def test_after_the_game_there_are_no_gestures(case: Case) -> None:
    for position in positions(case):
        if case.game.outcome(position):
            gestures = case.package.table.gestures(position)
            assert gestures == Gestures(), case.game.write(position)


def test_invalid_picks_are_errors(case: Case) -> None:
    for position in sample_positions(case, 20):
        with pytest.raises(BadAction):
            case.package.table.gestures(position, ("no such spot",))
