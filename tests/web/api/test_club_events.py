"""Events by the API."""

import io
import zipfile
from typing import Any

import pytest

from web.api_program import ApiProgram
from web.site import Site

SETTINGS = {"name": "Club evening", "format": "round-robin", "game": "tictactoe"}


def create(program: ApiProgram, **changes: Any) -> str:
    answer = program.post("events", settings={**SETTINGS, **changes}, organiser="Olga")
    assert answer.status_code == 201, answer.text
    return str(answer.json()["event"])


def add(program: ApiProgram, event: str, *names: str) -> list[str]:
    """Enter players; returns their codes."""
    answers = [program.post(f"events/{event}/add", name=name) for name in names]
    assert all(answer.status_code == 201 for answer in answers), answers[-1].text
    return [str(answer.json()["code"]) for answer in answers]


def test_an_event_from_its_creation_to_its_end(site: Site) -> None:
    olga, ann = ApiProgram(site), ApiProgram(site)
    event = create(olga)
    codes = add(olga, event, "Ann", "Ben", "Cem")
    assert olga.get(f"events/{event}/codes").json()["codes"]["entrant-1"] == codes[0]
    assert ann.get(f"events/{event}/codes").status_code == 403
    claimed = ann.post(f"events/{event}/claim", code=codes[0]).json()
    assert claimed["you"]["entrants"] == [1]
    assert ann.post(f"events/{event}/pair", round=1).status_code == 403
    assert olga.post(f"events/{event}/pair", round=1).json()["rounds_planned"] == 3
    again = olga.post(f"events/{event}/pair", round=1)
    assert (again.status_code, again.json()["clause"]) == (409, "event-already-paired")
    assert again.json()["told"] == "Round 1 is already paired."
    olga.post(f"events/{event}/start", round=1)
    result = {"round": 1, "table": 1, "result": {"winner": 1, "points": [1, 0]}}
    after = olga.post(f"events/{event}/result", **result).json()
    assert after["rounds"][0]["pairings"][0]["results"] == [
        {"winner": 1, "points": [1, 0], "kind": "played"}
    ]
    correction = {**result, "result": {"winner": 0}, "why": "misread"}
    assert olga.post(f"events/{event}/correct", **correction).status_code == 200
    standings = olga.get(f"events/{event}/standings").json()
    assert [line["score"] for line in standings["standings"]] == [0.5, 0.5, 0]
    assert standings["tie_breaks"][0]["name"] == "Direct encounter"
    assert olga.post(f"events/{event}/close").json()["is_closed"] is True
    assert [line["event"] for line in olga.get("events").json()["events"]] == [event]


def test_whoever_joins_plays_online(site: Site) -> None:
    olga, ann, ben = ApiProgram(site), ApiProgram(site), ApiProgram(site)
    event = create(olga, place="online")
    for program, name in ((ann, "Ann"), (ben, "Ben")):
        assert program.post(f"events/{event}/join", name=name).status_code == 201
    for command in ("pair", "start"):
        olga.post(f"events/{event}/{command}", round=1)
    place = {"round": 1, "table": 1}
    table = ann.post(f"events/{event}/play", **place).json()
    assert table["you"] == [1]
    assert ben.post(f"events/{event}/play", **place).json()["you"] == [2]
    for program, action in ((ann, "a1"), (ben, "b1"), (ann, "a2"), (ben, "b2"), (ann, "a3")):
        assert program.act(table["table"], action).status_code == 200
    pairing: dict[str, Any] = {"results": [None]}
    while pairing["results"] == [None]:  # the result comes by itself, after the last move
        pairing = olga.get(f"events/{event}").json()["rounds"][0]["pairings"][0]
    assert pairing["results"][0]["winner"] == 1
    archive = zipfile.ZipFile(io.BytesIO(olga.get(f"events/{event}/files/zip").content))
    assert "round 1/table 1 board 1.jsonl" in archive.namelist()


@pytest.mark.parametrize(
    ("kind", "beginning"), [("trf", "012 Club"), ("csv", "rank,"), ("json", "{"), ("jsonl", "{")]
)
def test_an_event_is_written_to_files(site: Site, kind: str, beginning: str) -> None:
    olga = ApiProgram(site)
    event = create(olga)
    add(olga, event, "Ann", "Ben")
    answer = olga.get(f"events/{event}/files/{kind}")
    assert answer.status_code == 200
    assert answer.text.startswith(beginning)


def test_a_list_of_players_is_entered(site: Site) -> None:
    olga = ApiProgram(site)
    event = create(olga)
    text = "name;rating\nAnn;1500\nBen;\nann;"
    answer = olga.post(f"events/{event}/players", format="csv", text=text).json()
    assert [*answer["codes"]] == ["entrant-1", "entrant-2"]
    assert answer["refused"] == {"ann": "Someone called Ann is already in."}
    stranger = ApiProgram(site).post(f"events/{event}/players", format="csv", text=text)
    assert stranger.status_code == 403


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("events", {"settings": {**SETTINGS, "game": "nothing"}}, 400),
        ("events", {"settings": {**SETTINGS, "format": "nothing"}}, 400),
        ("events/none/pair", {"round": 1}, 404),
        ("events/none/join", {"name": "Ann"}, 404),
    ],
)
def test_bad_requests_are_refused(site: Site, path: str, body: dict[str, Any], status: int) -> None:
    assert ApiProgram(site).post(path, **body).status_code == status


def test_one_player_and_nobody_left_are_told_to_the_organiser(site: Site) -> None:
    olga = ApiProgram(site)
    event = create(olga)
    add(olga, event, "Ann")
    alone = olga.post(f"events/{event}/pair", round=1).json()
    assert alone["told"] == "You need at least 2 players. So far there are 1."
    olga.post(f"events/{event}/withdraw", entrant=1)
    assert olga.post(f"events/{event}/pair", round=1).json()["clause"] == "event-too-few"
    assert olga.post(f"events/{event}/close").status_code == 200
