"""Events by the API."""

import io
import zipfile
from typing import Any

import pytest

from events.test_files import played
from gamecase.events.files.trf import write_trf
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


def refusal(program: ApiProgram, path: str, **body: Any) -> str:
    """The clause by which a command is refused."""
    answer = program.post(path, **body)
    assert answer.status_code in (403, 409), answer.text
    assert answer.json()["told"], "a message for people"
    return str(answer.json()["clause"])


def test_bad_input_of_an_organiser_has_a_reason_and_the_log_says_what_was_decided(
    site: Site,
) -> None:
    olga = ApiProgram(site)
    event = create(olga, format="swiss", rounds=3)
    base = f"events/{event}"
    add(olga, event, "Ann", "Ben", "Cem")
    for command in ("pair", "start"):
        assert olga.post(f"{base}/{command}", round=1).status_code == 200
    won = {"winner": 1}
    assert refusal(olga, f"{base}/result", round=2, table=1, result=won) == "event-wrong-round"
    assert refusal(olga, f"{base}/result", round=1, table=2, result=won) == "event-no-pairing"
    assert refusal(olga, f"{base}/pair", round=2) == "event-results-missing"
    assert refusal(olga, f"{base}/start", round=1) == "event-already-started"
    assert olga.post(f"{base}/result", round=1, table=1, result=won).status_code == 200
    assert olga.post(f"{base}/pair", round=2).status_code == 200
    paired = olga.get(base).json()["rounds"][1]["pairings"]
    correction = {"round": 1, "table": 1, "result": {"winner": 2}, "why": "boards mixed up"}
    assert olga.post(f"{base}/correct", **correction).status_code == 200
    assert olga.get(base).json()["rounds"][1]["pairings"] == paired, "the organiser decides"
    assert olga.post(f"{base}/pair", round=2, again=True).status_code == 200
    log = [
        line for line in olga.get(f"{base}/files/jsonl").text.splitlines() if "corrected" in line
    ]
    assert len(log) == 1
    assert '"by":"organiser"' in log[0]
    assert "boards mixed up" in log[0]
    for number in (1, 2, 3):
        assert olga.post(f"{base}/withdraw", entrant=number).status_code == 200
    assert refusal(olga, f"{base}/pair", round=2, again=True) == "event-too-few"
    assert refusal(olga, f"{base}/start", round=2) == "event-is-withdrawn"
    assert olga.post(f"{base}/close").status_code == 200
    assert refusal(olga, f"{base}/pair", round=2, again=True) == "event-closed"


def test_everything_an_organiser_decides_before_a_round(site: Site) -> None:
    olga = ApiProgram(site)
    event = create(olga, format="swiss", rounds=4)
    base = f"events/{event}"
    add(olga, event, "Ann", "Ben", "Cem", "Dot")
    assert olga.post(f"{base}/forbid", first=1, second=3).status_code == 200
    pairs = paired(olga, base, round=1)
    assert {1, 3} not in pairs
    assert olga.post(f"{base}/allow", first=1, second=3).status_code == 200
    assert {1, 3} in paired(olga, base, round=1, again=True)
    by_hand = olga.post(f"{base}/pair-by-hand", round=1, pairs=[[1, 2], [3, 0]])
    assert by_hand.status_code == 200
    assert [*map(pair_of, by_hand.json()["rounds"][0]["pairings"])] == [{1, 2}, {3}]
    mixed = olga.post(f"{base}/place", round=1, table=1, place="online").json()
    assert [p["place"] for p in mixed["rounds"][0]["pairings"]] == ["online", "real"]
    assert olga.post(f"{base}/start", round=1).status_code == 200
    absent = {"round": 1, "table": 1, "result": {"winner": 2, "kind": "no-show"}}
    assert olga.post(f"{base}/result", **absent).status_code == 200
    late = olga.post(f"{base}/add", name="Eve")
    assert late.status_code == 201
    assert late.json()["person"] == "entrant-5"
    scores = {
        line["name"]: line["score"] for line in olga.get(f"{base}/standings").json()["standings"]
    }
    assert scores == {"Ann": 0, "Ben": 1, "Cem": 1, "Dot": 0, "Eve": 0}
    assert 5 in {number for pair in paired(olga, base, round=2) for number in pair}


def paired(program: ApiProgram, base: str, **command: Any) -> list[set[int]]:
    """Pair a round; returns who meets whom."""
    answer = program.post(f"{base}/pair", **command)
    assert answer.status_code == 200, answer.text
    return [*map(pair_of, answer.json()["rounds"][-1]["pairings"])]


def pair_of(pairing: dict[str, Any]) -> set[int]:
    return {pairing["first"], pairing["second"]} - {0}


@pytest.mark.parametrize("boards", [2, 6])
@pytest.mark.parametrize("format_key", ["round-robin", "swiss"])
def test_teams_play_online_and_at_real_boards(site: Site, format_key: str, boards: int) -> None:
    olga = ApiProgram(site)
    event = create(olga, format=format_key, boards=boards, rounds=1)
    base = f"events/{event}"
    for team in "AB":
        members = [{"name": f"{team}{nth}"} for nth in range(1, boards + 1)]
        assert olga.post(f"{base}/add", name=team, members=members).status_code == 201
    assert refusal(olga, f"{base}/add", name="C", members=[{"name": "C1"}]) == "event-members"
    for command in ("pair", "start"):
        olga.post(f"{base}/{command}", round=1)
    for board in range(1, boards + 1):
        body = {"round": 1, "table": 1, "board": board, "result": {"winner": 1}}
        assert olga.post(f"{base}/result", **body).status_code == 200
    standings = olga.get(f"{base}/standings").json()
    assert standings["tie_breaks"][0]["key"] == "board-points"
    assert [line["score"] for line in standings["standings"]] == [2, 0]
    assert [line["tie_breaks"][0] for line in standings["standings"]] == [boards, 0]


def test_an_event_begun_elsewhere_goes_on(site: Site) -> None:
    olga = ApiProgram(site)
    text = write_trf(played().state)
    event = create(olga, format="swiss")
    stranger = ApiProgram(site).post(f"events/{event}/import", format="trf", text=text)
    assert stranger.status_code == 403
    detail = olga.post(f"events/{event}/import", format="trf", text=text).json()
    assert (len(detail["entrants"]), len(detail["rounds"])) == (5, 2)
    assert detail["rounds_planned"] == 4
    assert len(olga.get(f"events/{event}/codes").json()["codes"]) == 5
    again = olga.post(f"events/{event}/import", format="trf", text=text)
    assert again.json()["clause"] == "event-not-empty"
    broken = olga.post(f"events/{event}/import", format="trf", text=text.replace(" w ", " b "))
    assert broken.status_code == 400
    assert "round 1" in broken.json()["detail"]
    assert olga.post(f"events/{event}/import", format="trf", text="name").status_code == 400
    assert olga.post(f"events/{event}/pair", round=3).status_code == 200


def test_byes_are_asked_for_and_cancelled(site: Site) -> None:
    olga = ApiProgram(site)
    event = create(olga, format="swiss", rounds=3)
    add(olga, event, "Ann", "Ben", "Cem")
    asked = olga.post(f"events/{event}/bye", entrant=1, round=1, kind="half").json()
    assert asked["byes"] == [{"round": 1, "entrant": 1, "kind": "half"}]
    assert olga.get(f"events/{event}/files/json").json()["byes"] == asked["byes"]
    assert olga.post(f"events/{event}/cancel-bye", entrant=1, round=1).json()["byes"] == []
    late = olga.post(f"events/{event}/bye", entrant=1, round=9)
    assert (late.status_code, late.json()["clause"]) == (409, "event-all-paired")


def test_pictures_are_files_as_well(site: Site) -> None:
    olga = ApiProgram(site)
    event = create(olga)
    add(olga, event, "Ann", "Ben", "Cem")
    assert olga.get(f"events/{event}/files/crosstable.svg").status_code == 404  # nothing is paired
    olga.post(f"events/{event}/pair", round=1)
    assert olga.get(f"events/{event}/files/crosstable.svg").text.startswith("<svg")
    assert olga.get(f"events/{event}/files/main.svg").status_code == 404
