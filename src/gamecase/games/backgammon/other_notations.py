"""Notations of other programs: XGID, GNU Backgammon's IDs and OGID; plays with their roll."""

import re
from collections.abc import Callable

from gamecase.games.backgammon.actions import Action, Play
from gamecase.games.backgammon.board import Board
from gamecase.games.backgammon.formats.id_contents import IdFields, fields_of
from gamecase.games.backgammon.formats.match_id import read_gnubg_id, write_gnubg_id, write_match_id
from gamecase.games.backgammon.formats.moves import write_play, write_play_for_files
from gamecase.games.backgammon.formats.ogid import read_ogid, write_ogid
from gamecase.games.backgammon.formats.position_id import read_position_id, write_position_id
from gamecase.games.backgammon.formats.xgid import read_xgid, write_xgid
from gamecase.games.backgammon.notation import read_play, write
from gamecase.games.backgammon.position import Phase, Position
from gamecase.kernel.errors import BadAction, BadInput
from gamecase.kernel.other_notation import ActionNotation, PositionNotation, RulesetChoice
from gamecase.kernel.seat import Seat

_RULESET = "tournament"  # the rules that other programs play by
_ROLL = re.compile(r"\s*([1-6])[-, ]?([1-6])\s*:\s*(.*)", re.DOTALL)


def _reader(read_fields: Callable[[str], IdFields]) -> Callable[[RulesetChoice, str], Position]:
    def read(choose: RulesetChoice, text: str) -> Position:
        fields = read_fields(text)
        return fields.to_position(choose(fields.switches))

    return read


def _writer(write_fields: Callable[[IdFields], str]) -> Callable[[Position], str]:
    return lambda position: write_fields(fields_of(position))


def _read_position_id(text: str) -> IdFields:
    """A Position ID alone: the side on roll, as the first seat, in money play."""
    board = read_position_id(text)
    return IdFields(first=board.ours, second=board.theirs)


def _write_position_id(position: Position) -> str:
    if position.turn is Seat.NOBODY:
        return write_position_id(Board(position.first, position.second))
    return write_position_id(position.board)


def _read_match_id(_choose: RulesetChoice, text: str) -> Position:
    raise BadInput(f"{text!r}: a Match ID has no checkers; expected PositionID:MatchID")


POSITIONS = (
    PositionNotation(
        key="xgid",
        pattern=re.compile(r"(?i:XGID=)?[-a-pA-P]{26}(:-?\w+){8,9}"),
        write=_writer(write_xgid),
        read=_reader(read_xgid),
        ruleset=_RULESET,
    ),
    PositionNotation(
        key="gnubgid",
        pattern=re.compile(r"(?i:GNUBGID|GNUID)?[ =:]*[\w+/]{14}:[\w+/]{12}"),
        write=_writer(write_gnubg_id),
        read=_reader(read_gnubg_id),
        ruleset=_RULESET,
    ),
    PositionNotation(
        key="positionid",
        pattern=re.compile(r"[A-Za-z0-9+/]{14}={0,2}"),
        write=_write_position_id,
        read=_reader(_read_position_id),
        ruleset=_RULESET,
    ),
    PositionNotation(
        key="matchid",
        pattern=re.compile(r"[A-Za-z0-9+/]{12}"),
        write=_writer(write_match_id),
        read=_read_match_id,
        ruleset=_RULESET,
    ),
    PositionNotation(
        key="ogid",
        pattern=re.compile(r"(?i:OGID=)?[0-9a-q]{1,15}:[0-9a-q]{1,15}:[NWBD?]\d{1,2}[NOTP].*"),
        write=_writer(write_ogid),
        read=_reader(read_ogid),
        ruleset=_RULESET,
    ),
)


# --- actions ---


def _read_rolled_play(position: Position, text: str) -> Action:
    """A play after its roll, as match files and books write it: `52: 24/22 13/8`."""
    match = _ROLL.fullmatch(text)
    if match is None:
        raise BadAction(f"{text!r}: expected a play such as 13/7 8/7, or 61: 13/7 8/7")
    rolled = tuple(sorted((int(match[1]), int(match[2])), reverse=True))
    dice = position.dice if position.turn_start is None else position.turn_start.dice
    if position.phase is Phase.PLAY and (dice[0], dice[-1]) != rolled:
        raise BadAction(f"{text!r}: the roll is {dice[0]}-{dice[-1]}, not {match[1]}-{match[2]}")
    return read_play(match[3])


def _write_hits(position: Position, action: Action) -> str:
    return write_play(position.board, action.steps) if isinstance(action, Play) else write(action)


def _write_rolled_play(position: Position, action: Action) -> str:
    if not isinstance(action, Play) or position.phase is not Phase.PLAY:
        return write(action)
    steps = write_play_for_files(position.board, action.steps)
    return f"{position.dice[0]}{position.dice[-1]}: {steps}".rstrip()


ACTIONS = (
    ActionNotation(key="mat", read=_read_rolled_play, write=_write_rolled_play),
    ActionNotation(key="hits", read=_read_rolled_play, write=_write_hits),
)
