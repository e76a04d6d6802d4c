"""Which English each translation was made from.

Beside the word files of a folder, `digests/<language>.txt` has a line for each translated message:
its key and the digest of the English message it was made from. When the English changes, the
translation is older than its source until somebody has looked at it and stamped it again.
"""

from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from pathlib import Path

from gamecase.kernel.errors import BookletError
from gamecase.words.messages import Message


class State(Enum):
    """How a translation of a message stands to its source."""

    MISSING = "missing"
    OUTDATED = "outdated"
    CURRENT = "current"


def digest_file(folder: Path, code: str) -> Path:
    """The file of digests of a language in a folder of words."""
    return folder / "digests" / f"{code}.txt"


def read_digests(folder: Path, code: str) -> dict[str, str]:
    """The digest of the source of each message that is stamped; none without a file."""
    path = digest_file(folder, code)
    if not path.exists():
        return {}
    digests = {}
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        key, _, digest = line.partition(" ")
        if not key or not digest:
            raise BookletError(f"{path}: line {number}: {line!r} is not a key and a digest")
        digests[key] = digest
    return digests


def write_digests(folder: Path, code: str, digests: Mapping[str, str]) -> None:
    """Write the digests of a language, sorted by key."""
    path = digest_file(folder, code)
    path.parent.mkdir(exist_ok=True)
    path.write_text("".join(f"{key} {digests[key]}\n" for key in sorted(digests)), "utf-8")


def state_of(
    key: str,
    source: Mapping[str, Message],
    messages: Mapping[str, Message],
    digests: Mapping[str, str],
) -> State:
    """The state of a message of the source in a language."""
    if key not in messages:
        return State.MISSING
    return State.CURRENT if digests.get(key) == source[key].digest else State.OUTDATED


def stamp(
    digests: Mapping[str, str],
    source: Mapping[str, Message],
    messages: Mapping[str, Message],
    is_redone: Callable[[str], bool],
) -> tuple[dict[str, str], list[str]]:
    """The digests after stamping the redone messages, and the keys whose digest changed.

    Digests of messages that no longer exist are dropped.
    """
    both: Iterable[str] = [key for key in messages if key in source]
    stamped = {key: digests[key] for key in both if key in digests}
    for key in both:
        if is_redone(key):
            stamped[key] = source[key].digest
    return stamped, [key for key in both if stamped.get(key) != digests.get(key)]
