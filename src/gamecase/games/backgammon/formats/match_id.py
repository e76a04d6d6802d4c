"""GNU Backgammon's Match ID: dice, cube and score in twelve characters.

It encodes 67 bits, the least significant bit of each byte first; the last one is set where the
Jacoby rule is not used. Together with a Position ID it is written `PositionID:MatchID`.
"""

import base64
from dataclasses import replace

from gamecase.games.backgammon.board import Board
from gamecase.games.backgammon.formats.errors import BadFormat
from gamecase.games.backgammon.formats.id_contents import IdFields, cube_exponent
from gamecase.games.backgammon.formats.position_id import (
    decode_id,
    read_position_id,
    write_position_id,
)
from gamecase.games.backgammon.position import Cube, Phase
from gamecase.kernel.errors import BadPosition
from gamecase.kernel.seat import Seat, opponent

LENGTH = 12

#: The number of bits of each field, in order.
_FIELDS = {
    "cube": 4,
    "owner": 2,
    "on_roll": 1,
    "crawford": 1,
    "state": 3,
    "to_act": 1,
    "doubled": 1,
    "resigned": 2,
    "die_one": 3,
    "die_two": 3,
    "length": 15,
    "score_one": 15,
    "score_two": 15,
    "no_jacoby": 1,
}
_OWNERS = {0: Seat.FIRST, 1: Seat.SECOND, 3: Seat.NOBODY}
_PLAYERS = (Seat.FIRST, Seat.SECOND)
_NO_GAME, _PLAYING, _OVER, _RESIGNED, _DROPPED = range(5)
_STATES = {
    Phase.DRAW: _NO_GAME,
    Phase.WON: _OVER,
    Phase.CONCEDED: _RESIGNED,
    Phase.DROPPED: _DROPPED,
}
_PHASES = {state: phase for phase, state in _STATES.items()}


def write_match_id(fields: IdFields) -> str:
    if fields.phase in (Phase.BEAVERED, Phase.RACCOONED, Phase.STALLED):
        raise BadPosition(f"a Match ID cannot describe a game in phase {fields.phase}")
    is_offered = fields.phase in (Phase.OFFERED, Phase.RESIGNING)
    high, low = fields.dice or (0, 0)
    values = {
        "cube": cube_exponent(fields.cube.value),
        "owner": next(code for code, seat in _OWNERS.items() if seat is fields.cube.owner),
        "on_roll": _PLAYERS.index(fields.turn),
        "crawford": fields.is_crawford,
        "state": _STATES.get(fields.phase, _PLAYING),
        "to_act": _PLAYERS.index(opponent(fields.turn) if is_offered else fields.turn),
        "doubled": fields.phase is Phase.OFFERED,
        "resigned": fields.resigning,
        "die_one": high,
        "die_two": low,
        "length": fields.length,
        "score_one": fields.points[0],
        "score_two": fields.points[1],
        "no_jacoby": not fields.jacoby,
    }
    bits, shift = 0, 0
    for name, width in _FIELDS.items():
        if values[name] >= 1 << width:
            raise BadPosition(f"{name} {values[name]} is too large for a Match ID")
        bits |= int(values[name]) << shift
        shift += width
    return base64.b64encode(bits.to_bytes(9, "little")).decode()[:LENGTH]


def read_match_id(text: str, board: Board) -> IdFields:
    """The fields of a Match ID, given the board of the Position ID beside it."""
    name = text.strip().rstrip("=")
    if len(name) != LENGTH:
        raise BadFormat(1, 1, f"{name!r} has {len(name)} characters; a Match ID has {LENGTH}")
    bits = int.from_bytes(decode_id(name, 9), "little")
    values = {}
    for field, width in _FIELDS.items():
        values[field] = bits & ((1 << width) - 1)
        bits >>= width
    _check(name, values)
    turn = _PLAYERS[values["on_roll"]]
    dice = (values["die_one"], values["die_two"])
    first, second = (board.ours, board.theirs) if turn is Seat.FIRST else (board.theirs, board.ours)
    fields = IdFields(
        first=first,
        second=second,
        turn=turn,
        phase=Phase.PLAY if any(dice) else Phase.CHOICE,
        dice=(max(dice), min(dice)) if any(dice) else (),
        cube=Cube(1 << values["cube"], _OWNERS[values["owner"]]),
        length=values["length"],
        points=(values["score_one"], values["score_two"]),
        is_crawford=bool(values["crawford"]),
        jacoby=not values["no_jacoby"],
        resigning=values["resigned"],
    )
    if values["state"] != _PLAYING:
        return replace(fields, phase=_PHASES[values["state"]])
    if values["resigned"]:
        return replace(fields, phase=Phase.RESIGNING)
    return replace(fields, phase=Phase.OFFERED) if values["doubled"] else fields


def _check(name: str, values: dict[str, int]) -> None:
    dice = (values["die_one"], values["die_two"])
    if max(dice) > 6 or (0 in dice and any(dice)):
        raise BadFormat(1, 1, f"{name!r}: invalid dice {dice[0]} and {dice[1]}")
    if values["owner"] not in _OWNERS:
        raise BadFormat(1, 1, f"{name!r}: invalid owner of the cube")
    if values["state"] > _DROPPED:
        raise BadFormat(1, 1, f"{name!r}: game state {values['state']} is unknown")


def write_gnubg_id(fields: IdFields) -> str:
    """Position and Match ID in one: `4HPwATDgc/ABMA:cAkAAAAAAAAA`."""
    first_on_roll = fields.turn is Seat.FIRST
    ours, theirs = (fields.first, fields.second) if first_on_roll else (fields.second, fields.first)
    return f"{write_position_id(Board(ours, theirs))}:{write_match_id(fields)}"


def read_gnubg_id(text: str) -> IdFields:
    """Read a `PositionID:MatchID`, with or without `GNUBGID` or `GNUID=` before it."""
    name = text.strip()
    for prefix in ("GNUBGID", "GNUID"):
        if name.upper().startswith(prefix):
            name = name[len(prefix) :].lstrip(" =:")
    position, colon, match = name.partition(":")
    if not colon:
        raise BadFormat(1, len(name) + 1, f"{name!r}: expected PositionID:MatchID")
    return read_match_id(match, read_position_id(position))
