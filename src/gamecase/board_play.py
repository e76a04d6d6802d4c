"""A game in progress: what is legal, playing it and taking it back, and copies of it."""

import copy
import secrets
from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, cast

from gamecase.kernel.annotation import Note
from gamecase.kernel.booklet import Clause, SwitchValue
from gamecase.kernel.dice import DerivedDice, secret_of_seed
from gamecase.kernel.errors import BadAction, BadInput, IllegalAction
from gamecase.kernel.game import Game
from gamecase.kernel.input_checks import check_text, check_whole, shown, wrong
from gamecase.kernel.match import MatchScore
from gamecase.kernel.outcome import Outcome
from gamecase.kernel.phrase import Refusal
from gamecase.kernel.seat import Seat
from gamecase.position_input import identify, read_match_score, read_position
from gamecase.registry import find

if TYPE_CHECKING:
    # Python has had defaults of type variables since 3.13
    from typing import Self

    from typing_extensions import TypeVar

    P = TypeVar("P", default=Any)
    A = TypeVar("A", default=Any)
else:
    from typing import TypeVar

    P = TypeVar("P")
    A = TypeVar("A")

__all__ = ["A", "BoardPlay", "P", "PlayedAction"]

_MAX_SEED = 1 << 256
_NOBODY = Seat.NOBODY  # members of an enumeration are slow to look up in Python 3.11


class PlayedAction(NamedTuple):
    """An action of a game: who played it, its text, and the position after it."""

    seat: Seat
    action: str
    position: Any


class BoardPlay(Generic[P, A]):
    """What `Board` is without notations of other programs, engines, files and pictures."""

    def __init__(  # noqa: PLR0913 - what a game may begin with, by name
        self,
        game: str,
        ruleset: str = "",
        *,
        position: str = "",
        switches: Mapping[str, SwitchValue] | None = None,
        match: str = "",
        scores: Sequence[Sequence[int]] = (),
        seed: int | None = None,
    ) -> None:
        self.package = find(check_text("game", game, "the key of a game"))
        self.game = cast("Game[object, P, A]", self.package.game)
        self.match_score: MatchScore = read_match_score(self.package, match, scores)
        start = read_position(self.package, ruleset, switches, position, self.match_score)
        #: The ruleset, its booklet and the switches chosen; a position ID may imply switches.
        self.rules: object = start.rules
        self.ruleset: str = start.ruleset
        self.switches: dict[str, SwitchValue] = dict(start.switches)
        self._seed = _read_seed(seed)
        self._secret = secret_of_seed(self._seed)
        self._random: Random | None = None  # built when a bot first needs it
        self._rolls = 0
        self._positions: list[P] = [start.position]
        self._actions: list[str] = []
        self._ended: Outcome | None = None  # off the board: a resignation, an agreed draw
        #: What files say beside the actions: names by seat, the date in milliseconds since 1970
        #: (0: unknown), headers, and notes by the number of actions played.
        self.names: tuple[str, ...] = ()
        self.made: int = 0
        self.headers: dict[str, str] = {}
        self.notes: dict[int, Note] = {}
        #: What a file had that this board has not, or what is doubtful about it.
        self.losses: tuple[str, ...] = ()
        # Computed about the current position; None until somebody asks.
        self._legal: dict[str, A] | None = None
        self._status: tuple[Seat, Outcome | None] | None = None

    @classmethod
    def from_id(cls, text: str, *, game: str = "", ruleset: str = "") -> "Self":
        """A board from the text of a position alone: XGID, GNUBG ID, OGID, FEN, PDN FEN and others.

        >>> BoardPlay.from_id("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:3:0:10").legal[0]
        '24/23 24/21'
        """
        check_text("text", text, "the text of a position")
        key = check_text("game", game, "the key of a game") or identify(text)
        return cls(key, ruleset, position=text)

    # --- copies, comparison, text ---

    def copy(self) -> "Self":
        """An independent board with the same game; playing on one does not change the other."""
        return copy.copy(self)

    def __copy__(self) -> "Self":
        other = object.__new__(type(self))
        vars(other).update(vars(self))
        other._positions = [*self._positions]
        other._actions = [*self._actions]
        other.headers, other.notes = dict(self.headers), dict(self.notes)
        other.switches = dict(self.switches)
        if self._random is not None:
            other._random = Random()
            other._random.setstate(self._random.getstate())
        return other

    def __deepcopy__(self, memo: dict[int, object]) -> "Self":
        return copy.copy(self)  # positions and notes are frozen values

    def __reduce__(self) -> tuple[object, ...]:
        state = {
            name: value
            for name, value in vars(self).items()
            if name
            not in ("package", "game", "rules", "clauses", "_positions", "_legal", "_status")
        }
        start = self.game.write(self._positions[0])
        return _restore, (type(self), self.game.key, start, state)

    def __eq__(self, other: object) -> bool:
        """Whether two boards show the same game: rules, start and actions are equal."""
        if not isinstance(other, BoardPlay):
            return NotImplemented
        return (
            self.game.key == other.game.key
            and self._positions[0] == other._positions[0]
            and self._actions == other._actions
            and self._ended == other._ended
        )

    __hash__ = None  # type: ignore[assignment]  # a board changes; its `position` can be hashed

    def __str__(self) -> str:
        """The position as text, which the `position` parameter accepts."""
        return self.game.write(self.position)

    def __repr__(self) -> str:
        given = f"{self.game.key!r}, {self.ruleset!r}"
        return f"Board({given}, position={str(self)!r})"

    # --- the state of the game ---

    @property
    def clauses(self) -> tuple[Clause, ...]:
        """The clauses in force; each says what it is based on (`Clause.origin`)."""
        return self.package.clauses(self.ruleset, self.switches)

    @property
    def position(self) -> P:
        """The current position, a frozen value of the game's own type."""
        return self._positions[-1]

    @property
    def history_start(self) -> P:
        """The position before the first action."""
        return self._positions[0]

    @property
    def ended(self) -> Outcome | None:
        """How the game ended off the board: a resignation, an agreed draw; None otherwise."""
        return self._ended

    @property
    def actions(self) -> tuple[str, ...]:
        """The actions played so far, including those of nature."""
        return tuple(self._actions)

    def history(self) -> tuple[PlayedAction, ...]:
        """The actions played so far with the seats that played them and the positions after."""
        to_act = self.game.to_act
        return tuple(
            PlayedAction(to_act(before), action, after)
            for before, action, after in zip(
                self._positions, self._actions, self._positions[1:], strict=False
            )
        )

    @property
    def turn(self) -> Seat:
        """The seat to act: a player, NATURE, or NOBODY once the game is over."""
        return (self._status or self._find_status())[0]

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return (self._status or self._find_status())[1]

    @property
    def is_over(self) -> bool:
        return (self._status or self._find_status())[1] is not None

    def _find_status(self) -> tuple[Seat, Outcome | None]:
        """The seat to act, which is NOBODY exactly when the game is over, and how it ended."""
        position, outcome = self._positions[-1], self._ended
        seat = _NOBODY if outcome else self.game.to_act(position)
        if seat is _NOBODY and not outcome:
            outcome = self.game.outcome(position)
        self._status = status = (seat, outcome)
        return status

    def _forget(self) -> None:
        """Forget what was computed about the position before."""
        self._legal = None
        self._status = None

    @property
    def legal(self) -> tuple[str, ...]:
        """Every legal action; BadInput where there is no list of them, as in crokinole."""
        return tuple(self._legal or self._legal_by_text())

    @property
    def legal_actions(self) -> tuple[A, ...]:
        """The same as values of the game's own types, which `push` accepts too."""
        return tuple(self._legal_by_text().values())

    def _legal_by_text(self) -> dict[str, A]:
        if self._legal is None:
            legal = {} if self._ended else self.game.listed_by_text(self._positions[-1])
            if legal is None:
                raise BadInput(f"{self.game.key} has no list of legal actions here; use `why_not`")
            self._legal = legal
        return self._legal

    def is_legal(self, action: "str | A") -> bool:
        """Whether an action may be played now; False also for a text that is no action at all."""
        try:
            return self.refusal(action) is None
        except BadAction:
            return False

    def refusal(self, action: "str | A") -> Refusal | None:
        """The first clause that an action breaks; None if it is legal."""
        value = self._read(action)
        return Refusal("game-over") if self._ended else self.game.judge(self.position, value)

    def why_not(self, action: "str | A", language: str = "en") -> str:
        """Why an action is not legal, in a sentence; empty if it is."""
        refusal = self.refusal(action)
        return self._say(refusal, check_text("language", language)) if refusal else ""

    def _say(self, refusal: Refusal, language: str) -> str:
        from gamecase.words import speaker  # noqa: PLC0415 - slow to import

        return speaker(language, self.game.key).say(refusal.phrase)

    def _read(self, action: "str | A") -> A:
        """The action of a text: in the game's own notation, or else in one of its others."""
        if not isinstance(action, str):
            if isinstance(action, self.game.action_types):
                return action
            raise wrong("action", action, "the text of an action")
        if self._legal is not None and (known := self._legal.get(action)) is not None:
            return known
        try:
            return self.game.read_action(action)
        except BadAction as error:
            for notation in self.package.action_notations.values():
                try:
                    return cast("A", notation.read(self.position, action))
                except BadAction as other:
                    last = other
            raise (last if self.package.action_notations else error) from error

    # --- playing ---

    def push(self, action: "str | A") -> None:
        """Play an action; IllegalAction, with nothing changed, if it is not legal."""
        if self._legal is not None and isinstance(action, str):
            known = self._legal.get(action)
            if known is not None:  # one of the texts that `legal` gave
                self._append(known, action)
                return
        value = self.game.usual_spelling(self.position, self._read(action))
        refusal = Refusal("game-over") if self._ended else self.game.judge(self.position, value)
        if refusal is not None:
            raise IllegalAction(self._say(refusal, "en"), refusal)
        self._append(value, self.game.write(value))

    def _append(self, value: A, text: str) -> None:
        self._positions.append(self.game.apply(self._positions[-1], value))
        self._actions.append(text)
        self._legal = None
        self._status = None

    def pop(self) -> str:
        """Take back the last action and return it; a resignation or agreed draw is taken back too.

        Its notes stay, in case it is played again.
        """
        if not self._actions:
            raise BadInput("nothing to take back: no action has been played")
        self._ended = None
        self._forget()
        self._positions.pop()
        return self._actions.pop()

    def chance(self) -> str:
        """Play and return the action of nature: a roll of the dice, or where discs come to rest."""
        if self.turn is not Seat.NATURE:
            raise BadInput(f"nature is not to act: it is the turn of {self.turn.value}")
        self._rolls += 1
        value = self.game.nature(self.position, DerivedDice(self._secret, (), self._rolls))
        self._append(value, self.game.write(value))
        return self._actions[-1]

    def resign(self, seat: Seat | None = None) -> Outcome:
        """End the game by the resignation of a seat, by default the one to act."""
        if self.is_over:
            raise BadInput("the game is over: nobody can resign")
        if seat is None:
            seat = self.turn
        if seat not in self.game.seats(self.rules):
            raise BadInput(f"seat: {shown(seat)} does not play; expected a seat that does")
        return self.end(self.game.resigned(self.position, seat))

    def agree_draw(self) -> Outcome:
        """End the game as an agreed draw."""
        return self.end(Outcome((), "agreed"))

    def end(self, outcome: Outcome) -> Outcome:
        """End the game off the board: by resignation, agreement or on time."""
        if not isinstance(outcome, Outcome):
            raise wrong("outcome", outcome, "an Outcome")
        if self.is_over:
            raise BadInput("the game is over already")
        self._ended = outcome
        self._forget()
        return outcome


def _read_seed(seed: object) -> int:
    return (
        secrets.randbits(60) if seed is None else check_whole("seed", seed, -_MAX_SEED, _MAX_SEED)
    )


def _restore(
    board_type: type[BoardPlay], game: str, start: str, state: dict[str, Any]
) -> BoardPlay:
    """The board of a pickle, played through again."""
    board = board_type(game, state["ruleset"], switches=state["switches"], position=start)
    actions: list[str] = state["_actions"]
    vars(board).update({**state, "_actions": []})
    for text in actions:
        board._append(board.game.read_action(text), text)
    board._forget()
    return board
