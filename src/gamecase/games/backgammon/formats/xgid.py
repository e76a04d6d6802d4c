"""XGID, the position line of eXtreme Gammon.

    XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:3:0:10

Twenty-six places counted by the lower player (capitals), the upper player's bar first; then cube,
its owner, whose turn, dice, the lower and the upper player's score, Crawford (or Jacoby and
beavers), length of the match, and the highest cube.
"""

from dataclasses import replace

from gamecase.games.backgammon.board import Side, side
from gamecase.games.backgammon.formats.errors import BadFormat
from gamecase.games.backgammon.formats.id_fields import Shown, doubled_power
from gamecase.games.backgammon.position import Cube, Phase
from gamecase.kernel.errors import BadPosition
from gamecase.kernel.seat import Seat

_PREFIX = "XGID="
_SIDES = {1: Seat.SECOND, -1: Seat.FIRST}  # 1 is the lower player
_WAITING = {"D": Phase.OFFERED, "B": Phase.BEAVERED, "R": Phase.RACCOONED}
_FIELDS = ("places", "cube", "owner", "turn", "dice", "lower", "upper", "flag", "length", "limit")


def write_xgid(told: Shown) -> str:
    owner = next((sign for sign, seat in _SIDES.items() if seat is told.cube.owner), 0)
    turn = next(sign for sign, seat in _SIDES.items() if seat is told.turn)
    flag = told.is_crawford if told.length else told.jacoby + 2 * told.beavers
    fields = (
        _places(told),
        doubled_power(told.cube.value),
        owner,
        turn,
        _dice(told),
        told.points[1],
        told.points[0],
        int(flag),
        told.length,
        doubled_power(told.cube_limit),
    )
    return _PREFIX + ":".join(map(str, fields))


def _places(told: Shown) -> str:
    letters = []
    for place in range(26):
        lower, upper = told.second[place] if place else 0, told.first[25 - place]
        upper = 0 if place == 25 else upper
        letter = chr(ord("A") + lower - 1) if lower else chr(ord("a") + upper - 1)
        letters.append(letter if lower or upper else "-")
    return "".join(letters)


def _dice(told: Shown) -> str:
    match told.phase:
        case Phase.CHOICE:
            return "00"
        case Phase.PLAY:
            return f"{told.dice[0]}{told.dice[1]}"
        case _:
            for letter, phase in _WAITING.items():
                if phase is told.phase:
                    return letter
            raise BadPosition(f"no XGID tells of a game that is {told.phase}")


def read_xgid(text: str) -> Shown:
    name = text.strip()
    offset = len(_PREFIX) if name.upper().startswith(_PREFIX) else 0
    parts = name[offset:].split(":")
    if len(parts) not in (len(_FIELDS) - 1, len(_FIELDS)):
        raise BadFormat(1, 1, f"{len(parts)} fields; an XGID has {len(_FIELDS)}")
    columns, column = {}, offset + 1
    for field, part in zip(_FIELDS, parts, strict=False):
        columns[field] = column
        column += len(part) + 1
    told = dict(zip(_FIELDS, parts, strict=False))

    def number(field: str, allowed: range) -> int:
        raw = told[field]
        is_number = len(raw) < 7 and raw.removeprefix("-").isdecimal()
        if not is_number or int(raw) not in allowed:
            expected = f"{allowed[0]} to {allowed[-1]}"
            raise BadFormat(1, columns[field], f"{field} is {raw[:20]!r}; expected {expected}")
        return int(raw)

    length = number("length", range(32768))
    flag = number("flag", range(4))
    lower, upper = number("lower", range(32768)), number("upper", range(32768))
    turn = number("turn", range(-1, 2))
    if turn == 0:
        raise BadFormat(1, columns["turn"], "nobody is to move; expected 1 or -1")
    first, second = _read_places(told["places"], columns["places"])
    shown = Shown(
        first=first,
        second=second,
        turn=_SIDES[turn],
        cube=Cube(
            1 << number("cube", range(16)),
            _SIDES.get(number("owner", range(-1, 2)), Seat.NOBODY),
        ),
        length=length,
        points=(upper, lower),
        is_crawford=bool(length and flag & 1),
        jacoby=bool(not length and flag & 1),
        beavers=bool(not length and flag & 2),
        cube_limit=1 << number("limit", range(1, 16)) if "limit" in told else 1024,
    )
    return _with_dice(shown, told["dice"], columns["dice"])


def _with_dice(told: Shown, dice: str, column: int) -> Shown:
    if dice in _WAITING:
        return replace(told, phase=_WAITING[dice])
    if dice == "00":
        return told
    if len(dice) != 2 or set(dice) - set("123456"):
        raise BadFormat(1, column, f"dice {dice!r}; expected 00, two dice, D, B or R")
    return replace(told, phase=Phase.PLAY, dice=(int(max(dice)), int(min(dice))))


def _read_places(places: str, column: int) -> tuple[Side, Side]:
    if len(places) != 26:
        raise BadFormat(1, column, f"{len(places)} places; expected 26")
    first: dict[int, int] = {}
    second: dict[int, int] = {}
    for place, letter in enumerate(places):
        if letter == "-":
            continue
        if "A" <= letter <= "P" and place != 0:
            second[place] = ord(letter) - ord("A") + 1
        elif "a" <= letter <= "p" and place != 25:
            first[25 - place] = ord(letter) - ord("a") + 1
        else:
            raise BadFormat(1, column + place, f"{letter!r} cannot stand on place {place}")
    for checkers in (first, second):
        if sum(checkers.values()) > 15:
            total = sum(checkers.values())
            raise BadFormat(1, column, f"{total} checkers on one side; there are 15")
    return side(first), side(second)
