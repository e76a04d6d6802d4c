"""Builds .xg files from the published description of the format, for matches of tests.

They are not files that eXtreme Gammon has written.
"""

import struct
import zlib

from gamecase.games.backgammon.actions import Call, Play
from gamecase.games.backgammon.formats.record import GAME, MatchRecord, positions_of
from gamecase.games.backgammon.formats.xg_container import ARCHIVE_RECORD, FILE_RECORD
from gamecase.games.backgammon.position import Phase, Position
from gamecase.games.backgammon.ruleset import Ruleset
from gamecase.kernel.seat import Seat

SIZE = 2560


def _record(kind: int, *parts: tuple[int, bytes]) -> bytes:
    """A record of a kind with the bytes of its fields at their places."""
    data = bytearray(SIZE)
    data[8] = kind
    for at, content in parts:
        data[at : at + len(content)] = content
    return bytes(data)


def _ints(*numbers: int) -> bytes:
    return struct.pack(f"<{len(numbers)}i", *numbers)


def places(position: Position, view: Seat) -> bytes:
    """The position as a seat numbers it, its checkers positive."""
    ours = position.of(view)
    theirs = position.of(Seat.SECOND if view is Seat.FIRST else Seat.FIRST)
    counts = [(ours[at] if at else 0) - (theirs[25 - at] if at < 25 else 0) for at in range(26)]
    return struct.pack("<26b", *counts)


def match_header(record: MatchRecord, variation: int = 0, version: int = 30) -> bytes:
    wide = [name.encode("utf-16-le")[:256] for name in record.names]
    short = [b"?" if name else b"" for name in record.names]
    return _record(
        0,
        (9, bytes([len(short[0])]) + short[0]),
        (50, bytes([len(short[1])]) + short[1]),
        (92, _ints(record.length or 99_999, variation)),
        (100, bytes([1, 0, 0, 0])),
        (552, _ints(version, 0x494C4D44)),
        (880, wide[0]),
        (1138, wide[1]),
    )


def records_of(record: MatchRecord, rules: Ruleset, view: str = "first") -> list[bytes]:
    """The records of a match; `view` is first or mover."""
    records = [match_header(record)]
    for number, (score, game) in enumerate(
        zip(record.match_scores(), record.games, strict=True), start=1
    ):
        first, second = score.score or (0, 0)
        opening = GAME.opening(rules, score)
        records.append(
            _record(
                1,
                (12, _ints(first, second)),
                (21, places(opening, Seat.FIRST)),
                (48, _ints(number)),
            )
        )
        before = [*positions_of(rules, score, game)]
        for at, action in enumerate(game.actions):
            position = before[at]
            sign = 1 if position.turn is Seat.FIRST else -1
            if isinstance(action, Play):
                seen_by = Seat.FIRST if view == "first" else position.turn
                records.append(
                    _record(
                        3,
                        (9, places(position, seen_by)),
                        (35, places(before[at + 1], seen_by)),
                        (64, _ints(sign, *[-1] * 8, position.dice[0], position.dice[-1])),
                    )
                )
            elif action is Call.THROW:
                records.append(_record(2, (12, _ints(sign, 0))))
            elif action is Call.DOUBLE:
                takes = 1 if game.actions[at + 1] is Call.TAKE else 0
                records.append(_record(2, (12, _ints(sign, 1, takes))))
        if game.winner is not Seat.NOBODY:
            winner = 1 if game.winner is Seat.FIRST else -1
            records.append(_record(4, (24, _ints(winner, game.points, 1))))
        assert before[-1].phase is not Phase.DRAW
    records.append(_record(5))
    return records


def container(records: list[bytes], name: bytes = b"temp.xg") -> bytes:
    """A file with these records, and a picture and another file that are not read."""
    header = b"RGMH" + struct.pack("<iiQi", 1, 8232, 8232, 5)
    header = header.ljust(8232, b"\0") + b"image"
    archive, registry = b"", b""
    for each, content in ((b"temp.xgi", b"index"), (name, b"".join(records))):
        packed = zlib.compress(content)
        registry += FILE_RECORD.pack(
            bytes([len(each)]) + each,
            b"\0",
            len(content),
            len(packed),
            len(archive),
            zlib.crc32(content),
            0,
            6,
        )
        archive += packed
    packed = zlib.compress(registry)
    crc = zlib.crc32(archive + packed)
    return header + archive + packed + ARCHIVE_RECORD.pack(crc, 2, 1, len(packed), len(archive), 1)
