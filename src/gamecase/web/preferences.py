"""Who reads a page: the language, the looks and the name."""

from dataclasses import dataclass
from urllib.parse import quote, unquote

from starlette.requests import HTTPConnection
from starlette.responses import Response

from gamecase.scene.themes import THEMES
from gamecase.tables.service import clean_name
from gamecase.words import LANGUAGES, Language, Speaker, negotiate, speaker

SEAT = "gamecase-seat"
LANGUAGE = "gamecase-language"
THEME = "gamecase-theme"
NAME = "gamecase-name"
_A_YEAR = 365 * 24 * 3600


@dataclass(frozen=True, slots=True)
class Reader:
    """What a browser's cookies and headers tell of the person before it."""

    language: Language
    theme: str  # empty: as the reader's system is set
    name: str

    def speaker(self, game: str = "") -> Speaker:
        return speaker(self.language.code, game)


def reader_of(connection: HTTPConnection) -> Reader:
    cookies = connection.cookies
    code = cookies.get(LANGUAGE, "")
    if code not in LANGUAGES:
        code = negotiate(connection.headers.get("accept-language", ""))
    theme = cookies.get(THEME, "")
    return Reader(
        language=LANGUAGES[code],
        theme=theme if theme in THEMES else "",
        name=clean_name(unquote(cookies.get(NAME, ""))),
    )


def remember(connection: HTTPConnection, response: Response, name: str, value: str) -> None:
    """Set a cookie for a year, or drop it when the value is empty.

    Never readable by scripts, never sent from other sites; Secure wherever the page came by HTTPS,
    so that play on a home network over plain HTTP works too.
    """
    if not value:
        response.delete_cookie(name)
        return
    response.set_cookie(
        name,
        quote(value, safe=""),
        max_age=_A_YEAR,
        httponly=True,
        samesite="lax",
        secure=connection.url.scheme == "https",
    )
