"""XGID, the position format of eXtreme Gammon.

    XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:3:0:10

Twenty-six places numbered by the lower player (capital letters), the upper player's bar first; then
the cube, its owner, whose turn it is, the dice, the scores of the lower and the upper player,
Crawford (or Jacoby and beavers), the length of the match, and the highest cube.
"""

from dataclasses import replace

from gamecase.games.backgammon.board import Side, side
from gamecase.games.backgammon.formats.errors import BadFormat
from gamecase.games.backgammon.formats.id_contents import IdFields, cube_exponent
from gamecase.games.backgammon.position import Cube, Phase
from gamecase.kernel.errors import BadPosition
from gamecase.kernel.seat import Seat

_PREFIX = "XGID="
_SIDES = {1: Seat.SECOND, -1: Seat.FIRST}  # 1 is the lower player
_OFFER_LETTERS = {"D": Phase.OFFERED, "B": Phase.BEAVERED, "R": Phase.RACCOONED}
_FIELDS = ("places", "cube", "owner", "turn", "dice", "lower", "upper", "flag", "length", "limit")


def write_xgid(fields: IdFields) -> str:
    owner = next((sign for sign, seat in _SIDES.items() if seat is fields.cube.owner), 0)
    turn = next(sign for sign, seat in _SIDES.items() if seat is fields.turn)
    flag = fields.is_crawford if fields.length else fields.jacoby + 2 * fields.beavers
    parts = (
        _places(fields),
        cube_exponent(fields.cube.value),
        owner,
        turn,
        _dice(fields),
        fields.points[1],
        fields.points[0],
        int(flag),
        fields.length,
        cube_exponent(fields.cube_limit),
    )
    return _PREFIX + ":".join(map(str, parts))


def _places(fields: IdFields) -> str:
    letters = []
    for place in range(26):
        lower, upper = fields.second[place] if place else 0, fields.first[25 - place]
        upper = 0 if place == 25 else upper
        letter = chr(ord("A") + lower - 1) if lower else chr(ord("a") + upper - 1)
        letters.append(letter if lower or upper else "-")
    return "".join(letters)


def _dice(fields: IdFields) -> str:
    match fields.phase:
        case Phase.CHOICE:
            return "00"
        case Phase.PLAY:
            return f"{fields.dice[0]}{fields.dice[1]}"
        case _:
            for letter, phase in _OFFER_LETTERS.items():
                if phase is fields.phase:
                    return letter
            raise BadPosition(f"an XGID cannot describe a game in phase {fields.phase}")


def read_xgid(text: str) -> IdFields:
    name = text.strip()
    offset = len(_PREFIX) if name.upper().startswith(_PREFIX) else 0
    parts = name[offset:].split(":")
    if len(parts) not in (len(_FIELDS) - 1, len(_FIELDS)):
        raise BadFormat(1, 1, f"{len(parts)} fields; an XGID has {len(_FIELDS)}")
    columns, column = {}, offset + 1
    for field, part in zip(_FIELDS, parts, strict=False):
        columns[field] = column
        column += len(part) + 1
    values = dict(zip(_FIELDS, parts, strict=False))

    def number(field: str, allowed: range) -> int:
        raw = values[field]
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
        raise BadFormat(1, columns["turn"], "turn is 0; expected 1 or -1")
    first, second = _read_places(values["places"], columns["places"])
    fields = IdFields(
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
        cube_limit=1 << number("limit", range(1, 16)) if "limit" in values else 1024,
    )
    return _with_dice(fields, values["dice"], columns["dice"])


def _with_dice(fields: IdFields, dice: str, column: int) -> IdFields:
    if dice in _OFFER_LETTERS:
        return replace(fields, phase=_OFFER_LETTERS[dice])
    if dice == "00":
        return fields
    if len(dice) != 2 or set(dice) - set("123456"):
        raise BadFormat(1, column, f"dice {dice!r}; expected 00, two dice, D, B or R")
    return replace(fields, phase=Phase.PLAY, dice=(int(max(dice)), int(min(dice))))


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
            raise BadFormat(1, column + place, f"{letter!r} is not possible on place {place}")
    for checkers in (first, second):
        if sum(checkers.values()) > 15:
            total = sum(checkers.values())
            raise BadFormat(1, column, f"{total} checkers on one side; there are 15")
    return side(first), side(second)
