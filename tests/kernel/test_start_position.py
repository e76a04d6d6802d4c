"""Tables that begin from a position: the header holds it, and records verify."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from gamecase.kernel.errors import BadRecord
from gamecase.kernel.log import read_header, read_record, write_header
from gamecase.kernel.match import MatchRule
from gamecase.kernel.transcript import transcript_of
from gamecase.registry import GamePackage, find
from log_builder import TICTACTOE, LogBuilder, header

CHESS, BACKGAMMON = find("chess"), find("backgammon")
ENDING = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"
RACE = (
    "choice first; first 6:5 5:5 4:5; second 6:5 5:5 4:5; cube 2 first;"
    " score first-to 7 2-3; starter first; throws 4; idle 0"
)


def test_a_header_without_a_start_is_written_as_before() -> None:
    assert '"start"' not in write_header(header(TICTACTOE))


@pytest.mark.parametrize(
    ("package", "ruleset", "start"), [(CHESS, "", ENDING), (BACKGAMMON, "tournament", RACE)]
)
def test_a_game_from_a_position_verifies(package: GamePackage, ruleset: str, start: str) -> None:
    builder = LogBuilder(package, replace(header(package, ruleset=ruleset), start=start))
    builder.begin()
    assert package.game.write(builder.state.position) == start
    builder.finish(Random(1))
    head, entries = read_record(builder.record())
    assert head.start == start
    assert read_header(write_header(head)) == head
    assert builder.verify().state == builder.state
    assert transcript_of(package.open(head), entries).games[0].start == start


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"start": "nonsense"}, "no position"),
        ({"start": "x.../..../..."}, "no position"),
        ({"start": "x../.o./..."}, "written"),
        ({"start": "XXX/OO./..."}, "over"),
        ({"start": "X../.O./...", "match": MatchRule("best-of", 3)}, "one game"),
        ({"start": "X../.O./...", "is_rated": True}, "not rated"),
        ({"start": "X" * 5000}, "characters"),
    ],
)
def test_a_start_that_cannot_be_played_from_is_no_header(
    changes: dict[str, Any], reason: str
) -> None:
    with pytest.raises(BadRecord, match=reason):
        TICTACTOE.open(replace(header(TICTACTOE), **changes))
