"""The rules of draughts for every booklet; comments name the clauses."""

from collections.abc import Mapping
from typing import Literal

from gamecase.games.draughts.board import is_king
from gamecase.games.draughts.moves import LegalMoves, find_legal_moves
from gamecase.games.draughts.notation import read_move, read_position, write_position
from gamecase.games.draughts.position import Move, Position, opening_cells, short_limit
from gamecase.games.draughts.refusals import refusal_of
from gamecase.games.draughts.ruleset import Blocked, CaptureDuty, Ruleset
from gamecase.kernel.booklet import Booklet, SwitchValue, build_ruleset
from gamecase.kernel.dice import Dice
from gamecase.kernel.game import Game, ListedActions
from gamecase.kernel.last_result import remember_last
from gamecase.kernel.match import MatchScore
from gamecase.kernel.outcome import Outcome
from gamecase.kernel.phrase import Refusal
from gamecase.kernel.seat import Seat, opponent


class Draughts(Game[Ruleset, Position, Move]):
    """The game of draughts, by any ruleset."""

    key = "draughts"
    version = 3  # 2: short endings are draws; 3: five booklets count them as their federations do
    gesture: Literal["pick", "aim"] = "pick"
    swaps_seats = True  # one colour always begins, so players change colours from game to game
    uses_chance = False
    action_types: tuple[type, ...] = (Move,)

    def ruleset(self, booklet: Booklet, switches: Mapping[str, SwitchValue]) -> Ruleset:
        return build_ruleset(Ruleset, booklet, switches)

    def seats(self, rules: Ruleset) -> tuple[Seat, ...]:
        return (Seat.FIRST, Seat.SECOND)

    def opening(self, rules: Ruleset, match_score: MatchScore) -> Position:
        return Position(rules, opening_cells(rules), rules.starter)

    def to_act(self, position: Position) -> Seat:
        outcome, _ = status_of(position)
        return Seat.NOBODY if outcome else position.rules.seat_of(position.turn)

    def choices(self, position: Position) -> ListedActions[Move]:
        return ListedActions(tuple(self.listed_by_text(position).values()))

    def listed_by_text(self, position: Position) -> dict[str, Move]:
        outcome, legal = status_of(position)
        return {} if outcome else legal.by_text

    def judge(self, position: Position, action: Move) -> Refusal | None:
        outcome, legal = status_of(position)
        if outcome:
            return Refusal("game-over")
        if legal.find(action) is not None:
            return None
        return refusal_of(position, action, legal)

    def apply(self, position: Position, action: Move) -> Position:
        rules, cells = position.rules, position.cells
        _, legal = status_of(position)
        play = legal.find(action)
        assert play is not None  # `judge` allowed it
        path, taken, after, move = play
        past = (*position.past, cells) if not taken and is_king(cells[path[0]]) else ()
        short_turns = 0
        if rules.short_endings and not taken:
            is_counted = short_limit(rules, cells) == short_limit(rules, after) is not None
            short_turns = position.short_turns + 1 if is_counted else 0
        return Position(rules, after, position.turn.other, past, move.squares, short_turns)

    def usual_spelling(self, position: Position, action: Move) -> Move:
        _, legal = status_of(position)
        play = legal.find(action)
        return play.move if play else action

    def nature(self, position: Position, dice: Dice) -> Move:
        raise AssertionError("draughts leaves nothing to nature")

    def outcome(self, position: Position) -> Outcome | None:
        return status_of(position)[0]

    def resigned(self, position: Position, seat: Seat) -> Outcome:
        return Outcome((opponent(seat),), "resigned")

    def clauses_at_issue(self, position: Position) -> tuple[str, ...]:
        if position.rules.duty is not CaptureDuty.FREE or self.outcome(position):
            return ()
        _, legal = status_of(position)
        captures = [play for play in legal.plays if play.taken]
        clauses = ("duty-free",) if captures else ()
        if position.rules.may_stop and any(len(play.taken) > 1 for play in captures):
            return (*clauses, "chain-may-stop")
        return clauses

    def write(self, thing: Position | Move) -> str:
        return thing.text if isinstance(thing, Move) else write_position(thing)

    def read_position(self, rules: Ruleset, text: str) -> Position:
        return read_position(rules, text)

    def read_action(self, text: str) -> Move:
        return read_move(text)


@remember_last
def status_of(position: Position) -> tuple[Outcome | None, LegalMoves]:
    """The outcome and the legal moves of a position, computed once."""
    legal = find_legal_moves(position.rules, position.cells, position.turn)
    return _outcome(position, legal), legal


def _outcome(position: Position, legal: LegalMoves) -> Outcome | None:
    rules = position.rules
    if not legal.by_text:
        winner = (rules.seat_of(position.turn.other),)
        if not position.squares_of(position.turn):  # all-taken
            return Outcome(winner, "all-taken")
        is_draw = rules.blocked is Blocked.DRAWS  # blocked
        return Outcome(() if is_draw else winner, "blocked-draw" if is_draw else "blocked")
    quiet_turns = position.quiet_turns
    if quiet_turns >= 2 * rules.quiet_moves:  # quiet
        return Outcome((), "quiet")
    if (rules.short_endings or rules.road_moves) and position.turns_left <= 0:  # short
        return Outcome((), "short")
    # A board can be repeated after four quiet turns at the earliest.
    if quiet_turns > 3 and position.occurrences >= rules.repetitions:  # repetition
        return Outcome((), "repetition")
    return None
