"""Matches of eXtreme Gammon, from the records of an .xg file.

A record has its kind in byte 8: the match, then for each game its header, cube actions, moves and
footer. What was moved is found from the positions before and after a move, which are checked
against the rules: a file that is not understood is refused, never read wrongly. Analyses and
comments are not read.
"""

import struct
from collections.abc import Sequence
from enum import IntEnum

from gamecase.games.backgammon.actions import Call, Play
from gamecase.games.backgammon.board import BAR, Board
from gamecase.games.backgammon.formats.errors import MAX_NUMBER, BadFormat
from gamecase.games.backgammon.formats.record import (
    MAX_GAMES,
    GameRecord,
    GameReplay,
    MatchRecord,
)
from gamecase.games.backgammon.formats.xg_container import short_string
from gamecase.games.backgammon.plays import find_play
from gamecase.games.backgammon.rules import rolled_turn
from gamecase.games.backgammon.ruleset import Ruleset
from gamecase.kernel.booklet import SwitchValue
from gamecase.kernel.errors import BadInput
from gamecase.kernel.seat import Seat, opponent

MATCH_MAGIC = 0x494C4D44
UNLIMITED = 99_999  # the length of a session
VARIATIONS = ("standard", "nackgammon", "hypergammon", "longgammon")

PLACES = struct.Struct("<26b")  # the opponent's bar, 24 points, our bar; our checkers are positive
MATCH = struct.Struct("<9x41s41sxii4?")  # names, length, variation, Crawford, Jacoby, beavers, auto
VERSION = struct.Struct("<iI")  # and the magic number
VERSION_AT, WIDE_NAMES_AT, WIDE_NAME = 552, 880, 258
WIDE_NAMES_SINCE = 24  # the version
GAME_HEADER = struct.Struct("<12xii?26sxi?3xiii")
CUBE = struct.Struct("<12x6i")  # who, doubles, takes, answer to a beaver, to a raccoon, the cube
MOVE = struct.Struct("<9x26s26s3xi8i2i")
GAME_FOOTER = struct.Struct("<12xii?3xiii")

#: In whose view the places of a record are numbered; authors of readers disagree about it.
_VIEWS = ("first", "mover")


class Kind(IntEnum):
    """The kind of a record."""

    MATCH = 0
    GAME = 1
    CUBE = 2
    MOVE = 3
    GAME_END = 4
    MATCH_END = 5


def switches_of(records: Sequence[bytes]) -> dict[str, SwitchValue]:
    """The switches of the tournament booklet that the header of a match names."""
    _, _, _, variation, crawford, jacoby, beavers, _ = _match_header(records)
    if not 0 <= variation < len(VARIATIONS):
        raise BadInput(f"variation {variation} of backgammon is not known")
    setup = VARIATIONS[variation]
    if setup == "longgammon":
        raise BadInput("a match of longgammon, which is not played here")
    return {"crawford": crawford, "jacoby": jacoby, "beavers": beavers, "setup": setup}


def read_xg(records: Sequence[bytes], rules: Ruleset) -> MatchRecord:
    """The match of a file, with every action checked by the rules."""
    reasons: list[BadInput] = []
    for view in _VIEWS:
        try:
            return _Reader(rules, view).read(records)
        except BadFormat as error:
            named = BadInput(f"record {error.line}: {error.what}")
            named.illegal_move = error.illegal_move
            reasons.append(named)
        except BadInput as error:
            reasons.append(error)
    raise reasons[0]


def _match_header(records: Sequence[bytes]) -> tuple[str, str, int, int, bool, bool, bool, bool]:
    first = records[0]
    version, magic = VERSION.unpack_from(first, VERSION_AT)
    if first[8] != Kind.MATCH or magic != MATCH_MAGIC:
        raise BadInput("record 1: expected the header of a match")
    one, two, *rest = MATCH.unpack_from(first)
    names = [short_string(one), short_string(two)]
    if version >= WIDE_NAMES_SINCE:
        for at in range(2):
            start = WIDE_NAMES_AT + at * WIDE_NAME
            wide = first[start : start + WIDE_NAME].decode("utf-16-le", "replace")
            names[at] = wide.partition("\0")[0] or names[at]
    return names[0], names[1], *rest


class _Reader:
    """Reads the records one after the other."""

    def __init__(self, rules: Ruleset, view: str) -> None:
        self._rules = rules
        self._view = view
        self._number = 0  # of the record, from 1

    def read(self, records: Sequence[bytes]) -> MatchRecord:
        first, second, length, *_ = _match_header(records)
        if not 0 <= length <= MAX_NUMBER and length != UNLIMITED:
            raise BadInput(f"record 1: a match to {length} points")
        record = MatchRecord(names=(first, second), length=0 if length == UNLIMITED else length)
        games: list[GameRecord] = []
        replay: GameReplay | None = None
        for self._number, data in enumerate(records, start=1):
            kind = data[8]
            if kind == Kind.GAME:
                if len(games) == MAX_GAMES:
                    raise self._error(f"more than {MAX_GAMES} games")
                games += [replay.break_off()] if replay else []
                record = self._with_score(record, games, data)
                replay = self._begin(record, data)
            elif kind in (Kind.CUBE, Kind.MOVE, Kind.GAME_END) and replay is None:
                raise self._error("expected the header of a game first")
            elif kind == Kind.CUBE and replay:
                self._cube(replay, data)
            elif kind == Kind.MOVE and replay:
                self._move(replay, data)
            elif kind == Kind.GAME_END and replay:
                games.append(self._finish(replay, data))
                replay = None
        games += [replay.break_off()] if replay else []
        return MatchRecord(
            names=record.names,
            length=record.length,
            games=tuple(games),
            initial_score=record.initial_score,
        )

    def _error(self, what: str) -> BadInput:
        return BadInput(f"record {self._number}: {what}")

    def _seat(self, active: int) -> Seat:
        if active not in (1, -1, 2):
            raise self._error(f"player {active}; expected 1 or -1")
        return Seat.FIRST if active == 1 else Seat.SECOND

    def _with_score(
        self, record: MatchRecord, games: Sequence[GameRecord], data: bytes
    ) -> MatchRecord:
        """The match so far; the file must agree with its own results."""
        first, second, *_ = GAME_HEADER.unpack_from(data)
        initial = record.initial_score if games else (first, second)
        so_far = MatchRecord(
            names=record.names, length=record.length, games=tuple(games), initial_score=initial
        )
        expected = so_far.next_match_score().score or (0, 0)
        if (first, second) != expected or not min(first, second) >= 0:
            raise self._error(f"the score is {first}-{second}, but the games give {expected}")
        return so_far

    def _begin(self, record: MatchRecord, data: bytes) -> GameReplay:
        _, _, _, places, _, _, _, _, doubles = GAME_HEADER.unpack_from(data)
        replay = GameReplay.begin(self._rules, record.next_match_score())
        if 0 < doubles <= 10:
            replay.apply_automatic_doubles(doubles, self._number, 1)
        opening = replay.position
        if PLACES.unpack(places) != _places(opening.first, opening.second):
            raise self._error("the game begins from a position of its own")
        return replay

    def _cube(self, replay: GameReplay, data: bytes) -> None:
        active, doubles, takes, beaver, raccoon, _ = CUBE.unpack_from(data)
        if doubles != 1:
            return
        seat = self._seat(active)
        replay.call(seat, Call.DOUBLE, self._number, 1)
        if takes not in (1, 2):
            replay.call(opponent(seat), Call.DROP, self._number, 1)
        elif takes == 1:
            replay.call(opponent(seat), Call.TAKE, self._number, 1)
        else:
            replay.call(opponent(seat), Call.BEAVER, self._number, 1)
            if beaver == 2:
                replay.call(seat, Call.RACCOON, self._number, 1)
                answer = Call.TAKE if raccoon else Call.DROP
                replay.call(opponent(seat), answer, self._number, 1)
            else:
                replay.call(seat, Call.TAKE if beaver else Call.DROP, self._number, 1)

    def _move(self, replay: GameReplay, data: bytes) -> None:
        _, after, active, *rest = MOVE.unpack_from(data)
        dice, seat = (rest[8], rest[9]), self._seat(active)
        if not all(1 <= die <= 6 for die in dice):
            raise self._error(f"dice {dice[0]} and {dice[1]}; a die shows 1 to 6")
        replay.roll(seat, dice, self._number, 1)
        goal = self._board(PLACES.unpack(after), replay, seat)
        steps = find_play(rolled_turn(replay.position), goal)
        if replay.position.board.after_all(steps) != goal:
            raise self._error("no legal play leads to the position after it")
        replay.play(Play(steps), self._number, 1)

    def _board(self, places: tuple[int, ...], replay: GameReplay, seat: Seat) -> Board:
        """The checkers after a move, as the side that moves sees them."""
        ours = [max(count, 0) for count in places]
        theirs = [max(-count, 0) for count in reversed(places)]
        if self._view == "first" and seat is Seat.SECOND:
            ours, theirs = theirs, ours
        before = replay.position.board
        ours[0] = sum(before.ours) - sum(ours[1:])  # index 0 counts those that are off
        theirs[0] = before.theirs[0]
        if ours[0] < 0 or sum(theirs) != sum(before.theirs) or len(ours) != BAR + 1:
            raise self._error("the position has other checkers than the game")
        return Board(tuple(ours), tuple(theirs))

    def _finish(self, replay: GameReplay, data: bytes) -> GameRecord:
        _, _, _, winner, points, _ = GAME_FOOTER.unpack_from(data)
        if not 0 < points <= MAX_NUMBER:
            return replay.break_off()
        return replay.finish(self._seat(winner), points, self._number, 1)


def _places(first: Sequence[int], second: Sequence[int]) -> tuple[int, ...]:
    """The places of a position as the first player numbers them."""
    ours = (0, *first[1:])
    theirs = (0, *second[1:])
    return tuple(ours[at] - theirs[25 - at] for at in range(26))
