"""The API: everything the page does, in JSON."""

from typing import Any

import msgspec
import pytest

from gamecase.registry import all_games
from gamecase.web.api.openapi import document
from gamecase.web.api.operations import OPERATIONS
from gamecase.web.security import MAX_BODY_BYTES
from web.api_program import ANYONE, AWAY, HERE, ApiProgram
from web.site import Site, invitation, open_socket

# --- games ---


def test_every_game_is_listed_with_its_booklets_and_levels(site: Site) -> None:
    program = ApiProgram(site)
    games = program.get("games").json()["games"]
    assert [each["key"] for each in games] == [*all_games()]
    for each in games:
        assert [booklet["key"] for booklet in each["booklets"]] == [
            *all_games()[each["key"]].booklets
        ]
        assert each["levels"]
        assert program.get(f"game/{each['key']}").json() == each
    assert program.get("game/go").status_code == 404
    assert program.get("game/go").json()["code"] == "not-found"


def test_texts_are_in_the_requested_language(site: Site) -> None:
    program = ApiProgram(site)
    program.browser.headers["accept-language"] = "de"
    assert program.get("game/tictactoe").json()["name"] != "Tic-tac-toe"
    table = program.create_table(HERE)["table"]
    german = program.state(table)["status"]
    program.browser.headers["accept-language"] = "en"
    assert program.state(table)["status"] != german


# --- creating and joining ---


def test_a_program_without_a_token_receives_one_that_holds_its_chairs(site: Site) -> None:
    created = ApiProgram(site, token="").create_table(AWAY)
    assert created["you"] == [1]
    assert "set-cookie" not in created
    assert ApiProgram(site, created["token"]).state(created["table"])["you"] == [1]
    assert ApiProgram(site).state(created["table"])["you"] == []
    with_token = ApiProgram(site)
    assert with_token.create_table(AWAY)["token"] == ""


def test_an_invitation_can_be_used_once(site: Site) -> None:
    ann, ben, cleo = ApiProgram(site), ApiProgram(site), ApiProgram(site, token="")
    created = ann.create_table(AWAY)
    (invited,) = created["invitations"]
    path = f"table/{created['table']}/join"
    assert cleo.post(path, invite="wrong").json()["code"] == "chair-taken"
    assert ben.post(path, invite=invited["invite"], name="Ben").json() == {
        "table": created["table"],
        "chair": 2,
        "token": "",
    }
    assert cleo.post(path, invite=invited["invite"]).status_code == 409
    assert ben.state(created["table"])["you"] == [2]
    assert [each["name"] for each in ben.state(created["table"])["players"]] == ["Ann", "Ben"]


def test_a_page_and_a_program_play_at_one_table(site: Site) -> None:
    program, browser = ApiProgram(site), site.browser()
    created = program.create_table(AWAY)
    path = "/join" + created["invitations"][0]["address"].partition("/join")[2]
    assert browser.post(path, data={"name": "Ben"}).status_code == 303
    with open_socket(browser, f"/table/{created['table']}") as socket:
        socket.state(at_least=3)
        assert program.act(created["table"], "b2").json()["to_act"] == 2
        state = socket.act("a1", socket.state(at_least=4))
        assert state["players"][0]["is_to_act"]
    assert program.state(created["table"])["position"] == ".../.X./O.."


def test_open_tables_are_listed_and_private_ones_are_not(site: Site) -> None:
    ann, ben = ApiProgram(site), ApiProgram(site)
    private = ann.create_table(AWAY)["table"]
    public = ann.create_table(ANYONE)["table"]
    with open_socket(ann.browser, f"/table/{public}") as here:
        here.state()
        found = ben.get("tables/open").json()["tables"]
        assert [each["table"] for each in found] == [public]
        assert ann.get("tables/open").json()["tables"] == []
        joined = ben.post(f"table/{public}/join", invite=found[0]["invitations"][0]["invite"])
        assert joined.json()["chair"] == 2
        assert ben.get("tables/open").json()["tables"] == []
    assert {each["table"] for each in ann.get("tables").json()["tables"]} == {private, public}
    assert [each["table"] for each in ben.get("tables").json()["tables"]] == [public]
    assert ApiProgram(site, token="").get("tables").json()["tables"] == []


@pytest.mark.parametrize(
    ("wanted", "named"),
    [
        ({"game": "go"}, "go"),
        ({"game": "tictactoe", "ruleset": "nobody's"}, "nobody's"),
        ({"game": "tictactoe", "players": [{"kind": "here"}]}, "1 players"),
        ({"game": "tictactoe", "players": [{"kind": "ghost"}]}, "ghost"),
        ({"game": "tictactoe", "players": [{"kind": "bot", "level": "x"}] * 2}, "'x'"),
        ({"game": "tictactoe", "match": "best-of-99"}, "best-of-99"),
        ({"game": "tictactoe", "clock": "fischer-x-y"}, "fischer-x-y"),
        ({"game": "tictactoe", "clock": "days-1-0"}, "days"),
        ({"game": "tictactoe", "switches": {"nonsense": True}}, "nonsense"),
        ({"game": "crokinole", "dice": "manual"}, "manual"),
        ({"game": "tictactoe", "more": 1}, "more"),
        ({"ruleset": "collection"}, "game"),
    ],
)
def test_an_impossible_table_is_refused_with_the_reason(
    site: Site, wanted: dict[str, Any], named: str
) -> None:
    answer = ApiProgram(site).post("tables", **wanted)
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad-input"
    assert named in answer.json()["detail"]
    assert site.count_tables() == 0


def test_a_switch_has_the_values_its_booklet_lists(site: Site) -> None:
    program = ApiProgram(site)
    sheet = program.get("game/backgammon").json()["booklets"][0]
    name, values = next(iter(sheet["switches"].items()))
    other = next(each for each in values if each != sheet["flags"][name])
    created = program.create_table({"game": "backgammon", "switches": {name: other}})
    assert program.state(created["table"])["switches"] == {name: other}
    same = program.create_table({"game": "backgammon", "switches": {name: sheet["flags"][name]}})
    assert program.state(same["table"])["switches"] == {}


def test_a_game_is_imported_and_exported(site: Site) -> None:
    program = ApiProgram(site)
    created = program.post("tables/written", game="chess", text="1. e4 e5 2. Nf3 *").json()
    assert created["you"] == [1, 2]
    assert "2. Nf3" in program.get(f"table/{created['table']}/record/pgn").text
    assert program.get(f"table/{created['table']}/record/nonsense").json()["code"] == "not-found"
    assert program.post("tables/written", game="chess", text="no game").status_code == 400


# --- playing ---


def test_a_game_is_played_to_its_end_by_post_requests(site: Site) -> None:
    program = ApiProgram(site)
    table = program.create_table(HERE)["table"]
    for action in ("a1", "a2", "b1", "b2", "c1"):
        state = program.state(table)
        assert action in state["actions"]
        assert program.act(table, action).status_code == 200
    state = program.state(table)
    assert state["outcome"] == {"winners": [1], "reason": "three-in-a-row", "points": 1}
    assert state["is_match_over"]
    assert state["may"] == ["rematch"]
    entries = program.get(f"table/{table}/entries?since=3").json()["entries"]
    assert [each["text"] for each in entries] == ["a1", "a2", "b1", "b2", "c1"]
    record = program.get(f"table/{table}/record").text.splitlines()
    assert len(record) == state["n"] + 2
    assert program.post(f"table/{table}/offer", what="rematch").json()["nth_game"] == 2


def test_offers_are_made_and_answered_by_number(site: Site) -> None:
    ann, ben = ApiProgram(site), ApiProgram(site)
    created = ann.create_table(AWAY)
    table = created["table"]
    ben.post(f"table/{table}/join", invite=created["invitations"][0]["invite"])
    ann.act(table, "b2")
    offer = ann.post(f"table/{table}/offer", what="draw").json()["offer"]
    assert offer["by"] == 1
    assert offer["what"] == "draw"
    wrong = ben.post(f"table/{table}/accept", offer=offer["number"] + 1)
    assert (wrong.status_code, wrong.json()["clause"]) == (409, "offer-gone")
    assert ben.post(f"table/{table}/decline", offer=offer["number"]).json()["offer"] is None
    again = ben.post(f"table/{table}/offer", what="draw").json()["offer"]["number"]
    over = ann.post(f"table/{table}/accept", offer=again).json()
    assert over["outcome"]["winners"] == []


def test_an_illegal_action_is_refused_with_its_clause(site: Site) -> None:
    program = ApiProgram(site)
    table = program.create_table(HERE)["table"]
    program.act(table, "b2")
    taken = program.act(table, "b2")
    assert taken.status_code == 409
    assert taken.json()["code"] == "refused"
    assert taken.json()["clause"]
    assert taken.json()["told"]
    stale = program.post(f"table/{table}/act", action="a1", after=1)
    assert (stale.status_code, stale.json()["code"]) == (409, "stale")
    nonsense = program.act(table, "to the moon")
    assert (nonsense.status_code, nonsense.json()["code"]) == (400, "bad-input")


def test_a_program_without_a_chair_changes_nothing(site: Site) -> None:
    ann, stranger = ApiProgram(site), ApiProgram(site)
    table = ann.create_table(HERE)["table"]
    before = ann.get(f"table/{table}/record").text
    bodies: dict[str, dict[str, Any]] = {
        "act": {"action": "b2", "after": 1},
        "touch": {"spots": ["b2"], "after": 1},
        "words": {"chair": 1, "words": "x"},
        "chain": {"chair": 1, "anchor": "0f" * 32},
        "part": {"chair": 1, "part": "0f" * 32},
        "offer": {"what": "draw"},
        "accept": {"offer": 1},
        "decline": {"offer": 1},
        "say": {"phrase": "hello"},
    }
    of_tables = [each for each in OPERATIONS if each.path.startswith("/api/table/")]
    commands = [each for each in of_tables if each.body is not None and each.errors == (404, 409)]
    for each in commands:
        if each.name != "join":
            answer = stranger.post(f"table/{table}/{each.name}", **bodies.get(each.name, {}))
            assert (answer.status_code, answer.json()["code"]) == (403, "watching"), each.name
    other_chair = ApiProgram(site).post(f"table/{table}/resign", chair=2)
    assert other_chair.json()["code"] == "watching"
    assert ann.get(f"table/{table}/record").text == before


def test_a_program_cannot_act_for_the_chair_of_another(site: Site) -> None:
    ann = ApiProgram(site)
    created = ann.create_table(AWAY)
    ApiProgram(site).post(
        f"table/{created['table']}/join", invite=created["invitations"][0]["invite"]
    )
    answer = ann.post(f"table/{created['table']}/resign", chair=2)
    assert answer.status_code == 400
    assert "not yours" in answer.json()["detail"]


def test_an_analysis_is_shown_to_programs_as_it_is_to_browsers(site: Site) -> None:
    ann = ApiProgram(site)
    created = ann.create_table({**AWAY, "game": "chess"})
    assert ann.get(f"table/{created['table']}/analysis").json()["code"] == "not-over"
    alone = ApiProgram(site)
    table = alone.create_table({**HERE, "game": "chess"})["table"]
    found = alone.get(f"table/{table}/analysis").json()
    assert found["wanted"] == 1
    assert alone.get(f"table/{table}/analysis?since=x").status_code == 400


# --- errors and limits ---


def test_errors_before_routing_are_json_too(site: Site) -> None:
    program = ApiProgram(site)
    browser = program.browser
    foreign = browser.post("/api/tables", json=HERE, headers={"origin": "http://evil.example"})
    assert (foreign.status_code, foreign.json()["code"]) == (403, "cross-site")
    huge = browser.post("/api/tables", content=b"x" * (MAX_BODY_BYTES + 1))
    assert (huge.status_code, huge.json()["code"]) == (413, "too-large")
    unmeasured = browser.post("/api/tables", content=iter([b"{}"]))
    assert (unmeasured.status_code, unmeasured.json()["code"]) == (411, "no-length")
    wrong = browser.request("DELETE", "/api/tables")
    assert (wrong.status_code, wrong.json()["code"]) == (405, "wrong-method")
    assert "POST" in wrong.headers["allow"] or "GET" in wrong.headers["allow"]
    assert browser.get("/api/nothing").json()["code"] == "not-found"
    for body in (b"", b"null", b"[]", b"{", b"\xff", b'{"game": 5}', b"[" * 10_000):
        answer = browser.post("/api/tables", content=body)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-input"), body


def test_a_command_without_a_body_has_its_defaults(site: Site) -> None:
    program = ApiProgram(site)
    table = program.create_table(HERE)["table"]
    answer = program.browser.post(f"/api/table/{table}/resign")
    assert answer.json()["outcome"]["reason"] == "resigned"


def test_commands_of_a_program_have_the_rate_limit_of_a_socket(site: Site) -> None:
    program, other = ApiProgram(site), ApiProgram(site)
    table = program.create_table(HERE)["table"]
    statuses = [program.post(f"table/{table}/decline", offer=1).status_code for _ in range(80)]
    assert 429 in statuses
    assert other.post(f"table/{table}/decline", offer=1).status_code == 403


def test_an_id_of_any_shape_gets_a_404(site: Site) -> None:
    program = ApiProgram(site)
    for key in ("x", "%00", "..", "a" * 500, "\N{SNOWMAN}", "%2e%2e%2f", "'; --"):
        assert program.get(f"table/{key}").status_code in (404, 307), key


# --- the OpenAPI document ---


def test_the_document_describes_every_operation_and_nothing_else(site: Site) -> None:
    schema = ApiProgram(site).get("openapi.json").json()
    assert schema["openapi"] == "3.1.0"
    found = {(path, method) for path, each in schema["paths"].items() for method in each}
    assert found == {(each.path, each.method.lower()) for each in OPERATIONS}
    names = [each["operationId"] for path in schema["paths"].values() for each in path.values()]
    assert len(names) == len(set(names))
    text = msgspec.json.encode(schema).decode()
    for reference in text.split('"#/components/schemas/')[1:]:
        assert reference.partition('"')[0] in schema["components"]["schemas"]


def test_a_body_need_not_repeat_the_kind_of_command() -> None:
    act = document()["components"]["schemas"]["Act"]
    assert act["required"] == ["action", "after"]


def test_the_page_of_a_table_of_a_program_shows_its_invitation(site: Site) -> None:
    program = ApiProgram(site)
    created = program.create_table(AWAY)
    assert created["invitations"][0]["address"].endswith(
        invitation(program.browser, f"/table/{created['table']}")
    )
