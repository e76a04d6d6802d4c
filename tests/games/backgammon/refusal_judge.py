"""An independent judge of refusals: whether an illegal action really breaks the clause cited.

It shares only the flags of the ruleset and the values of positions and actions with the game. A
turn is played with counters of checkers, one number at a time and in every order that the rules
allow, up to the first step that no order allows. What that step breaks is then checked clause by
clause, the best reason first.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise, permutations
from random import Random

from gamecase.games.backgammon.actions import Action, Call, Play, Resignation, Roll, Start
from gamecase.games.backgammon.board import CheckerStep
from gamecase.games.backgammon.position import Phase, Position
from gamecase.games.backgammon.ruleset import Ruleset
from gamecase.kernel.phrase import Refusal
from gamecase.kernel.seat import Seat

OFF, BAR = 0, 25
Counts = tuple[int, ...]
Move = tuple[int, int]

ENDED = ("won", "dropped", "conceded", "stalled")
CUBE = ("offered", "beavered", "raccooned")


def judge(position: Position, action: Action, refusal: Refusal) -> str | None:
    """What is wrong with a refusal; None if it cites the right clause."""
    expected = [*_expected(position, action)]
    if refusal.clause in expected[:1]:
        return None
    return f"cites {refusal.clause}, but breaks {expected}"


def illegal_actions(position: Position, random: Random) -> Iterator[Action]:
    """Actions that are mostly not legal: plays of any checkers, and calls out of turn."""
    dice = [*position.dice] or [random.randint(1, 6), random.randint(1, 6)]
    ours = [p for p in range(1, 26) if position.turn.is_player and position.board.ours[p]]
    for _ in range(4):
        steps = []
        for _ in range(random.choice((1, 1, 2, 2, 3))):
            start = (
                random.choice(ours) if ours and random.random() < 0.85 else random.randint(1, 25)
            )
            distance = random.choice((random.choice(dice), sum(dice[:2]), random.randint(-2, 9)))
            steps.append((start, min(max(start - distance, OFF), 24)))
        yield Play(tuple(CheckerStep(*move) for move in steps))
    yield random.choice([*Call])
    yield random.choice((Play(), Roll(5, 2), Roll(5, 2, "left"), Start(3, 2), Resignation(2)))


# --- actions that are not plays ---


def _expected(position: Position, action: Action) -> Iterator[str]:
    """The clauses that an action breaks, the best reason first."""
    rules, phase = position.rules, position.phase.value
    if phase in ENDED:
        yield "game-over"
    match action:
        case Start():
            yield "already-started"
        case Roll(half="left") if phase == "throw" and rules.dice_zone == "right-half":
            yield "dice-zone"
        case Roll():
            yield _due(position)
        case Resignation():
            yield _due(position) if rules.resignation else "no-resignation"
        case Play() | Call.DONE if phase != "play":
            yield _due(position)
        case Call.DONE if rules.assisted:
            yield "play-first"
        case Play(steps) if not rules.assisted and len(steps) != 1:
            yield "one-by-one"
        case Play() | Call.DONE:
            yield from _broken_by_turn(position, action)
        case _:
            yield from _broken_by_call(position, action)


def _due(position: Position) -> str:
    """What has to be done first."""
    rules = position.rules
    match position.phase.value:
        case "choice" if rules.cube == "on" and rules.stake:
            return "choice-first"
        case "choice":
            return "throw-first" if rules.assisted else "call-first"
        case "draw":
            return "draw-first"
        case "throw":
            return "throw-first"
        case "play":
            return "play-first"
        case "resigning":
            return "answer-resignation"
        case _:
            return "answer-first"


def _without_cube(position: Position) -> str:
    if position.rules.cube == "off":
        return "without-cube"
    if not position.rules.stake:
        return "no-cube"
    is_counted = position.score.kind == "best-of" and position.score.number > 1
    return "cube-single-game" if is_counted else ""


def _broken_by_call(position: Position, call: Call) -> Iterator[str]:
    rules, phase = position.rules, position.phase.value
    if phase == "resigning":
        yield "answer-resignation"
    elif call in (Call.ACCEPT, Call.DECLINE):
        yield "nothing-resigned" if rules.resignation else "no-resignation"
    elif call in (Call.CORRECT, Call.CHECK):
        if rules.correction == "none":
            yield "no-correction"
        elif phase != "choice":
            yield "correct-before-throw"
        elif position.turn_start is None or not [*_error_before(position)]:
            yield "nothing-wrong"
        else:
            yield from _error_before(position)
    elif call is Call.THROW:
        yield _due(position)
    elif call is Call.DOUBLE:
        yield from _broken_by_double(position)
    elif phase not in CUBE:
        yield _without_cube(position) or "nothing-offered"
    elif rules.match != "points":
        yield "answer-first"
    else:
        is_beaver = call is Call.BEAVER
        is_allowed = rules.beavers if is_beaver else rules.raccoons
        is_now = phase == ("offered" if is_beaver else "beavered")
        is_money = position.score.kind != "first-to"
        if not (is_allowed and is_now and is_money):
            yield "no-beaver" if is_beaver else "no-raccoon"
        yield "cube-limit"


def _broken_by_double(position: Position) -> Iterator[str]:
    rules, score, cube = position.rules, position.score, position.cube
    if position.phase.value in CUBE:
        yield "answer-first"
        return
    if reason := _without_cube(position):
        yield reason
    if score.is_crawford:
        yield "crawford"
    if cube.owner in (Seat.FIRST, Seat.SECOND) and cube.owner is not position.turn:
        yield "cube-owner"
    if cube.value * 2 > rules.cube_limit:
        yield "cube-limit"
    if score.kind == "first-to":
        needs = score.number - score.first, score.number - score.second
        if cube.value >= max(needs):
            yield "cube-dead"
        after_crawford = min(needs) == 1 and score.number > 1 and not score.is_crawford
        if rules.centred_cube == "holland" and after_crawford and position.throws < 4:
            yield "holland"
    yield "double-before-throw"


# --- plays ---


@dataclass(frozen=True)
class Moment:
    """The checkers in the middle of a turn, and the numbers that are left."""

    ours: Counts
    theirs: Counts
    unused: tuple[int, ...]  # numbers not played, playable or not
    orders: frozenset[tuple[int, ...]]  # the orders in which the rest may be played

    @property
    def is_home(self) -> bool:
        return not any(self.ours[7:])

    def enemies(self, point: int) -> int:
        return self.theirs[25 - point]


def _broken_by_turn(position: Position, action: Play | Call) -> Iterator[str]:
    rules = position.rules
    steps: tuple[Move, ...] = tuple(action.steps) if isinstance(action, Play) else ()
    start = position.turn_start
    ours, theirs = position.board
    dice = position.dice
    if start is not None and not rules.assisted:
        if rules.correction != "none":
            yield from _broken_by_hand(position, steps)
            return
        first, second = start.first, start.second
        ours, theirs = (first, second) if position.turn is Seat.FIRST else (second, first)
        steps, dice = (*start.steps, *steps), start.dice
    yield from _broken_by_steps(rules, ours, theirs, dice, steps)


def _broken_by_hand(position: Position, steps: tuple[Move, ...]) -> Iterator[str]:
    """At a table where an error may be called, only what hands cannot do is refused."""
    ours, theirs = position.board
    ((start, end),) = steps
    if not ours[start]:
        yield "no-checker"
    elif position.turn_start and len(position.turn_start.steps) == len(position.dice):
        yield "dice-only"
    elif end and theirs[25 - end] >= 2:
        yield "closed-point"


def _error_before(position: Position) -> Iterator[str]:
    """The clauses that the turn before broke."""
    start = position.turn_start
    assert start is not None
    sides = (start.first, start.second)
    ours, theirs = sides if position.turn is Seat.SECOND else sides[::-1]
    yield from _broken_by_steps(position.rules, ours, theirs, start.dice, tuple(start.steps))


def _broken_by_steps(
    rules: Ruleset, ours: Counts, theirs: Counts, dice: tuple[int, ...], steps: tuple[Move, ...]
) -> Iterator[str]:
    first = Moment(ours, theirs, dice, frozenset(_orders(rules, ours, theirs, dice)))
    die = dice[0] if len(dice) > 2 or len({*dice}) == 1 else 0
    if die and any(start - end > die for start, end in steps):
        steps = _by_single_numbers(steps, die)
    moments = [first]
    for start, end in steps:
        following = [
            after for moment in moments for after in _after(rules, moment, start, end, dice)
        ]
        if not following:
            found = [[*_broken_by_step(rules, moment, start, end, dice)] for moment in moments]
            yield from dict.fromkeys(clause for each in found for clause in each)
            return
        moments = following
    yield from _broken_by_end(rules, first, moments, dice, len(steps))


def _by_single_numbers(steps: tuple[Move, ...], die: int) -> tuple[Move, ...]:
    """Long steps of doubles, number by number and from the rear."""
    hops: list[Move] = []
    for start, end in steps:
        is_whole = end == OFF or (start - end) % die == 0
        hops += pairwise([*range(start, end, -die), end] if is_whole else [start, end])
    return tuple(sorted(hops, reverse=True))


def _orders(
    rules: Ruleset, ours: Counts, theirs: Counts, dice: tuple[int, ...]
) -> Iterator[tuple[int, ...]]:
    if rules.dice_order == "free" or len({*dice}) == 1:
        yield from {*permutations(dice)}
        return
    low, high = sorted(dice) if len(dice) == 2 else (dice * 2)[:2]
    if len(dice) < 2:
        yield dice
        return
    moment = Moment(ours, theirs, dice, frozenset())
    can_play_low = any(_hop(rules, moment, start, low, dice) is not None for start in range(1, 26))
    if can_play_low:
        yield (low, high)
    elif not (ours[BAR] and rules.bar_die == "smaller-or-lose-roll"):
        yield (high,)


def _hop(
    rules: Ruleset, moment: Moment, start: int, die: int, dice: tuple[int, ...]
) -> Moment | None:
    """One checker by one number."""
    ours = moment.ours
    if not ours[start] or (ours[BAR] and start != BAR):
        return None
    end = max(start - die, OFF)
    if end == OFF and [*_broken_by_bearing_off(rules, moment, start, (die,), dice)]:
        return None
    if end and moment.enemies(end) >= rules.block_min:
        return None
    moved, theirs = [*ours], [*moment.theirs]
    moved[start] -= 1
    moved[end] += 1
    if end and theirs[25 - end] == 1:
        theirs[25 - end] = 0
        theirs[BAR] += 1
    unused = [*moment.unused]
    unused.remove(die)
    orders = frozenset(order[1:] for order in moment.orders if order[:1] == (die,))
    return Moment(tuple(moved), tuple(theirs), tuple(unused), orders)


def _after(
    rules: Ruleset, moment: Moment, start: int, end: int, dice: tuple[int, ...]
) -> Iterator[Moment]:
    """The moments after a step by one number or several."""
    for die in {order[0] for order in moment.orders if order}:
        stop = max(start - die, OFF)
        after = _hop(rules, moment, start, die, dice) if stop >= end else None
        if after is not None and stop == end:
            yield after
        elif after is not None:
            yield from _after(rules, after, stop, end, dice)


def _broken_by_step(
    rules: Ruleset, moment: Moment, start: int, end: int, dice: tuple[int, ...]
) -> Iterator[str]:
    """The clauses that a step breaks, the best reason first."""
    ours, unused = moment.ours, moment.unused
    if ours[BAR] and start != BAR:
        yield "enter-first"
    elif not ours[start]:
        yield "no-checker"
    elif end >= start:
        yield "forward"
    elif end == OFF and not moment.is_home and unused:
        yield "home-first"
    else:
        ways = _ways(rules, moment, start, end)
        is_direct = start - end in unused
        if end == OFF and unused and (is_direct or not ways):
            yield from _broken_by_bearing_off(rules, moment, start, unused, dice)
        closed = "closed-by-three" if rules.block_min > 2 else "closed-point"
        stops = [[at for at in way if at and moment.enemies(at) >= rules.block_min] for way in ways]
        if (is_direct and end and moment.enemies(end) >= rules.block_min) or (
            ways and all(stops) and not is_direct
        ):
            yield closed
        if ways and start == BAR and ours[BAR] > 1:
            yield "enter-first"  # the checker cannot go on while others are on the bar
        if ways and end == OFF:
            yield from _broken_by_bearing_off(rules, moment, start, (start,), dice)
        yield from _broken_by_order(rules, moment, start, end, dice)
        yield "dice-only"


def _ways(rules: Ruleset, moment: Moment, start: int, end: int) -> list[tuple[int, ...]]:
    """The places on the way of a step by several numbers."""
    unused = moment.unused
    orders = {*permutations(unused)}
    if rules.dice_order == "smaller-first":
        orders = {tuple(sorted(unused))}
    ways = set()
    for order in orders:
        at, places = start, []
        for die in order:
            at -= die
            places.append(at)
            if at == end and len(places) > 1:
                ways.add(tuple(places))
    return [*ways]


def _broken_by_bearing_off(
    rules: Ruleset, moment: Moment, start: int, numbers: tuple[int, ...], dice: tuple[int, ...]
) -> Iterator[str]:
    """Why no checker may leave a point with these numbers; nothing if one may."""
    if not moment.is_home:
        yield "home-first"
        return
    is_held_behind = any(moment.ours[start + 1 : 7])
    reaches = any(number >= start for number in numbers)
    if rules.bearoff_rule == "exact-only" and start not in numbers:
        yield "exact-number"
    elif not reaches:
        yield "dice-only"
    elif rules.bearoff_rule == "exact-or-highest" and start not in numbers and is_held_behind:
        yield "highest-first"
    elif rules.bearoff_rule == "rearmost-only" and is_held_behind:
        yield "rear-first"
    else:
        blocks = [p for p in range(1, start) if moment.enemies(p) >= rules.block_min]
        if rules.bearoff_past_block == "forbidden" and blocks:
            yield "past-band"
        elif rules.bearoff_six_needs_double_six and start == 6 and dice.count(6) < 2:
            yield "double-six"


def _broken_by_order(
    rules: Ruleset, moment: Moment, start: int, end: int, dice: tuple[int, ...]
) -> Iterator[str]:
    if rules.dice_order != "smaller-first" or len({*dice}) == 1:
        return
    low = min(dice)
    reaches = start - end in moment.unused or (end == OFF and max(moment.unused, default=0) > start)
    if reaches and not moment.orders and moment.ours[BAR] and moment.unused == dice:
        yield "smaller-enters"
    elif moment.unused == (low,) and reaches:
        yield "smaller-lost"
    elif reaches:
        yield "smaller-first"


# --- the end of a turn ---


def _broken_by_end(
    rules: Ruleset, first: Moment, moments: list[Moment], dice: tuple[int, ...], made: int
) -> Iterator[str]:
    """Why a turn may not end after steps that are legal by themselves."""
    longest = _longest(rules, first, dice)
    played = min(len(dice) - len(moment.unused) for moment in moments)
    is_double = len(dice) > 1 and len({*dice}) == 1
    if is_double and rules.doubles_partial == "all-or-nothing" and longest < len(dice):
        yield "whole-double"
    if not made:
        yield "must-move"
    singles = {
        die
        for die in {*dice}
        if any(_hop(rules, first, start, die, dice) is not None for start in range(1, 26))
    }
    if rules.dice_either_or == "higher" and longest == 1 and len(singles) == 2:
        yield "use-higher"
    if played < longest:
        yield "use-all"


def _longest(rules: Ruleset, moment: Moment, dice: tuple[int, ...]) -> int:
    """The most numbers that can be played."""
    most, seen, level = 0, set[Moment](), {moment}
    while level:
        following = set()
        for each in level:
            for die in {order[0] for order in each.orders if order}:
                for start in range(1, 26):
                    after = _hop(rules, each, start, die, dice)
                    if after is not None and after not in seen:
                        following.add(after)
        seen |= following
        level = following
        most += bool(level)
    return most


assert {*ENDED, *CUBE} <= {phase.value for phase in Phase}
