"""What an engine needs once per computer, made ahead of the first request.

A game's optional `preparation` module compiles its engine and computes its tables. The server runs
it in the background; `gamecase warm-up` runs it at once. Meanwhile a request that may not wait is
answered without what is missing, and the answer says so: see `without_waiting`.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import StrEnum
from typing import Protocol, TypeVar

from gamecase.engines.cached_njit import is_interpreted

R_contra = TypeVar("R_contra", contravariant=True)


#: Called with the share that is done, from 0 to 1.
Progress = Callable[[float], None]


def ignore_progress(share: float) -> None:
    """Report progress to nobody."""


class MissingPreparation(StrEnum):
    """What an engine has to do without until it is prepared; the end of a message key."""

    COMPILED = "compiled"
    TABLES = "tables"


class PreparationModule(Protocol[R_contra]):
    """A game's `preparation` module; both functions report how far they are."""

    RANK: int  # games with a lower one are prepared first: those that are played most

    def compile_engine(self, rules: R_contra, progress: Progress, /) -> None:
        """Compile all that bots, hints and analyses call, by using it."""

    def compute_tables(self, rules: R_contra, progress: Progress, /) -> None:
        """Compute and store the tables of these rules; default: `no_tables`."""


def no_tables(rules: object, progress: Progress, /) -> None:
    """Default of `compute_tables`: there are none."""


# --- requests that may not wait ---

_missed: set[MissingPreparation] | None = None  # None: whoever asks may wait


@contextmanager
def without_waiting() -> Iterator[set[MissingPreparation]]:
    """Let engines in this process do without what is not ready; yields what they missed."""
    global _missed  # noqa: PLW0603 - a process answers one request at a time
    before, _missed = _missed, ({MissingPreparation.COMPILED} if is_interpreted() else set())
    try:
        yield _missed
    finally:
        _missed = before


def miss(what: MissingPreparation) -> bool:
    """Whether to do without something that is not ready; it is noted for the answer."""
    if is_interpreted():
        return True
    if _missed is None:
        return False
    _missed.add(what)
    return True
