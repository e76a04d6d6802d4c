"""Positions of many games under every booklet, and what a table offers and draws of them."""

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
from gamecase.kernel.game import Listed
from gamecase.kernel.match import MatchRule, MatchScore
from gamecase.kernel.seat import Seat
from gamecase.scene import Scene
from games.backgammon.position_builders import (
    BOOKLETS,
    rules,
    total_checkers,
)

SEATS = (Seat.FIRST, Seat.SECOND)
WAYS: tuple[tuple[str, dict[str, SwitchValue]], ...] = (
    *((booklet, {}) for booklet in BOOKLETS),
    ("case", {"assisted": False, "stake": 1}),
    ("collection", {"assisted": False}),
    ("best-of", {"bearoff_may_pass": True}),
    ("small-first", {"bearoff_six_needs_double_six": True}),
    ("tournament", {"setup": "nackgammon", "jacoby": False}),
    ("tournament", {"setup": "hypergammon", "raccoons": True}),
)
ways = pytest.mark.parametrize(
    ("booklet", "switches"), WAYS, ids=[f"{key}-{'-'.join(set_)}" for key, set_ in WAYS]
)


@cache
def _wandered(booklet: str, *switches: tuple[str, SwitchValue]) -> tuple[Position, ...]:
    """Positions of random games, from the draw to the end; bearing off comes in as well."""
    using = rules(booklet, **dict(switches))
    found: dict[Position, None] = {}
    for seed in range(2):
        random = Random(seed)
        position = GAME.opening(using, MatchScore(MatchRule("open", 1)))
        for nth in range(1200):
            found[position] = None
            if GAME.outcome(position) is not None:
                break
            if GAME.to_act(position) is Seat.NATURE:
                action = GAME.nature(position, DerivedDice(secret_of_seed(seed), [], nth))
            else:
                choices = GAME.choices(position)
                assert isinstance(choices, Listed)
                # Dropping ends games too soon to be of use.
                action = random.choice([a for a in choices.actions if a is not Call.DROP])
            position = GAME.apply(position, action)
    return tuple(found)


def positions(booklet: str, switches: dict[str, SwitchValue], count: int) -> list[Position]:
    """Some of them, evenly over the games."""
    every = _wandered(booklet, *switches.items())
    return [every[nth * len(every) // count] for nth in range(min(count, len(every)))]


def to_move(booklet: str, switches: dict[str, SwitchValue], count: int) -> list[Position]:
    every = [p for p in _wandered(booklet, *switches.items()) if p.phase is Phase.PLAY]
    return [every[nth * len(every) // count] for nth in range(min(count, len(every)))]


def scenes(booklet: str, switches: dict[str, SwitchValue]) -> Iterator[tuple[Position, Scene]]:
    for position in positions(booklet, switches, 30):
        for seen_by, look in product((*SEATS, Seat.NOBODY), table.LOOKS[:2]):
            yield position, table.draw(position, seen_by, (), look)


def spots_of(position: Position, step: tuple[int, int]) -> tuple[str, str]:
    """The names of places, told here anew so that the table is not its own witness."""
    seat = position.turn

    def name(point: int) -> str:
        if point in (BAR, OFF):
            return f"{'bar' if point == BAR else 'off'}-{seat.value}"
        return str(point if seat is Seat.FIRST else 25 - point)

    return name(step[0]), name(step[1])


def offered(position: Position, *picked: str) -> dict[tuple[str, ...], str]:
    return {path.spots: path.action for path in table.gestures(position, picked).paths}


def said(position: Position, *picked: str) -> dict[str, bool]:
    """The actions of the buttons in their order, and whether each is grave."""
    return {each.action: each.is_grave for each in table.gestures(position, picked).buttons}


def pile_at(scene: Scene, name: str) -> list[tuple[float, float]]:
    """Where the checkers of a spot lie."""
    spot = next(each for each in scene.spots if each.id == name)
    return [
        (piece.x, piece.y)
        for piece in scene.pieces
        if piece.kind in ("first", "second") and piece.x == spot.x and abs(piece.y - spot.y) < 180
    ]


def check_checkers(scene: Scene, position: Position) -> None:
    """Every checker lies there, every one is told, and every place tells its own."""
    labels = {spot.id: spot.label.facts for spot in scene.spots}
    for seat in SEATS:
        held = position.of(seat)
        drawn = [piece for piece in scene.pieces if piece.kind == seat.value]
        assert len(drawn) == total_checkers(position.rules)
        told = {p.key: p.facts for p in scene.description if p.facts.get("seat") == seat.value}
        points = re.findall(r"(\d+) \((\d+)\)", str(told.get("scene-points", {}).get("points")))
        assert sorted(int(count) for _, count in points) == sorted(filter(None, held[1:BAR]))
        for key, at in (("scene-on-bar", BAR), ("scene-off", OFF)):
            assert told.get(key, {}).get("count", 0) == held[at]
        assert told["scene-pips"]["count"] == sum(at * n for at, n in enumerate(held))
        assert labels[f"bar-{seat}"]["count"] == held[BAR]
        assert labels[f"off-{seat}"]["count"] == held[OFF]
        for point in range(1, 25):
            facts = labels[str(point if seat is Seat.FIRST else 25 - point)]
            assert facts["count"] == held[point] or facts["holder"] != seat.value
            assert not held[point] or facts["holder"] == seat.value
