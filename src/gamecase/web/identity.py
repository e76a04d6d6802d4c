"""Who asks: the one place that reads what holds a chair, from a browser or from a program.

A program brings `Authorization: Bearer TOKEN`, a browser that somebody is signed in with a session,
any other browser a token of its own; where several come, the first of these counts. Nobody needs an
account: a token of one's own is enough, and the house keeps only its fingerprint.
"""

import secrets
from dataclasses import dataclass

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import Response

from gamecase.accounts.accounts import Account
from gamecase.accounts.service import People
from gamecase.accounts.sessions import TOKEN_MARK, SignedIn
from gamecase.tables.service import fingerprint
from gamecase.web.preferences import SEAT, remember

SESSION = "gamecase-session"
_TRUST_MILLISECONDS = 30_000
_SHORTEST = 20  # a token that can be guessed holds nothing


class BadToken(HTTPException):
    """A program's token that is no more, or is not enough."""


@dataclass(frozen=True, slots=True)
class Who:
    """Whoever asks, as far as he is known."""

    holder: str = ""  # how the store knows him; empty for somebody who holds no chair anywhere
    account: Account | None = None
    session: SignedIn | None = None  # None: a program, or nobody who is signed in


@dataclass(frozen=True, slots=True)
class Taker:
    """Who takes a chair: how the store knows him, and the token he does so by."""

    holder: str
    token: str
    is_new: bool = False  # the token was made for him just now
    is_browser: bool = True
    name: str = ""  # that of an account; a guest is called as he likes

    def remember(self, connection: HTTPConnection, response: Response) -> None:
        """Let a browser keep its token; a program keeps its own, and an account needs none."""
        if self.is_browser:
            remember(connection, response, SEAT, self.token)


async def who_asks(connection: HTTPConnection) -> Who:
    """Whoever asks; looked up once for each request."""
    if not hasattr(connection.state, "who"):
        connection.state.who = await _look_up(connection)
    found: Who = connection.state.who
    return found


async def _look_up(connection: HTTPConnection) -> Who:
    people: People = connection.app.state.people
    token = bearer_of(connection)
    if token.startswith(TOKEN_MARK):
        return await _by_program(connection, people, token)
    if token:
        return Who(fingerprint(token))
    session = connection.cookies.get(SESSION, "")
    found = await people.sessions.find(session) if session else None
    if found is not None:
        return Who(found[0].holder, *found)
    token = guest_of(connection)
    return Who(fingerprint(token) if token else "")


async def _by_program(connection: HTTPConnection, people: People, token: str) -> Who:
    """Whose program asks. One that may only read does nothing, and watches where others play."""
    found = await people.sessions.find_token(token)
    is_socket = connection.scope["type"] == "websocket"
    if found is None:
        if is_socket:
            return Who()
        raise BadToken(401, "no such token; it may have been revoked")
    account, kept = found
    if "play" not in kept.scopes:
        if is_socket:
            return Who()
        if connection.scope["method"] not in ("GET", "HEAD"):
            raise BadToken(403, "this token may only read")
    return Who(account.holder, account)


class StillKnown:
    """Whether whoever opened a socket or a stream is still known as who he was then.

    A session that was ended, or a token that was revoked, is good for nothing half a minute later,
    in what was open before too. A guest's token cannot end.
    """

    def __init__(self, connection: HTTPConnection) -> None:
        self._connection = connection
        self._people: People = connection.app.state.people
        self._looked = self._people.now()
        self._who: Who | None = None  # who he was

    async def is_so(self) -> bool:
        who = self._who = self._who or await who_asks(self._connection)
        if who.account is None:
            return True
        now = self._people.now()
        if now - self._looked < _TRUST_MILLISECONDS:
            return True
        self._looked = now
        try:
            return (await _look_up(self._connection)).holder == who.holder
        except BadToken:
            return False


async def holder_of(connection: HTTPConnection) -> str:
    """How the store knows whoever asks; empty for somebody who holds no chair anywhere."""
    return (await who_asks(connection)).holder


async def own_name(connection: HTTPConnection) -> str:
    """The name of an account, which stays the same at every table; empty for a guest."""
    account = (await who_asks(connection)).account
    return account.name if account else ""


async def taker_of(connection: HTTPConnection) -> Taker:
    """Whoever asks, as one who takes a chair: with a new token where none was brought."""
    who = await who_asks(connection)
    if who.account is not None:
        return Taker(who.holder, "", is_browser=False, name=who.account.name)
    token = bearer_of(connection)
    if token:
        return Taker(fingerprint(token), token, is_browser=False)
    known = guest_of(connection)
    token = known or secrets.token_urlsafe(32)
    return Taker(fingerprint(token), token, is_new=not known)


def bearer_of(connection: HTTPConnection) -> str:
    """The token a program brings; empty where it brings none, or one too short to be a secret."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    token = token.strip()
    return token if scheme.lower() == "bearer" and len(token) >= _SHORTEST else ""


def guest_of(connection: HTTPConnection) -> str:
    """The token of a browser's own; empty where it has none."""
    token = connection.cookies.get(SEAT, "")
    return token if len(token) >= _SHORTEST else ""
