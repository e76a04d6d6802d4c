"""Notation of crokinole.

A shot is two actions: `flick 10.25 -3.5 1200` (degrees along the line, degrees off the middle,
millimetres a second; with `over 5` if the centre lies so many millimetres over the line, and `slip
12` at its end if the hand may slip by so many thousandths of a radian) and
`settle a3*:12.5,-7.25 b1*:sunk hit`. A position is one round:
`round 0 shot 5 twenties 1,0 discs a1:12.5,-30.25 b2:150.0,41.5`, with `flick ...` at its
end while a flick is under way. Numbers are written so that they read back exactly.

On a real board `put a15` notes a light disc in the fifteen ring, `lift a15` takes it back, and
`count` ends the round; a position is `round 0 noted 1,2,0,3 0,1,1,0`, with `counted` at its end.
"""

import re

from gamecase.games.crokinole.disc_notes import SIDES
from gamecase.games.crokinole.position import (
    LETTERS,
    ZONES,
    Action,
    CountRound,
    Disc,
    Flick,
    NoteDisc,
    Position,
    Settle,
    SettledDisc,
    Vector,
)
from gamecase.games.crokinole.ruleset import Ruleset
from gamecase.kernel.errors import BadAction, BadPosition

_SHORT = r"(-?[0-9]{1,4}(?:\.[0-9]{1,2})?)"
_FLICK = re.compile(
    rf"flick {_SHORT} {_SHORT} {_SHORT}"
    r"(?: over (-?[1-9][0-9]{0,2}))?(?: slip ([1-9][0-9]{0,2}))?"
)
_NOTE = re.compile(r"(put|lift) ([ab])(20|15|10|5)")
_LONG = r"(-?[0-9]{1,3}(?:\.[0-9]{1,20})?(?:e-[0-9]{1,3})?)"
_PLACE = re.compile(rf"{_LONG},{_LONG}")
_SETTLED = re.compile(r"([a-d][1-9][0-9]?)(\*?)(~?):(\S{1,60})")
_DISC = re.compile(r"([a-d])([1-9][0-9]?):(\S{1,60})")
_POSITION = re.compile(
    r"round (0|[1-9][0-9]{0,3}) shot (0|[1-9][0-9]?) twenties ([0-9,]{1,12})"
    r"(?: discs (.+?))?(?: (flick .*))?"
)
_ROW = r"([0-9]{1,2}(?:,[0-9]{1,2}){3})"
_NOTED = re.compile(rf"round (0|[1-9][0-9]{{0,3}}) noted {_ROW} {_ROW}( counted)?")
_SEATS = {letter: seat for seat, letter in LETTERS.items()}


def write_action(action: Action) -> str:
    match action:
        case Flick():
            over = f" over {action.over}" if action.over else ""
            slip = f" slip {action.slip}" if action.slip else ""
            return f"flick {action.place:g} {action.bearing:g} {action.speed:g}{over}{slip}"
        case NoteDisc():
            letter = next(letter for letter, side in SIDES.items() if side == action.side)
            return f"{'put' if action.adds else 'lift'} {letter}{action.zone}"
        case CountRound():
            return "count"
        case Settle():
            return _write_settle(action)


def _write_settle(action: Settle) -> str:
    words = ["settle", *map(_write_settled, action.discs)]
    if action.hit:
        words.append("hit")
    if action.slip:
        words.append(f"slip:{write_place(action.slip)}")
    return " ".join(words)


def _write_settled(disc: SettledDisc) -> str:
    marks = "*" * disc.touched + "~" * disc.rimmed
    end = "sunk" if disc.sunk else write_place(disc.place) if disc.place else "out"
    return f"{disc.name}{marks}:{end}"


def write_place(place: Vector) -> str:
    """Both coordinates, exactly."""
    return f"{place[0] + 0.0!r},{place[1] + 0.0!r}"


def read_place(text: str) -> Vector | None:
    match = _PLACE.fullmatch(text)
    return (float(match[1]) + 0.0, float(match[2]) + 0.0) if match else None


def read_action(text: str) -> Action:
    if match := _FLICK.fullmatch(text):
        return _flick(match)
    if match := _NOTE.fullmatch(text):
        return NoteDisc(SIDES[match[2]], int(match[3]), match[1] == "put")
    if text == "count":
        return CountRound()
    if text.startswith("settle "):
        return _read_settle(text)
    raise BadAction(
        f"{text[:80]!r}: expected flick PLACE BEARING SPEED or settle DISCS; "
        "for a real board put a15, lift a15 or count"
    )


def _flick(match: re.Match[str]) -> Flick:
    place, bearing, speed = (float(match[nth]) for nth in (1, 2, 3))
    return Flick(place, bearing, speed, int(match[5] or 0), int(match[4] or 0))


def _read_settle(text: str) -> Settle:
    parts = text.split(" ")[1:]
    slip = None
    if parts[-1].startswith("slip:"):
        slip = read_place(parts.pop().removeprefix("slip:"))
        if slip is None:
            raise BadAction(f"{text[-80:]!r}: expected the slip as slip:TURN,STRETCH")
    hit = bool(parts) and parts[-1] == "hit"
    discs = []
    for part in parts[:-1] if hit else parts:
        match = _SETTLED.fullmatch(part)
        place = read_place(match[4]) if match else None
        if match is None or (place is None and match[4] not in ("sunk", "out")):
            raise BadAction(f"{part[:80]!r}: expected a disc and its end, like a3*:12.5,-7.25")
        sunk = match[4] == "sunk"
        discs.append(SettledDisc(match[1], place, sunk, bool(match[2]), bool(match[3])))
    if not discs or len(discs) > 24 or len({disc.name for disc in discs}) < len(discs):
        raise BadAction(f"{text[:80]!r}: expected 1 to 24 discs, each once")
    return Settle(tuple(discs), hit, slip)


def write_position(position: Position) -> str:
    if position.rules.on_real_board:
        rows = " ".join(",".join(map(str, row)) for row in position.noted)
        return f"round {position.nth_round} noted {rows}{' counted' * position.is_counted}"
    twenties = ",".join(map(str, position.twenties))
    parts = [f"round {position.nth_round} shot {position.shots} twenties {twenties}"]
    if position.discs:
        parts.append("discs")
    parts += [f"{disc.name}:{write_place(disc.place)}" for disc in position.discs]
    if position.flick:
        parts.append(write_action(position.flick))
    return " ".join(parts)


def read_position(rules: Ruleset, text: str) -> Position:
    """Parse a position, without checking that its discs can be there."""
    if rules.on_real_board:
        return _read_noted(rules, text)
    match = _POSITION.fullmatch(text) if len(text) < 4000 else None
    if match is None:
        raise BadPosition(
            f"{text[:80]!r}: expected round N shot N twenties N,N discs a1:X,Y ... flick P B S"
        )
    counts = match[3].split(",")
    if len(counts) != rules.players or not all(count.isdecimal() for count in counts):
        raise BadPosition(f"{match[3]!r}: expected the twenties of {rules.players} seats")
    discs = tuple(_read_disc(part) for part in match[4].split(" ")) if match[4] else ()
    flick = _read_flick(match[5]) if match[5] else None
    return Position(rules, int(match[1]), int(match[2]), tuple(map(int, counts)), discs, flick)


def _read_noted(rules: Ruleset, text: str) -> Position:
    match = _NOTED.fullmatch(text)
    if match is None:
        raise BadPosition(
            f"{text[:80]!r}: expected round N noted, the discs of Light and of Dark by zone "
            f"({', '.join(map(str, ZONES))}) like 1,2,0,3 0,1,1,0, and counted when it is over"
        )
    rows = tuple(tuple(map(int, row.split(","))) for row in match.group(2, 3))
    if any(sum(row) > rules.discs_a_side for row in rows):
        raise BadPosition(f"{text[:80]!r}: a side has {rules.discs_a_side} discs")
    twenties = (0,) * rules.players
    nth = int(match[1])
    return Position(rules, nth, twenties=twenties, noted=rows, is_counted=bool(match[4]))


def _read_flick(text: str) -> Flick:
    match = _FLICK.fullmatch(text)
    if match is None:
        raise BadPosition(f"{text[:80]!r}: expected flick PLACE BEARING SPEED")
    return _flick(match)


def _read_disc(part: str) -> Disc:
    match = _DISC.fullmatch(part)
    place = read_place(match[3]) if match else None
    if match is None or place is None:
        raise BadPosition(f"{part[:80]!r}: expected a disc and its place, like a1:12.5,-30.25")
    return Disc(_SEATS[match[1]], int(match[2]), *place)
