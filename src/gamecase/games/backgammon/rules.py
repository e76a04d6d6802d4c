"""The rules of backgammon, for every booklet: who acts, what they may do, what comes of it."""

from collections.abc import Mapping
from dataclasses import replace
from itertools import combinations_with_replacement, product
from typing import Literal

from gamecase.games.backgammon import cube, notation, outcome, unassisted
from gamecase.games.backgammon.actions import FACES, Action, Call, Play, Resign, Roll, Start
from gamecase.games.backgammon.board import Board
from gamecase.games.backgammon.plays import Turn, legal_plays, numbers, resolved
from gamecase.games.backgammon.position import (
    CUBE_WAITS,
    ENDED,
    Cube,
    Phase,
    Position,
    opening,
)
from gamecase.games.backgammon.position_notation import read_position, write_position
from gamecase.games.backgammon.refusals import why_not
from gamecase.games.backgammon.ruleset import DiceZone, FirstRoll, Ruleset
from gamecase.kernel.booklet import Booklet, SwitchValue, build_ruleset
from gamecase.kernel.dice import Dice
from gamecase.kernel.game import Game, Listed
from gamecase.kernel.match import MatchScore
from gamecase.kernel.outcome import Outcome
from gamecase.kernel.phrase import Refusal
from gamecase.kernel.seat import Seat, opponent

_STARTS = tuple(Start(*dice) for dice in product(FACES, repeat=2))
_ROLLS = tuple(Roll(high, low) for low, high in combinations_with_replacement(FACES, 2))

#: What has to be done first when something else was wished for.
_DUE = {
    Phase.DRAW: "draw-first",
    Phase.CHOICE: "choice-first",
    Phase.THROW: "throw-first",
    Phase.PLAY: "play-first",
    Phase.OFFERED: "answer-first",
    Phase.BEAVERED: "answer-first",
    Phase.RACCOONED: "answer-first",
    Phase.RESIGNING: "answer-resignation",
}


def turn_of(position: Position) -> Turn:
    """The throw that is to be played."""
    return Turn(position.rules, position.board, position.dice)


class Backgammon(Game[Ruleset, Position, Action]):
    """Fifteen checkers home and off, with dice and, where the booklet knows it, the cube."""

    key = "backgammon"
    version = 1
    gesture: Literal["pick", "aim"] = "pick"
    swaps_seats = False  # the dice decide anew who starts each game
    uses_chance = True

    def ruleset(self, booklet: Booklet, switches: Mapping[str, SwitchValue]) -> Ruleset:
        return build_ruleset(Ruleset, booklet, switches)

    def seats(self, rules: Ruleset) -> tuple[Seat, ...]:
        return (Seat.FIRST, Seat.SECOND)

    def opening(self, rules: Ruleset, match_score: MatchScore) -> Position:
        return opening(rules, match_score)

    def to_act(self, position: Position) -> Seat:
        match position.phase:
            case Phase.DRAW | Phase.THROW:
                return Seat.NATURE
            case Phase.CHOICE | Phase.PLAY:
                return position.turn
            case Phase.RESIGNING:
                return opponent(position.turn)
            case Phase.OFFERED | Phase.BEAVERED | Phase.RACCOONED:
                return cube.answering(position)
            case _:
                return Seat.NOBODY

    # --- what may be done ---

    def choices(self, position: Position) -> Listed[Action]:
        """All that belongs to play. Giving up is always open besides, and never suggested."""
        match position.phase:
            case Phase.DRAW:
                return Listed(_STARTS)
            case Phase.THROW:
                return Listed(_ROLLS)
            case Phase.PLAY if not position.rules.assisted:
                return Listed(unassisted.choices(position))
            case Phase.PLAY:
                return Listed(tuple(map(Play, legal_plays(turn_of(position)).results.values())))
            case Phase.CHOICE:
                said = (Call.THROW, Call.DOUBLE, Call.CORRECT)
                return Listed(tuple(c for c in said if self.judge(position, c) is None))
            case Phase.RESIGNING:
                return Listed((Call.ACCEPT, Call.DECLINE))
            case Phase.OFFERED | Phase.BEAVERED | Phase.RACCOONED:
                return Listed(cube.answers(position))
            case _:
                return Listed(())

    def judge(self, position: Position, action: Action) -> Refusal | None:
        if position.phase in ENDED:
            return Refusal("game-over")
        match action:
            case Start():
                return None if position.phase is Phase.DRAW else Refusal("already-started")
            case Roll():
                return self._judge_roll(position, action)
            case Play() | Call.DONE:
                return self._judge_move(position, action)
            case Resign():
                return self._judge_resignation(position)
            case _:
                return self._judge_call(position, action)

    def _judge_call(self, position: Position, call: Call) -> Refusal | None:
        answers_resignation = call in (Call.ACCEPT, Call.DECLINE)
        if position.phase is Phase.RESIGNING:
            return None if answers_resignation else self._due(position)
        if answers_resignation:
            return Refusal("nothing-offered")
        if call is Call.CORRECT:
            return unassisted.why_not_correct(position)
        if call is Call.CHECK:
            return unassisted.answer_check(position)
        if call is Call.THROW:
            return None if position.phase is Phase.CHOICE else self._due(position)
        return cube.judge_call(position, call)

    def _due(self, position: Position) -> Refusal:
        facts = {"value": position.at_stake} if position.phase in CUBE_WAITS else {}
        return Refusal(_DUE[position.phase], facts)

    def _judge_roll(self, position: Position, roll: Roll) -> Refusal | None:
        if position.phase is not Phase.THROW:
            return self._due(position)
        if position.rules.dice_zone is DiceZone.RIGHT_HALF and roll.half != "right":
            return Refusal("dice-zone")
        return None

    def _judge_move(self, position: Position, action: Play | Call) -> Refusal | None:
        if position.phase is not Phase.PLAY:
            return self._due(position)
        if isinstance(action, Play):
            if position.rules.assisted:
                return why_not(turn_of(position), action.steps, position.turn)
            return unassisted.why_not_step(position, action)
        if position.rules.assisted:
            return self._due(position)
        return unassisted.why_not_done(position)

    def _judge_resignation(self, position: Position) -> Refusal | None:
        if not position.rules.resignation:
            return Refusal("no-resignation")
        if position.phase in (Phase.CHOICE, Phase.PLAY):
            return None
        return self._due(position)

    # --- what comes of it ---

    def apply(self, position: Position, action: Action) -> Position:
        match action:
            case Start():
                return self._started(position, action)
            case Roll(high, low):
                return self._thrown(position, high, low)
            case Play() if not position.rules.assisted:
                return unassisted.after_step(position, action.steps[0])
            case Play():
                return self._played(position, action)
            case Resign(kind):
                return replace(position, phase=Phase.RESIGNING, resigning=kind)
            case _:
                return self._called(position, action)

    def _called(self, position: Position, call: Call) -> Position:
        match call:
            case Call.THROW:
                return self._throwing(position)
            case Call.DOUBLE:
                return replace(position, phase=Phase.OFFERED)
            case Call.ACCEPT:
                return replace(
                    position, phase=Phase.CONCEDED, turn=opponent(position.turn), dice=()
                )
            case Call.DECLINE:
                phase = Phase.PLAY if position.dice else Phase.CHOICE
                return replace(position, phase=phase, resigning=0)
            case Call.CORRECT:
                return unassisted.corrected(position)
            case Call.DONE:
                return self._turn_ended(position, moved=unassisted.has_moved(position))
            case _:
                return cube.answered(position, call)

    def _started(self, position: Position, draw: Start) -> Position:
        if draw.first == draw.second:
            return replace(position, cube=self._doubled_by_draw(position))
        starter = Seat.FIRST if draw.first > draw.second else Seat.SECOND
        begun = replace(position, phase=Phase.THROW, turn=starter, starter=starter)
        if position.rules.start_first_roll is FirstRoll.FRESH_TWO_DICE:
            return begun
        return self._thrown(begun, max(draw.first, draw.second), min(draw.first, draw.second))

    def _doubled_by_draw(self, position: Position) -> Cube:
        """Equal dice in the draw double the stake, as often as was agreed, outside a match."""
        agreed = min(2**position.rules.automatic_doubles, position.rules.cube_limit)
        applies = cube.is_cube_used(position) and not position.score.is_points_match
        if not applies or position.cube.value * 2 > agreed:
            return position.cube
        return Cube(position.cube.value * 2)

    def _thrown(self, position: Position, high: int, low: int) -> Position:
        dice = numbers(position.rules, high, low)
        throws = min(position.throws + 1, 4)
        return unassisted.taken_in_hand(
            replace(position, phase=Phase.PLAY, dice=dice, throws=throws)
        )

    def _throwing(self, position: Position) -> Position:
        """The right to demand a correction ends here, even if the game was won by an error."""
        theirs = opponent(position.turn)
        if Board(position.of(theirs), position.of(position.turn)).is_finished:
            return replace(position, phase=Phase.WON, turn=theirs, before=None)
        return replace(position, phase=Phase.THROW, before=None)

    def _played(self, position: Position, play: Play) -> Position:
        steps = resolved(turn_of(position), play.steps)
        assert steps is not None  # the caller has asked judge
        board = position.board
        for step in steps:
            board = board.after(step)
        return self._turn_ended(position.with_board(board), moved=bool(steps))

    def _turn_ended(self, position: Position, *, moved: bool) -> Position:
        keeps_hand = position.rules.may_be_corrected and position.before is not None
        before = position.before if keeps_hand else None
        idle = 0 if moved else position.idle + 1
        ended = replace(position, dice=(), idle=idle, before=before)
        if position.board.is_finished and not (keeps_hand and unassisted.is_wrong_finish(position)):
            return replace(ended, phase=Phase.WON, before=None)
        if 0 < position.rules.stall_turns <= idle:
            return replace(ended, phase=Phase.STALLED, before=None)
        turn = opponent(position.turn)
        has_choice = keeps_hand or cube.why_no_double(position, turn) is None
        phase = Phase.CHOICE if has_choice else Phase.THROW
        return replace(ended, turn=turn, phase=phase)

    def nature(self, position: Position, dice: Dice) -> Action:
        one, two = dice.throw(6), dice.throw(6)
        if position.phase is Phase.DRAW:
            return Start(one, two)
        return Roll(max(one, two), min(one, two))

    def outcome(self, position: Position) -> Outcome | None:
        return outcome.outcome(position)

    def resigned(self, position: Position, seat: Seat) -> Outcome:
        return outcome.resigned(position, seat)

    # --- in writing ---

    def write(self, thing: Position | Action) -> str:
        return write_position(thing) if isinstance(thing, Position) else notation.write(thing)

    def read_position(self, rules: Ruleset, text: str) -> Position:
        return read_position(rules, text)

    def read_action(self, text: str) -> Action:
        return notation.read(text)
