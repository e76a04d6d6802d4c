"""Recovery codes, links and mails; registration by invitation; playing without guests."""

import re
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from accounts.fixtures import OTHER_PASSWORD, PASSWORD
from gamecase.config.settings import Limits, Settings, SiteSettings, Smtp
from web.logins import is_logged_in, log_in_browser, register_browser
from web.site import AWAY, HERE, Browser, Page, Site, create_table, invitation


@contextmanager
def opened(folder: Path, settings: Settings) -> Iterator[Site]:
    with Site(folder / "database.sqlite3", settings=settings) as site:
        yield site


def shown_codes(html: str) -> list[str]:
    return re.findall(r"<code>([A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4})</code>", html)


def register(browser: Browser, name: str = "Ann", **more: str) -> int:
    form = {"name": name, "password": PASSWORD, "back": "/rules", **more}
    return int(browser.post("/register", data=form).status_code)


# --- recovery codes ---


def test_codes_are_shown_once_after_registration_and_set_a_new_password(site: Site) -> None:
    ann = site.browser()
    assert register(ann) == 303
    page = ann.get("/welcome?back=/rules")
    codes = shown_codes(page.text)
    assert len({*codes}) == 8
    assert "/rules" in Page(page.text).values("a", "href", "primary")
    again = ann.get("/welcome?back=/rules")
    assert (again.status_code, again.headers["location"]) == (303, "/rules")
    other = site.browser()
    form = {"name": "Ann", "code": codes[3].lower(), "password": OTHER_PASSWORD}
    assert other.post("/forgot", data={**form, "code": "AAAA"}).status_code == 401
    assert other.post("/forgot", data={**form, "password": "short"}).status_code == 400
    assert other.post("/forgot", data=form).status_code == 303
    assert is_logged_in(other)
    assert not is_logged_in(ann), "all other browsers are signed out"
    assert other.post("/forgot", data=form).status_code == 401
    log_in_browser(site, "Ann", OTHER_PASSWORD)
    for file in site.files():
        assert codes[0].encode() not in file.read_bytes()


def test_new_codes_replace_the_old_ones(site: Site) -> None:
    ann = site.browser()
    register(ann)
    old = shown_codes(ann.get("/welcome").text)
    assert "8 recovery codes left" in ann.get("/account").text
    assert ann.post("/account/recovery").headers["location"] == "/welcome?back=/account"
    new = shown_codes(ann.get("/welcome").text)
    assert len(new) == 8
    assert not {*old} & {*new}
    form = {"name": "Ann", "code": old[0], "password": OTHER_PASSWORD}
    assert site.browser().post("/forgot", data=form).status_code == 401


def test_tries_of_codes_are_limited_like_passwords(site: Site) -> None:
    register(site.browser())
    form = {"name": "Ann", "code": "AAAA-AAAA-AAAA", "password": OTHER_PASSWORD}
    statuses = [site.browser().post("/forgot", data=form).status_code for _ in range(12)]
    assert statuses[-1] == 429


def test_the_welcome_page_never_leads_to_another_site(site: Site) -> None:
    ann = site.browser()
    register(ann)
    assert "evil.example" not in ann.get("/welcome?back=//evil.example").text


# --- mails ---


class MailServer(socketserver.ThreadingTCPServer):
    """Takes mails as RFC 5321 says, and keeps them."""

    allow_reuse_address = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _MailHandler)
        self.mails: list[str] = []
        self.arrived = threading.Event()


class _MailHandler(socketserver.StreamRequestHandler):
    def handle(self) -> None:
        server = self.server
        assert isinstance(server, MailServer)
        self.wfile.write(b"220 ready\r\n")
        while line := self.rfile.readline().decode().strip():
            if line.upper() == "DATA":
                self.wfile.write(b"354 go on\r\n")
                text = ""
                while (part := self.rfile.readline().decode()) != ".\r\n":
                    text += part
                server.mails.append(text)
                server.arrived.set()
            self.wfile.write(b"221 bye\r\n" if line.upper() == "QUIT" else b"250 ok\r\n")
            if line.upper() == "QUIT":
                return


@pytest.fixture
def mail_server() -> Iterator[MailServer]:
    with MailServer() as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield server
        server.shutdown()
        thread.join()


def test_a_mail_has_a_link_that_sets_a_new_password(
    tmp_path: Path, mail_server: MailServer
) -> None:
    port = mail_server.server_address[1]
    smtp = Smtp(host="127.0.0.1", port=port, security="none", sender="games@club.example")
    settings = Settings(smtp=smtp, house=SiteSettings(address="https://club.example"))
    with opened(tmp_path, settings) as site:
        ann = site.browser()
        assert register(ann, email="not an address") == 400
        assert register(ann, email="ann@example.org") == 303
        assert 'value="ann@example.org"' in ann.get("/account").text
        told = [
            site.browser().post("/forgot", data={"name": name, "mail": "yes"}).text
            for name in ("Ann", "Nobody")
        ]
        assert re.sub("Ann|Nobody", "", told[0]) == re.sub("Ann|Nobody", "", told[1])
        assert mail_server.arrived.wait(20)
        (mail,) = mail_server.mails
        assert "To: ann@example.org" in mail
        link = re.search(r"https://club\.example(/reset/[\w=\r\n-]+)", mail)
        assert link is not None
        path = re.sub(r"=?\s", "", link[1])
        other = site.browser()
        assert other.get(path).status_code == 200
        assert other.post(path, data={"password": OTHER_PASSWORD}).status_code == 303
        assert is_logged_in(other)
        assert other.get(path).status_code == 400
        assert ann.post("/account/mail", data={"email": "no address"}).status_code in (303, 400)


def test_no_mail_is_offered_without_a_mail_server(site: Site) -> None:
    browser = site.browser()
    assert 'name="mail"' not in browser.get("/forgot").text
    assert 'name="email"' not in browser.get("/register").text


# --- registration and guests ---


def test_registration_by_invitation_needs_a_code(tmp_path: Path) -> None:
    with opened(tmp_path, Settings(registration="invite")) as site:
        portal = site.browser().portal
        assert portal is not None
        codes = site.services.accounts.invite_codes
        code = portal.call(lambda: codes.create("test", "club", uses=1, days=7))
        browser = site.browser()
        assert f'value="{code}"' in browser.get(f"/register?invite={code}").text
        assert register(browser) == 400
        assert register(browser, invite="wrong") == 400
        assert register(browser, name="!", invite=code) == 400  # the code is not used up
        assert register(browser, invite=code) == 303
        assert register(site.browser(), name="Ben", invite=code) == 400


def test_where_registration_is_closed_nobody_registers(tmp_path: Path) -> None:
    with opened(tmp_path, Settings(registration="closed")) as site:
        browser = site.browser()
        page = browser.get("/register").text
        assert 'name="password"' not in page
        assert "/register" not in browser.get("/signin").text
        assert register(browser) == 403


def test_without_guests_only_accounts_play_and_all_may_watch(tmp_path: Path) -> None:
    with opened(tmp_path, Settings(guests=False)) as site:
        guest = site.browser()
        answer = guest.post("/tables", data=HERE)
        assert (answer.status_code, answer.headers["location"]) == (303, "/signin?back=/")
        assert guest.post("/api/tables", json={"game": "tictactoe"}).status_code in (400, 403)
        ann = register_browser(site, "Ann")
        table = create_table(ann, AWAY)
        link = invitation(ann, table)
        assert guest.get(table).status_code == 200
        answer = guest.post(link)
        assert answer.headers["location"] == f"/signin?back={link}"
        ben = register_browser(site, "Ben")
        assert ben.post(link).headers["location"] == table


def test_new_tables_of_one_player_are_limited(tmp_path: Path) -> None:
    settings = replace(Settings(), limits=Limits(tables_per_month=2))
    with opened(tmp_path, settings) as site:
        ann, ben = site.browser(), site.browser()
        for _ in range(2):
            create_table(ann, HERE)
        assert ann.post("/tables", data=HERE).status_code == 429
        create_table(ben, HERE)
        site.ahead = 31 * 24 * 3_600_000
        create_table(ann, HERE)
