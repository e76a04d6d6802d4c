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
from gamecase.accounts.service import AccountService
from gamecase.accounts.sessions import TOKEN_MARK, SignedIn
from gamecase.tables.service import fingerprint
from gamecase.web.preferences import SEAT, remember

SESSION = "gamecase-session"
_TRUST_MILLISECONDS = 30_000
_SHORTEST = 20  # a token that can be guessed holds nothing


class BadToken(HTTPException):
    """A program's token that is no more, or is not enough."""


@dataclass(frozen=True, slots=True)
class Identity:
    """Whoever asks, as far as he is known."""

    holder: str = ""  # how the store knows him; empty for somebody who holds no chair anywhere
    account: Account | None = None
    session: SignedIn | None = None  # None: a program, or nobody who is signed in


@dataclass(frozen=True, slots=True)
class SeatClaim:
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


async def identify(connection: HTTPConnection) -> Identity:
    """Whoever asks; looked up once for each request."""
    if not hasattr(connection.state, "who"):
        connection.state.who = await _look_up(connection)
    found: Identity = connection.state.who
    return found


async def _look_up(connection: HTTPConnection) -> Identity:
    account_service: AccountService = connection.app.state.account_service
    token = bearer_of(connection)
    if token.startswith(TOKEN_MARK):
        return await _by_program(connection, account_service, token)
    if token:
        return Identity(fingerprint(token))
    session = connection.cookies.get(SESSION, "")
    found = await account_service.sessions.find(session) if session else None
    if found is not None:
        return Identity(found[0].holder, *found)
    token = guest_of(connection)
    return Identity(fingerprint(token) if token else "")


async def _by_program(
    connection: HTTPConnection, account_service: AccountService, token: str
) -> Identity:
    """Whose program asks. One that may only read does nothing, and watches where others play."""
    found = await account_service.sessions.find_token(token)
    is_socket = connection.scope["type"] == "websocket"
    if found is None:
        if is_socket:
            return Identity()
        raise BadToken(401, "no such token; it may have been revoked")
    account, kept = found
    if "play" not in kept.scopes:
        if is_socket:
            return Identity()
        if connection.scope["method"] not in ("GET", "HEAD"):
            raise BadToken(403, "this token may only read")
    return Identity(account.holder, account)


class IdentityCheck:
    """Whether whoever opened a socket or a stream is still known as who he was then.

    A session that was ended, or a token that was revoked, is good for nothing half a minute later,
    in what was open before too. A guest's token cannot end.
    """

    def __init__(self, connection: HTTPConnection) -> None:
        self._connection = connection
        self._people: AccountService = connection.app.state.account_service
        self._looked = self._people.now()
        self._who: Identity | None = None  # who he was

    async def is_so(self) -> bool:
        who = self._who = self._who or await identify(self._connection)
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
    return (await identify(connection)).holder


async def own_name(connection: HTTPConnection) -> str:
    """The name of an account, which stays the same at every table; empty for a guest."""
    account = (await identify(connection)).account
    return account.name if account else ""


async def seat_claim(connection: HTTPConnection) -> SeatClaim:
    """Whoever asks, as one who takes a chair: with a new token where none was brought."""
    who = await identify(connection)
    if who.account is not None:
        return SeatClaim(who.holder, "", is_browser=False, name=who.account.name)
    token = bearer_of(connection)
    if token:
        return SeatClaim(fingerprint(token), token, is_browser=False)
    known = guest_of(connection)
    token = known or secrets.token_urlsafe(32)
    return SeatClaim(fingerprint(token), token, is_new=not known)


def bearer_of(connection: HTTPConnection) -> str:
    """The token a program brings; empty where it brings none, or one too short to be a secret."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    token = token.strip()
    return token if scheme.lower() == "bearer" and len(token) >= _SHORTEST else ""


def guest_of(connection: HTTPConnection) -> str:
    """The token of a browser's own; empty where it has none."""
    token = connection.cookies.get(SEAT, "")
    return token if len(token) >= _SHORTEST else ""
