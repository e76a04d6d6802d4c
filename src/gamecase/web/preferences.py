"""A reader's language, theme and name, as cookies and headers state them."""

from dataclasses import dataclass
from urllib.parse import quote, unquote

from starlette.requests import HTTPConnection
from starlette.responses import Response

from gamecase.scene.board_sets import BOARD_SETS, USUAL_SET
from gamecase.scene.themes import THEMES
from gamecase.tables.table_factory import clean_name
from gamecase.words import LANGUAGES, Language, Speaker, negotiate, speaker

SEAT_COOKIE = "gamecase-seat"
SESSION_COOKIE = "gamecase-session"
LANGUAGE_COOKIE = "gamecase-language"
THEME_COOKIE = "gamecase-theme"
SET_COOKIE = "gamecase-set"
NAME_COOKIE = "gamecase-name"
NOTICE_COOKIE = "gamecase-notice"
NOTICES = ("registered", "password-saved")  # told once, on the next page
_IDENTITY_COOKIES = (SEAT_COOKIE, SESSION_COOKIE)
_PROTECTED = "__Host-"  # RFC 6265bis, 4.1.3.2
_YEAR_SECONDS = 365 * 24 * 3600


@dataclass(frozen=True, slots=True)
class Preferences:
    """How one reader wants to see pages."""

    language: Language
    theme: str  # empty: follow the reader's system
    name: str
    board_set: str = USUAL_SET

    def speaker(self, game: str = "") -> Speaker:
        """The words of a game, or those of the pages alone, in the reader's language."""
        return speaker(self.language.code, game)


def language_of(connection: HTTPConnection) -> Language:
    """The chosen language; the Accept-Language header counts where none was chosen."""
    code = connection.cookies.get(LANGUAGE_COOKIE, "")
    if code not in LANGUAGES:
        code = negotiate(connection.headers.get("accept-language", ""))
    return LANGUAGES[code]


def preferences_of(connection: HTTPConnection) -> Preferences:
    """Read the preferences."""
    cookies = connection.cookies
    theme = cookies.get(THEME_COOKIE, "")
    board_set = cookies.get(SET_COOKIE, "")
    return Preferences(
        language=language_of(connection),
        theme=theme if theme in THEMES else "",
        name=clean_name(unquote(cookies.get(NAME_COOKIE, ""))),
        board_set=board_set if board_set in BOARD_SETS else USUAL_SET,
    )


def read_cookie(connection: HTTPConnection, name: str) -> str:
    """The value of a cookie; over HTTPS that of its protected form comes first."""
    cookies = connection.cookies
    if _is_https(connection) and (value := cookies.get(_PROTECTED + name)):
        return value
    return cookies.get(name, "")


def _is_https(connection: HTTPConnection) -> bool:
    return connection.scope["scheme"] in ("https", "wss")


def set_notice(connection: HTTPConnection, response: Response, notice: str) -> None:
    """Tell something on the next page that is shown."""
    set_cookie(connection, response, NOTICE_COOKIE, notice)


def set_cookie(
    connection: HTTPConnection,
    response: Response,
    name: str,
    value: str,
    seconds: int = _YEAR_SECONDS,
) -> None:
    """Set a cookie, for a year or a shorter time, or delete it when the value is empty.

    Scripts cannot read it and other sites do not send it. It is Secure only where the page came
    over HTTPS, so that playing on a home network over plain HTTP works too. There, the cookies that
    say who somebody is have a prefix by which browsers refuse them from anybody else: from other
    hosts of the domain, and over plain HTTP.
    """
    is_https = _is_https(connection)
    if is_https and name in _IDENTITY_COOKIES:
        if name in connection.cookies or not value:
            response.delete_cookie(name)
        name = _PROTECTED + name
    if not value:
        response.delete_cookie(name, secure=is_https, httponly=True, samesite="lax")
        return
    response.set_cookie(
        name,
        quote(value, safe=""),
        max_age=seconds,
        httponly=True,
        samesite="lax",
        secure=is_https,
    )
