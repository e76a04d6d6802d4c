"""What a player chose for the last table of each game, kept in a cookie for the next one."""

import re
from collections.abc import Mapping
from urllib.parse import parse_qsl, unquote, urlencode

from starlette.requests import HTTPConnection
from starlette.responses import Response

from gamecase.kernel.errors import BadInput
from gamecase.registry import GamePackage
from gamecase.web.forms import read_table_request, ruleset_of
from gamecase.web.preferences import set_cookie

_PREFIX = "gamecase-last-"
_MAX_LENGTH = 1500  # a browser keeps about 4000 characters of a cookie
_KEPT = re.compile(
    r"(ruleset|match|match-points|clock|dice|starts|rated|printed|player-[2-9]|level-[2-9]|switch-[a-z_]+)"
)


def last_choices(connection: HTTPConnection, package: GamePackage) -> dict[str, str]:
    """The fields of the form as they were sent last; empty for a game that is opened first."""
    text = unquote(connection.cookies.get(f"{_PREFIX}{package.game.key}", ""))
    if not text:
        return {}
    fields = {name: value for name, value in parse_qsl(text) if _KEPT.fullmatch(name)}
    try:
        read_table_request({**fields, "game": package.game.key})
    except BadInput:  # the game has changed since
        return {}
    return fields


def remember_choices(
    connection: HTTPConnection, response: Response, package: GamePackage, form: Mapping[str, str]
) -> None:
    """Keep the choices of a form that has created a table."""
    ruleset = ruleset_of(package, form).key
    fields = {"ruleset": ruleset}
    for name, value in form.items():
        booklet, _, own = name.rpartition("/")
        if booklet in ("", ruleset) and _KEPT.fullmatch(own) and own != "ruleset" and value:
            fields[own] = value
    text = urlencode(fields)
    if len(text) <= _MAX_LENGTH:
        set_cookie(connection, response, f"{_PREFIX}{package.game.key}", text)


def starts_at_once(choices: Mapping[str, str]) -> bool:
    """Whether a table with these choices can be played as soon as it exists."""
    kinds = [value for name, value in choices.items() if name.startswith("player-")]
    return bool(choices) and all(kind in ("bot", "here") for kind in kinds)
