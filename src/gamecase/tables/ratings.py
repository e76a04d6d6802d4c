"""Who keeps the ratings, and what a table tells and asks him.

A table knows when a match ends; whose chairs they are and how strong that makes them is for the
scorekeeper, who writes it in the very transaction that makes the end of the match durable.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from gamecase.kernel.match_state import MatchState
from gamecase.kernel.phrase import Refusal
from gamecase.messages.types import RatingMessage
from gamecase.storage.store import ExtraWrites


@dataclass(frozen=True, slots=True)
class Finished:
    """A match that has come to its end."""

    table: str
    game: str
    nth: int  # of the table's matches, from 1
    winners: tuple[int, ...]  # chairs; nobody for a drawn match
    length: float  # in games, or points of which a game gives one


@dataclass(frozen=True, slots=True)
class ShownRating:
    """How strong somebody plays, as it is shown beside the name."""

    rating: str
    change: int | None = None  # by the last match of the table; None before its end


class RatingService(Protocol):
    """Knows those who have an account, and keeps their ratings."""

    def knows(self, holder: str) -> bool:
        """Whether somebody can be rated."""

    async def name_of(self, holder: str) -> str:
        """What somebody is called at every table; empty for a guest, who may choose."""

    def rate(self, match: Finished) -> ExtraWrites:
        """What to write together with the end of a match."""

    async def strengths(self, table: str, game: str) -> Mapping[int, ShownRating]:
        """How strong those play who sit at a table, by chair."""


class TableRatings:
    """The ratings at one table; at most tables there are none."""

    def __init__(self, keeper: RatingService | None) -> None:
        self._keeper = keeper
        self._strengths: Mapping[int, ShownRating] = {}
        self._as_of: object = None

    def refusal(self, state: MatchState, holder: str, held: Sequence[int]) -> Refusal | None:
        """Why somebody who holds these chairs may not take one more."""
        if not state.header.is_rated:
            return None
        if self._keeper is None or not self._keeper.knows(holder):
            return Refusal("rated-account")
        return Refusal("rated-alone") if held else None

    async def name_of(self, holder: str) -> str:
        """What somebody is called at every table; empty for a guest, who may choose."""
        return await self._keeper.name_of(holder) if self._keeper else ""

    def along(self, before: MatchState, after: MatchState) -> ExtraWrites | None:
        """What is to be written with the end of a rated match."""
        if self._keeper is None or not after.header.is_rated:
            return None
        match = finished(before, after)
        return self._keeper.rate(match) if match else None

    async def look(self, state: MatchState) -> None:
        """See how strong those play who sit here, when one has sat down or a match has ended."""
        header, as_of = state.header, (state.seated, state.match_winners)
        if header.is_rated and self._keeper is not None and as_of != self._as_of:
            self._strengths = await self._keeper.strengths(header.table, header.game)
            self._as_of = as_of

    def shown(self, state: MatchState, chair: int) -> RatingMessage:
        """What stands beside a name: the rating, and what the match has made of it."""
        strength = self._strengths.get(chair)
        change = strength.change if strength and state.match.is_over else None
        return {
            "rating": strength.rating if strength else "",
            "rating_change": "" if change is None else f"{change:+d}".replace("-", "−"),
        }


def finished(before: MatchState, after: MatchState) -> Finished | None:
    """The match that ended between two moments of a table; None where none did."""
    if len(after.match_winners) == len(before.match_winners):
        return None
    rule, header = after.header.match, after.header
    points = after.game.points_per_game if rule.kind == "first-to" else 1
    length = max(1.0, rule.number / points)
    return Finished(
        header.table, header.game, len(after.match_winners), after.match_winners[-1], length
    )
