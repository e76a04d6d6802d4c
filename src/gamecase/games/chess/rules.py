"""The rules of chess: python-chess behind the protocol `Game`."""

from collections.abc import Mapping
from typing import Literal

from gamecase.games.chess.castling import castling_meant
from gamecase.games.chess.notation import read_action, read_position, write_action, write_position
from gamecase.games.chess.position import (
    ARRANGEMENTS,
    NOT_SET_UP,
    Action,
    Chess960Start,
    DrawClaim,
    Move,
    Position,
    read_move,
)
from gamecase.games.chess.refusals import refuse_claim, refuse_move
from gamecase.games.chess.ruleset import Ruleset
from gamecase.kernel.booklet import Booklet, SwitchValue, build_ruleset
from gamecase.kernel.dice import Dice
from gamecase.kernel.errors import BadPosition
from gamecase.kernel.game import Game, ListedActions
from gamecase.kernel.match import MatchScore
from gamecase.kernel.outcome import Outcome
from gamecase.kernel.phrase import Refusal
from gamecase.kernel.seat import Seat, opponent

_SET_UPS = tuple(map(Chess960Start, sorted(range(ARRANGEMENTS), key=str)))  # in notation order


class Chess(Game[Ruleset, Position, Action]):
    """Chess by FIDE rules, by the collection's booklet, or Chess960."""

    key = "chess"
    version = 1
    gesture: Literal["pick", "aim"] = "pick"
    swaps_seats = True  # "starter": White begins, so the players change seats from game to game
    uses_chance = False
    action_types: tuple[type, ...] = (Move, DrawClaim, Chess960Start)

    def ruleset(self, booklet: Booklet, switches: Mapping[str, SwitchValue]) -> Ruleset:
        return build_ruleset(Ruleset, booklet, switches)

    def has_chance(self, rules: Ruleset) -> bool:
        """In Chess960 the start position is drawn by lot."""
        return rules.chess960

    def seats(self, rules: Ruleset) -> tuple[Seat, ...]:
        return (Seat.FIRST, Seat.SECOND)

    def opening(self, rules: Ruleset, match_score: MatchScore) -> Position:
        return Position(rules, NOT_SET_UP) if rules.chess960 else Position(rules)

    def to_act(self, position: Position) -> Seat:
        if not position.is_set_up:
            return Seat.NATURE
        return Seat.NOBODY if position.outcome else position.turn

    def choices(self, position: Position) -> ListedActions[Action]:
        if position.outcome:
            return ListedActions(())
        if not position.is_set_up:
            return ListedActions(_SET_UPS)
        return ListedActions((*position.claims, *map(read_move, position.state.texts)))

    def listed_by_text(self, position: Position) -> dict[str, Action]:
        if position.outcome:
            return {}
        if not position.is_set_up:
            return {each.text: each for each in _SET_UPS}
        texts = position.state.texts
        moves: dict[str, Action] = dict(zip(texts, map(read_move, texts), strict=True))
        if claims := position.claims:
            return {claim.text: claim for claim in claims} | moves
        return moves

    def judge(self, position: Position, action: Action) -> Refusal | None:
        if position.outcome:
            return Refusal("game-over")
        if not position.is_set_up or isinstance(action, Chess960Start):
            return _refuse_set_up(position, action)
        if isinstance(action, DrawClaim):
            return None if action in position.claims else refuse_claim(position, action)
        return None if action.text in position.state.legal else refuse_move(position, action)

    def apply(self, position: Position, action: Action) -> Position:
        return position.after(action)

    def usual_spelling(self, position: Position, action: Action) -> Action:
        """In Chess960 also the king's move to where castling takes it; it is listed to the rook."""
        if not isinstance(action, Move) or not position.is_set_up:
            return action
        if not position.rules.chess960 or action.text in position.state.legal:
            return action
        meant = castling_meant(position.state.board, action.text)
        return read_move(meant) if meant in position.state.legal else action

    def nature(self, position: Position, dice: Dice) -> Action:
        return Chess960Start(dice.throw(ARRANGEMENTS) - 1)

    def outcome(self, position: Position) -> Outcome | None:
        return position.outcome

    def resigned(self, position: Position, seat: Seat) -> Outcome:
        return Outcome((opponent(seat),), "resigned")

    def out_of_time(self, position: Position, seat: Seat) -> Outcome:
        """FIDE 6.9: a loss, but a draw if the opponent cannot checkmate by any series of moves."""
        other = opponent(seat)
        if position.state.board.has_insufficient_material(other is Seat.FIRST):
            return Outcome((), "time-draw")
        return Outcome((other,), "time")

    def write(self, thing: Position | Action) -> str:
        return write_position(thing) if isinstance(thing, Position) else write_action(thing)

    def read_position(self, rules: Ruleset, text: str) -> Position:
        """Parse a position and replay its moves, so that only legal games are accepted."""
        parsed = read_position(rules, text)
        position = Position(rules, parsed.start)
        if not position.is_set_up and (parsed.moves or parsed.claimed):
            raise BadPosition(f"{text[:80]!r}: no moves before the pieces are set up")
        actions: list[Action] = [*parsed.played_moves]
        if parsed.claimed:
            actions.append(DrawClaim(parsed.claimed))
        for number, action in enumerate(actions, start=1):
            if refusal := self.judge(position, action):
                reason = f"move {number}, {action.text}, is refused by {refusal.clause}"
                raise BadPosition(f"{text[:80]!r}: {reason}")
            position = position.after(action)
        return position

    def read_action(self, text: str) -> Action:
        return read_action(text)


def _refuse_set_up(position: Position, action: Action) -> Refusal | None:
    """Refuse moves before the pieces are set up, and a draw after it."""
    if not position.is_set_up and isinstance(action, Chess960Start):
        return None
    state = "waiting" if not position.is_set_up else "done"
    return Refusal("set-up-by-lot" if position.rules.chess960 else "set-up", {"state": state})
