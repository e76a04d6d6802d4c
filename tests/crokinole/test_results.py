"""Results in Crokinole Match Notation: what is told of a record, and what cannot be."""

from typing import Any

import pytest

from crokinole.boards import CROKINOLE
from gamecase.games.crokinole.results import write_matches
from gamecase.games.crokinole.scripts import results
from gamecase.kernel.errors import BadInput
from gamecase.kernel.log import Kind
from gamecase.kernel.match import MatchRule
from playing import Desk, header

LIGHT_AHEAD = ("put a20", "put a15", "put b10", "count")
DARK_AHEAD = ("put b20", "put b20", "put a5", "count")


def played(booklet: str, match: MatchRule, *rounds: tuple[str, ...]) -> Desk:
    head = header(
        CROKINOLE, ruleset=booklet, switches={"played": "real-board"}, match=match, bots={}
    )
    desk = Desk(CROKINOLE, head)
    for notes in rounds:
        if desk.course.match.is_over:
            desk.add(1, Kind.OFFER, "rematch")
        desk.begin(by=2 if desk.course.match.is_over else 0)
        desk.act(*notes)
    return desk


def told(desk: Desk) -> dict[str, Any]:
    return write_matches(CROKINOLE.open(desk.header), desk.entries)


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
    desk = played("collection", MatchRule("games", 1), LIGHT_AHEAD, DARK_AHEAD)
    found = told(desk)
    assert found["batch"] is True
    assert [each["match"]["winner"] for each in found["matches"]] == [0, 1]
    assert len({each["id"] for each in found["matches"]}) == 2
    assert found == told(desk)


def test_a_round_given_up_has_a_winner_and_no_points() -> None:
    desk = played("tournament", MatchRule("games", 1))
    desk.begin()
    desk.add(1, Kind.RESIGN)
    assert told(desk)["match"]["games"] == [{"winner": 1}]


def test_three_players_and_a_match_that_is_not_over_cannot_be_told() -> None:
    with pytest.raises(BadInput, match="one against two"):
        told(played("trio", MatchRule("games", 1), LIGHT_AHEAD))
    with pytest.raises(BadInput, match="over yet"):
        told(played("collection", MatchRule("games", 2), LIGHT_AHEAD))


def test_results_by_json_lines_tell_the_same_and_refuse_what_is_no_record() -> None:
    desk = played("tournament", MatchRule("games", 1), LIGHT_AHEAD)
    assert results({"record": desk.record()}) == told(desk)
    broken = desk.record().replace("put a15", "put a20")
    for question in ({}, {"record": 5}, {"record": "nothing"}, {"record": broken}):
        with pytest.raises(BadInput):
            results(question)
