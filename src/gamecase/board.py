"""A game on the desk of a script or a notebook: what may be done, do it, take it back."""

import secrets
from collections.abc import Mapping
from random import Random
from typing import Any

from gamecase.engines.bot import MoveContext, usual_level
from gamecase.kernel.booklet import SwitchValue
from gamecase.kernel.dice import DerivedDice, secret_of_seed
from gamecase.kernel.errors import BadInput
from gamecase.kernel.game import Listed
from gamecase.kernel.match import MatchScore
from gamecase.kernel.outcome import Outcome
from gamecase.kernel.phrase import Refusal
from gamecase.kernel.seat import Seat
from gamecase.picture import PositionPicture
from gamecase.registry import find
from gamecase.words import speaker


class IllegalAction(BadInput):
    """An action the rules do not allow here; `refusal` has the clause and the facts."""

    def __init__(self, told: str, refusal: Refusal) -> None:
        super().__init__(told)
        self.refusal = refusal


class Board:
    """One game of any kind, played action by action in the game's own notation.

    `position` begins it somewhere else than at the opening, and `seed` makes dice and bots play
    the same way again. Matches and
    records are in `gamecase.kernel.match_state`; this is the rules alone.
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
        self.game = self.package.game
        self.rules = self.package.rules(ruleset, switches)
        seeded = secrets.randbits(60) if seed is None else seed
        self._random = Random(seeded)
        self._secret = secret_of_seed(seeded)
        self._thrown = 0
        begun = (
            self.game.read_position(self.rules, position)
            if position
            else self.game.opening(self.rules, MatchScore())
        )
        self._positions = [begun]
        self._actions: list[str] = []

    def __str__(self) -> str:
        """The position as text; a board begins there with `position`."""
        return self.game.write(self.position)

    def _repr_svg_(self) -> str:
        return self.picture().svg

    @property
    def position(self) -> Any:
        """The position as the game's own frozen value."""
        return self._positions[-1]

    @property
    def actions(self) -> tuple[str, ...]:
        """What was done so far, chance included."""
        return tuple(self._actions)

    @property
    def turn(self) -> Seat:
        """Whose action comes next: a player's, nature's, or nobody's once it is over."""
        return self.game.to_act(self.position)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it goes on."""
        return self.game.outcome(self.position)

    @property
    def is_over(self) -> bool:
        return self.outcome is not None

    @property
    def legal(self) -> tuple[str, ...]:
        """Every legal action. Where a hand is free, as in crokinole, there is no list: BadInput."""
        choices = self.game.choices(self.position)
        if not isinstance(choices, Listed):
            raise BadInput(f"{self.game.key}: what may be done here has no list; ask `why_not`")
        return tuple(self.game.write(action) for action in choices.actions)

    def refusal(self, action: str) -> Refusal | None:
        """The first clause an action breaks; None when it is allowed."""
        return self.game.judge(self.position, self.game.read_action(action))

    def why_not(self, action: str, language: str = "en") -> str:
        """Why an action is not allowed, in a sentence; empty when it is."""
        refusal = self.refusal(action)
        return speaker(language, self.game.key).say(refusal.phrase) if refusal else ""

    def push(self, action: str) -> None:
        """Do an action, or IllegalAction that says why not; nothing has changed then."""
        refusal = self.refusal(action)
        if refusal is not None:
            raise IllegalAction(self.why_not(action), refusal)
        done = self.game.read_action(action)
        self._positions.append(self.game.apply(self.position, done))
        self._actions.append(self.game.write(done))

    def pop(self) -> str:
        """Take the last action back, and say which it was."""
        if not self._actions:
            raise BadInput("nothing to take back: no action was done yet")
        self._positions.pop()
        return self._actions.pop()

    def chance(self) -> str:
        """Let nature act: throw the dice, let the discs come to rest; what came of it."""
        if self.turn is not Seat.NATURE:
            raise BadInput(f"nothing is left to chance here: {self.turn.value} is to act")
        self._thrown += 1
        dice = DerivedDice(self._secret, (), self._thrown)
        action = self.game.write(self.game.nature(self.position, dice))
        self.push(action)
        return action

    def advise(self, level: str = "") -> str:
        """What the computer would do, at one of its levels or at the usual one."""
        if not self.turn.is_player:
            raise BadInput(f"no player is to act: it is {self.turn.value}'s turn")
        bot = self.package.bot.bot(level or usual_level(self.package.bot.LEVELS).key)
        action: Any = bot.advise(self.position, MoveContext(random=self._random)).action
        return self.game.write(action)

    def picture(
        self, seen_by: Seat = Seat.FIRST, *, theme: str = "light", language: str = "en"
    ) -> PositionPicture:
        """The position as a drawing, with words that can be read aloud."""
        return PositionPicture(self.package, self.position, seen_by, theme, language)
