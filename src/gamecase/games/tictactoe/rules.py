"""The rules of tic-tac-toe. The § numbers are those of the booklet."""

from collections.abc import Mapping
from typing import Literal

from gamecase.games.tictactoe.notation import read_place, read_position, write_position
from gamecase.games.tictactoe.position import Place, Position
from gamecase.games.tictactoe.ruleset import Ruleset
from gamecase.kernel.booklet import Booklet, SwitchValue, build_ruleset
from gamecase.kernel.dice import Dice
from gamecase.kernel.game import Game, Listed
from gamecase.kernel.match import MatchScore
from gamecase.kernel.outcome import Outcome
from gamecase.kernel.phrase import Refusal
from gamecase.kernel.seat import Seat, opponent


class TicTacToe(Game[Ruleset, Position, Place]):
    """Three in a row on nine squares."""

    key = "tictactoe"
    version = 1
    gesture: Literal["pick", "aim"] = "pick"
    swaps_seats = True  # §2: X begins, so who was O is X next time
    uses_chance = False

    def ruleset(self, booklet: Booklet, switches: Mapping[str, SwitchValue]) -> Ruleset:
        return build_ruleset(Ruleset, booklet, switches)

    def seats(self, rules: Ruleset) -> tuple[Seat, ...]:
        return (Seat.FIRST, Seat.SECOND)

    def opening(self, rules: Ruleset, match_score: MatchScore) -> Position:
        return Position(rules)

    def to_act(self, position: Position) -> Seat:
        return Seat.NOBODY if self.outcome(position) else position.turn

    def choices(self, position: Position) -> Listed[Place]:
        if self.outcome(position):
            return Listed(())
        return Listed(tuple(Place(square) for square in position.empty_squares()))

    def judge(self, position: Position, action: Place) -> Refusal | None:
        if self.outcome(position):
            return Refusal("game-over")
        holder = position.on(action.square)
        if holder is not Seat.NOBODY:  # §3: on any empty square
            facts = {"square": action.square, "holder": holder.value}
            return Refusal("empty-square", facts, where=(action.square,))
        return None

    def apply(self, position: Position, action: Place) -> Position:
        return position.with_piece(action.square, position.turn)

    def nature(self, position: Position, dice: Dice) -> Place:
        raise AssertionError("tic-tac-toe leaves nothing to nature")

    def outcome(self, position: Position) -> Outcome | None:
        winner = position.has_line  # §6: a line wins, even on a full board
        if winner is not Seat.NOBODY:
            return Outcome((winner,), "three-in-a-row")
        if "." not in position.cells:  # §7
            return Outcome((), "board-full")
        if position.rules.ends_when_dead and position.is_dead:
            return Outcome((), "no-line-left")
        return None

    def resigned(self, position: Position, seat: Seat) -> Outcome:
        return Outcome((opponent(seat),), "resigned")

    def write(self, thing: Position | Place) -> str:
        return thing.square if isinstance(thing, Place) else write_position(thing)

    def read_position(self, rules: Ruleset, text: str) -> Position:
        return read_position(rules, text)

    def read_action(self, text: str) -> Place:
        return read_place(text)
