"""The protocol that every game implements."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, Generic, Literal, Protocol, TypeVar

from gamecase.kernel.booklet import Booklet, SwitchValue
from gamecase.kernel.dice import Dice
from gamecase.kernel.match import MatchScore
from gamecase.kernel.outcome import Outcome
from gamecase.kernel.phrase import Refusal
from gamecase.kernel.seat import Seat

R = TypeVar("R")
P = TypeVar("P")
A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class ListedActions(Generic[A]):
    """Every legal action, in notation order."""

    actions: tuple[A, ...]


@dataclass(frozen=True, slots=True)
class RangedActions(Generic[A]):
    """A range of actions, field by field between two corners; `judge` decides on each."""

    low: A
    high: A


@dataclass(frozen=True, slots=True)
class UnlistedActions:
    """Nature's actions here cannot be listed; `judge` decides on each."""


class Game(Protocol[R, P, A]):
    """The rules of one game for all its rulesets, as pure functions.

    Rulesets, positions and actions are frozen values; a position holds its ruleset and everything
    needed to play on. Implementations use no clock, no files and no texts for people.
    """

    key: str  # "crokinole"
    version: int  # raised when the same log would no longer give the same game
    gesture: Literal["pick", "aim"]  # how it is played with a pointer
    swaps_seats: bool  # the first seat always begins, so players swap seats after each game
    uses_chance: bool  # nature acts in every game of it; see `has_chance`
    # Defaults that a game overrides where it differs:
    chance_by_hand: bool = True  # people at a real board can enter what nature did
    lots_decide: bool = False  # lots decide who starts although seats are not swapped
    chance_settles: bool = False  # nature completes an action, and does not begin a turn
    points_per_game: float = 1  # about what a game of a match for points is worth
    real_board_switches: Mapping[str, SwitchValue] = MappingProxyType({})  # to keep its score
    action_types: tuple[type, ...] = ()  # the classes of its actions

    def ruleset(self, booklet: Booklet, switches: Mapping[str, SwitchValue]) -> R:
        """The booklet loaded and checked, with the players' choices among its switches."""

    def has_chance(self, rules: R) -> bool:
        """Whether nature acts by these rules; by default as in all others."""
        return self.uses_chance

    def seats(self, rules: R) -> tuple[Seat, ...]:
        """The seats that take part, in order of play."""

    def opening(self, rules: R, match_score: MatchScore) -> P:
        """The initial position of a game that begins at this match score."""

    def to_act(self, position: P) -> Seat:
        """Whose action comes next; nobody's once the game is over."""

    def choices(self, position: P) -> ListedActions[A] | RangedActions[A] | UnlistedActions:
        """What the seat to act may do."""

    def listed_by_text(self, position: P) -> dict[str, A] | None:
        """The listed actions by their texts, in order; None where there is no list.

        A game overrides it where texts can be had more cheaply than by writing every action.
        """
        choices = self.choices(position)
        if not isinstance(choices, ListedActions):
            return None
        return {self.write(action): action for action in choices.actions}

    def judge(self, position: P, action: A) -> Refusal | None:
        """None when the action is allowed; otherwise the first clause it breaks."""

    def apply(self, position: P, action: A) -> P:
        """The position after an action that `judge` allowed."""

    def usual_spelling(self, position: P, action: A) -> A:
        """The listed action that an action written in another way means; by default itself."""
        return action

    def nature(self, position: P, dice: Dice) -> A:
        """Nature's action; called only when nature is to act."""

    def throws_dice(self, position: P) -> bool:
        """Whether nature's action depends on dice; called only when nature is to act."""
        return True

    def outcome(self, position: P) -> Outcome | None:
        """How the game ended; None while it is in progress."""

    def resigned(self, position: P, seat: Seat) -> Outcome:
        """The outcome when the seat resigns here; the reason is "resigned"."""

    def out_of_time(self, position: P, seat: Seat) -> Outcome:
        """The outcome when the seat runs out of time; by default as if it had resigned."""
        return replace(self.resigned(position, seat), reason="time")

    def known_as(self, position: P, seat: Seat) -> Seat:
        """The seat by whose name and colour a seat is known; by default itself.

        For games in which colours are drawn by lot while the players keep their places.
        """
        return seat

    def example_rules(self, rules: R) -> R:
        """The rules by which the rule book plays its examples; by default the same.

        For switches that change how moves are made at a table rather than which are legal.
        """
        return rules

    def bots_play(self, rules: R) -> bool:
        """Whether computer players can take part under these rules."""
        return True

    def clauses_at_issue(self, position: P) -> tuple[str, ...]:
        """The clauses that may surprise the seat to act just now, most surprising first.

        A booklet names those of its clauses that differ from how most people play; the first
        time one of them matters, the player is told.
        """
        return ()

    def write(self, thing: P | A) -> str:
        """A position or an action as text; reading it back gives an equal value."""

    def read_position(self, rules: R, text: str) -> P:
        """The position a text describes, or BadPosition."""

    def read_action(self, text: str) -> A:
        """The action a text describes, or BadAction; whether it is legal is for `judge`."""


#: A game whose types the caller does not know, as in tables, records and pages.
AnyGame = Game[Any, Any, Any]
