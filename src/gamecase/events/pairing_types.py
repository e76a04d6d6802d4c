"""Pairings of an event and their results."""

from typing import Literal

import msgspec

from gamecase.events.settings import Place

#: Which cup of an event a pairing belongs to; `rounds` for everything but knockouts.
Flight = Literal["rounds", "main", "consolation", "last-chance", "playoff"]

#: How a result came about. `no-show` and `forfeit` are without play.
ResultKind = Literal["played", "forfeit", "no-show", "bye"]

#: A bye that somebody asked for: half a point, or none for an absence.
ByeKind = Literal["half", "zero"]

Winner = Literal[0, 1, 2]

#: A board by the numbers of its round, its table and itself.
BoardPlace = tuple[int, int, int]


class GameResult(msgspec.Struct, frozen=True):
    """The result of one board of a pairing: who won, and the points of both sides."""

    winner: Winner = 0  # 1: the first side, 2: the second, 0: a draw, or nobody won
    points: tuple[int, int] = (0, 0)  # the score of the match, where one was kept
    kind: ResultKind = "played"

    @property
    def is_played(self) -> bool:
        return self.kind == "played"


class RequestedBye(msgspec.Struct, frozen=True, kw_only=True):
    """A bye that was asked for before its round was paired."""

    round: int
    entrant: int
    kind: ByeKind


def bye_result(kind: ByeKind) -> GameResult:
    """The result by which a pairing says that its bye was asked for."""
    return GameResult(winner=0 if kind == "half" else 2, kind="bye")


def forfeited(first_is_gone: bool, second_is_gone: bool) -> GameResult:
    """The result where one or both of the sides are not there."""
    if first_is_gone and second_is_gone:
        return GameResult(kind="forfeit")
    return GameResult(winner=2 if first_is_gone else 1, kind="forfeit")


class Pairing(msgspec.Struct, frozen=True, kw_only=True):
    """Two entrants at a table, or one who has a bye."""

    table: int  # from 1 in each round; where rounds overlap, a table that is free
    first: int  # has White, or begins
    second: int  # 0: the first has a bye; with a result of kind `bye`, one asked for
    place: Place = "real"
    flight: Flight = "rounds"
    slot: int = 0  # the place in a knockout's bracket, from 0 in each of its rounds
    results: tuple[GameResult | None, ...] = (None,)  # of each board
    is_by_hand: bool = False

    @property
    def is_bye(self) -> bool:
        return self.second == 0

    @property
    def is_half_bye(self) -> bool:
        """Whether a bye was asked for and counts half a win."""
        return self.is_bye and self.results == (bye_result("half"),)

    @property
    def is_zero_bye(self) -> bool:
        """Whether a bye was asked for and counts nothing."""
        return self.is_bye and self.results == (bye_result("zero"),)

    @property
    def is_done(self) -> bool:
        return self.is_bye or None not in self.results

    def has(self, entrant: int) -> bool:
        return entrant in (self.first, self.second)

    def opponent_of(self, entrant: int) -> int:
        """The other entrant; 0 for a bye."""
        return self.second if entrant == self.first else self.first

    def side_of(self, entrant: int) -> int:
        """1 or 2."""
        return 1 if entrant == self.first else 2

    @property
    def winner(self) -> int:
        """The number of the entrant who won; 0: a draw, nobody, or not yet known."""
        if self.is_bye:
            return 0 if self.results else self.first
        if not self.is_done:
            return 0
        wins = [result.winner for result in self.results if result is not None]
        balance = wins.count(1) - wins.count(2)
        return self.first if balance > 0 else self.second if balance < 0 else 0

    @property
    def is_played(self) -> bool:
        """Whether any board was played."""
        return not self.is_bye and any(r is not None and r.is_played for r in self.results)


class EventRound(msgspec.Struct, frozen=True, kw_only=True):
    """A round: pairings made together."""

    number: int  # from 1
    pairings: tuple[Pairing, ...]
    is_started: bool = False

    @property
    def is_done(self) -> bool:
        return all(pairing.is_done for pairing in self.pairings)

    def pairing(self, table: int) -> Pairing | None:
        """The pairing at a table; None when the round has no such table."""
        return next((pairing for pairing in self.pairings if pairing.table == table), None)

    def with_pairing(self, changed: Pairing) -> "EventRound":
        """The round with another pairing at that table."""
        pairings = (changed if each.table == changed.table else each for each in self.pairings)
        return msgspec.structs.replace(self, pairings=tuple(pairings))

    def pairing_of(self, entrant: int) -> Pairing | None:
        """The pairing of an entrant, or None."""
        return next((pairing for pairing in self.pairings if pairing.has(entrant)), None)
