"""Positions in writing: a line of named parts that tells everything.

    play first 3-1; first 24:2 13:5 8:3 6:5; second 24:2 13:5 8:3 6:5; cube 1 centre;
    score first-to 7 2-0; starter first; throws 1; idle 0

Each side's points are counted from its own home.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from gamecase.games.backgammon import notation
from gamecase.games.backgammon.board import BAR, OFF, Side, checkers_in_all, side
from gamecase.games.backgammon.position import Before, Cube, Phase, Position, Score
from gamecase.games.backgammon.ruleset import Ruleset
from gamecase.games.backgammon.validation import check
from gamecase.kernel.errors import BadInput, BadPosition
from gamecase.kernel.match import MatchRule
from gamecase.kernel.seat import Seat

Value = TypeVar("Value")

_SEATS = {"first": Seat.FIRST, "second": Seat.SECOND, "nobody": Seat.NOBODY}
_OWNERS = {"first": Seat.FIRST, "second": Seat.SECOND, "centre": Seat.NOBODY}
_NEEDED = {"first", "second", "cube", "score", "starter", "throws", "idle"}
_MORE = {"resigning", "before"}


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
    if before := position.before:
        boards = f"{_side(before.first)} against {_side(before.second)}"
        made = notation.write_steps(before.made) or "nothing"
        parts.append(f"before {boards} with {_dice(before.dice) or 'nothing'} made {made}")
    return "; ".join(parts)


def _dice(dice: tuple[int, ...]) -> str:
    return "-".join(map(str, dice))


def _side(checkers: Side) -> str:
    places = (BAR, *range(24, 0, -1), OFF)
    held = [f"{notation.point_name(at)}:{checkers[at]}" for at in places if checkers[at]]
    return " ".join(held)


def read_position(rules: Ruleset, text: str) -> Position:
    what, *rest = (part.strip() for part in text.strip().split(";"))
    parts: dict[str, str] = {}
    for part in rest:
        name, _, told = part.partition(" ")
        if name in parts or name not in _NEEDED | _MORE:
            raise BadPosition(f"{part!r}: not a part, or told twice; parts are {sorted(_NEEDED)}")
        parts[name] = told
    if missing := _NEEDED - set(parts):
        raise BadPosition(f"{text!r}: missing {sorted(missing)}")
    phase, turn, dice = _part(what, _read_what)
    total = checkers_in_all(rules.setup)
    position = Position(
        rules=rules,
        first=_part(parts["first"], lambda told: read_side(told, total)),
        second=_part(parts["second"], lambda told: read_side(told, total)),
        phase=phase,
        turn=turn,
        dice=dice,
        cube=_part(parts["cube"], _read_cube),
        score=_part(parts["score"], _read_score),
        starter=_part(parts["starter"], lambda told: _SEATS[told]),
        throws=_part(parts["throws"], int),
        idle=_part(parts["idle"], int),
        resigning=_part(parts.get("resigning", "0"), int),
    )
    if "before" in parts:
        before = _part(parts["before"], lambda told: _read_before(told, total))
        position = replace(position, before=before)
    check(position)
    return position


def _part(told: str, read: Callable[[str], Value]) -> Value:
    """A part's value; whatever is wrong with it is told with the part itself."""
    try:
        return read(told)
    except BadInput:
        raise
    except (KeyError, ValueError, IndexError) as error:
        raise BadPosition(f"{told!r}: misshapen part of a position: {error}") from error


def _read_what(told: str) -> tuple[Phase, Seat, tuple[int, ...]]:
    words = told.split()
    dice = _read_dice(words[2]) if len(words) > 2 else ()
    return Phase(words[0]), _SEATS[words[1]], dice


def _read_dice(told: str) -> tuple[int, ...]:
    return () if told == "nothing" else tuple(int(die) for die in told.split("-"))


def read_side(told: str, total: int) -> Side:
    """A side told as `24:2 bar:1 off:3`; it must have all its checkers somewhere."""
    counts: dict[int, int] = {}
    for item in told.split():
        name, _, count = item.partition(":")
        at = {"bar": BAR, "off": OFF}.get(name)
        at = int(name) if at is None else at
        if not 0 <= at <= 25 or at in counts:
            raise BadPosition(f"{item!r}: expected each of 24 to 1, bar and off at most once")
        counts[at] = int(count)
        if counts[at] < 1:
            raise BadPosition(f"{item!r}: expected at least one checker")
    found = sum(counts.values())
    if found != total:
        raise BadPosition(f"{told!r}: {found} checkers; a side has {total}")
    return side(counts)


def _read_cube(told: str) -> Cube:
    value, owner = told.split()
    return Cube(int(value), _OWNERS[owner])


def _read_score(told: str) -> Score:
    kind, number, points, *crawford = told.split()
    first, second = points.split("-")
    if crawford not in ([], ["crawford"]):
        raise BadPosition(f"{told!r}: expected crawford or nothing after the points")
    rule = MatchRule(kind, int(number))  # type: ignore[arg-type]  # it checks the kind itself
    return Score(rule.kind, rule.number, int(first), int(second), bool(crawford))


def _read_before(told: str, total: int) -> Before:
    boards, _, rest = told.partition(" with ")
    first, _, second = boards.partition(" against ")
    dice, _, made = rest.partition(" made ")
    steps = () if made == "nothing" else notation.read_play(made).steps
    return Before(read_side(first, total), read_side(second, total), _read_dice(dice), steps)
