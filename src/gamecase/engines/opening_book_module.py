"""The protocol of a game's `opening_book` module: pages that tell how a game is opened."""

from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from gamecase.kernel.phrase import Phrase
from gamecase.kernel.seat import Seat

P_co = TypeVar("P_co", covariant=True)
R_contra = TypeVar("R_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class BookRow:
    """A move, what it is worth, and the page that follows it."""

    label: str  # what leads to the move, as players write it: a throw; empty: nothing
    move: str  # as players write it
    worth: Phrase
    key: str = ""  # of the page that follows; empty: there is none


@dataclass(frozen=True, slots=True, kw_only=True)
class BookPage(Generic[P_co]):
    """One page: a position and the moves in it, or what can be thrown and the best move of each."""

    path: tuple[tuple[str, str], ...]  # the pages that lead here, this one last: key and title
    position: P_co
    seat: Seat  # who sees it
    label: Phrase | None = None  # the heading of the labels, where rows have them
    rows: tuple[BookRow, ...]


class OpeningBookModule(Protocol[R_contra, P_co]):
    """A game's `opening_book` module; it has the message `opening-book-about` about its values."""

    BOOKLET: str  # by whose rules the book is

    def book_page(self, rules: R_contra, key: str, /) -> BookPage[P_co]:
        """A page by its key, the first one without; BadInput if there is none."""
