"""Notices of the browser that it is one's turn: who gets them, when, and what they say."""

import json
import queue
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from accounts.fixtures import PASSWORD
from gamecase.config.settings import Settings
from gamecase.notifications.encryption import from_base64
from notifications.push_service import FakePushService, PushBrowser, push_service
from web.site import AWAY, HERE, Browser, Site, create_table, invitation, open_socket

_SHORT = 0.3  # seconds after which a notice would have come


@pytest.fixture
def service(tmp_path: Path) -> Iterator[FakePushService]:
    with push_service(tmp_path) as service:
        yield service


@pytest.fixture
def push_site(tmp_path: Path, service: FakePushService) -> Iterator[Site]:
    database = tmp_path / "database.sqlite3"
    with Site(database, delivery=service.delivery, notice_seconds=0.05) as site:
        yield site


def _subscribe(browser: Browser, keys: PushBrowser, endpoint: str) -> None:
    answer = browser.post("/notices", json=keys.subscription(endpoint))
    assert (answer.status_code, answer.json()) == (200, {"on": True}), answer.text


def _is_on(browser: Browser, endpoint: str) -> bool:
    return bool(browser.post("/notices/status", json={"endpoint": endpoint}).json()["on"])


def _table_of_two(ann: Browser, ben: Browser) -> str:
    """Ann begins; Ben has sat down."""
    table = create_table(ann, AWAY)
    assert ben.post(invitation(ann, table), data={"name": "Ben"}).status_code == 303
    return table


def _move(browser: Browser, table: str, action: str) -> None:
    with open_socket(browser, table) as socket:
        socket.act(action, socket.state())


def _nothing_comes(service: FakePushService) -> bool:
    try:
        service.received.get(timeout=_SHORT)
    except queue.Empty:
        return True
    return False


def test_whoever_is_away_is_told_of_the_turn(push_site: Site, service: FakePushService) -> None:
    ann, ben, keys = push_site.browser(), push_site.browser("de"), PushBrowser()
    _subscribe(ben, keys, service.endpoint("ben"))
    table = _table_of_two(ann, ben)
    _move(ann, table, "b2")
    path, headers, body = service.received.get(timeout=30)
    message = json.loads(keys.decrypt(body))
    assert path == "/ben"
    assert message["table"] == table.removeprefix("/table/")
    assert message["title"] == "Tic Tac Toe"
    assert message["lang"] == "de"
    assert message["body"]
    assert headers["Content-Encoding"] == "aes128gcm"
    assert int(headers["TTL"]) > 0
    assert len(headers["Topic"]) <= 32


def test_the_service_can_check_who_sends(push_site: Site, service: FakePushService) -> None:
    ann, ben, keys = push_site.browser(), push_site.browser(), PushBrowser()
    _subscribe(ben, keys, service.endpoint("ben"))
    _move(ann, _table_of_two(ann, ben), "b2")
    _, headers, _ = service.received.get(timeout=30)
    scheme, _, rest = headers["Authorization"].partition(" ")
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid"
    assert fields["k"] == ben.get("/notices").json()["key"]
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64(fields["k"]))
    text, _, signature = fields["t"].rpartition(".")
    raw = from_base64(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    key.verify(der, text.encode(), ec.ECDSA(hashes.SHA256()))
    claims = json.loads(from_base64(text.partition(".")[2]))
    assert claims["aud"] == f"https://localhost:{service.port}"
    assert claims["sub"].startswith(("mailto:", "https://"))


def test_whoever_has_the_table_open_is_not_told(push_site: Site, service: FakePushService) -> None:
    ann, ben = push_site.browser(), push_site.browser()
    _subscribe(ben, PushBrowser(), service.endpoint("ben"))
    table = _table_of_two(ann, ben)
    with open_socket(ben, table) as socket:
        socket.state()
        _move(ann, table, "b2")
        assert _nothing_comes(service)


def test_two_at_one_screen_are_not_told(push_site: Site, service: FakePushService) -> None:
    ann = push_site.browser()
    _subscribe(ann, PushBrowser(), service.endpoint("ann"))
    _move(ann, create_table(ann, HERE), "b2")
    assert _nothing_comes(service)


def test_the_computer_s_moves_are_not_told(push_site: Site, service: FakePushService) -> None:
    ann = push_site.browser()
    _subscribe(ann, PushBrowser(), service.endpoint("ann"))
    table = create_table(ann, {"game": "tictactoe", "player-2": "bot", "starts": "me"})
    _move(ann, table, "b2")
    assert _nothing_comes(service)


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_has_ended_is_forgotten(
    push_site: Site, service: FakePushService, status: int
) -> None:
    ann, ben = push_site.browser(), push_site.browser()
    endpoint = service.endpoint("ben")
    _subscribe(ben, PushBrowser(), endpoint)
    service.status = status
    _move(ann, _table_of_two(ann, ben), "b2")
    service.received.get(timeout=30)
    while _is_on(ben, endpoint):
        pass


def test_a_service_in_trouble_keeps_its_subscriptions(
    push_site: Site, service: FakePushService
) -> None:
    ann, ben, keys = push_site.browser(), push_site.browser(), PushBrowser()
    _subscribe(ben, keys, service.endpoint("ben"))
    table = _table_of_two(ann, ben)
    service.status = 503
    _move(ann, table, "b2")
    service.message(keys)
    _move(ben, table, "a1")
    _move(ann, table, "a2")
    service.message(keys)


def test_notices_can_be_switched_off_again(push_site: Site, service: FakePushService) -> None:
    ann, ben, endpoint = push_site.browser(), push_site.browser(), service.endpoint("ben")
    _subscribe(ben, PushBrowser(), endpoint)
    assert _is_on(ben, endpoint)
    assert not _is_on(ann, endpoint)
    ben.post("/notices/end", json={"endpoint": endpoint})
    assert not _is_on(ben, endpoint)
    _move(ann, _table_of_two(ann, ben), "b2")
    assert _nothing_comes(service)


def test_a_guest_s_subscription_goes_to_the_account_and_ends_with_its_session(
    push_site: Site, service: FakePushService
) -> None:
    ben, endpoint = push_site.browser(), service.endpoint("ben")
    create_table(ben, AWAY)  # gives the browser its token
    _subscribe(ben, PushBrowser(), endpoint)
    answer = ben.post("/register", data={"name": "Ben", "password": PASSWORD})
    assert answer.status_code == 303
    assert _is_on(ben, endpoint)
    ben.post("/account/signout")
    assert not _is_on(ben, endpoint)


def test_the_key_is_made_once_and_kept(tmp_path: Path) -> None:
    database = tmp_path / "database.sqlite3"
    with Site(database) as site:
        with closing(sqlite3.connect(database)) as connection:
            assert connection.execute("SELECT * FROM push_keys").fetchall() == []
        key = site.browser().get("/notices").json()["key"]
        assert len(from_base64(key)) == 65
    with Site(database) as site:
        assert site.browser().get("/notices").json()["key"] == key


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"endpoint": "https://localhost:1/a"},
        {"endpoint": "https://10.0.0.1/a", "keys": {"p256dh": "x", "auth": "y"}},
        {"endpoint": "https://push.example.org/a", "keys": {"p256dh": "x", "auth": "y"}},
    ],
)
def test_forged_subscriptions_are_refused(site: Site, body: dict[str, object]) -> None:
    assert site.browser().post("/notices", json=body).status_code == 400


def test_a_host_can_do_without_notices(tmp_path: Path) -> None:
    with Site(tmp_path / "database.sqlite3", settings=Settings(push=False)) as site:
        browser = site.browser()
        assert 'id="notices"' not in browser.get("/").text
        assert browser.get("/notices").status_code == 404
        keys = PushBrowser().subscription("https://push.example.org/a")
        for path in ("/notices", "/notices/status", "/notices/end"):
            assert browser.post(path, json=keys).status_code == 404
