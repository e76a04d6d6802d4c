"""What a program is told when something is wrong: a code it can tell apart, and a detail."""

import msgspec
from starlette.responses import Response
from starlette.types import Scope

API = "/api/"


class Fault(msgspec.Struct, omit_defaults=True):
    """Why a request came to nothing. A refusal names its clause, and tells it in words."""

    code: str
    detail: str = ""
    clause: str = ""
    told: str = ""
    where: list[str] = []


def is_api(scope: Scope) -> bool:
    """Whether a program asked, who cannot read pages."""
    path: str = scope["path"]
    return path.startswith(API)


def fault(status: int, code: str, detail: str = "") -> Response:
    return answer(Fault(code, detail), status)


def answer(thing: object, status: int = 200) -> Response:
    """Anything as JSON, that nobody keeps a copy of."""
    return encoded(msgspec.json.encode(thing), status)


def encoded(body: bytes, status: int = 200) -> Response:
    headers = {"Cache-Control": "no-store", "Vary": "Cookie, Authorization, Accept-Language"}
    return Response(body, status, headers, "application/json")
