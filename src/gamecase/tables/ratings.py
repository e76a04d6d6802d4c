"""The interface between tables and the rating service.

A table knows when a match ends. The rating service knows the accounts behind the chairs, and writes
the new ratings in the transaction that stores the end of the match.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from gamecase.kernel.match import MatchRule
from gamecase.kernel.match_state import MatchState
from gamecase.kernel.phrase import Refusal
from gamecase.storage.store import ExtraWrites


@dataclass(frozen=True, slots=True)
class FinishedMatch:
    """A match that has ended."""

    table: str
    game: str
    nth: int  # of the table's matches, from 1
    winners: tuple[int, ...]  # chairs; empty for a draw
    length: float  # in games, or in points divided by the points of a usual game


@dataclass(frozen=True, slots=True, kw_only=True)
class RealBoardMatch:
    """A match at a real board between the holders of two accounts."""

    game: str
    holders: tuple[str, str]
    winner: int  # 1 or 2; 0: a draw
    length: float  # as of a `FinishedMatch`


@dataclass(frozen=True, slots=True)
class ShownRating:
    """A rating as it is shown beside a name."""

    rating: str
    change: int | None = None  # by the last match of the table; None before its end


class AccountRatings(Protocol):
    """Knows accounts and their ratings."""

    def knows(self, holder: str) -> bool:
        """Whether the holder has an account and so can be rated."""

    async def name_of(self, holder: str) -> str:
        """The name of a holder's account; empty for a guest."""

    def rate(self, match: FinishedMatch) -> ExtraWrites:
        """The writes to make together with the end of a match."""

    def rate_all(self, matches: Sequence[RealBoardMatch]) -> ExtraWrites:
        """The writes that rate matches of real boards, in order."""

    async def ratings_at(self, table: str, game: str) -> Mapping[int, ShownRating]:
        """The ratings of the seated players, by chair."""


class TableRatings:
    """The ratings at one table; most tables are not rated."""

    def __init__(self, service: AccountRatings | None) -> None:
        self._service = service
        self._ratings: Mapping[int, ShownRating] = {}
        self._loaded_for: object = None

    def refusal(self, state: MatchState, holder: str, held: Sequence[int]) -> Refusal | None:
        """Why a holder of these chairs may not take another one."""
        if not state.header.is_rated:
            return None
        if self._service is None or not self._service.knows(holder):
            return Refusal("rated-account")
        return Refusal("rated-alone") if held else None

    async def name_of(self, holder: str) -> str:
        """The name of a holder's account; empty for a guest."""
        return await self._service.name_of(holder) if self._service else ""

    def extra_writes(self, before: MatchState, after: MatchState) -> ExtraWrites | None:
        """The writes to make together with the end of a rated match."""
        if self._service is None or not after.header.is_rated:
            return None
        match = finished_match(before, after)
        return self._service.rate(match) if match else None

    async def refresh(self, state: MatchState) -> None:
        """Reload the ratings of the seated players if one has sat down or a match has ended."""
        header, key = state.header, (state.seated, state.match_winners)
        if header.is_rated and self._service is not None and key != self._loaded_for:
            self._ratings = await self._service.ratings_at(header.table, header.game)
            self._loaded_for = key

    def rating_of(self, chair: int) -> ShownRating | None:
        return self._ratings.get(chair)


def finished_match(before: MatchState, after: MatchState) -> FinishedMatch | None:
    """The match that ended between two states of a table; None if none did."""
    winners = after.match_winners
    if len(winners) == len(before.match_winners):
        return None
    header = after.header
    length = match_length(header.match, after.game.points_per_game)
    return FinishedMatch(header.table, header.game, len(winners), winners[-1], length)


def match_length(rule: MatchRule, points_per_game: float) -> float:
    """The length of a match in games, or in points divided by the points of a usual game."""
    return max(1.0, rule.number / (points_per_game if rule.kind == "first-to" else 1))
