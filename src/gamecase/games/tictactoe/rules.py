"""The rules of tic-tac-toe. The § numbers are those of the booklet."""

from collections.abc import Mapping
from typing import Literal

from gamecase.games.tictactoe.notation import read_move, read_position, write_position
from gamecase.games.tictactoe.position import Move, Position
from gamecase.games.tictactoe.ruleset import Ruleset
from gamecase.kernel.booklet import Booklet, SwitchValue, build_ruleset
from gamecase.kernel.dice import Dice
from gamecase.kernel.game import Game, ListedActions
from gamecase.kernel.match import MatchScore
from gamecase.kernel.outcome import Outcome
from gamecase.kernel.phrase import Refusal
from gamecase.kernel.seat import Seat, opponent


class TicTacToe(Game[Ruleset, Position, Move]):
    """Three in a row on nine squares."""

    key = "tictactoe"
    version = 1
    gesture: Literal["pick", "aim"] = "pick"
    swaps_seats = True  # §2: X begins, so the players change seats from game to game
    uses_chance = False
    action_types: tuple[type, ...] = (Move,)

    def ruleset(self, booklet: Booklet, switches: Mapping[str, SwitchValue]) -> Ruleset:
        return build_ruleset(Ruleset, booklet, switches)

    def seats(self, rules: Ruleset) -> tuple[Seat, ...]:
        return (Seat.FIRST, Seat.SECOND)

    def opening(self, rules: Ruleset, match_score: MatchScore) -> Position:
        return Position(rules)

    def to_act(self, position: Position) -> Seat:
        return Seat.NOBODY if self.outcome(position) else position.turn

    def choices(self, position: Position) -> ListedActions[Move]:
        if self.outcome(position):
            return ListedActions(())
        return ListedActions(tuple(Move(square) for square in position.empty_squares()))

    def judge(self, position: Position, action: Move) -> Refusal | None:
        if self.outcome(position):
            return Refusal("game-over")
        owner = position.owner(action.square)
        if owner is not Seat.NOBODY:  # §3: on any empty square
            facts = {"square": action.square, "holder": owner.value}
            return Refusal("empty-square", facts, where=(action.square,))
        return None

    def apply(self, position: Position, action: Move) -> Position:
        return position.with_piece(action.square, position.turn)

    def nature(self, position: Position, dice: Dice) -> Move:
        raise AssertionError("nature never acts in tic-tac-toe")

    def outcome(self, position: Position) -> Outcome | None:
        winner = position.line_owner  # §6: a line wins, even on a full board
        if winner is not Seat.NOBODY:
            return Outcome((winner,), "three-in-a-row")
        if "." not in position.cells:  # §7
            return Outcome((), "board-full")
        if position.rules.ends_when_dead and position.is_dead:
            return Outcome((), "no-line-left")
        return None

    def resigned(self, position: Position, seat: Seat) -> Outcome:
        return Outcome((opponent(seat),), "resigned")

    def write(self, thing: Position | Move) -> str:
        return thing.square if isinstance(thing, Move) else write_position(thing)

    def read_position(self, rules: Ruleset, text: str) -> Position:
        return read_position(rules, text)

    def read_action(self, text: str) -> Move:
        return read_move(text)
