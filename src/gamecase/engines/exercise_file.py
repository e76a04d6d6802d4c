"""Files of exercises that come with a game: rows of text, with a digest in the first line.

The first line is `gamecase exercises 1`, the number of rows and the digest of what follows. The
rows are lines of fields with tabs between them; the first field is the name of the exercise, the
second its difficulty.
"""

from collections.abc import Iterable, Mapping
from hashlib import sha256
from pathlib import Path
from typing import TypeVar

from gamecase.kernel.errors import BadInput

_KIND = "gamecase exercises 1"
_DIGEST_LENGTH = 16

Row = tuple[str, ...]
T = TypeVar("T")


class DamagedExercises(ValueError):
    """A file of exercises that is not as it was written."""


def write_exercises(path: Path, rows: Iterable[Row]) -> None:
    """Write a file of exercises; the fields must not contain tabs or line ends."""
    lines = ["\t".join(row) for row in rows]
    body = "".join(f"{line}\n" for line in lines)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"{_KIND} {len(lines)} {_digest(body)}\n{body}", "utf-8", newline="\n")


def read_exercises(path: Path, fields: int) -> list[Row]:
    """The rows of a file, each with so many fields; DamagedExercises says what is wrong."""
    try:
        text = path.read_bytes().decode("utf-8")
    except UnicodeDecodeError as error:
        raise DamagedExercises(f"{path.name}: not UTF-8") from error
    first, _, body = text.partition("\n")
    lines = body.splitlines()
    expected = f"{_KIND} {len(lines)} {_digest(body)}"
    if first != expected:
        raise DamagedExercises(f"{path.name}: begins with {first[:60]!r}, expected {expected!r}")
    rows = [tuple(line.split("\t")) for line in lines]
    for number, row in enumerate(rows, 2):
        if len(row) != fields:
            raise DamagedExercises(
                f"{path.name}, line {number}: {len(row)} fields, expected {fields}"
            )
    return rows


def find_exercise(exercises: Mapping[str, T], name: str) -> T:
    """The exercise of a name; BadInput if there is none."""
    if name not in exercises:
        raise BadInput(f"no exercise {name[:40]!r}")
    return exercises[name]


def _digest(body: str) -> str:
    return sha256(body.encode()).hexdigest()[:_DIGEST_LENGTH]
