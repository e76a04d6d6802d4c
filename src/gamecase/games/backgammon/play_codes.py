"""The legal plays of a roll as numbers, found on bit masks, for the rules of tournaments.

A play is the number of its steps from the rear forwards: five bits for the start of each, and where
the dice differ five more for its end. A greater number is a play from further back, so numbers sort
in the order of `plays.legal_plays`, which finds the plays of every booklet and explains them.
`tests/games/backgammon/test_play_codes.py` compares both.
"""

from collections.abc import Iterator

from gamecase.games.backgammon.actions import Action, Play
from gamecase.games.backgammon.board import BAR, OFF, Board, CheckerStep
from gamecase.games.backgammon.notation import write
from gamecase.games.backgammon.ruleset import (
    BarDie,
    BearOff,
    BearOffPastBlock,
    DiceOrder,
    PartialDouble,
    Ruleset,
)
from gamecase.kernel.last_result import remember_last

PASS_CODE = 0

_POINTS = range(1, BAR)
_BAR = 1 << BAR
_ABOVE_HOME = _BAR * 2 - (1 << 7)  # points 7 to 24 and the bar

#: By die: the places above the point from which it bears off exactly.
_ABOVE = tuple(_BAR * 2 - (2 << die) for die in range(7))

_REMEMBERED = 1 << 13  # plays of each kind; a game uses a few thousand again and again


@remember_last
def has_play_codes(rules: Ruleset) -> bool:
    """Whether the plays of these rules can be found here."""
    return (
        rules.dice_order is not DiceOrder.SMALLER_FIRST
        and rules.bar_die is not BarDie.SMALLER_OR_LOSE_ROLL
        and rules.doubles_partial is not PartialDouble.ALL_OR_NOTHING
        and rules.bearoff_rule is BearOff.EXACT_OR_HIGHEST
        and rules.bearoff_past_block is BearOffPastBlock.ALLOWED
        and not rules.bearoff_six_needs_double_six
        and not rules.can_stop_at_home
    )


def play_codes(rules: Ruleset, board: Board, dice: tuple[int, ...]) -> list[int]:
    """Every legal play in notation order; only a pass where nothing can be moved."""
    ours, theirs = board
    closed = rules.block_min
    occupied = _BAR if ours[BAR] else 0
    open_points = 0
    for point in _POINTS:
        if ours[point]:
            occupied |= 1 << point
        if theirs[BAR - point] < closed:
            open_points |= 1 << point
    if dice[0] == dice[-1]:
        found: list[list[int]] = [[] for _ in dice]
        _add_equal_steps(found, [*ours], occupied, open_points, dice[0])
        codes = next(filter(None, reversed(found)), [PASS_CODE])
    else:
        codes = [*_mixed_plays(board, occupied, open_points, *dice)] or [PASS_CODE]
    codes.sort(reverse=True)
    return codes


def _starts(occupied: int, open_points: int, die: int) -> int:
    """The places from which a die may be played."""
    if occupied & _BAR:  # checkers on the bar have to enter first
        return _BAR if open_points >> (BAR - die) & 1 else 0
    above = _ABOVE[die]
    starts = occupied & open_points << die & above
    if not occupied & _ABOVE_HOME:  # bear off from the point of the die, or the highest below it
        if occupied >> die & 1:
            return starts | 1 << die
        if occupied and not occupied & above:
            return 1 << (occupied.bit_length() - 1)
    return starts


def _after_step(occupied: int, start: int, end: int, *, is_last: bool) -> int:
    """The occupied places after a step of the last checker of a place, or of one of several."""
    if is_last:
        occupied ^= 1 << start
    return occupied | 1 << end if end else occupied


# --- equal dice ---


def _add_equal_steps(  # noqa: PLR0913, PLR0917 - one level of a search, called for every step
    found: list[list[int]],
    checkers: list[int],
    occupied: int,
    open_points: int,
    die: int,
    code: int = 0,
    made: int = 0,
    last: int = BAR,
) -> None:
    """Add every sequence of steps with one die, none from further back than the step before.

    Whatever can be played can be played from the rear forwards, and different steps lead to
    different boards; so each play is found once.
    """
    starts = _starts(occupied, open_points, die) & (2 << last) - 1
    codes, made = found[made], made + 1
    while starts:
        start = starts.bit_length() - 1
        starts ^= 1 << start
        longer = code << 5 | start
        codes.append(longer)
        if made < len(found):
            end = start - die if start > die else OFF
            checkers[start] -= 1
            checkers[end] += 1
            after = _after_step(occupied, start, end, is_last=not checkers[start])
            _add_equal_steps(found, checkers, after, open_points, die, longer, made, start)
            checkers[start] += 1
            checkers[end] -= 1


# --- different dice ---


def _mixed_plays(
    board: Board, occupied: int, open_points: int, high: int, low: int
) -> "set[int] | list[int]":
    """The plays of two different dice: both if possible, else the higher, else the lower."""
    ours, theirs = board
    high_starts = _starts(occupied, open_points, high)
    low_starts = _starts(occupied, open_points, low)
    codes: set[int] = set()
    for start in _places(high_starts):
        end = start - high if start > high else OFF
        step = start << 5 | end
        after = _after_step(occupied, start, end, is_last=ours[start] == 1)
        _add_second_steps(codes, step, _starts(after, open_points, low), low)
    for start in _places(low_starts):
        end = start - low if start > low else OFF
        step = start << 5 | end
        after = _after_step(occupied, start, end, is_last=ours[start] == 1)
        # What the higher die could do at first has been found with that die first.
        _add_second_steps(codes, step, _starts(after, open_points, high) & ~high_starts, high)
    if not codes:
        die, starts = (high, high_starts) if high_starts else (low, low_starts)
        return [start << 5 | max(start - die, OFF) for start in _places(starts)]
    for start in _places(high_starts & low_starts):
        # One checker moved by both dice: two ways to one board, unless a blot is hit on one.
        by_high, by_low, end = start - high, start - low, max(start - high - low, OFF)
        if by_high > OFF and 1 not in (theirs[BAR - by_high], theirs[BAR - by_low]):
            first_low = (start << 5 | by_low) << 10 | by_low << 5 | end
            if first_low in codes:
                codes.discard((start << 5 | by_high) << 10 | by_high << 5 | end)
    return codes


def _add_second_steps(codes: set[int], step: int, starts: int, die: int) -> None:
    while starts:
        start = starts.bit_length() - 1
        starts ^= 1 << start
        other = start << 5 | (start - die if start > die else OFF)
        codes.add(step << 10 | other if step > other else other << 10 | step)


def _places(mask: int) -> Iterator[int]:
    """The places of a mask, from the rear forwards."""
    while mask:
        place = mask.bit_length() - 1
        yield place
        mask ^= 1 << place


# --- the plays of codes ---

#: The steps of different dice by their codes: the start times 32, plus the end.
_STEPS = tuple(CheckerStep(code >> 5, code & 31) for code in range(BAR + 1 << 5))


class _Plays(dict[int, tuple[str, Action]]):
    """The play of each code and its text, made when it is first used."""

    def __init__(self, die: int) -> None:
        self._die = die  # of equal dice; 0 for different ones

    def __missing__(self, code: int) -> tuple[str, Action]:
        if len(self) >= _REMEMBERED:
            self.clear()
        steps: list[CheckerStep] = []
        left = code
        while left:
            if self._die:
                start = left & 31
                step, left = start << 5 | max(start - self._die, OFF), left >> 5
            else:
                step, left = left & 1023, left >> 10
            steps.append(_STEPS[step])
        play = Play(tuple(reversed(steps)))
        self[code] = known = (write(play), play)
        return known


_PLAYS = tuple(map(_Plays, range(7)))


def listed_plays(rules: Ruleset, board: Board, dice: tuple[int, ...]) -> dict[str, Action]:
    """Every legal play by its text, in notation order."""
    plays = _PLAYS[dice[0] if dice[0] == dice[-1] else 0]
    return dict([plays[code] for code in play_codes(rules, board, dice)])
