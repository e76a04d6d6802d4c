"""Results in Crokinole Match Notation (CMN)."""

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


def play_rounds(booklet: str, match: MatchRule, *rounds: tuple[str, ...]) -> LogBuilder:
    head = header(CROKINOLE, ruleset=booklet, switches={"played": "real-board"}, match=match)
    builder = LogBuilder(CROKINOLE, head)
    for notes in rounds:
        if builder.state.match.is_over:
            builder.add(1, EntryKind.OFFER, "rematch")
        builder.begin(by=2 if builder.state.match.is_over else 0)
        builder.act(*notes)
    return builder


def written(builder: LogBuilder) -> dict[str, Any]:
    text = CROKINOLE.formats["cmn"].write(
        transcript_of(CROKINOLE.open(builder.header), builder.entries)
    )
    document: dict[str, Any] = json.loads(text)
    return document


def test_a_match_has_players_points_and_twenties_of_each_round() -> None:
    document = written(play_rounds("tournament", MatchRule("games", 2), LIGHT_AHEAD, DARK_AHEAD))
    assert (document["cmn"], document["source"]) == ("1.0", {"app": "gamecase"})
    match = document["match"]
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


def test_partners_are_one_team() -> None:
    document = written(play_rounds("teams", MatchRule("first-to", 25), LIGHT_AHEAD))["match"]
    assert document["format"] == "doubles"
    names = [[player["name"] for player in team["players"]] for team in document["teams"]]
    assert names == [["Player 1", "Player 3"], ["Player 2", "Player 4"]]
    assert "gameFormat" not in document
    assert document["winner"] == 0


def test_several_matches_are_a_batch_with_stable_ids() -> None:
    builder = play_rounds("collection", MatchRule("games", 1), LIGHT_AHEAD, DARK_AHEAD)
    document = written(builder)
    assert document["batch"] is True
    assert [match["match"]["winner"] for match in document["matches"]] == [0, 1]
    assert len({match["id"] for match in document["matches"]}) == 2
    assert document == written(builder)


def test_a_match_that_is_not_over_is_left_out() -> None:
    document = written(play_rounds("collection", MatchRule("games", 2), LIGHT_AHEAD))
    assert (document["batch"], document["matches"]) == (True, [])


def test_a_resigned_round_has_a_winner_and_no_points() -> None:
    builder = play_rounds("tournament", MatchRule("games", 1))
    builder.begin()
    builder.add(1, EntryKind.RESIGN)
    assert written(builder)["match"]["games"] == [{"winner": 1}]


def test_one_against_two_cannot_be_written() -> None:
    with pytest.raises(BadInput, match="one against two"):
        written(play_rounds("trio", MatchRule("games", 1), LIGHT_AHEAD))


def test_results_are_written_to_a_file_and_not_read_from_one(tmp_path: Path) -> None:
    builder = play_rounds("tournament", MatchRule("games", 1), DARK_AHEAD)
    record, results = tmp_path / "table.jsonl", tmp_path / "table.cmn"
    record.write_text(builder.record(), "utf-8")
    assert convert(record, results, "", 0).games == 1
    assert json.loads(results.read_text("utf-8"))["match"]["winner"] == 1
    with pytest.raises(BadInput, match="results only"):
        convert(results, record, "", 0)
