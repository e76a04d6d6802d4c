"""The page of administrators and organisers."""

import re

from starlette.websockets import WebSocketDisconnect

from accounts.fixtures import OTHER_PASSWORD
from web.logins import is_logged_in, log_in_browser, register_browser
from web.site import AWAY, Browser, Site, SocketClient, create_table, open_socket

ACTIONS = ("/admin/people", "/admin/tables", "/admin/invites", "/admin/invites/revoke")


def with_role(site: Site, name: str, role: str) -> Browser:
    browser = register_browser(site, name)
    accounts = site.services.accounts

    async def set_role() -> None:
        account = await accounts.accounts.find_by_name(name)
        assert account is not None
        await accounts.administration.set_role("test", account, role)

    assert browser.portal is not None
    browser.portal.call(set_role)
    return browser


def account_id(browser: Browser, name: str) -> str:
    html = browser.get(f"/admin?person={name}").text
    found = re.search(r'name="account" value="([^"]+)"', html)
    assert found is not None
    return found[1]


def shown_once(html: str) -> str:
    return html.split('id="once">')[1].split("<", maxsplit=1)[0]


def close_code(socket: SocketClient) -> int:
    try:
        while True:
            socket.receive()
    except WebSocketDisconnect as closed:
        return closed.code


def test_players_and_guests_do_not_see_the_page(site: Site) -> None:
    guest, player = site.browser(), register_browser(site, "Ann")
    assert guest.get("/admin").headers["location"] == "/signin?back=/admin"
    assert player.get("/admin").status_code == 404
    assert "/admin" not in player.get("/").text
    for path in ACTIONS:
        assert guest.post(path).headers["location"].startswith("/signin")
        assert player.post(path).status_code == 404


def test_an_organiser_sees_tables_and_invitations_but_no_people(site: Site) -> None:
    register_browser(site, "Ann")
    organiser = with_role(site, "Olga", "organiser")
    html = organiser.get("/admin").text
    assert 'id="tables"' in html
    assert 'id="invites"' in html
    assert 'id="people"' not in html
    assert "Ann" not in html
    assert organiser.post("/admin/people", data={"action": "ban"}).status_code == 404


def test_an_administrator_manages_people(site: Site) -> None:
    ann, root = register_browser(site, "Ann"), with_role(site, "Root", "admin")
    assert 'href="/admin"' in root.get("/").text
    who = account_id(root, "Ann")

    def act(action: str, **form: str) -> str:
        answer = root.post("/admin/people", data={"account": who, "action": action, **form})
        assert answer.status_code in (200, 303), answer.text
        return str(answer.text)

    link = shown_once(act("reset"))
    assert link.startswith("http://testserver/reset/")
    other = site.browser()
    path = link.removeprefix("http://testserver")
    assert other.post(path, data={"password": OTHER_PASSWORD}).status_code == 303
    assert is_logged_in(other)
    assert not is_logged_in(ann)
    act("end-sessions")
    assert not is_logged_in(other)
    act("rename", name="Anna")
    browser = log_in_browser(site, "Anna", OTHER_PASSWORD)
    act("ban")
    assert not is_logged_in(browser)
    form = {"name": "Anna", "password": OTHER_PASSWORD}
    assert browser.post("/signin", data=form).status_code == 403
    act("unban")
    act("role", role="organiser")
    assert log_in_browser(site, "Anna", OTHER_PASSWORD).get("/admin").status_code == 200
    act("delete")
    assert browser.post("/signin", data=form).status_code == 401
    html = root.get("/admin").text
    for action in ("reset-link", "end-sessions", "rename", "ban", "unban", "role", "delete"):
        assert f"<code>{action}</code>" in html


def test_a_name_that_is_taken_is_told(site: Site) -> None:
    register_browser(site, "Ann")
    root = with_role(site, "Root", "admin")
    form = {"account": account_id(root, "Ann"), "action": "rename", "name": "root"}
    answer = root.post("/admin/people", data=form)
    assert answer.status_code == 400
    assert "That name is taken" in answer.text


def test_administrators_cannot_lock_themselves_out(site: Site) -> None:
    root = with_role(site, "Root", "admin")
    who = account_id(root, "Root")
    for action in ("ban", "role", "delete"):
        form = {"account": who, "action": action}
        assert root.post("/admin/people", data=form).status_code == 400
    assert root.get("/admin").status_code == 200


def test_a_table_that_is_closed_can_only_be_watched(site: Site) -> None:
    ann, root = site.browser(), with_role(site, "Root", "admin")
    table = create_table(ann, AWAY)
    key = table.removeprefix("/table/")
    with open_socket(ann, table) as socket:
        socket.state()
        form = {"table": key, "action": "close"}
        assert root.post("/admin/tables", data=form).status_code == 303
        socket.command("ping")
        assert close_code(socket) == 1013
    assert ann.get(table).status_code == 200
    with open_socket(ann, table) as socket:
        assert socket.state()["n"] > 0
    assert root.post("/admin/tables", data={**form, "action": "remove"}).status_code == 303
    assert ann.get(table).status_code == 404
    assert root.post("/admin/tables", data={**form, "action": "burn"}).status_code == 400


def test_an_invitation_is_made_and_revoked(site: Site) -> None:
    organiser = with_role(site, "Olga", "organiser")
    form = {"label": "club", "uses": "3", "days": "7"}
    answer = organiser.post("/admin/invites", data=form)
    assert len(shown_once(answer.text)) == 12
    html = organiser.get("/admin").text
    found = re.search(r'name="invite" value="([^"]+)"', html)
    assert found is not None
    organiser.post("/admin/invites/revoke", data={"invite": found[1]})
    assert 'name="invite"' not in organiser.get("/admin").text
    assert organiser.post("/admin/invites", data={**form, "uses": "0"}).status_code == 400


def test_what_changes_something_needs_a_recent_login(site: Site) -> None:
    root = with_role(site, "Root", "admin")
    site.ahead = 3_600_000
    assert root.get("/admin").status_code == 200
    for path in ACTIONS:
        assert root.post(path).headers["location"] == "/signin?back=/admin"
