"""The rules of chess: python-chess behind the protocol that every game here follows."""

from collections.abc import Mapping
from typing import Literal

from gamecase.games.chess.notation import read_action, read_position, write_action, write_position
from gamecase.games.chess.position import Action, Claim, Position, read_move
from gamecase.games.chess.refusals import why_no_claim, why_no_move
from gamecase.games.chess.ruleset import Ruleset
from gamecase.kernel.booklet import Booklet, SwitchValue, build_ruleset
from gamecase.kernel.dice import Dice
from gamecase.kernel.errors import BadPosition
from gamecase.kernel.game import Game, Listed
from gamecase.kernel.match import MatchScore
from gamecase.kernel.outcome import Outcome
from gamecase.kernel.phrase import Refusal
from gamecase.kernel.seat import Seat, opponent


class Chess(Game[Ruleset, Position, Action]):
    """Two armies of sixteen, and a king who must not be lost."""

    key = "chess"
    version = 1
    gesture: Literal["pick", "aim"] = "pick"
    swaps_seats = True  # "starter": White begins, so who was Black is White next time
    uses_chance = False

    def ruleset(self, booklet: Booklet, switches: Mapping[str, SwitchValue]) -> Ruleset:
        return build_ruleset(Ruleset, booklet, switches)

    def seats(self, rules: Ruleset) -> tuple[Seat, ...]:
        return (Seat.FIRST, Seat.SECOND)

    def opening(self, rules: Ruleset, match_score: MatchScore) -> Position:
        return Position(rules)

    def to_act(self, position: Position) -> Seat:
        return Seat.NOBODY if self.outcome(position) else position.turn

    def choices(self, position: Position) -> Listed[Action]:
        if self.outcome(position):
            return Listed(())
        return Listed((*position.claims, *map(read_move, position.ground.legal)))

    def judge(self, position: Position, action: Action) -> Refusal | None:
        if self.outcome(position):
            return Refusal("game-over")
        if isinstance(action, Claim):
            return None if action in position.claims else why_no_claim(position, action)
        return None if action.text in position.ground.legal else why_no_move(position, action)

    def apply(self, position: Position, action: Action) -> Position:
        return position.after(action)

    def nature(self, position: Position, dice: Dice) -> Action:
        raise AssertionError("chess leaves nothing to nature")

    def outcome(self, position: Position) -> Outcome | None:
        ground, rules = position.ground, position.rules
        if not ground.legal:  # mate on the board goes before every draw
            if ground.board.is_check():
                winner = opponent(position.turn)
                return Outcome((winner,), "checkmate")
            return Outcome((), "stalemate")
        if ground.board.is_insufficient_material():
            return Outcome((), "dead-position")
        if position.claimed:
            return Outcome((), position.claimed)
        if ground.repetitions >= rules.last_repetition:
            return Outcome((), "fivefold" if rules.draws_by_claim else "repetition")
        if ground.board.halfmove_clock >= rules.last_quiet_ply:
            return Outcome((), "seventy-five-moves" if rules.draws_by_claim else "fifty-moves")
        return None

    def resigned(self, position: Position, seat: Seat) -> Outcome:
        return Outcome((opponent(seat),), "resigned")

    def out_of_time(self, position: Position, seat: Seat) -> Outcome:
        """FIDE 6.9: lost, but drawn if the other side could not mate by any play."""
        other = opponent(seat)
        if position.ground.board.has_insufficient_material(other is Seat.FIRST):
            return Outcome((), "time-draw")
        return Outcome((other,), "time")

    def write(self, thing: Position | Action) -> str:
        return write_position(thing) if isinstance(thing, Position) else write_action(thing)

    def read_position(self, rules: Ruleset, text: str) -> Position:
        """The position, played again from its start, so that only what can come about is read."""
        wanted = read_position(rules, text)
        position = Position(rules, wanted.start)
        story: list[Action] = [*wanted.story]
        if wanted.claimed:
            story.append(Claim(wanted.claimed))
        for number, action in enumerate(story, start=1):
            if refusal := self.judge(position, action):
                told = f"move {number}, {action.text}, is refused by {refusal.clause}"
                raise BadPosition(f"{text[:80]!r}: {told}")
            position = position.after(action)
        return position

    def read_action(self, text: str) -> Action:
        return read_action(text)
