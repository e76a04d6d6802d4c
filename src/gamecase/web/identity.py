"""Authentication: which holder of chairs, and which account, a request belongs to.

A program sends `Authorization: Bearer TOKEN`, a browser its session cookie after a login, any other
browser a token of its own in a cookie. Where several are sent, the first of these counts. No
account is needed to play: such a token is enough, and only its fingerprint is stored.
"""

import secrets
from dataclasses import dataclass

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import Response

from gamecase.accounts.accounts import Account
from gamecase.accounts.sessions import LoginSession
from gamecase.accounts.tokens import TOKEN_PREFIX
from gamecase.tables.table_factory import fingerprint
from gamecase.web.client_addresses import client_key
from gamecase.web.preferences import SEAT_COOKIE, SESSION_COOKIE, read_cookie, set_cookie
from gamecase.web.services import services_of, settings_of

_RECHECK_MILLISECONDS = 30_000
_MIN_TOKEN_LENGTH = 20  # a shorter one could be guessed


class GuestsRefused(Exception):
    """A guest wants to play where only accounts may."""


class BadToken(HTTPException):
    """A program's token that does not exist, or does not allow what it is used for."""


@dataclass(frozen=True, slots=True)
class Identity:
    """What is known about the sender of a request."""

    holder: str = ""  # the store's key of a holder of chairs; empty: holds none
    account: Account | None = None
    session: LoginSession | None = None  # None: a program, or nobody is logged in
    may_play: bool = True  # False: a token that may only read


@dataclass(frozen=True, slots=True)
class SeatClaim:
    """Who takes a chair, and the token that will hold it."""

    holder: str
    token: str
    is_new: bool = False  # the token was created for this request
    is_browser: bool = True
    name: str = ""  # the account's name; guests choose theirs at each table

    def set_cookie(self, connection: HTTPConnection, response: Response) -> None:
        """Store a guest's token in the browser; programs and accounts need no cookie."""
        if self.is_browser:
            set_cookie(connection, response, SEAT_COOKIE, self.token)


async def identify(connection: HTTPConnection) -> Identity:
    """The sender of a request, looked up once per request."""
    if not hasattr(connection.state, "identity"):
        connection.state.identity = await _look_up(connection)
        if holder := connection.state.identity.holder:
            services_of(connection).holder_addresses.note(holder, client_key(connection))
    identity: Identity = connection.state.identity
    return identity


def signed_in_account(connection: HTTPConnection) -> Account | None:
    """The account of a browser that is signed in, where `identify` has looked it up already."""
    identity: Identity | None = getattr(connection.state, "identity", None)
    return identity.account if identity is not None and identity.session is not None else None


async def _look_up(connection: HTTPConnection) -> Identity:
    token = bearer_token(connection)
    if token.startswith(TOKEN_PREFIX):
        return await _look_up_token(connection, token)
    if token:
        return Identity(fingerprint(token))
    cookie = read_cookie(connection, SESSION_COOKIE)
    if cookie:
        login = await services_of(connection).accounts.sessions.find(cookie)
        if login is not None:
            account, session = login
            return Identity(account.holder, account, session)
    token = guest_token(connection)
    return Identity(fingerprint(token) if token else "")


async def _look_up_token(connection: HTTPConnection, token: str) -> Identity:
    """The account of a program's token; one that may only read is nobody on a socket."""
    match = await services_of(connection).accounts.tokens.find(token)
    is_socket = connection.scope["type"] == "websocket"
    if match is None:
        if is_socket:
            return Identity()
        raise BadToken(401, "no such token; it may have been revoked")
    account, api_token = match
    if "play" not in api_token.scopes:
        if is_socket:
            return Identity()
        if connection.scope["method"] not in ("GET", "HEAD"):
            raise BadToken(403, "this token may only read")
    return Identity(account.holder, account, may_play="play" in api_token.scopes)


class IdentityRecheck:
    """Checks that the identity which opened a socket or a stream is still valid.

    A session that has ended, or a token that was revoked, stops working within half a minute on
    connections that are already open. A guest's token cannot be revoked.
    """

    def __init__(self, connection: HTTPConnection) -> None:
        self._connection = connection
        self._accounts = services_of(connection).accounts
        self._checked = self._accounts.now()
        self._identity: Identity | None = None  # as it was at first

    async def is_valid(self) -> bool:
        """Whether the identity still holds, as of the last half minute."""
        identity = self._identity = self._identity or await identify(self._connection)
        if identity.account is None:
            return True
        now = self._accounts.now()
        if now - self._checked < _RECHECK_MILLISECONDS:
            return True
        self._checked = now
        try:
            return (await _look_up(self._connection)).holder == identity.holder
        except BadToken:
            return False


async def holder_of(connection: HTTPConnection) -> str:
    """The store's key for the sender of a request; empty for somebody who holds no chair."""
    return (await identify(connection)).holder


async def account_name(connection: HTTPConnection) -> str:
    """The name of the sender's account, which is the same at every table; empty for a guest."""
    account = (await identify(connection)).account
    return account.name if account else ""


async def seat_claim(connection: HTTPConnection) -> SeatClaim:
    """The claim by which the sender of a request takes chairs; guests without a token get one."""
    identity = await identify(connection)
    if identity.account is not None:
        return SeatClaim(identity.holder, "", is_browser=False, name=identity.account.name)
    if not settings_of(connection).guests:
        raise GuestsRefused
    token = bearer_token(connection)
    if token:
        return SeatClaim(fingerprint(token), token, is_browser=False)
    cookie = guest_token(connection)
    token = cookie or secrets.token_urlsafe(32)
    holder = fingerprint(token)
    services_of(connection).holder_addresses.note(holder, client_key(connection))
    return SeatClaim(holder, token, is_new=not cookie)


def bearer_token(connection: HTTPConnection) -> str:
    """The token of the Authorization header; empty without one, or when it is too short."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    token = token.strip()
    return token if scheme.lower() == "bearer" and len(token) >= _MIN_TOKEN_LENGTH else ""


def guest_token(connection: HTTPConnection) -> str:
    """The token in a guest's cookie; empty without one."""
    token = read_cookie(connection, SEAT_COOKIE)
    return token if len(token) >= _MIN_TOKEN_LENGTH else ""
