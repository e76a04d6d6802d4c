"""OGID, the position format of OpenGammon.

    11ccccchhhjjjjj:66666888dddddoo:N0N:13:B:R:0:0:7:0

One character for each checker of White and of Black: `0` to `9` and `a` to `p` are places 0 to 25,
where 0 is White's bar, 25 Black's, and White moves upwards. Then the cube (owner, power of two, and
last action), dice, the player who acted last, the state, both scores and the length of the match.
The player to act is the one who did not act last, except after a double and before the first roll.
"""

import re
from dataclasses import replace

from gamecase.games.backgammon.board import BAR, Side, side
from gamecase.games.backgammon.formats.errors import BadFormat, read_number
from gamecase.games.backgammon.formats.id_contents import IdFields, cube_exponent
from gamecase.games.backgammon.position import Cube, Phase
from gamecase.kernel.errors import BadPosition
from gamecase.kernel.seat import Seat, opponent

_PLACES = "0123456789abcdefghijklmnop"
_OFF = "q"  # some programs also write the checkers that are off
_COLOURS = {"W": Seat.FIRST, "B": Seat.SECOND}
_OWNERS = {**_COLOURS, "N": Seat.NOBODY, "D": Seat.NOBODY, "?": Seat.NOBODY}
_CUBE = re.compile(r"([NWBD?])(\d{1,2})([NOTP])")
_MATCH = re.compile(r"(\d+)(?:([LCG])\d*)?")
_STATES = {Phase.CHOICE: "C", Phase.PLAY: "R", Phase.OFFERED: "D", Phase.DROPPED: "P"}


def write_ogid(fields: IdFields) -> str:
    if fields.phase not in _STATES:
        raise BadPosition(f"an OGID cannot describe a game in phase {fields.phase}")
    acted = fields.turn if fields.phase is Phase.OFFERED else opponent(fields.turn)
    cube_action = {Phase.OFFERED: "O", Phase.DROPPED: "P"}.get(fields.phase, "N")
    owner = _letter(_COLOURS, fields.cube.owner) or "N"
    parts = (
        _write_side(fields.first, Seat.FIRST),
        _write_side(fields.second, Seat.SECOND),
        f"{owner}{cube_exponent(fields.cube.value)}{cube_action}",
        "".join(map(str, sorted(fields.dice))),
        _letter(_COLOURS, acted),
        _STATES[fields.phase],
        fields.points[0],
        fields.points[1],
        f"{fields.length}{'C' if fields.is_crawford else ''}",
        0,
    )
    return ":".join(map(str, parts))


def _letter(letters: dict[str, Seat], seat: Seat) -> str:
    return next((letter for letter, owner in letters.items() if owner is seat), "")


def _write_side(checkers: Side, seat: Seat) -> str:
    places = []
    for point in range(1, BAR + 1):
        place = 25 - point if seat is Seat.FIRST else point
        places += [_PLACES[place]] * checkers[point]
    return "".join(sorted(places))


def read_ogid(text: str) -> IdFields:
    """Read an OGID of at least three fields; fields that are missing mean money play."""
    name = text.strip()
    offset = len("OGID=") if name.upper().startswith("OGID=") else 0
    parts = name[offset:].split(":")
    if not 3 <= len(parts) <= 11:
        raise BadFormat(1, 1, f"{len(parts)} fields; an OGID has 3 to 11")
    columns, column = [], offset + 1
    for part in parts:
        columns.append(column)
        column += len(part) + 1
    parts += [""] * (11 - len(parts))
    columns += [column] * (11 - len(columns))
    cube = _CUBE.fullmatch(parts[2])
    if cube is None:
        raise BadFormat(1, columns[2], f"cube {parts[2]!r}; expected for example N0N or W1O")
    length = _MATCH.fullmatch(parts[8] or "0")
    if length is None:
        raise BadFormat(1, columns[8], f"match {parts[8]!r}; expected for example 7 or 7C")
    fields = IdFields(
        first=_read_side(parts[0], columns[0], Seat.FIRST),
        second=_read_side(parts[1], columns[1], Seat.SECOND),
        turn=_read_turn(parts, columns[4]),
        dice=_read_dice(parts[3], columns[3]),
        cube=Cube(1 << int(cube[2]), _OWNERS[cube[1]]),
        length=read_number("length", length[1], 1, columns[8]),
        points=(_read_score(parts[6], columns[6]), _read_score(parts[7], columns[7])),
        is_crawford=length[2] == "C",
    )
    if fields.dice:
        return replace(fields, phase=Phase.PLAY)
    is_dropped = parts[5] == "P" or cube[3] == "P"
    is_offered = parts[5] == "D" or cube[3] == "O"
    phase = Phase.DROPPED if is_dropped else Phase.OFFERED if is_offered else Phase.CHOICE
    return replace(fields, phase=phase)


def _read_side(places: str, column: int, seat: Seat) -> Side:
    counts: dict[int, int] = {}
    for index, letter in enumerate(places):
        if letter == _OFF:
            continue
        place = _PLACES.find(letter)
        point = 25 - place if seat is Seat.FIRST else place
        if place < 0 or point == 0:
            raise BadFormat(
                1, column + index, f"{letter!r} is not a place for a checker of this side"
            )
        counts[point] = counts.get(point, 0) + 1
    if sum(counts.values()) > 15:
        total = sum(counts.values())
        raise BadFormat(1, column, f"{total} checkers on one side; there are 15")
    return side(counts)


def _read_turn(parts: list[str], column: int) -> Seat:
    acted, state, cube = parts[4], parts[5], parts[2]
    if acted and acted not in _COLOURS:
        raise BadFormat(1, column, f"{acted!r} is not a player; expected W or B")
    if state in ("IW", "IB") and not parts[3]:
        return _COLOURS[state[1]]
    if not acted:
        return Seat.FIRST
    is_offered = state == "D" or cube.endswith("O")
    return _COLOURS[acted] if is_offered else opponent(_COLOURS[acted])


def _read_dice(dice: str, column: int) -> tuple[int, ...]:
    if not dice:
        return ()
    if len(dice) != 2 or set(dice) - set("123456"):
        raise BadFormat(1, column, f"dice {dice!r}; expected two of 1 to 6")
    return int(max(dice)), int(min(dice))


def _read_score(score: str, column: int) -> int:
    return read_number("score", score or "0", 1, column)
