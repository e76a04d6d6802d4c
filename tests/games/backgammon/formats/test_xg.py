"""Files of eXtreme Gammon, built from the published description of their layout."""

import struct
from pathlib import Path
from random import Random

import pytest

from gamecase import files
from gamecase.games.backgammon.formats import mat
from gamecase.games.backgammon.formats.record import GameRecord, MatchRecord
from gamecase.games.backgammon.formats.transcript_conversion import read_mat, read_xg
from gamecase.games.backgammon.ruleset import Ruleset
from gamecase.kernel.errors import BadInput
from gamecase.kernel.seat import Seat
from gamecase.registry import find
from games.backgammon.xg_files import container, match_header, records_of

MATCH = """ 3 point match

 Game 1
 Zoë : 0                        Bert : 0
  1) 31: 8/5 6/5                 52: 24/22 13/8
  2)  Doubles => 2                Takes
  3) 66: 24/18(2) 13/7(2)        41: 24/23 13/9
  4) 11: 8/7(2) 6/5(2)            Doubles => 4
  5)  Drops                       Wins 2 points

 Game 2
 Zoë : 0                        Bert : 2
  1)                             43: 24/20 13/10
  2) 65: 24/18/13
"""


def _match() -> tuple[MatchRecord, Ruleset]:
    rules: Ruleset = find("backgammon").rules("tournament")
    return mat.read_mat(MATCH, rules), rules


@pytest.mark.parametrize("view", ["first", "mover"])
def test_a_match_is_read_in_either_numbering_of_the_points(view: str) -> None:
    record, rules = _match()
    transcript = read_xg(container(records_of(record, rules, view)))
    expected = read_mat(MATCH)
    assert transcript.names == ("Zoë", "Bert")
    assert [game.actions for game in transcript.games] == [game.actions for game in expected.games]
    assert transcript.match == expected.match
    assert transcript.games[0].outcome == expected.games[0].outcome


def test_other_variants_and_damage_are_named() -> None:
    record, rules = _match()
    good = records_of(record, rules)
    cases = {
        "longgammon": container([match_header(record, variation=3), *good[1:]]),
        "variation 9": container([match_header(record, variation=9), *good[1:]]),
        "RGMH": b"PK\3\4",
        "cut off": container(good)[:5000],
        "no archive": b"RGMH",
        "no temp.xg": container(good, b"other.xg"),
        "expected records of 2560": container([*good, b"x"]),
        "header of a match": container(good[1:]),
        "header of a game first": container([good[0], good[3]]),
        "dice 9 and 1": container([*good[:2], _changed(good[2], 100, 9), *good[3:]]),
        "player 7": container([*good[:2], _changed(good[2], 64, 7), *good[3:]]),
        "record 3: no legal play": container([*good[:2], _moved(good[2]), *good[3:]]),
    }
    for reason, data in cases.items():
        with pytest.raises(BadInput, match=reason):
            read_xg(data)


def _changed(record: bytes, at: int, number: int) -> bytes:
    return record[:at] + struct.pack("<i", number) + record[at + 4 :]


def _moved(record: bytes) -> bytes:
    """A move after which a checker stands where no die leads."""
    after = [*struct.unpack_from("<26b", record, 35)]
    after[5] -= 1
    after[7] += 1
    return record[:35] + struct.pack("<26b", *after) + record[61:]


def test_damaged_files_are_refused_and_nothing_else_is_raised() -> None:
    record, rules = _match()
    data = container(records_of(record, rules))
    random = Random(20)
    for _ in range(300):
        broken = bytearray(data)
        for _ in range(random.randrange(1, 12)):
            broken[random.randrange(8232, len(broken))] = random.randrange(256)
        cut = bytes(broken[: random.randrange(1, len(broken) + 1)])
        with pytest.raises(BadInput):
            read_xg(cut)


def test_a_record_with_random_fields_is_refused_or_read() -> None:
    record, rules = _match()
    good = records_of(record, rules)
    random = Random(21)
    for _ in range(200):
        records = [bytearray(each) for each in good]
        for _ in range(4):
            random.choice(records)[random.randrange(8, 140)] = random.randrange(256)
        try:
            read_xg(container([bytes(each) for each in records]))
        except BadInput:
            continue


def test_a_game_without_a_result_is_broken_off() -> None:
    record, rules = _match()
    only = MatchRecord(
        names=record.names, length=3, games=(GameRecord(record.games[0].actions[:4]),)
    )
    (game,) = read_xg(container(records_of(only, rules))).games
    assert game.outcome is None
    assert record.games[0].winner is Seat.SECOND


def test_the_library_reads_such_files(tmp_path: Path) -> None:
    record, rules = _match()
    path = tmp_path / "match.xg"
    path.write_bytes(container(records_of(record, rules)))
    boards = files.read(path)
    assert [board.names for board in boards] == [("Zoë", "Bert")] * 2
    path.write_bytes(b"something else")
    with pytest.raises(BadInput, match=r"match\.xg: not an \.xg file"):
        files.read(path)
