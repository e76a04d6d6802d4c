"""Drills of crokinole: the same shot five times, its hits counted and its spread measured."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import hypot, sqrt
from random import Random

from gamecase.engines.drill_module import (
    ActionForm,
    Drill,
    Exercise,
    ExerciseWish,
    TargetCircle,
    Verdict,
)
from gamecase.games.crokinole.nature import settle_flick
from gamecase.games.crokinole.position import Disc, Flick, Position, Settle, SettledDisc, Vector
from gamecase.games.crokinole.rules import Crokinole
from gamecase.games.crokinole.ruleset import Ruleset
from gamecase.games.crokinole.table import to_scene
from gamecase.games.crokinole.table.art import scale_of
from gamecase.kernel.dice import DerivedDice, secret_of_seed
from gamecase.kernel.errors import BadInput
from gamecase.kernel.phrase import Fact, Phrase
from gamecase.kernel.seat import Seat

SHOTS = 5  # of one exercise

_GAME = Crokinole()
_SEEDS = 1000
_FROM_THE_SIDE = 25.0  # degrees along the start line
_BEHIND_PEG = 34.0  # mm from the peg's centre, towards the middle of the board
_MIN_MEASURED = 2  # places of which a spread can be given


@dataclass(frozen=True, slots=True)
class _Level:
    """What a shot must achieve, and how hard that is."""

    difficulty: float
    goal: str  # part of a message
    radius: float = 0.0  # mm around the target
    disc: tuple[float, float] = (0.0, 0.0)  # the least and most distance of a disc to hit, in mm


@dataclass(frozen=True, slots=True)
class _Shot:
    """A flick and its result."""

    flick: Flick
    settle: Settle
    after: Position

    @property
    def played(self) -> SettledDisc:
        return self.settle.discs[0]

    @property
    def place(self) -> Vector | None:
        """Where the disc came to rest; in the hole is the middle; None: off the board."""
        return (0.0, 0.0) if self.played.sunk else self.played.place


@dataclass(frozen=True, slots=True)
class _SetShot:
    """A kind of shot at one level, with the places of a seed."""

    rules: Ruleset
    level: _Level
    position: Position
    target: Vector | None  # where the disc should come to rest

    def is_hit(self, shot: _Shot) -> bool:
        return _GOALS[self.level.goal](self, shot)

    def misses_by(self, shot: _Shot) -> float:
        """How far from the target the disc came to rest; beyond every target if it is off."""
        if self.target is None or shot.place is None:
            return 1e9
        return hypot(shot.place[0] - self.target[0], shot.place[1] - self.target[1])

    def drives_off(self, shot: _Shot) -> bool:
        victim = next((disc for disc in shot.settle.discs[1:] if disc.name == "b1"), None)
        return victim is not None and victim.place is None and not victim.sunk

    def stays_within(self, shot: _Shot, radius: float) -> bool:
        return shot.played.sunk or (shot.place is not None and hypot(*shot.place) < radius)


_GOALS: dict[str, Callable[[_SetShot, _Shot], bool]] = {
    "near": lambda set_shot, shot: set_shot.misses_by(shot) <= set_shot.level.radius,
    "peg": lambda set_shot, shot: set_shot.misses_by(shot) <= set_shot.level.radius,
    "sunk": lambda _, shot: shot.played.sunk,
    "side": lambda _, shot: shot.played.sunk and abs(shot.flick.place) >= _FROM_THE_SIDE,
    "touch": lambda _, shot: shot.settle.hit,
    "out": lambda set_shot, shot: set_shot.drives_off(shot),
    "stay": lambda set_shot, shot: (
        set_shot.drives_off(shot)
        and set_shot.stays_within(shot, set_shot.rules.equipment.live_limit)
    ),
    "fifteen": lambda set_shot, shot: (
        set_shot.drives_off(shot)
        and set_shot.stays_within(shot, set_shot.rules.equipment.fifteen_radius)
    ),
}

_LEVELS = {
    "open-twenty": (
        _Level(600, "near", radius=85),
        _Level(850, "near", radius=60),
        _Level(1100, "near", radius=42),
        _Level(1350, "near", radius=28),
        _Level(1650, "sunk"),
        _Level(1950, "side"),
    ),
    "take-out": (
        _Level(600, "touch", disc=(150, 230)),
        _Level(900, "out", disc=(150, 230)),
        _Level(1200, "out", disc=(60, 150)),
        _Level(1500, "stay", disc=(100, 200)),
        _Level(1800, "stay", disc=(40, 110)),
        _Level(2100, "fifteen", disc=(60, 140)),
    ),
    "hidden-disc": (
        _Level(700, "peg", radius=75),
        _Level(1000, "peg", radius=55),
        _Level(1300, "peg", radius=40),
        _Level(1600, "peg", radius=28),
        _Level(1900, "peg", radius=20),
    ),
}

DRILLS = tuple(Drill(key=key, booklet="collection", has_solution=False) for key in _LEVELS)


def pick(rules: Ruleset, drill: str, wish: ExerciseWish) -> str:
    levels = _LEVELS[drill]
    nearest = min(range(len(levels)), key=lambda nth: abs(levels[nth].difficulty - wish.difficulty))
    seeds = wish.random.sample(range(_SEEDS), len(wish.avoided) + 1)
    names = (f"{nearest}.{seed}" for seed in seeds)
    return next(name for name in names if name not in wish.avoided)


def exercise(rules: Ruleset, drill: str, name: str) -> Exercise[Position]:
    set_shot = _set_shot(rules, drill, name)
    return Exercise(
        task=Phrase(f"drill-{drill}-task", {"goal": set_shot.level.goal, "shots": SHOTS}),
        difficulty=set_shot.level.difficulty,
        form=ActionForm(),
        position=set_shot.position,
        target=_target_circle(set_shot),
    )


def judge(rules: Ruleset, drill: str, name: str, answers: tuple[str, ...]) -> Verdict[Position]:
    set_shot = _set_shot(rules, drill, name)
    shots = [_shoot(set_shot.position, text, nth) for nth, text in enumerate(answers)]
    hits = sum(set_shot.is_hit(shot) for shot in shots)
    is_over = not shots or len(shots) == SHOTS
    if not shots:
        return Verdict(score=0.0, position=set_shot.position)
    return Verdict(
        is_over=is_over,
        score=hits / len(shots),
        position=shots[-1].after if is_over else set_shot.position,
        rest=None if is_over else shots[-1].after,
        replies=(_GAME.write(shots[-1].settle),),
        why=(
            Phrase("drill-shots-hits", {"hits": hits, "shots": len(shots)}),
            *_measured(set_shot, shots),
        ),
    )


def _shoot(position: Position, text: str, nth: int) -> _Shot:
    flick = _GAME.read_action(text)
    assert isinstance(flick, Flick)  # the rules allow nothing else between two shots
    under_way = _GAME.apply(position, flick)
    settle = settle_flick(under_way, DerivedDice(secret_of_seed(nth), [text], 0))
    return _Shot(flick, settle, _GAME.apply(under_way, settle))


def _measured(set_shot: _SetShot, shots: Sequence[_Shot]) -> tuple[Phrase, ...]:
    """The mean and the spread of where the disc came to rest, from the target."""
    places = [shot.place for shot in shots if shot.place is not None]
    if set_shot.target is None or len(places) < _MIN_MEASURED:
        return ()
    across = sum(x - set_shot.target[0] for x, _ in places) / len(places)
    along = sum(y - set_shot.target[1] for _, y in places) / len(places)
    middle_x, middle_y = set_shot.target[0] + across, set_shot.target[1] + along
    squares = [(x - middle_x) ** 2 + (y - middle_y) ** 2 for x, y in places]
    spread = sqrt(sum(squares) / (len(places) - 1))
    facts: dict[str, Fact] = {
        "across": round(abs(across)),
        "side": "left" if across < 0 else "right",
        "along": round(abs(along)),
        "way": "short" if along < 0 else "long",
        "spread": round(spread),
    }
    return (Phrase("drill-shots-spread", facts),)


def _set_shot(rules: Ruleset, drill: str, name: str) -> _SetShot:
    """The shot of an exercise; BadInput if there is none of that name."""
    nth, _, seed = name.partition(".")
    levels = {str(nth): level for nth, level in enumerate(_LEVELS[drill])}
    is_seed = seed.isascii() and seed.isdecimal() and len(seed) < 4 and str(int(seed)) == seed
    if nth not in levels or not is_seed:
        raise BadInput(f"exercise={name!r}: expected a level and a seed, such as 2.17")
    level, random = levels[nth], Random(name)
    position, target = Position(rules, twenties=(0,) * rules.players), None
    if level.disc[1]:
        distance, across = random.uniform(*level.disc), random.uniform(-0.6, 0.6)
        x, y = distance * across, -distance * sqrt(1 - across**2)
        disc = Disc(Seat.SECOND, 1, round(x, 1), round(y, 1))
        position = Position(rules, shots=2, twenties=(0,) * rules.players, discs=(disc,))
    elif level.goal == "peg":
        far_pegs = sorted(peg for peg in rules.equipment.pegs() if peg[1] > 0)
        x, y = random.choice(far_pegs)
        share = 1 - _BEHIND_PEG / rules.equipment.fifteen_radius
        target = (x * share, y * share)
    else:
        target = (0.0, 0.0)
    return _SetShot(rules, level, position, target)


def _target_circle(set_shot: _SetShot) -> TargetCircle | None:
    if set_shot.target is None or not set_shot.level.radius:
        return None
    rules = set_shot.rules
    x, y = to_scene(rules, set_shot.target, Seat.FIRST)
    return TargetCircle(x, y, set_shot.level.radius * scale_of(rules.equipment))
