"""Tokens of accounts: what a program may do by one, and for how long."""

import re
import time
from queue import SimpleQueue
from threading import Thread

import pytest

from accounts.fixtures import MINUTE
from web.accounts import is_signed_in, new_token, program_of, registered, signed_in
from web.visiting import HERE, Browser, Page, Site, create_table, line


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
    ann = registered(site, "Ann")
    program = program_of(site, new_token(ann, "play"))
    table = create_table(program, HERE, name="Somebody else")
    with line(ann, table) as socket:
        state = socket.state()
        assert state["you"] == [1, 2]
        assert state["players"][0]["name"] == "Ann"
    _revoke_token(ann)
    assert program.post("/tables", data=HERE).status_code == 401
    with line(program, table) as socket:
        assert socket.state()["you"] == []


def test_the_streams_of_a_token_end_when_it_is_revoked(site: Site) -> None:
    ann = registered(site, "Ann")
    program = program_of(site, new_token(ann, "play"))
    table = create_table(ann, HERE)
    ended: SimpleQueue[str] = SimpleQueue()
    for path in ("/api/stream/event", f"/api{table}/stream"):
        Thread(target=lambda path=path: ended.put(program.get(path).text), daemon=True).start()
    operator = site.browser(address="127.0.0.1")
    while not re.search(r"^gamecase_streams\S+ 2$", operator.get("/metrics").text, re.M):
        time.sleep(0.01)
    _revoke_token(ann)
    site.ahead += MINUTE
    with line(ann, table) as socket:
        socket.state()
        socket.command("resign", chair=1)
        for _ in range(2):
            assert '"kind":"resign"' not in ended.get(timeout=20), "it was told of what came after"


def test_two_programs_of_two_accounts_sit_down_to_a_rated_table(site: Site) -> None:
    ann, ben = (
        program_of(site, new_token(registered(site, name), "play")) for name in ("Ann", "Ben")
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
def test_a_program_is_told_what_cannot_be_rated(site: Site, kind: str) -> None:
    ann = program_of(site, new_token(registered(site, "Ann"), "play"))
    wanted = {"game": "tictactoe", "players": [{"kind": "here"}, {"kind": kind}], "rated": True}
    answer = ann.post("/api/tables", json=wanted)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-input")
    assert "rated: needs" in answer.json()["detail"]


def test_a_token_that_may_read_does_nothing_else(site: Site) -> None:
    ann = registered(site, "Ann")
    table = create_table(ann, HERE)
    program = program_of(site, new_token(ann, "read"))
    assert table in Page(program.get("/").text).values("a", "href")
    assert program.post("/tables", data=HERE).status_code == 403
    with line(program, table) as socket:
        assert socket.state()["you"] == []
        socket.command("resign")
        assert socket.answer()["clause"] == "watching"


def test_a_token_opens_no_account_page(site: Site) -> None:
    program = program_of(site, new_token(registered(site, "Ann"), "play"))
    for path in ("/account", "/account/export", "/account/history"):
        assert program.get(path).status_code == 303
    assert program.post("/account/delete", data={"name": "Ann"}).status_code == 303
    assert is_signed_in(signed_in(site, "Ann"))
