"""The text of positions: a line of named parts.

    play first 3-1; first 24:2 13:5 8:3 6:5; second 24:2 13:5 8:3 6:5; cube 1 centre;
    score first-to 7 2-0; starter first; throws 1; idle 0

Each side's points are counted from its own home.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from gamecase.games.backgammon import notation
from gamecase.games.backgammon.board import BAR, OFF, Side, checkers_per_side, side
from gamecase.games.backgammon.position import Cube, Phase, Position, Score, TurnStart
from gamecase.games.backgammon.ruleset import Ruleset
from gamecase.games.backgammon.validation import check
from gamecase.kernel.errors import BadInput, BadPosition
from gamecase.kernel.match import MatchRule
from gamecase.kernel.seat import Seat

T = TypeVar("T")

_SEATS = {"first": Seat.FIRST, "second": Seat.SECOND, "nobody": Seat.NOBODY}
_OWNERS = {"first": Seat.FIRST, "second": Seat.SECOND, "centre": Seat.NOBODY}
_REQUIRED = {"first", "second", "cube", "score", "starter", "throws", "idle"}
_OPTIONAL = {"resigning", "before"}


def write_position(position: Position) -> str:
    score, cube = position.score, position.cube
    owner = "centre" if cube.is_centred else cube.owner.value
    crawford = " crawford" if score.is_crawford else ""
    parts = [
        " ".join(filter(None, (position.phase.value, position.turn.value, _dice(position.dice)))),
        f"first {_side(position.first)}",
        f"second {_side(position.second)}",
        f"cube {cube.value} {owner}",
        f"score {score.kind} {score.number} {score.first}-{score.second}{crawford}",
        f"starter {position.starter.value}",
        f"throws {position.throws}",
        f"idle {position.idle}",
    ]
    if position.resigning:
        parts.append(f"resigning {position.resigning}")
    if start := position.turn_start:
        boards = f"{_side(start.first)} against {_side(start.second)}"
        steps = notation.write_steps(start.steps) or "nothing"
        parts.append(f"before {boards} with {_dice(start.dice) or 'nothing'} made {steps}")
    return "; ".join(parts)


def _dice(dice: tuple[int, ...]) -> str:
    return "-".join(map(str, dice))


def _side(checkers: Side) -> str:
    places = (BAR, *range(24, 0, -1), OFF)
    counts = [
        f"{notation.point_name(point)}:{checkers[point]}" for point in places if checkers[point]
    ]
    return " ".join(counts)


def read_position(rules: Ruleset, text: str) -> Position:
    phase_part, *rest = (part.strip() for part in text.strip().split(";"))
    parts: dict[str, str] = {}
    for part in rest:
        name, _, value = part.partition(" ")
        if name in parts or name not in _REQUIRED | _OPTIONAL:
            raise BadPosition(f"{part!r}: unknown or repeated part; parts are {sorted(_REQUIRED)}")
        parts[name] = value
    if missing := _REQUIRED - set(parts):
        raise BadPosition(f"{text!r}: missing {sorted(missing)}")
    phase, turn, dice = _read_part(phase_part, _read_phase)
    total = checkers_per_side(rules.setup)
    position = Position(
        rules=rules,
        first=_read_part(parts["first"], lambda text: read_side(text, total)),
        second=_read_part(parts["second"], lambda text: read_side(text, total)),
        phase=phase,
        turn=turn,
        dice=dice,
        cube=_read_part(parts["cube"], _read_cube),
        score=_read_part(parts["score"], _read_score),
        starter=_read_part(parts["starter"], lambda text: _SEATS[text]),
        throws=_read_part(parts["throws"], int),
        idle=_read_part(parts["idle"], int),
        resigning=_read_part(parts.get("resigning", "0"), int),
    )
    if "before" in parts:
        start = _read_part(parts["before"], lambda text: _read_turn_start(text, total))
        position = replace(position, turn_start=start)
    check(position)
    return position


def _read_part(text: str, read: Callable[[str], T]) -> T:
    """The value of a part; an error quotes the part."""
    try:
        return read(text)
    except BadInput:
        raise
    except (KeyError, ValueError, IndexError) as error:
        raise BadPosition(f"{text!r}: malformed part of a position: {error}") from error


def _read_phase(text: str) -> tuple[Phase, Seat, tuple[int, ...]]:
    words = text.split()
    dice = _read_dice(words[2]) if len(words) > 2 else ()
    return Phase(words[0]), _SEATS[words[1]], dice


def _read_dice(text: str) -> tuple[int, ...]:
    return () if text == "nothing" else tuple(int(die) for die in text.split("-"))


def read_side(text: str, total: int) -> Side:
    """Read a side written as `24:2 bar:1 off:3`; all its checkers must be somewhere."""
    counts: dict[int, int] = {}
    for item in text.split():
        name, _, count = item.partition(":")
        point = {"bar": BAR, "off": OFF}.get(name)
        point = int(name) if point is None else point
        if not 0 <= point <= 25 or point in counts:
            raise BadPosition(f"{item!r}: expected each of 24 to 1, bar and off at most once")
        counts[point] = int(count)
        if counts[point] < 1:
            raise BadPosition(f"{item!r}: expected at least one checker")
    placed = sum(counts.values())
    if placed != total:
        raise BadPosition(f"{text!r}: {placed} checkers; a side has {total}")
    return side(counts)


def _read_cube(text: str) -> Cube:
    value, owner = text.split()
    return Cube(int(value), _OWNERS[owner])


def _read_score(text: str) -> Score:
    kind, number, points, *crawford = text.split()
    first, second = points.split("-")
    if crawford not in ([], ["crawford"]):
        raise BadPosition(f"{text!r}: expected crawford or nothing after the points")
    rule = MatchRule(kind, int(number))  # type: ignore[arg-type]  # MatchRule checks the kind
    return Score(rule.kind, rule.number, int(first), int(second), bool(crawford))


def _read_turn_start(text: str, total: int) -> TurnStart:
    boards, _, rest = text.partition(" with ")
    first, _, second = boards.partition(" against ")
    dice, _, made_text = rest.partition(" made ")
    steps = () if made_text == "nothing" else notation.read_play(made_text).steps
    return TurnStart(read_side(first, total), read_side(second, total), _read_dice(dice), steps)
