"""A game in progress for scripts and notebooks: list legal actions, play them, take them back."""

import secrets
from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any, Generic, cast

from gamecase.engines.bot import MoveContext, usual_level
from gamecase.kernel.booklet import Clause, SwitchValue
from gamecase.kernel.dice import DerivedDice, secret_of_seed
from gamecase.kernel.errors import BadInput
from gamecase.kernel.game import Game, ListedActions
from gamecase.kernel.match import MatchScore
from gamecase.kernel.outcome import Outcome
from gamecase.kernel.phrase import Refusal
from gamecase.kernel.seat import Seat
from gamecase.picture import PositionPicture
from gamecase.registry import find
from gamecase.words import speaker

if TYPE_CHECKING:  # Python has had defaults of type variables since 3.13
    from typing_extensions import TypeVar

    P = TypeVar("P", default=Any)
    A = TypeVar("A", default=Any)
else:
    from typing import TypeVar

    P = TypeVar("P")
    A = TypeVar("A")


class IllegalAction(BadInput):
    """An action that the rules do not allow; `refusal` has the clause and the facts."""

    def __init__(self, reason: str, refusal: Refusal) -> None:
        super().__init__(reason)
        self.refusal = refusal


class Board(Generic[P, A]):
    """One game of any kind, played action by action in the game's own notation.

    Games are found by key, so type checkers cannot infer the types of positions and actions; name
    them where it matters: `board: Board[Position, Action] = Board("chess")`.

    `position` starts the game somewhere else than at the opening, and `seed` makes dice and bots
    reproducible. A board holds a single game without its log; matches and records are in
    `gamecase.kernel.match_state`.
    """

    def __init__(
        self,
        game: str,
        ruleset: str = "",
        *,
        position: str = "",
        switches: Mapping[str, SwitchValue] | None = None,
        seed: int | None = None,
    ) -> None:
        self.package = find(game)
        self.game = cast("Game[object, P, A]", self.package.game)
        self.rules: object = self.package.rules(ruleset, switches)
        #: The clauses in force; each says what it is based on (`Clause.origin`).
        self.clauses: tuple[Clause, ...] = self.package.clauses(ruleset, switches)
        if seed is None:
            seed = secrets.randbits(60)
        self._random = Random(seed)
        self._secret = secret_of_seed(seed)
        self._rolls = 0
        start = (
            self.game.read_position(self.rules, position)
            if position
            else self.game.opening(self.rules, MatchScore())
        )
        self._positions: list[P] = [start]
        self._actions: list[str] = []

    def __str__(self) -> str:
        """The position as text, which the `position` parameter accepts."""
        return self.game.write(self.position)

    def _repr_svg_(self) -> str:
        return self.picture().svg

    @property
    def position(self) -> P:
        """The current position, a frozen value of the game's own type."""
        return self._positions[-1]

    @property
    def actions(self) -> tuple[str, ...]:
        """The actions played so far, including those of nature."""
        return tuple(self._actions)

    @property
    def turn(self) -> Seat:
        """The seat to act: a player, NATURE, or NOBODY once the game is over."""
        return self.game.to_act(self.position)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.game.outcome(self.position)

    @property
    def is_over(self) -> bool:
        return self.outcome is not None

    @property
    def legal(self) -> tuple[str, ...]:
        """Every legal action; BadInput where there is no list of them, as in crokinole."""
        choices = self.game.choices(self.position)
        if not isinstance(choices, ListedActions):
            raise BadInput(f"{self.game.key} has no list of legal actions here; use `why_not`")
        return tuple(self.game.write(action) for action in choices.actions)

    def refusal(self, action: str) -> Refusal | None:
        """The first clause that an action breaks; None if it is legal."""
        return self.game.judge(self.position, self.game.read_action(action))

    def why_not(self, action: str, language: str = "en") -> str:
        """Why an action is not legal, in a sentence; empty if it is."""
        refusal = self.refusal(action)
        return speaker(language, self.game.key).say(refusal.phrase) if refusal else ""

    def push(self, action: str) -> None:
        """Play an action; IllegalAction, with nothing changed, if it is not legal."""
        value = self.game.usual_spelling(self.position, self.game.read_action(action))
        refusal = self.game.judge(self.position, value)
        if refusal is not None:
            reason = speaker("en", self.game.key).say(refusal.phrase)
            raise IllegalAction(reason, refusal)
        self._positions.append(self.game.apply(self.position, value))
        self._actions.append(self.game.write(value))

    def pop(self) -> str:
        """Take back the last action and return it."""
        if not self._actions:
            raise BadInput("nothing to take back: no action has been played")
        self._positions.pop()
        return self._actions.pop()

    def chance(self) -> str:
        """Play and return the action of nature: a roll of the dice, or where discs come to rest."""
        if self.turn is not Seat.NATURE:
            raise BadInput(f"nature is not to act: it is the turn of {self.turn.value}")
        self._rolls += 1
        dice = DerivedDice(self._secret, (), self._rolls)
        action = self.game.write(self.game.nature(self.position, dice))
        self.push(action)
        return action

    def advise(self, level: str = "") -> str:
        """The action a bot would play, at one of its levels or at the usual one."""
        if not self.turn.is_player:
            raise BadInput(f"no player is to act: it is the turn of {self.turn.value}")
        bot = self.package.bot.bot(level or usual_level(self.package.bot.LEVELS).key)
        advice = bot.advise(self.position, MoveContext(random=self._random))
        return self.game.write(cast("A", advice.action))

    def picture(
        self, seen_by: Seat = Seat.FIRST, *, theme: str = "light", language: str = "en"
    ) -> PositionPicture:
        """The position as a drawing, with a description for screen readers."""
        return PositionPicture(self.package, self.position, seen_by, theme, language)
