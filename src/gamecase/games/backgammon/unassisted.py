"""Checkers moved by hand, one by one, as on wood: the unassisted table.

Where a booklet lets a checker hit itself, the numbers are watched as always, but a checker put on
a closed point goes to the bar (and the number is gone). Where it lets the opponent demand a
correction, a hand may do almost anything, and an error stands unless it is seen in time.
"""

from dataclasses import replace

from gamecase.games.backgammon.actions import Call, Play
from gamecase.games.backgammon.board import BAR, OFF, Board, Step, spot
from gamecase.games.backgammon.plays import Turn, legal_plays, next_steps, resolved, walks
from gamecase.games.backgammon.position import Before, Phase, Position
from gamecase.games.backgammon.refusals import no_checker, why_not
from gamecase.kernel.phrase import Fact, Refusal
from gamecase.kernel.seat import Seat, opponent


def taken_in_hand(position: Position) -> Position:
    """A turn as it begins, remembered where its checkers are moved one by one."""
    if position.rules.assisted:
        return position
    return replace(position, before=Before(position.first, position.second, position.dice))


def turn_of(position: Position, seat: Seat) -> Turn:
    """The turn in hand as it lay when it began."""
    before = position.before
    assert before is not None  # every turn of an unassisted table is remembered
    ours, theirs = before.first, before.second
    if seat is Seat.SECOND:
        ours, theirs = theirs, ours
    return Turn(position.rules, Board(ours, theirs), before.dice)


def made(position: Position) -> tuple[Step, ...]:
    return position.before.made if position.before else ()


def choices(position: Position) -> tuple[Play | Call, ...]:
    """The lawful next steps. A hand can do more, but nobody is invited to."""
    steps = next_steps(turn_of(position, position.turn), made(position))
    done = (Call.DONE,) if not steps or why_not_done(position) is None else ()
    return (*(Play((step,)) for step in steps), *done)


def why_not_step(position: Position, play: Play) -> Refusal | None:
    if len(play.steps) != 1:
        return Refusal("one-by-one", {"count": len(play.steps)})
    step = play.steps[0]
    if position.rules.may_be_corrected:
        return _why_no_grasp(position, step)
    turn = turn_of(position, position.turn)
    if step in next_steps(turn, made(position)) or _is_self_hit(position, step):
        return None
    return why_not(turn, (*made(position), step), position.turn)


def _why_no_grasp(position: Position, step: Step) -> Refusal | None:
    """What not even a free hand can do: two colours on a point, or more moves than numbers."""
    board = position.board
    if not board.ours[step.start]:
        return no_checker(step.start, position.turn)
    if len(made(position)) == len(position.dice):
        none_left: dict[str, Fact] = {"distance": step.start - step.end, "dice": "", "count": 0}
        return Refusal("dice-only", none_left, (spot(position.turn, step.start),))
    if step.end != OFF and board.is_closed(step.end, position.rules):
        closed = {"point": step.end, "count": board.enemies(step.end)}
        return Refusal("closed-point", closed, (spot(position.turn, step.end),))
    return None


def _is_self_hit(position: Position, step: Step) -> bool:
    board = position.board
    waits = board.ours[BAR] > 0 and step.start != BAR
    return (
        board.ours[step.start] > 0
        and not waits
        and step.end != OFF
        and step.start - step.end in position.dice
        and board.is_closed(step.end, position.rules)
    )


def after_step(position: Position, step: Step) -> Position:
    """The position after a step that `why_not_step` allowed."""
    before = position.before
    assert before is not None
    steps = (*before.made, step)
    if position.rules.may_be_corrected:
        moved = position.with_board(position.board.after(step))
        return replace(moved, before=replace(before, made=steps))
    if _is_self_hit(position, step):
        dice = list(position.dice)
        dice.remove(step.start - step.end)
        fallen = replace(position, dice=tuple(dice))
        return taken_in_hand(fallen.with_board(position.board.after_self_hit(step)))
    walked = [w for w in walks(turn_of(position, position.turn), steps) if w.done == len(steps)]
    moved = replace(position, dice=tuple(sorted(walked[0].left, reverse=True)))
    return replace(moved.with_board(walked[0].board), before=replace(before, made=steps))


def why_not_done(position: Position) -> Refusal | None:
    """None when the hand may leave the board."""
    if position.rules.may_be_corrected:
        return None
    return why_not(turn_of(position, position.turn), made(position), position.turn)


def has_moved(position: Position) -> bool:
    """Whether any checker went anywhere in the turn in hand."""
    before = position.before
    assert before is not None
    whole = position.rules.doubles_count if len(set(before.dice)) == 1 else 2
    return bool(before.made) or len(before.dice) < whole


def fault(position: Position) -> Refusal | None:
    """What was wrong with the turn just made, for whoever wants it pointed out."""
    mover = opponent(position.turn)
    turn = turn_of(position, mover)
    if Board(position.of(mover), position.of(position.turn)) in legal_plays(turn).results:
        return None
    return why_not(turn, made(position), mover)


def is_wrong_finish(position: Position) -> bool:
    """Whether the side that just moved is off the board by moves it had no right to."""
    board = position.board
    return board.is_finished and resolved(turn_of(position, position.turn), made(position)) is None


def why_not_correct(position: Position) -> Refusal | None:
    """None when the turn before may be demanded to be played again."""
    if not position.rules.may_be_corrected:
        return Refusal("no-correction")
    if position.phase is not Phase.CHOICE:
        return Refusal("correct-before-throw")
    if position.before is None or fault(position) is None:
        return Refusal("nothing-wrong")
    return None


def answer_check(position: Position) -> Refusal:
    """What was wrong with the turn before, pointed out to whoever asks; nobody has to call it."""
    refusal = why_not_correct(position)
    if refusal is not None:
        return refusal
    wrong = fault(position)
    assert wrong is not None  # or there would be nothing to correct
    return replace(wrong, is_theirs=True)


def corrected(position: Position) -> Position:
    """The turn before put back: the same checkers, the same dice, the same player."""
    before = position.before
    assert before is not None
    restored = replace(
        position,
        first=before.first,
        second=before.second,
        turn=opponent(position.turn),
        phase=Phase.PLAY,
        dice=before.dice,
    )
    return taken_in_hand(restored)
