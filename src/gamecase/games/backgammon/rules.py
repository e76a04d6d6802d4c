"""The rules of backgammon for every booklet: who acts, what is legal, and what it leads to."""

from collections.abc import Mapping
from dataclasses import replace
from itertools import combinations_with_replacement, product
from typing import Literal

from gamecase.games.backgammon import cube, notation, outcome, unassisted_moves
from gamecase.games.backgammon.actions import FACES, Action, Call, Play, Resignation, Roll, Start
from gamecase.games.backgammon.board import Board
from gamecase.games.backgammon.play_codes import has_play_codes, listed_plays
from gamecase.games.backgammon.plays import (
    RolledTurn,
    dice_to_play,
    legal_plays,
    resolve_steps,
)
from gamecase.games.backgammon.position import (
    CUBE_PHASES,
    ENDED_PHASES,
    Cube,
    Phase,
    Position,
    opening,
)
from gamecase.games.backgammon.position_notation import read_position, write_position
from gamecase.games.backgammon.refusals import judge_steps
from gamecase.games.backgammon.ruleset import DiceZone, FirstRoll, Ruleset
from gamecase.games.backgammon.surprises import clauses_at_issue
from gamecase.kernel.booklet import Booklet, SwitchValue, build_ruleset
from gamecase.kernel.dice import Dice
from gamecase.kernel.game import Game, ListedActions
from gamecase.kernel.last_result import remember_last
from gamecase.kernel.match import MatchScore
from gamecase.kernel.outcome import Outcome
from gamecase.kernel.phrase import Refusal
from gamecase.kernel.seat import Seat, opponent

_STARTS = tuple(Start(*dice) for dice in product(FACES, repeat=2))
_ROLLS = tuple(Roll(high, low) for low, high in combinations_with_replacement(FACES, 2))
_ROLL_OF = {dice: Roll(max(dice), min(dice)) for dice in product(FACES, repeat=2)}

#: The phases in which the seat whose turn it is acts, and those in which nature does. Sets, since
#: members of an enumeration are slow to look up in Python 3.11.
_OWN_PHASES = frozenset((Phase.PLAY, Phase.CHOICE))
_NATURE_PHASES = frozenset((Phase.THROW, Phase.DRAW))

#: The clause that refuses an action out of turn: what has to be done first.
_PHASE_REFUSALS = {
    Phase.DRAW: "draw-first",
    Phase.CHOICE: "choice-first",
    Phase.THROW: "throw-first",
    Phase.PLAY: "play-first",
    Phase.OFFERED: "answer-first",
    Phase.BEAVERED: "answer-first",
    Phase.RACCOONED: "answer-first",
    Phase.RESIGNING: "answer-resignation",
}


def rolled_turn(position: Position) -> RolledTurn:
    """The roll that is to be played."""
    return RolledTurn(position.rules, position.board, position.dice)


@remember_last
def _listed_plays(position: Position) -> dict[str, Action]:
    """The legal plays of a position by their texts."""
    rules, dice = position.rules, position.dice
    if dice and has_play_codes(rules):
        return listed_plays(rules, position.board, dice)
    results = legal_plays(rolled_turn(position)).results
    return {notation.write(play): play for play in map(Play, results.values())}


class Backgammon(Game[Ruleset, Position, Action]):
    """Backgammon, with the cube where the booklet has one."""

    key = "backgammon"
    version = 1
    gesture: Literal["pick", "aim"] = "pick"
    swaps_seats = False  # the dice decide who starts each game
    uses_chance = True
    action_types: tuple[type, ...] = (Start, Roll, Play, Resignation, Call)

    def ruleset(self, booklet: Booklet, switches: Mapping[str, SwitchValue]) -> Ruleset:
        return build_ruleset(Ruleset, booklet, switches)

    def example_rules(self, rules: Ruleset) -> Ruleset:
        """Examples are whole turns, which an unassisted table would take step by step."""
        return replace(rules, assisted=True)

    def seats(self, rules: Ruleset) -> tuple[Seat, ...]:
        return (Seat.FIRST, Seat.SECOND)

    def opening(self, rules: Ruleset, match_score: MatchScore) -> Position:
        return opening(rules, match_score)

    def to_act(self, position: Position) -> Seat:
        phase = position.phase
        if phase in _OWN_PHASES:
            return position.turn
        if phase in _NATURE_PHASES:
            return Seat.NATURE
        if phase in CUBE_PHASES:
            return cube.seat_to_answer(position)
        return opponent(position.turn) if phase is Phase.RESIGNING else Seat.NOBODY

    def clauses_at_issue(self, position: Position) -> tuple[str, ...]:
        return clauses_at_issue(position) if position.phase is Phase.PLAY else ()

    # --- legal actions ---

    def choices(self, position: Position) -> ListedActions[Action]:
        """The legal actions. Resigning is always possible as well, but never suggested."""
        match position.phase:
            case Phase.DRAW:
                return ListedActions(_STARTS)
            case Phase.THROW:
                return ListedActions(_ROLLS)
            case Phase.PLAY if not position.rules.assisted:
                return ListedActions(unassisted_moves.choices(position))
            case Phase.PLAY:
                return ListedActions(tuple(_listed_plays(position).values()))
            case Phase.CHOICE:
                return ListedActions(self._choices_before_roll(position))
            case Phase.RESIGNING:
                return ListedActions((Call.ACCEPT, Call.DECLINE))
            case Phase.OFFERED | Phase.BEAVERED | Phase.RACCOONED:
                return ListedActions(cube.legal_answers(position))
            case _:
                return ListedActions(())

    def listed_by_text(self, position: Position) -> dict[str, Action]:
        if position.phase is Phase.PLAY and position.rules.assisted:
            return _listed_plays(position)
        if position.phase is Phase.CHOICE:
            return {call.value: call for call in self._choices_before_roll(position)}
        return {notation.write(action): action for action in self.choices(position).actions}

    def _choices_before_roll(self, position: Position) -> tuple[Call, ...]:
        calls = [Call.THROW]
        if cube.judge_double(position, position.turn) is None:
            calls.append(Call.DOUBLE)
        if position.turn_start and unassisted_moves.judge_correction(position) is None:
            calls.append(Call.CORRECT)
        return tuple(calls)

    def judge(self, position: Position, action: Action) -> Refusal | None:
        if position.phase in ENDED_PHASES:
            return Refusal("game-over")
        match action:
            case Start():
                return None if position.phase is Phase.DRAW else Refusal("already-started")
            case Roll():
                return self._judge_roll(position, action)
            case Play() | Call.DONE:
                return self._judge_move(position, action)
            case Resignation():
                return self._judge_resignation(position)
            case _:
                return self._judge_call(position, action)

    def _judge_call(self, position: Position, call: Call) -> Refusal | None:
        answers_resignation = call in (Call.ACCEPT, Call.DECLINE)
        if position.phase is Phase.RESIGNING:
            return None if answers_resignation else self._refuse_for_phase(position)
        if answers_resignation:
            is_known = position.rules.resignation
            return Refusal("nothing-resigned" if is_known else "no-resignation")
        if call is Call.CORRECT:
            return unassisted_moves.judge_correction(position)
        if call is Call.CHECK:
            return unassisted_moves.judge_check(position)
        if call is Call.THROW:
            return None if position.phase is Phase.CHOICE else self._refuse_for_phase(position)
        return cube.judge_call(position, call)

    def _refuse_for_phase(self, position: Position) -> Refusal:
        rules = position.rules
        if position.phase is Phase.CHOICE and not rules.has_cube:
            return Refusal("throw-first" if rules.assisted else "call-first")
        facts = {"value": position.at_stake} if position.phase in CUBE_PHASES else {}
        return Refusal(_PHASE_REFUSALS[position.phase], facts)

    def _judge_roll(self, position: Position, roll: Roll) -> Refusal | None:
        if position.phase is not Phase.THROW:
            return self._refuse_for_phase(position)
        if position.rules.dice_zone is DiceZone.RIGHT_HALF and roll.half != "right":
            return Refusal("dice-zone")
        return None

    def _judge_move(self, position: Position, action: Play | Call) -> Refusal | None:
        if position.phase is not Phase.PLAY:
            return self._refuse_for_phase(position)
        if isinstance(action, Play):
            if position.rules.assisted:
                return judge_steps(rolled_turn(position), action.steps, position.turn)
            return unassisted_moves.judge_step(position, action)
        if position.rules.assisted:
            return self._refuse_for_phase(position)
        return unassisted_moves.judge_done(position)

    def _judge_resignation(self, position: Position) -> Refusal | None:
        if not position.rules.resignation:
            return Refusal("no-resignation")
        if position.phase in (Phase.CHOICE, Phase.PLAY):
            return None
        return self._refuse_for_phase(position)

    # --- applying actions ---

    def apply(self, position: Position, action: Action) -> Position:
        match action:
            case Start():
                return self._apply_start(position, action)
            case Roll(high, low):
                return self._apply_roll(position, high, low)
            case Play() if not position.rules.assisted:
                return unassisted_moves.after_step(position, action.steps[0])
            case Play():
                return self._apply_play(position, action)
            case Resignation(kind):
                return replace(position, phase=Phase.RESIGNING, resigning=kind)
            case _:
                return self._apply_call(position, action)

    def _apply_call(self, position: Position, call: Call) -> Position:
        match call:
            case Call.THROW:
                return self._prepare_roll(position)
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
                return unassisted_moves.restore_turn(position)
            case Call.DONE:
                has_moved = unassisted_moves.has_moved(position)
                return self._end_turn(position, position.board, has_moved=has_moved)
            case _:
                return cube.apply_answer(position, call)

    def _apply_start(self, position: Position, draw: Start) -> Position:
        if draw.first == draw.second:
            return replace(position, cube=self._cube_after_tie(position))
        starter = Seat.FIRST if draw.first > draw.second else Seat.SECOND
        begun = replace(position, phase=Phase.THROW, turn=starter, starter=starter)
        if position.rules.start_first_roll is FirstRoll.FRESH_TWO_DICE:
            return begun
        return self._apply_roll(begun, max(draw.first, draw.second), min(draw.first, draw.second))

    def _cube_after_tie(self, position: Position) -> Cube:
        """The cube after equal dice in the draw, which may double the stake in money play."""
        agreed = min(2**position.rules.automatic_doubles, position.rules.cube_limit)
        applies = cube.is_cube_used(position) and not position.score.is_points_match
        if not applies or position.cube.value * 2 > agreed:
            return position.cube
        return Cube(position.cube.value * 2)

    def _apply_roll(self, position: Position, high: int, low: int) -> Position:
        dice = dice_to_play(position.rules, high, low)
        throws = min(position.throws + 1, 4)
        rolled = Position(  # `replace` would take twice as long, once for every roll
            rules=position.rules,
            first=position.first,
            second=position.second,
            phase=Phase.PLAY,
            turn=position.turn,
            dice=dice,
            cube=position.cube,
            score=position.score,
            starter=position.starter,
            throws=throws,
            idle=position.idle,
            resigning=position.resigning,
            turn_start=position.turn_start,
        )
        return unassisted_moves.with_turn_start(rolled)

    def _prepare_roll(self, position: Position) -> Position:
        """Go on to the roll; this ends the right to demand a correction, even of an illegal win."""
        previous = opponent(position.turn)
        if Board(position.of(previous), position.of(position.turn)).is_finished:
            return replace(position, phase=Phase.WON, turn=previous, turn_start=None)
        return replace(position, phase=Phase.THROW, turn_start=None)

    def _apply_play(self, position: Position, play: Play) -> Position:
        steps = play.steps
        if _listed_plays(position).get(notation.write(play)) != play:
            # Written in another way: `24/13` for `24/18/13`.
            resolved = resolve_steps(rolled_turn(position), steps)
            assert resolved is not None  # judge has allowed the play
            steps = resolved
        board = position.board.after_all(steps)
        return self._end_turn(position, board, has_moved=bool(steps))

    def _end_turn(self, position: Position, board: Board, *, has_moved: bool) -> Position:
        """The position after a turn that ends on a board."""
        rules, turn = position.rules, position.turn
        keeps_turn_start = rules.can_be_corrected and position.turn_start is not None
        idle = 0 if has_moved else position.idle + 1
        if board.is_finished and not (
            keeps_turn_start and unassisted_moves.is_invalid_finish(position)
        ):
            phase = Phase.WON
        elif 0 < rules.stall_turns <= idle:
            phase = Phase.STALLED
        else:
            turn = opponent(turn)
            has_choice = keeps_turn_start or cube.judge_double(position, turn) is None
            phase = Phase.CHOICE if has_choice else Phase.THROW
        first, second = board if position.turn is Seat.FIRST else reversed(board)
        is_over = phase in (Phase.WON, Phase.STALLED)
        return Position(  # `replace` would take twice as long, once for every turn
            rules=rules,
            first=first,
            second=second,
            phase=phase,
            turn=turn,
            cube=position.cube,
            score=position.score,
            starter=position.starter,
            throws=position.throws,
            idle=idle,
            resigning=position.resigning,
            turn_start=position.turn_start if keeps_turn_start and not is_over else None,
        )

    def known_as(self, position: Position, seat: Seat) -> Seat:
        """Where lots are drawn for White, the starter has the light checkers."""
        return position.colour(seat)

    def nature(self, position: Position, dice: Dice) -> Action:
        first, second = dice.throw(6), dice.throw(6)
        if position.phase is Phase.DRAW:
            return Start(first, second)
        return _ROLL_OF[first, second]

    def outcome(self, position: Position) -> Outcome | None:
        return outcome.outcome(position)

    def resigned(self, position: Position, seat: Seat) -> Outcome:
        return outcome.resigned(position, seat)

    # --- notation ---

    def write(self, thing: Position | Action) -> str:
        return write_position(thing) if isinstance(thing, Position) else notation.write(thing)

    def read_position(self, rules: Ruleset, text: str) -> Position:
        return read_position(rules, text)

    def read_action(self, text: str) -> Action:
        return notation.read(text)
