"""Who asks: the one place that reads what holds a chair, from a browser or from a program.

A browser brings a cookie, a program `Authorization: Bearer TOKEN`; where both come, the program's
word counts. Nobody needs an account: a token of one's own is enough, and the house keeps only its
fingerprint.
"""

import secrets
from dataclasses import dataclass

from starlette.requests import HTTPConnection
from starlette.responses import Response

from gamecase.tables.house import fingerprint
from gamecase.web.reader import SEAT, remember

_SHORTEST = 20  # a token that can be guessed holds nothing


@dataclass(frozen=True, slots=True)
class Taker:
    """Who takes a chair: how the store knows him, and the token he does so by."""

    holder: str
    token: str
    is_new: bool = False  # the token was made for him just now
    is_browser: bool = True

    def remember(self, connection: HTTPConnection, response: Response) -> None:
        """Let a browser keep its token; a program keeps its own."""
        if self.is_browser:
            remember(connection, response, SEAT, self.token)


async def holder_of(connection: HTTPConnection) -> str:
    """How the store knows whoever asks; empty for somebody who holds no chair anywhere."""
    token = bearer_of(connection) or _cookie_of(connection)
    return fingerprint(token) if token else ""


async def taker_of(connection: HTTPConnection) -> Taker:
    """Whoever asks, as one who takes a chair: with a new token where none was brought."""
    token = bearer_of(connection)
    if token:
        return Taker(fingerprint(token), token, is_browser=False)
    known = _cookie_of(connection)
    token = known or secrets.token_urlsafe(32)
    return Taker(fingerprint(token), token, is_new=not known)


def bearer_of(connection: HTTPConnection) -> str:
    """The token a program brings; empty where it brings none, or one too short to be a secret."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    token = token.strip()
    return token if scheme.lower() == "bearer" and len(token) >= _SHORTEST else ""


def _cookie_of(connection: HTTPConnection) -> str:
    token = connection.cookies.get(SEAT, "")
    return token if len(token) >= _SHORTEST else ""
