"""Moves at an unassisted table, where checkers are moved one by one and may be moved illegally.

Where a booklet lets a checker hit itself, the dice are checked as usual, but a checker put on a
closed point goes to the bar and the die is lost. Where it lets the opponent demand a correction,
nearly any move is possible, and an illegal turn stands unless the opponent objects in time.
"""

from dataclasses import replace

from gamecase.games.backgammon.actions import Call, Play
from gamecase.games.backgammon.board import BAR, OFF, Board, CheckerStep, spot
from gamecase.games.backgammon.plays import (
    RolledTurn,
    legal_plays,
    next_steps,
    partial_plays,
    resolve_steps,
)
from gamecase.games.backgammon.position import Phase, Position, TurnStart
from gamecase.games.backgammon.refusals import (
    judge_steps,
    refuse_closed_point,
    refuse_empty_point,
)
from gamecase.kernel.phrase import Fact, Refusal
from gamecase.kernel.seat import Seat, opponent


def with_turn_start(position: Position) -> Position:
    """The position at the start of a turn, recorded where checkers are moved one by one."""
    if position.rules.assisted:
        return position
    return replace(position, turn_start=TurnStart(position.first, position.second, position.dice))


def initial_turn(position: Position, seat: Seat) -> RolledTurn:
    """The current turn as it was when it began."""
    start = position.turn_start
    assert start is not None  # every turn at an unassisted table is recorded
    ours, theirs = start.first, start.second
    if seat is Seat.SECOND:
        ours, theirs = theirs, ours
    return RolledTurn(position.rules, Board(ours, theirs), start.dice)


def steps_made(position: Position) -> tuple[CheckerStep, ...]:
    """The steps made so far in the current turn."""
    return position.turn_start.steps if position.turn_start else ()


def choices(position: Position) -> tuple[Play | Call, ...]:
    """The legal next steps; illegal ones are possible but not listed."""
    steps = next_steps(initial_turn(position, position.turn), steps_made(position))
    done = (Call.DONE,) if not steps or judge_done(position) is None else ()
    return (*(Play((step,)) for step in steps), *done)


def judge_step(position: Position, play: Play) -> Refusal | None:
    """None when a checker may be moved so, legally or not."""
    if len(play.steps) != 1:
        return Refusal("one-by-one", {"count": len(play.steps)})
    step = play.steps[0]
    if position.rules.can_be_corrected:
        return _judge_free_step(position, step)
    turn = initial_turn(position, position.turn)
    if step in next_steps(turn, steps_made(position)) or _is_self_hit(position, step):
        return None
    return judge_steps(turn, (*steps_made(position), step), position.turn)


def _judge_free_step(position: Position, step: CheckerStep) -> Refusal | None:
    """None unless the step is physically impossible: two colours on a point, or no dice left."""
    board = position.board
    if not board.ours[step.start]:
        return refuse_empty_point(step.start, position.turn)
    if len(steps_made(position)) == len(position.dice):
        none_left: dict[str, Fact] = {"distance": step.start - step.end, "dice": "", "count": 0}
        return Refusal("dice-only", none_left, (spot(position.turn, step.start),))
    if step.end != OFF and board.is_closed(step.end, position.rules):
        return refuse_closed_point(board, position.rules, (step.end,), position.turn)
    return None


def _is_self_hit(position: Position, step: CheckerStep) -> bool:
    board = position.board
    must_enter = board.ours[BAR] > 0 and step.start != BAR
    return (
        board.ours[step.start] > 0
        and not must_enter
        and step.end != OFF
        and step.start - step.end in position.dice
        and board.is_closed(step.end, position.rules)
    )


def after_step(position: Position, step: CheckerStep) -> Position:
    """The position after a step that `why_not_step` allowed."""
    start = position.turn_start
    assert start is not None
    steps = (*start.steps, step)
    if position.rules.can_be_corrected:
        moved = position.with_board(position.board.after(step))
        return replace(moved, turn_start=replace(start, steps=steps))
    if _is_self_hit(position, step):
        dice = list(position.dice)
        dice.remove(step.start - step.end)
        without_die = replace(position, dice=tuple(dice))
        return with_turn_start(without_die.with_board(position.board.after_self_hit(step)))
    partials = partial_plays(initial_turn(position, position.turn), steps)
    reached = next(partial for partial in partials if partial.done == len(steps))
    moved = replace(position, dice=tuple(sorted(reached.left, reverse=True)))
    return replace(moved.with_board(reached.board), turn_start=replace(start, steps=steps))


def judge_done(position: Position) -> Refusal | None:
    """None when the turn may end here."""
    if position.rules.can_be_corrected:
        return None
    return judge_steps(initial_turn(position, position.turn), steps_made(position), position.turn)


def has_moved(position: Position) -> bool:
    """Whether a checker has moved in the current turn."""
    start = position.turn_start
    assert start is not None
    all_dice = position.rules.doubles_count if len(set(start.dice)) == 1 else 2
    return bool(start.steps) or len(start.dice) < all_dice


def find_error(position: Position) -> Refusal | None:
    """The clause that the previous turn broke; None when it was legal."""
    mover = opponent(position.turn)
    turn = initial_turn(position, mover)
    if Board(position.of(mover), position.of(position.turn)) in legal_plays(turn).results:
        return None
    return judge_steps(turn, steps_made(position), mover)


def is_invalid_finish(position: Position) -> bool:
    """Whether the side that just moved has borne off its last checker illegally."""
    board = position.board
    return (
        board.is_finished
        and resolve_steps(initial_turn(position, position.turn), steps_made(position)) is None
    )


def judge_correction(position: Position) -> Refusal | None:
    """None when a correction of the previous turn may be demanded."""
    if not position.rules.can_be_corrected:
        return Refusal("no-correction")
    if position.phase is not Phase.CHOICE:
        return Refusal("correct-before-throw")
    if position.turn_start is None or find_error(position) is None:
        return Refusal("nothing-wrong")
    return None


def judge_check(position: Position) -> Refusal:
    """The answer to "was the previous turn legal?": always a refusal, and never applied."""
    refusal = judge_correction(position)
    if refusal is not None:
        return refusal
    error = find_error(position)
    assert error is not None  # judge_correction found one
    return replace(error, is_theirs=True)


def restore_turn(position: Position) -> Position:
    """The position at the start of the previous turn, with the same dice and the same player."""
    start = position.turn_start
    assert start is not None
    restored = replace(
        position,
        first=start.first,
        second=start.second,
        turn=opponent(position.turn),
        phase=Phase.PLAY,
        dice=start.dice,
    )
    return with_turn_start(restored)
