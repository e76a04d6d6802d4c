"""Positions of random games under every booklet, and helpers to inspect gestures and scenes."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random

import pytest

from gamecase.games.backgammon import GAME, table
from gamecase.games.backgammon.actions import Call
from gamecase.games.backgammon.board import BAR, OFF
from gamecase.games.backgammon.position import Phase, Position
from gamecase.kernel.booklet import SwitchValue
from gamecase.kernel.dice import DerivedDice, secret_of_seed
from gamecase.kernel.game import ListedActions
from gamecase.kernel.match import MatchRule, MatchScore
from gamecase.kernel.seat import Seat
from gamecase.scene import Scene
from games.backgammon.position_builders import (
    BOOKLETS,
    rules,
    total_checkers,
)

SEATS = (Seat.FIRST, Seat.SECOND)
VARIANTS: tuple[tuple[str, dict[str, SwitchValue]], ...] = (
    *((booklet, {}) for booklet in BOOKLETS),
    ("case", {"assisted": False, "stake": 1}),
    ("collection", {"assisted": False}),
    ("best-of", {"bearoff_may_pass": True}),
    ("small-first", {"bearoff_six_needs_double_six": True}),
    ("tournament", {"setup": "nackgammon", "jacoby": False}),
    ("tournament", {"setup": "hypergammon", "raccoons": True}),
)
variants = pytest.mark.parametrize(
    ("booklet", "switches"), VARIANTS, ids=[f"{key}-{'-'.join(set_)}" for key, set_ in VARIANTS]
)


@cache
def _random_positions(booklet: str, *switches: tuple[str, SwitchValue]) -> tuple[Position, ...]:
    """Positions of random games from the draw to the end, including bear-offs."""
    using = rules(booklet, **dict(switches))
    positions_seen: dict[Position, None] = {}
    for seed in range(2):
        random = Random(seed)
        position = GAME.opening(using, MatchScore(MatchRule("open", 1)))
        for nth in range(1200):
            positions_seen[position] = None
            if GAME.outcome(position) is not None:
                break
            if GAME.to_act(position) is Seat.NATURE:
                action = GAME.nature(position, DerivedDice(secret_of_seed(seed), [], nth))
            else:
                choices = GAME.choices(position)
                assert isinstance(choices, ListedActions)
                # Dropping ends games too early.
                action = random.choice(
                    [action for action in choices.actions if action is not Call.DROP]
                )
            position = GAME.apply(position, action)
    return tuple(positions_seen)


def positions(booklet: str, switches: dict[str, SwitchValue], count: int) -> list[Position]:
    """Some of the positions, evenly distributed over the games."""
    all_positions = _random_positions(booklet, *switches.items())
    return [
        all_positions[nth * len(all_positions) // count]
        for nth in range(min(count, len(all_positions)))
    ]


def positions_to_play(booklet: str, switches: dict[str, SwitchValue], count: int) -> list[Position]:
    all_positions = [
        position
        for position in _random_positions(booklet, *switches.items())
        if position.phase is Phase.PLAY
    ]
    return [
        all_positions[nth * len(all_positions) // count]
        for nth in range(min(count, len(all_positions)))
    ]


def scenes(booklet: str, switches: dict[str, SwitchValue]) -> Iterator[tuple[Position, Scene]]:
    for position in positions(booklet, switches, 30):
        for seen_by, look in product((*SEATS, Seat.NOBODY), table.LOOKS[:2]):
            yield position, table.draw(position, seen_by, (), look)


def spots_of(position: Position, step: tuple[int, int]) -> tuple[str, str]:
    """The spots of a step, computed independently of the table module."""
    seat = position.turn

    def name(point: int) -> str:
        if point in (BAR, OFF):
            return f"{'bar' if point == BAR else 'off'}-{seat.value}"
        return str(point if seat is Seat.FIRST else 25 - point)

    return name(step[0]), name(step[1])


def offered(position: Position, *picked: str) -> dict[tuple[str, ...], str]:
    return {path.spots: path.action for path in table.gestures(position, picked).paths}


def buttons(position: Position, *picked: str) -> dict[str, bool]:
    """The actions of the buttons in order, and whether each is grave."""
    return {button.action: button.is_grave for button in table.gestures(position, picked).buttons}


def stack_at(scene: Scene, name: str) -> list[tuple[float, float]]:
    """The coordinates of the checkers of a spot."""
    spot = next(spot for spot in scene.spots if spot.id == name)
    return [
        (piece.x, piece.y)
        for piece in scene.pieces
        if piece.kind in ("first", "second") and piece.x == spot.x and abs(piece.y - spot.y) < 180
    ]


def check_checkers(scene: Scene, position: Position) -> None:
    """Assert that every checker is drawn, described and counted in the label of its spot."""
    labels = {spot.id: spot.label.facts for spot in scene.spots}
    for seat in SEATS:
        held = position.of(seat)
        colour = position.colour(seat).value
        drawn = [piece for piece in scene.pieces if piece.kind == colour]
        assert len(drawn) == total_checkers(position.rules)
        phrases = {
            phrase.key: phrase.facts
            for phrase in scene.description
            if phrase.facts.get("seat") == colour
        }
        points = re.findall(r"(\d+) \((\d+)\)", str(phrases.get("scene-points", {}).get("points")))
        assert sorted(int(count) for _, count in points) == sorted(filter(None, held[1:BAR]))
        for key, at in (("scene-on-bar", BAR), ("scene-off", OFF)):
            assert phrases.get(key, {}).get("count", 0) == held[at]
        assert phrases["scene-pips"]["count"] == sum(at * n for at, n in enumerate(held))
        assert labels[f"bar-{seat}"]["count"] == held[BAR]
        assert labels[f"off-{seat}"]["count"] == held[OFF]
        for point in range(1, 25):
            facts = labels[str(point if seat is Seat.FIRST else 25 - point)]
            assert facts["count"] == held[point] or facts["holder"] != colour
            assert not held[point] or facts["holder"] == colour
