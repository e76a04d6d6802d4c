"""The evaluations of a game as text that a database keeps: JSON, compressed."""

import base64
import zlib
from collections.abc import Sequence

import msgspec

from gamecase.engines.analyst_module import Evaluation
from gamecase.kernel.errors import BadInput

_LEVEL = 6  # of compression


def write_evaluations(evaluations: Sequence[Evaluation]) -> str:
    """The text of some evaluations."""
    data = msgspec.json.encode([*evaluations])
    return base64.b85encode(zlib.compress(data, _LEVEL)).decode("ascii")


def read_evaluations(text: str) -> tuple[Evaluation, ...]:
    """The evaluations of a text; BadInput where it was written by another version."""
    if not text:
        return ()
    try:
        data = zlib.decompress(base64.b85decode(text))
        return tuple(msgspec.json.decode(data, type=list[Evaluation]))
    except (ValueError, zlib.error, msgspec.MsgspecError) as error:
        raise BadInput(f"stored evaluations cannot be read: {error}") from error
