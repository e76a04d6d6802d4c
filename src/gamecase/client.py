"""A client for programs: lay a table or follow an invitation, see how things stand, and act.

Everything goes over the doors of `docs/messages.md`, as the page does; no rule is known here.

    with sit_down("http://127.0.0.1:8740/join/.../...", name="My bot") as chair:
        for state in chair.states():
            if state.is_yours:
                chair.act(state, random.choice(state.actions))
"""

import http.client
import secrets
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from http.cookies import SimpleCookie
from types import TracebackType
from typing import Any
from urllib.parse import urlencode, urlsplit

import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from gamecase.kernel.errors import BadInput

_SEAT = "gamecase-seat"
_PATIENCE_SECONDS = 30.0
_WAIT_SECONDS = 0.5  # before a lost line is tried again


class PlayerSpec(msgspec.Struct):
    """Who sits at a chair."""

    chair: int
    name: str
    seat: str
    is_bot: bool
    is_you: bool
    is_to_act: bool
    score: int


class Path(msgspec.Struct):
    """Spots that make an action, or lead on when it is empty."""

    spots: list[str]
    action: str


class Button(msgspec.Struct):
    """An action that is not on the board."""

    action: str
    label: str


class Gestures(msgspec.Struct):
    """What the one to act may do."""

    paths: list[Path]
    buttons: list[Button]


class Offer(msgspec.Struct):
    """Something proposed that waits for an answer."""

    number: int
    by: int
    what: str
    is_yours: bool


class Clock(msgspec.Struct):
    """What the clock shows, in milliseconds by chair."""

    kind: str
    left: list[int]
    running: int
    free: int


class State(msgspec.Struct, tag="state"):
    """How things stand."""

    n: int
    after: int
    you: list[int]
    players: list[PlayerSpec]
    status: str
    is_yours: bool
    is_over: bool
    may: list[str]
    speak: list[int]
    offer: Offer | None
    clock: Clock | None
    gestures: Gestures | None

    @property
    def actions(self) -> list[str]:
        """Whole actions to choose from; a game whose turns are made in steps has more."""
        if self.gestures is None:
            return []
        whole = [each.action for each in self.gestures.paths if each.action]
        return whole + [each.action for each in self.gestures.buttons]


class Entry(msgspec.Struct):
    """Something that happened."""

    n: int
    by: int
    kind: str
    text: str
    told: str


class Entries(msgspec.Struct, tag="entries"):
    """What happened since it was last told."""

    entries: list[Entry]


class Refusal(msgspec.Struct, tag="refusal"):
    """Why a wish was not granted."""

    clause: str
    told: str


class Fault(msgspec.Struct, tag="error"):
    """A mistake of the client's."""

    code: str
    detail: str


class Art(msgspec.Struct, tag="art"):
    """How the pieces look: nothing to a program."""


class Picking(msgspec.Struct, tag="picking"):
    """What the spots picked so far come to."""


class Pong(msgspec.Struct, tag="pong"):
    """Somebody is there."""


_Message = State | Entries | Refusal | Fault | Art | Picking | Pong
_DECODER: msgspec.json.Decoder[_Message] = msgspec.json.Decoder(_Message)


@dataclass(frozen=True, slots=True)
class _Answer:
    status: int
    location: str
    token: str


def create_table(house: str, form: Mapping[str, str], token: str = "") -> "Chair":
    """Lay a table with the fields of `POST /tables`, and sit down at it.

    With a `token` of an account, that account sits down; else a guest does.
    """
    return _seated(house, _post(house, "/tables", form, token))


def sit_down(invitation: str, name: str = "", token: str = "") -> "Chair":
    """Follow an invitation to a free chair; BadInput when somebody else has it."""
    parts = urlsplit(invitation)
    house = f"{parts.scheme}://{parts.netloc}"
    return _seated(house, _post(house, parts.path, {"name": name}, token))


def _post(house: str, path: str, form: Mapping[str, str], token: str) -> _Answer:
    parts = urlsplit(house)
    kinds = {"http": http.client.HTTPConnection, "https": http.client.HTTPSConnection}
    if parts.scheme not in kinds or not parts.netloc:
        raise BadInput(f"{house!r} is no address of a house; expected http://... or https://...")
    connection = kinds[parts.scheme](parts.netloc, timeout=_PATIENCE_SECONDS)
    try:
        headers = {"Content-Type": "application/x-www-form-urlencoded", **_bearing(token)}
        connection.request("POST", path, urlencode(form), headers)
        answer = connection.getresponse()
        cookies: SimpleCookie = SimpleCookie(answer.headers.get("Set-Cookie", ""))
        for line in answer.headers.get_all("Set-Cookie") or []:
            cookies.load(line)
        token = token or (cookies[_SEAT].value if _SEAT in cookies else "")
        return _Answer(answer.status, answer.headers.get("Location", ""), token)
    finally:
        connection.close()


def _bearing(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token else {}


def _seated(house: str, answer: _Answer) -> "Chair":
    if answer.status != 303 or not answer.token:
        raise BadInput(f"{house} gave no chair: it answered {answer.status}")
    return Chair(house, answer.location, answer.token)


class Chair:
    """A place at a table, held by a token; lost lines are opened again by themselves."""

    def __init__(self, house: str, table: str, token: str) -> None:
        self.house = house
        self.table = table
        self.token = token
        self.entries: list[Entry] = []
        self.refused: Refusal | Fault | None = None
        self._line: ClientConnection | None = None
        self._heard: list[str] = []  # of what came together, the last first
        self._open = ExitStack()  # closes the line

    def __enter__(self) -> "Chair":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        self._line = None
        self._heard = []
        self._open.close()

    def states(self) -> Iterator[State]:
        """How things stand, now and after every change. Words for the dice are spoken alone."""
        while True:
            try:
                message = self._hear()
            except (OSError, WebSocketException):
                self.close()
                time.sleep(_WAIT_SECONDS)
                continue
            match message:
                case State():
                    if not message.you:  # another came first, or the token was revoked
                        raise BadInput(f"{self.house}{self.table}: this token holds no chair here")
                    for chair in message.speak:
                        self._wish("words", chair=chair, words=secrets.token_hex(12))
                    yield message
                case Entries():
                    self.entries += message.entries
                case Refusal() | Fault():
                    self.refused = message

    def _hear(self) -> _Message:
        if self._line is None:
            address = self.house.replace("http", "ws", 1) + self.table + "/socket"
            line = connect(address, additional_headers=_bearing(self.token), max_size=None)
            self._line = self._open.enter_context(line)
            self._wish("join", since=len(self.entries))
        if not self._heard:
            self._heard = [*reversed(str(self._line.recv()).split("\n"))]
        return _DECODER.decode(self._heard.pop())

    def _wish(self, kind: str, **fields: Any) -> None:
        if self._line is None:
            raise BadInput("look at `states` first: there is no line to the table yet")
        # On a lost line it is made in vain: the state that comes by the next one shows it.
        with suppress(OSError, WebSocketException):
            self._line.send(msgspec.json.encode({"type": kind, **fields}).decode())

    # --- wishes; what came of them is in the states that follow, or in `refused` ---

    def act(self, state: State, action: str) -> None:
        """Do something in answer to a state."""
        self._wish("act", action=action, after=state.after)

    def offer(self, what: str) -> None:
        """Propose a `takeback`, a `draw` or a `rematch`."""
        self._wish("offer", what=what)

    def accept(self, offer: Offer) -> None:
        self._wish("accept", offer=offer.number)

    def decline(self, offer: Offer) -> None:
        self._wish("decline", offer=offer.number)

    def resign(self) -> None:
        self._wish("resign")

    def begin_next(self) -> None:
        """Go on with the next game of a match."""
        self._wish("next")
