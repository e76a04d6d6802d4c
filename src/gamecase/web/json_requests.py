"""JSON in the body of a request, decoded into a type."""

from typing import TypeVar

import msgspec
from starlette.requests import Request

from gamecase.kernel.errors import BadInput

T = TypeVar("T")


async def read_json(request: Request, kind: type[T]) -> T:
    """Decode the body; BadInput when it is not JSON of that type, or nested too deeply."""
    return decode_json(await request.body(), kind)


def decode_json(body: bytes, kind: type[T]) -> T:
    """Decode a text; BadInput when it is not JSON of that type, or nested too deeply."""
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadInput(str(error)) from error
