"""Account pages: registration, login, sessions, passkeys, and what protects them."""

import io
import json
import zipfile
from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect

from accounts.authenticator import Authenticator
from accounts.fixtures import MINUTE, OTHER_PASSWORD, PASSWORD
from gamecase.words import LANGUAGES, speaker
from web.logins import (
    RATED,
    is_logged_in,
    log_in_browser,
    new_token,
    program_browser,
    register_browser,
)
from web.site import AWAY, HERE, Browser, Page, Site, create_table, invitation, open_socket, record

#: Every door of an account that changes something.
DOORS = [
    "/signin",
    "/register",
    "/passkey/options",
    "/passkey",
    "/account/signout",
    "/account/password",
    "/account/passkeys/drop",
    "/account/sessions",
    "/account/tokens",
    "/account/tokens/revoke",
    "/account/delete",
]


# --- coming and going ---


def test_registering_logs_in_and_returns_to_the_page(site: Site) -> None:
    ann = register_browser(site, "Ann")
    assert "Ann" in Page(ann.get("/account").text).text
    assert ann.post("/account/signout").status_code == 303
    assert not is_logged_in(ann)
    back = ann.post("/signin", data={"name": "ann", "password": PASSWORD, "back": "/new/chess"})
    assert back.headers["location"] == "/new/chess"
    assert is_logged_in(ann)


def test_tables_of_a_guest_move_to_the_new_account(site: Site) -> None:
    ann = site.browser()
    table = create_table(ann, HERE, name="Ann")
    before = record(ann, table)
    assert ann.post("/register", data={"name": "Ann", "password": PASSWORD}).status_code == 303
    assert "gamecase-seat" not in ann.cookies
    elsewhere = log_in_browser(site, "Ann")
    assert table in Page(elsewhere.get("/").text).values("a", "href")
    for browser in (ann, elsewhere):
        with open_socket(browser, table) as socket:
            assert socket.state()["you"] == [1, 2]
    assert record(ann, table) == before


def test_an_account_plays_under_its_own_name(site: Site) -> None:
    ann, ben = register_browser(site, "Ann"), register_browser(site, "Ben")
    table = create_table(ann, AWAY, name="Ben")
    assert ben.post(invitation(ann, table), data={"name": "Ann"}).status_code == 303
    with open_socket(ann, table) as socket:
        assert [each["name"] for each in socket.state()["players"]] == ["Ann", "Ben"]


def test_nobody_needs_an_account(site: Site) -> None:
    guest = site.browser()
    assert create_table(guest, HERE).startswith("/table/")
    assert guest.get("/account").headers["location"] == "/signin?back=/account"
    assert "gamecase-session" not in guest.cookies


@pytest.mark.parametrize("back", ["https://evil.example/", "//evil.example", "/\\evil", "x", "/\n"])
def test_login_redirects_to_pages_of_this_site_only(site: Site, back: str) -> None:
    register_browser(site, "Ann")
    answer = site.browser().post(
        "/signin", data={"name": "Ann", "password": PASSWORD, "back": back}
    )
    assert answer.headers["location"] == "/"


@pytest.mark.parametrize(
    ("name", "password", "status"),
    [("Ann", PASSWORD, 409), ("ANN", PASSWORD, 409), ("<b>", PASSWORD, 400), ("Cleo", "q7!", 400)],
)
def test_a_failed_registration_is_explained(
    site: Site, name: str, password: str, status: int
) -> None:
    register_browser(site, "Ann")
    answer = site.browser().post("/register", data={"name": name, "password": password})
    assert answer.status_code == status
    assert "error-message" in Page(answer.text).values("p", "class")
    assert password not in answer.text


# --- what holds ---


def test_wrong_names_and_wrong_passwords_get_the_same_response(site: Site) -> None:
    register_browser(site, "Ann")
    answers = [
        site.browser().post("/signin", data={"name": name, "password": OTHER_PASSWORD})
        for name in ("Ann", "Bob")
    ]
    assert [each.status_code for each in answers] == [401, 401]
    assert answers[0].text.replace("Ann", "Bob") == answers[1].text


def test_password_guesses_are_limited_per_account_and_address(site: Site) -> None:
    ann = register_browser(site, "Ann")
    form = {"name": "Ann", "password": OTHER_PASSWORD}
    guesser = site.browser(address="10.0.0.1")
    found = [guesser.post("/signin", data=form).status_code for _ in range(14)]
    assert found == [401] * 10 + [429] * 4
    form["password"] = PASSWORD
    right = guesser.post("/signin", data=form)
    assert right.status_code == 429, "the right password tells a guesser nothing either"
    assert is_logged_in(ann), "whoever is in stays in"
    elsewhere = site.browser(address="10.0.1.1").post("/signin", data=form)
    assert elsewhere.status_code == 303, "a guesser locks nobody else out"


def test_guesses_from_many_addresses_are_limited_and_lock_nobody_out(site: Site) -> None:
    register_browser(site, "Ann", address="10.0.9.9")
    home = site.browser(address="10.0.1.1")
    form = {"name": "Ann", "password": PASSWORD}
    assert home.post("/signin", data=form).status_code == 303
    wrong = {"name": "Ann", "password": OTHER_PASSWORD}
    found = [
        site.browser(address=f"10.1.{nth}.1").post("/signin", data=wrong).status_code
        for nth in range(130)
    ]
    assert found[:100] == [401] * 100
    assert 429 in found[100:], "a guesser with many addresses is stopped"
    assert home.post("/signin", data=form).status_code == 303, "where she signed in before"
    assert site.browser(address="10.0.1.1").post("/signin", data=wrong).status_code == 401
    other = {**wrong, "name": "Ben"}
    assert site.browser(address="10.1.1.1").post("/signin", data=other).status_code == 401


def test_whoever_tries_many_taken_names_is_slowed_down(site: Site) -> None:
    register_browser(site, "Ann", address="10.0.1.1")
    lister = site.browser(address="2001:db8::1")
    form = {"name": "Ann", "password": PASSWORD}
    found = [lister.post("/register", data=form).status_code for _ in range(6)]
    assert found == [409] * 5 + [429]
    neighbour = site.browser(address="2001:db8::2")  # of the same network
    answer = neighbour.post("/passkey/options", json={"what": "register", "name": "Ben"})
    assert answer.status_code == 429
    assert neighbour.post("/register", data={**form, "name": "Ben"}).status_code == 429
    register_browser(site, "Ben", address="10.0.1.2")


def test_login_attempts_are_limited_per_address(site: Site) -> None:
    one = site.browser(address="10.0.0.1")
    found = [
        one.post("/signin", data={"name": f"Nobody {each}", "password": PASSWORD}).status_code
        for each in range(22)
    ]
    assert found.count(429) >= 2
    other = site.browser(address="10.0.0.2")
    answer = other.post("/signin", data={"name": "Nobody", "password": PASSWORD})
    assert answer.status_code == 401


@pytest.mark.parametrize("door", DOORS)
def test_account_forms_of_other_sites_are_refused(site: Site, door: str) -> None:
    ann = register_browser(site, "Ann")
    fields = {"name": "Ann", "password": OTHER_PASSWORD, "session": "others", "label": "x"}
    for headers in ({"origin": "https://evil.example"}, {"sec-fetch-site": "cross-site"}):
        assert ann.post(door, data=fields, headers=headers).status_code == 403
    assert is_logged_in(ann)
    assert is_logged_in(log_in_browser(site, "Ann"))


@pytest.mark.parametrize("door", DOORS[4:])
def test_account_pages_redirect_to_the_login(site: Site, door: str) -> None:
    answer = site.browser().post(door, data={"name": "Ann"})
    assert answer.status_code == 303
    where = "/" if door == "/account/signout" else f"/signin?back={door}"
    assert answer.headers["location"] == where


def test_the_session_cookie_is_http_only(site: Site) -> None:
    ann = site.browser(base_url="https://testserver")
    answer = ann.post("/register", data={"name": "Ann", "password": PASSWORD})
    (cookie,) = [
        each
        for each in answer.headers.get_list("set-cookie")
        if each.startswith("__Host-gamecase-session=")
    ]
    for part in ("HttpOnly", "SameSite=lax", "Secure"):
        assert part in cookie


def test_login_replaces_a_session_that_was_planted_before(site: Site) -> None:
    register_browser(site, "Ann")
    planted = "a-session-that-somebody-planted-here-before"
    ann = site.browser()
    ann.cookies.set("gamecase-session", planted)
    ann.post("/signin", data={"name": "Ann", "password": PASSWORD})
    thief = site.browser()
    thief.cookies.set("gamecase-session", planted)
    assert not is_logged_in(thief)
    first = ann.cookies.get("gamecase-session", domain="testserver.local")
    ann.post("/signin", data={"name": "Ann", "password": PASSWORD})
    thief.cookies.clear()
    thief.cookies.set("gamecase-session", str(first))
    assert not is_logged_in(thief)


def test_a_stolen_session_can_be_ended_from_another_browser(site: Site) -> None:
    ann = register_browser(site, "Ann")
    thief = log_in_browser(site, "Ann")
    third = log_in_browser(site, "Ann")
    page = Page(ann.get("/account").text)
    listed = [
        fields["value"]
        for tag, fields in page.elements
        if tag == "input" and fields.get("name") == "session" and fields["value"] != "others"
    ]
    assert len(listed) == 2
    ann.post("/account/sessions", data={"session": listed[0]})
    assert is_logged_in(thief) != is_logged_in(third)
    ann.post("/account/sessions", data={"session": "others"})
    assert not is_logged_in(thief)
    assert not is_logged_in(third)
    assert is_logged_in(ann)


def test_a_new_password_ends_all_other_sessions(site: Site) -> None:
    ann, thief = register_browser(site, "Ann"), log_in_browser(site, "Ann")
    old = {"current": PASSWORD}
    assert ann.post("/account/password", data={**old, "password": "short"}).status_code == 400
    assert (
        ann.post("/account/password", data={**old, "password": OTHER_PASSWORD}).status_code == 303
    )
    assert "Your new password is saved." in Page(ann.get("/account").text).text
    assert is_logged_in(ann)
    assert not is_logged_in(thief)
    assert is_logged_in(log_in_browser(site, "Ann", OTHER_PASSWORD))


@pytest.mark.parametrize("current", ["", OTHER_PASSWORD, PASSWORD.upper()])
def test_a_new_password_needs_the_old_one(site: Site, current: str) -> None:
    ann = register_browser(site, "Ann")
    data = {"password": OTHER_PASSWORD, "current": current}
    answer = ann.post("/account/password", data=data)
    assert answer.status_code == 400
    assert speaker("en")("people-wrong-current") in Page(answer.text).text
    assert ann.post("/account/password", data={"password": OTHER_PASSWORD}).status_code == 400
    assert is_logged_in(log_in_browser(site, "Ann"))


def test_guessing_the_old_password_is_slowed_down(site: Site) -> None:
    ann = register_browser(site, "Ann")
    told = ""
    for _ in range(12):
        answer = ann.post("/account/password", data={"password": OTHER_PASSWORD, "current": "x"})
        told = Page(answer.text).text
    assert speaker("en")("people-slow") in told


def test_a_passkey_confirms_a_new_password(site: Site) -> None:
    device, ann = Authenticator("http://testserver"), site.browser()
    options = ann.post("/passkey/options", json={"what": "register", "name": "Ann"})
    made = {"what": "register", "credential": json.loads(device.create(options.text)), "back": "/"}
    assert ann.post("/passkey", json=made).status_code == 200
    assert "Welcome, Ann!" in Page(ann.get("/account").text).text
    assert "Welcome, Ann!" not in Page(ann.get("/account").text).text  # told once
    answer = ann.post("/account/password", data={"password": OTHER_PASSWORD})
    assert speaker("en")("people-passkey-first") in Page(answer.text).text

    def confirm(browser: Browser, password: str) -> int:
        options = browser.post("/passkey/options", json={"what": "password"})
        signed = json.loads(device.sign(options.text))
        body = {"what": "password", "credential": signed, "password": password, "back": "/account"}
        return int(browser.post("/passkey", json=body).status_code)

    assert confirm(register_browser(site, "Ben"), OTHER_PASSWORD) == 403  # of another account
    assert confirm(site.browser(), OTHER_PASSWORD) == 403  # nobody is signed in
    assert confirm(ann, "short") == 400
    assert confirm(ann, OTHER_PASSWORD) == 200
    assert is_logged_in(log_in_browser(site, "Ann", OTHER_PASSWORD))


def test_registering_is_confirmed_on_the_next_page(site: Site) -> None:
    ann = site.browser()
    ann.post("/register", data={"name": "Ann", "password": PASSWORD})
    page = Page(ann.get("/welcome").text)
    assert "Welcome, Ann! Your account is ready" in page.text
    account = Page(ann.get("/account").text)
    assert "/ratings/chess" in account.values("a", "href")
    assert "Welcome" not in account.text


@pytest.mark.parametrize(
    ("door", "fields"),
    [
        ("/account/password", {"password": OTHER_PASSWORD, "current": PASSWORD}),
        ("/account/tokens", {"label": "bot", "scope": "play"}),
        ("/account/passkeys/drop", {"passkey": "x"}),
        ("/account/delete", {"name": "Ann"}),
    ],
)
def test_critical_changes_need_a_recent_login(
    site: Site, door: str, fields: dict[str, str]
) -> None:
    ann = register_browser(site, "Ann")
    site.ahead += 16 * MINUTE
    assert ann.post(door, data=fields).status_code == 400
    answer = ann.post("/passkey/options", json={"what": "add"})
    assert (answer.status_code, answer.json()["code"]) == (403, "again")
    assert is_logged_in(log_in_browser(site, "Ann"))
    assert speaker("en")("people-again") in Page(ann.get("/account").text).text


def test_the_database_stores_no_secret(site: Site) -> None:
    ann = register_browser(site, "Ann")
    token = new_token(ann, "play")
    session = str(ann.cookies.get("gamecase-session"))
    kept = b"".join(path.read_bytes() for path in site.files())
    assert b"Ann" in kept
    for secret in (PASSWORD, session, token):
        assert secret.encode() not in kept


# --- passkeys ---


def test_a_passkey_registers_and_logs_in(site: Site) -> None:
    device, ann = Authenticator("http://testserver"), site.browser()
    options = ann.post("/passkey/options", json={"what": "register", "name": "Ann"})
    made = {"what": "register", "credential": json.loads(device.create(options.text)), "back": "/"}
    assert ann.post("/passkey", json=made).json() == {"to": "/welcome?back=/"}
    assert is_logged_in(ann)
    again = ann.post("/passkey", json=made)
    assert (again.status_code, again.json()["code"]) == (400, "passkey-failed")
    elsewhere = site.browser()
    options = elsewhere.post("/passkey/options", json={"what": "sign-in"})
    signed = {
        "what": "sign-in",
        "credential": json.loads(device.sign(options.text)),
        "back": "//evil.example",
    }
    assert elsewhere.post("/passkey", json=signed).json() == {"to": "/"}
    assert is_logged_in(elsewhere)
    thief = site.browser()
    assert thief.post("/passkey", json=signed).status_code == 400
    assert not is_logged_in(thief)
    (key,) = [
        fields["value"]
        for tag, fields in Page(ann.get("/account").text).elements
        if tag == "input" and fields.get("name") == "passkey"
    ]
    assert ann.post("/account/passkeys/drop", data={"passkey": key}).status_code == 400


@pytest.mark.parametrize(
    "body", [b"", b"[]", b"\xff", b'{"what": "fly"}', b'{"what": "register", "name": "<b>"}', b"{}"]
)
def test_a_malformed_passkey_request_is_an_error(site: Site, body: bytes) -> None:
    for door in ("/passkey/options", "/passkey"):
        assert site.browser().post(door, content=body).status_code in (400, 403)


@pytest.mark.parametrize("host", ["127.0.0.1:8740", "[::1]:8740", "10.1.2.3"])
def test_passkeys_need_a_domain_name(site: Site, host: str) -> None:
    answer = site.browser().post(
        "/passkey/options", json={"what": "sign-in"}, headers={"host": host}
    )
    assert answer.status_code == 400


# --- what is one's own ---


def test_the_export_contains_everything_of_an_account(site: Site) -> None:
    ann = register_browser(site, "Ann")
    new_token(ann, "read")
    tables = [create_table(ann, HERE), create_table(ann, RATED)]
    create_table(register_browser(site, "Ben"), HERE)
    answer = ann.get("/account/export")
    assert answer.headers["content-type"] == "application/zip"
    archive = zipfile.ZipFile(io.BytesIO(answer.content))
    records = {name for name in archive.namelist() if name.startswith("records/")}
    assert len(records) == 2
    for table in tables:
        name = f"records/tictactoe-{Path(table).name}.jsonl"
        assert archive.read(name).decode() == record(ann, table)
    told = json.loads(archive.read("account.json"))
    assert told["name"] == "Ann"
    assert [each["label"] for each in told["tokens"]] == ["my bot"]
    assert len(told["sessions"]) == 1
    assert "digest" not in archive.read("account.json").decode()


def test_the_history_has_pages(site: Site) -> None:
    ann = register_browser(site, "Ann")
    tables = {create_table(ann, HERE) for _ in range(23)}
    seen: set[str] = set()
    path = "/account/history"
    while path:
        page = Page(ann.get(path).text)
        links = page.values("a", "href")
        seen |= {each for each in links if each.startswith("/table/")}
        path = next((each for each in links if "before=" in each), "")
    assert seen == tables
    assert ann.get("/account/history?before=x").status_code == 200


def test_a_deleted_account_leaves_its_games_and_nothing_else(site: Site) -> None:
    ann, ben = register_browser(site, "Ann"), register_browser(site, "Ben")
    table = create_table(ann, AWAY)
    ben.post(invitation(ann, table), data={})
    before = record(ben, table)
    program = program_browser(site, new_token(ann, "play"))
    assert ann.post("/account/delete", data={"name": "Ben"}).status_code == 400
    assert is_logged_in(ann)
    other = log_in_browser(site, "Ann")
    assert ann.post("/account/delete", data={"name": " ann "}).status_code == 303
    for browser in (ann, other):
        assert not is_logged_in(browser)
    assert program.get("/").status_code == 401
    answer = site.browser().post("/signin", data={"name": "Ann", "password": PASSWORD})
    assert answer.status_code == 401
    assert record(ben, table) == before
    with open_socket(ben, table) as socket:
        assert [each["name"] for each in socket.state()["players"]] == ["Ann", "Ben"]
    newcomer = register_browser(site, "Ann")
    with open_socket(newcomer, table) as socket:
        assert socket.state()["you"] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_account_pages_exist_in_every_language(site: Site, language: str) -> None:
    ann = register_browser(site, "Ann", language=language)
    new_token(ann, "play")
    create_table(ann, RATED)
    pages = ("/signin", "/register", "/account", "/account/history", "/ratings/chess", "/new/chess")
    for path in pages:
        answer = ann.get(path)
        assert answer.status_code == 200, path
        assert f'<html lang="{language}"' in answer.text


def test_an_open_socket_ends_within_half_a_minute_of_its_session(site: Site) -> None:
    ann, thief = register_browser(site, "Ann"), log_in_browser(site, "Ann")
    table = create_table(ann, HERE)
    with open_socket(thief, table) as socket:
        state = socket.state()
        assert state["you"] == [1, 2]
        ann.post("/account/sessions", data={"session": "others"})
        site.ahead += MINUTE
        socket.command("resign")
        with pytest.raises(WebSocketDisconnect):
            socket.answer()
    assert '"resign"' not in record(ann, table)
