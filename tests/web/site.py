"""The app under test in this process, and browsers with cookies of their own."""

import asyncio
import json
import sqlite3
import time
import warnings
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, TypeAlias

import httpx

from accounts.fixtures import fast_passwords
from gamecase.config.settings import Settings
from gamecase.notifications.delivery import Delivery
from gamecase.web.app import make_app
from gamecase.web.services import AppConfig, Services

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # importing it warns that httpx2 is preferred
    from starlette.testclient import TestClient, WebSocketTestSession

HERE = {"game": "tictactoe", "player-2": "here", "starts": "me"}
AWAY = {"game": "tictactoe", "player-2": "away", "starts": "me"}

DEFAULT_DELIVERY = Delivery()

Message = dict[str, Any]
Browser: TypeAlias = TestClient


class Site:
    """The app with all of its services, open as long as a test needs it."""

    def __init__(
        self,
        database: Path | str,
        *,
        raises: bool = True,
        settings: Settings | None = None,
        delivery: Delivery = DEFAULT_DELIVERY,
        notice_seconds: float = 5.0,
    ) -> None:
        self._database = Path(database)  # where it is one
        self._raises = raises  # errors of the server, instead of a 500 response
        self.ahead = 0  # milliseconds that the server's clock is set forward
        self._app = make_app(
            AppConfig(
                str(database),
                bot_pause=0,
                passwords=fast_passwords(),
                now=self._now,
                settings=settings or Settings(),
                delivery=delivery,
                notice_seconds=notice_seconds,
            )
        )
        self._client = TestClient(self._app)

    def _now(self) -> int:
        return time.time_ns() // 1_000_000 + self.ahead

    @property
    def services(self) -> Services:
        services: Services = self._app.state.services
        return services

    def __enter__(self) -> "Site":
        self._client.__enter__()
        return self

    def __exit__(self, *error: object) -> None:
        self._client.__exit__(*error)

    def browser(
        self, language: str = "", base_url: str = "http://testserver", address: str = "testclient"
    ) -> Browser:
        """A browser without cookies."""
        headers = {"accept-language": language} if language else {}
        browser = Browser(
            self._app,
            base_url,
            headers=headers,
            follow_redirects=False,
            raise_server_exceptions=self._raises,
            client=(address, 50000),
        )
        browser.portal = self._client.portal  # one event loop for all, as in a server
        return browser

    def post_at_once(self, paths: list[str]) -> list[int]:
        """Send POST requests of several new browsers at once; returns the statuses."""

        async def post(path: str) -> int:
            transport = httpx.ASGITransport(app=self._app)
            async with httpx.AsyncClient(
                transport=transport, base_url="http://testserver"
            ) as client:
                return (await client.post(path, data={})).status_code

        async def post_all() -> list[int]:
            return [*await asyncio.gather(*map(post, paths))]

        assert self._client.portal is not None
        statuses: list[int] = self._client.portal.call(post_all)
        return statuses

    def run(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do something in the event loop of the app."""
        assert self._client.portal is not None
        self._client.portal.call(work)

    def wait_for_import(self) -> None:
        """Until an upload is being read."""
        while not self._app.state.services.imports.addresses:
            time.sleep(0.01)

    def files(self) -> Iterator[Path]:
        """All files that the server has written."""
        return self._database.parent.glob(f"{self._database.name}*")

    def break_database(self) -> None:
        """Make every later query fail."""
        with closing(sqlite3.connect(self._database)) as connection:
            connection.execute("ALTER TABLE entries RENAME TO gone")

    def count_tables(self) -> int:
        connection = sqlite3.connect(self._database)
        (count,) = connection.execute("SELECT count(*) FROM tables").fetchone()
        connection.close()
        return int(count)


def create_table(browser: Browser, form: dict[str, str], **more: str) -> str:
    """Create a table; returns its path."""
    answer = browser.post("/tables", data={**form, **more})
    assert answer.status_code == 303, answer.text
    path: str = answer.headers["location"]
    return path


def invitation(browser: Browser, table: str) -> str:
    """The path of the invitation on the page of a table."""
    (address,) = Page(browser.get(table).text).values("input", "value", class_="address")
    return "/" + address.split("/", 3)[3]


def record(browser: Browser, table: str) -> str:
    answer = browser.get(f"{table}/record")
    assert answer.status_code == 200
    return str(answer.text)


# --- sockets ---


class SocketClient:
    """A socket that keeps the messages it received."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session
        self.received: list[Message] = []
        self._waiting: list[Message] = []

    def command(self, kind: str, **fields: Any) -> None:
        self.session.send_json({"type": kind, **fields})

    def receive(self) -> Message:
        if not self._waiting:
            self._waiting = [json.loads(line) for line in self.session.receive_text().split("\n")]
        message = self._waiting.pop(0)
        self.received.append(message)
        return message

    def answer(self) -> Message:
        """The answer to the last command, skipping pushed messages."""
        while True:
            message = self.receive()
            if message["type"] in ("error", "refusal", "pong", "picking", "hint", "past"):
                return message

    def state(self, at_least: int = 0) -> Message:
        """The next state, once the log has so many entries."""
        while True:
            message = self.receive()
            if message["type"] == "state" and message["n"] >= at_least:
                return message

    def act(self, action: str, state: Message) -> Message:
        """Play an action in answer to a state; returns the state after it."""
        self.command("act", action=action, after=state["after"])
        return self.state(at_least=state["n"] + 1)

    @property
    def entries(self) -> list[Message]:
        return [
            entry
            for message in self.received
            if message["type"] == "entries"
            for entry in message["entries"]
        ]


@contextmanager
def open_socket(browser: Browser, table: str, since: int | None = 0) -> Iterator[SocketClient]:
    """A socket at a table, joined unless `since` is None."""
    with browser.websocket_connect(f"{table}/socket") as session:
        client = SocketClient(session)
        if since is not None:
            client.command("join", since=since)
        yield client


# --- pages ---


class Page(HTMLParser):
    """A parsed page: its elements with their attributes, and its text."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.text = ""
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}))

    def handle_data(self, data: str) -> None:
        self.text += data

    def values(self, tag: str, attribute: str, class_: str = "") -> list[str]:
        """The values of an attribute in all elements of a kind."""
        return [
            attributes[attribute]
            for name, attributes in self.elements
            if name == tag
            and attribute in attributes
            and (not class_ or class_ in attributes.get("class", "").split())
        ]
