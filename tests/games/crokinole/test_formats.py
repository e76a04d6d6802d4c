"""Results in Crokinole Match Notation: what is told of a table, and what cannot be."""

import json
from pathlib import Path
from typing import Any

import pytest

from gamecase.cli.convert import convert
from gamecase.kernel.errors import BadInput
from gamecase.kernel.log import EntryKind
from gamecase.kernel.match import MatchRule
from gamecase.kernel.transcript import transcript_of
from games.crokinole.boards import CROKINOLE
from log_builder import LogBuilder, header

LIGHT_AHEAD = ("put a20", "put a15", "put b10", "count")
DARK_AHEAD = ("put b20", "put b20", "put a5", "count")


def played(booklet: str, match: MatchRule, *rounds: tuple[str, ...]) -> LogBuilder:
    head = header(CROKINOLE, ruleset=booklet, switches={"played": "real-board"}, match=match)
    builder = LogBuilder(CROKINOLE, head)
    for notes in rounds:
        if builder.state.match.is_over:
            builder.add(1, EntryKind.OFFER, "rematch")
        builder.begin(by=2 if builder.state.match.is_over else 0)
        builder.act(*notes)
    return builder


def told(builder: LogBuilder) -> dict[str, Any]:
    text = CROKINOLE.formats["cmn"].write(
        transcript_of(CROKINOLE.open(builder.header), builder.entries)
    )
    found: dict[str, Any] = json.loads(text)
    return found


def test_a_match_is_told_with_players_points_and_twenties_of_each_round() -> None:
    found = told(played("tournament", MatchRule("games", 2), LIGHT_AHEAD, DARK_AHEAD))
    assert (found["cmn"], found["source"]) == ("1.0", {"app": "gamecase"})
    match = found["match"]
    assert match["date"].endswith("Z")
    assert match["format"] == "singles"
    assert match["teams"] == [
        {"players": [{"name": "Player 1"}]},
        {"players": [{"name": "Player 2"}]},
    ]
    assert match["gameFormat"] == {"type": "fixed", "count": 2}
    assert match["games"] == [
        {"winner": 0, "scores": [35, 10], "twenties": [1, 0]},
        {"winner": 1, "scores": [5, 40], "twenties": [0, 2]},
    ]
    assert match["winner"] is None


def test_partners_are_two_of_a_team() -> None:
    found = told(played("teams", MatchRule("first-to", 25), LIGHT_AHEAD))["match"]
    assert found["format"] == "doubles"
    names = [[each["name"] for each in team["players"]] for team in found["teams"]]
    assert names == [["Player 1", "Player 3"], ["Player 2", "Player 4"]]
    assert "gameFormat" not in found
    assert found["winner"] == 0


def test_several_matches_of_a_table_are_a_batch_with_ids_that_stay() -> None:
    builder = played("collection", MatchRule("games", 1), LIGHT_AHEAD, DARK_AHEAD)
    found = told(builder)
    assert found["batch"] is True
    assert [each["match"]["winner"] for each in found["matches"]] == [0, 1]
    assert len({each["id"] for each in found["matches"]}) == 2
    assert found == told(builder)


def test_what_is_not_over_is_not_told() -> None:
    found = told(played("collection", MatchRule("games", 2), LIGHT_AHEAD))
    assert (found["batch"], found["matches"]) == (True, [])


def test_a_round_given_up_has_a_winner_and_no_points() -> None:
    builder = played("tournament", MatchRule("games", 1))
    builder.begin()
    builder.add(1, EntryKind.RESIGN)
    assert told(builder)["match"]["games"] == [{"winner": 1}]


def test_one_against_two_cannot_be_told() -> None:
    with pytest.raises(BadInput, match="one against two"):
        told(played("trio", MatchRule("games", 1), LIGHT_AHEAD))


def test_results_are_written_to_a_file_and_never_read_from_one(tmp_path: Path) -> None:
    builder = played("tournament", MatchRule("games", 1), DARK_AHEAD)
    record, results = tmp_path / "table.jsonl", tmp_path / "table.cmn"
    record.write_text(builder.record(), "utf-8")
    assert convert(record, results, "", 0) == 1
    assert json.loads(results.read_text("utf-8"))["match"]["winner"] == 1
    with pytest.raises(BadInput, match="results only"):
        convert(results, record, "", 0)
