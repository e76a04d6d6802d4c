"""Tokens of accounts: what a program may do with one, and for how long."""

import re
import time
from queue import SimpleQueue
from threading import Thread

import pytest

from accounts.fixtures import MINUTE
from web.logins import is_logged_in, log_in_browser, new_token, program_browser, register_browser
from web.site import AWAY, HERE, Browser, Page, Site, create_table, open_socket


def _revoke_token(browser: Browser) -> None:
    """Revoke the one token that the account's page lists."""
    page = Page(browser.get("/account").text)
    (digest,) = [
        fields["value"]
        for tag, fields in page.elements
        if tag == "input" and fields.get("name") == "token"
    ]
    browser.post("/account/tokens/revoke", data={"token": digest})


def test_a_token_plays_for_its_owner_until_it_is_revoked(site: Site) -> None:
    ann = register_browser(site, "Ann")
    program = program_browser(site, new_token(ann, "play"))
    table = create_table(program, HERE, name="Somebody else")
    with open_socket(ann, table) as socket:
        state = socket.state()
        assert state["you"] == [1, 2]
        assert state["players"][0]["name"] == "Ann"
    _revoke_token(ann)
    assert program.post("/tables", data=HERE).status_code == 401
    with open_socket(program, table) as socket:
        assert socket.state()["you"] == []


def test_the_streams_of_a_token_end_when_it_is_revoked(site: Site) -> None:
    ann = register_browser(site, "Ann")
    program = program_browser(site, new_token(ann, "play"))
    table = create_table(ann, HERE)
    ended: SimpleQueue[str] = SimpleQueue()
    for path in ("/api/stream/event", f"/api{table}/stream"):
        Thread(target=lambda path=path: ended.put(program.get(path).text), daemon=True).start()
    operator = site.browser(address="127.0.0.1")
    while not re.search(r"^gamecase_streams\S+ 2$", operator.get("/metrics").text, re.M):
        time.sleep(0.01)
    _revoke_token(ann)
    site.ahead += MINUTE
    with open_socket(ann, table) as socket:
        socket.state()
        socket.command("resign", chair=1)
        for _ in range(2):
            assert '"kind":"resign"' not in ended.get(timeout=20), "it was told of what came after"


def test_programs_of_two_accounts_join_a_rated_table(site: Site) -> None:
    ann, ben = (
        program_browser(site, new_token(register_browser(site, name), "play"))
        for name in ("Ann", "Ben")
    )
    players = [{"kind": "here"}, {"kind": "away"}]
    wanted = {"game": "tictactoe", "players": players, "rated": True}
    laid = ann.post("/api/tables", json=wanted).json()
    joining = {"invite": laid["invitations"][0]["invite"], "name": "Somebody else"}
    guest = site.browser().post(f"/api/table/{laid['table']}/join", json=joining)
    assert (guest.status_code, guest.json()["clause"]) == (409, "rated-account")
    alone = ann.post(f"/api/table/{laid['table']}/join", json=joining)
    assert (alone.status_code, alone.json()["clause"]) == (409, "rated-alone")
    assert ben.post(f"/api/table/{laid['table']}/join", json=joining).status_code == 200
    sheet = ben.get(f"/api/table/{laid['table']}").json()
    assert [each["name"] for each in sheet["players"]] == ["Ann", "Ben"]


@pytest.mark.parametrize("kind", ["bot", "here"])
def test_a_table_that_cannot_be_rated_is_refused(site: Site, kind: str) -> None:
    ann = program_browser(site, new_token(register_browser(site, "Ann"), "play"))
    wanted = {"game": "tictactoe", "players": [{"kind": "here"}, {"kind": kind}], "rated": True}
    answer = ann.post("/api/tables", json=wanted)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-input")
    assert "rated: needs" in answer.json()["detail"]


def test_a_read_only_token_changes_nothing(site: Site) -> None:
    ann = register_browser(site, "Ann")
    table = create_table(ann, HERE)
    program = program_browser(site, new_token(ann, "read"))
    assert table in Page(program.get("/").text).values("a", "href")
    assert program.post("/tables", data=HERE).status_code == 403
    with open_socket(program, table) as socket:
        assert socket.state()["you"] == []
        socket.command("resign")
        assert socket.answer()["clause"] == "watching"


def test_a_token_does_not_open_account_pages(site: Site) -> None:
    program = program_browser(site, new_token(register_browser(site, "Ann"), "play"))
    for path in ("/account", "/account/export", "/account/history"):
        assert program.get(path).status_code == 303
    assert program.post("/account/delete", data={"name": "Ann"}).status_code == 303
    assert is_logged_in(log_in_browser(site, "Ann"))


def test_a_read_only_token_does_not_learn_invitations(site: Site) -> None:
    ann = register_browser(site, "Ann")
    create_table(ann, AWAY)
    for scope, count in (("read", 0), ("play", 1)):
        program = program_browser(site, new_token(ann, scope))
        (table,) = program.get("/api/tables").json()["tables"]
        assert len(table["invitations"]) == count
