"""Every decision of a game weighed for its stake: plays, the cube and the answers to it.

Points are those of whoever chooses, in games at the present cube; in a match by what such points
do to the chance of winning it. What nobody can weigh (a resignation, a turn that went against the
rules) has no options.
"""

from dataclasses import dataclass, replace
from functools import lru_cache

import numpy as np

from gamecase.games.backgammon import cube, unassisted
from gamecase.games.backgammon.actions import Action, Call, Play, Roll, Start
from gamecase.games.backgammon.board import Board, Step
from gamecase.games.backgammon.engine.candidates import THROWS, WEIGHTS
from gamecase.games.backgammon.engine.chances import Chances, Rows, turned_chances
from gamecase.games.backgammon.engine.cube_decisions import (
    Answer,
    Verdict,
    decide,
    looked_ahead,
    normal_value,
    replies,
    seen,
    stake_of,
    turned_value,
)
from gamecase.games.backgammon.engine.cube_model import Floats, Owner, Stake
from gamecase.games.backgammon.engine.hints import Given, Hint, as_deeply, given, hints
from gamecase.games.backgammon.engine.moves import row_of
from gamecase.games.backgammon.engine.player import search_for
from gamecase.games.backgammon.engine.search import Search, first_best
from gamecase.games.backgammon.plays import Turn, next_steps, resolved, walks
from gamecase.games.backgammon.position import CUBE_WAITS, Phase, Position
from gamecase.games.backgammon.rules import Backgammon, turn_of
from gamecase.games.backgammon.ruleset import FirstRoll
from gamecase.kernel.seat import Seat

_GAME = Backgammon()

#: Beyond this a cube is no question to a player; and beyond that not even looking deeper could
#: make it one.
CLOSE, FAR = 0.16, 0.3


@dataclass(frozen=True, slots=True, eq=False)
class Option:
    """A way to go on, and what it is worth to whoever chooses."""

    actions: tuple[Action, ...]  # more than one where checkers are moved one by one
    points: float
    chances: Chances  # the chooser's five afterwards, without a cube
    hint: Hint | None = None  # a play
    ply: int = 0


def options(position: Position, ply: int = 2) -> list[Option]:
    """What the seat to act can choose, the best first; none where that cannot be weighed."""
    match position.phase:
        case Phase.PLAY:
            return _plays(position, ply)
        case Phase.CHOICE:
            return _turning(position, ply)
        case phase if phase in CUBE_WAITS:
            return _answering(position, ply)
        case _:
            return []


def is_decision(position: Position, found: list[Option]) -> bool:
    """Whether there was something to decide: more than one play, or a cube worth a thought."""
    if position.phase is Phase.PLAY:
        return len(found) > 1 and not unassisted.made(position)
    return len(found) > 1 and found[0].points - found[1].points < CLOSE


# --- plays ---


def _plays(position: Position, ply: int) -> list[Option]:
    turn, made = _in_hand(position)
    told = _told(position, ply)
    if position.rules.assisted:
        return [_of_hint(hint, (Play(hint.steps),)) for hint in told]
    ways = _ways(turn, made) if made else {hint.board: hint.steps for hint in told}
    return [
        _of_hint(hint, (*(Play((step,)) for step in ways[hint.board]), Call.DONE))
        for hint in told
        if hint.board in ways
    ]


def _of_hint(hint: Hint, actions: tuple[Action, ...]) -> Option:
    return Option(actions, hint.equity, hint.chances, hint, hint.ply)


def _in_hand(position: Position) -> tuple[Turn, tuple[Step, ...]]:
    """The turn as it began, and the steps made since where checkers are moved one by one."""
    if position.rules.assisted:
        return turn_of(position), ()
    return unassisted.turn_of(position, position.turn), unassisted.made(position)


@lru_cache(maxsize=16)
def _hints(turn: Turn, stake: Stake, ply: int) -> list[Hint]:
    """A turn made by hand is asked about at every step of it."""
    return hints(turn, search_for(turn.rules), ply, stake)


def _told(position: Position, ply: int) -> list[Hint]:
    return _hints(_in_hand(position)[0], stake_of(position, position.turn), ply)


def _ways(turn: Turn, made: tuple[Step, ...]) -> dict[Board, tuple[Step, ...]]:
    """How the boards that can still be reached are reached from here on; none when a hand went
    where no legal play leads."""
    found: dict[Board, tuple[Step, ...]] = {}
    asked, waiting = set[tuple[Board, int]](), [made]
    while waiting:
        steps = waiting.pop(0)
        reached = {walk.board for walk in walks(turn, steps) if walk.done == len(steps)}
        for board in reached:
            found.setdefault(board, steps[len(made) :])
        key = (min(reached, default=turn.board), len(steps))
        if reached and key not in asked:
            asked.add(key)
            waiting += [(*steps, step) for step in next_steps(turn, steps)]
    return found


@dataclass(frozen=True, slots=True, eq=False)
class Played:
    """What was done, beside the best there was."""

    option: Option
    cost: float
    given: tuple[Given, ...] = ()


def played(position: Position, action: Action, found: list[Option], ply: int = 2) -> Played | None:
    """What an action that was taken was worth; None where that cannot be weighed."""
    if not found:
        return None
    if position.phase is Phase.PLAY and position.rules.assisted:
        return _whole_play(position, action, found, ply)
    made = next((each for each in found if each.actions[0] == action), None)
    if isinstance(action, Play):
        made = _after_step(position, action, ply)
    return None if made is None else Played(made, max(found[0].points - made.points, 0.0))


def _after_step(position: Position, action: Play, ply: int) -> Option | None:
    """One step of a turn is worth the best play that can still come of it."""
    later = _plays(_GAME.apply(position, action), ply)
    return replace(later[0], actions=(action, *later[0].actions)) if later else None


def _whole_play(position: Position, action: Action, found: list[Option], ply: int) -> Played | None:
    turn, search = turn_of(position), search_for(position.rules)
    steps = resolved(turn, action.steps) if isinstance(action, Play) else None
    if steps is None:
        return None
    board = turn.board
    for step in steps:
        board = board.after(step)
    stake = stake_of(position, position.turn)
    told = _told(position, ply)
    hint = as_deeply(told, board, search, stake)
    cost = max(found[0].points - hint.equity, 0.0)
    lost = given(hint, told[0], search, stake) if cost else ()
    return Played(_of_hint(hint, (Play(hint.steps),)), cost, lost)


# --- the cube ---


def verdict_of(position: Position, ply: int = 2) -> Verdict:
    """The cube decision of the side whose turn it is, looked at deeply where it is close."""
    row, search = row_of(position.board), search_for(position.rules)
    stake = stake_of(position, position.turn)
    verdict = decide(row, stake, search, 0)
    is_near = abs(doubled_value(verdict) - verdict.no_double) < FAR
    return decide(row, stake, search, ply) if is_near and ply else verdict


def doubled_value(verdict: Verdict) -> float:
    """What a double is worth when it is answered as it should be."""
    match verdict.answer:
        case Answer.DROP:
            return verdict.double_drop
        case Answer.BEAVER:
            return 2.0 * verdict.double_take
        case _:
            return verdict.double_take


def _turning(position: Position, ply: int) -> list[Option]:
    verdict = verdict_of(position, ply)
    found = [Option((Call.THROW,), verdict.no_double, verdict.chances, ply=ply)]
    if cube.why_no_double(position, position.turn) is None:
        worth = doubled_value(verdict)
        found.append(Option((Call.DOUBLE,), worth, verdict.chances, ply=ply))
    return sorted(found, key=lambda each: -each.points)


def _answering(position: Position, ply: int) -> list[Option]:
    """Taking, dropping and turning it back, as the side that is asked sees it."""
    search, thrower = search_for(position.rules), position.turn
    chooser = cube.answering(position)
    sign = 1 if chooser is thrower else -1
    chances = search.chances(row_of(position.board)[None, :], min(ply, 1))[0]
    chances = chances if sign > 0 else turned_chances(chances)
    taken = sign * _taken_value(position, search, ply)
    worths = {Call.TAKE: taken, Call.DROP: -1.0, Call.BEAVER: 2 * taken, Call.RACCOON: 2 * taken}
    found = [Option((call,), worths[call], chances, ply=ply) for call in cube.answers(position)]
    return sorted(found, key=lambda each: -each.points)


def _taken_value(position: Position, search: Search, ply: int) -> float:
    """What the game is worth to the side to throw once the cube that waits is taken, in games at
    the value that a drop would lose."""
    row, stake = row_of(position.board), stake_of(position, position.turn)
    if position.phase is Phase.OFFERED:
        return verdict_of(position, ply).double_take
    taken = replace(stake, cube=position.at_stake, owner=Owner.THEM)
    value = looked_ahead(row[None, :], (taken,), search, ply)[0, 0]
    return float(value) / position.cube.value


# --- the dice ---


@dataclass(frozen=True, slots=True, eq=False)
class Throws:
    """What the side about to throw may expect, and how much each throw changes that."""

    points: float
    chances: Chances
    luck: dict[Action, tuple[Seat, float]]  # of each throw, whose it is and what it brings him


def throws(position: Position) -> Throws:
    """A throw that is about to fall; before the draw both sides stand alike."""
    if position.phase is Phase.DRAW:
        return _draw(position)
    points, chances = _by_throw(row_of(position.board), position, position.turn)
    mean = float(points @ WEIGHTS)
    luck: dict[Action, tuple[Seat, float]] = {
        Roll(high, low): (position.turn, float(worth) - mean)
        for (high, low), worth in zip(THROWS.tolist(), points, strict=True)
    }
    return Throws(mean, chances, luck)


def _draw(position: Position) -> Throws:
    """Where the pair that was drawn is played too, it is the starter's first luck."""
    even = np.array([0.5, 0, 0, 0, 0], np.float32)
    if position.rules.start_first_roll is not FirstRoll.DRAWN_PAIR:
        return Throws(0.0, even, {})
    luck: dict[Action, tuple[Seat, float]] = {}
    board = Board(position.first, position.second)  # both sides stand alike
    for seat in (Seat.FIRST, Seat.SECOND):
        points, _ = _by_throw(row_of(board), position, seat)
        pairs = {
            (high, low): float(worth)
            for (high, low), worth in zip(THROWS.tolist(), points, strict=True)
            if high != low
        }
        mean = sum(pairs.values()) / len(pairs)
        for (high, low), worth in pairs.items():
            drawn = Start(high, low) if seat is Seat.FIRST else Start(low, high)
            luck[drawn] = (seat, worth - mean)
    return Throws(0.0, even, luck)


def _by_throw(row: Rows, position: Position, seat: Seat) -> tuple[Floats, Chances]:
    """The value of each of the twenty-one throws, well played, and the chances over all."""
    search, stake = search_for(position.rules), stake_of(position, seat)
    boards, starts = replies(row[None, :], search)
    after, theirs = seen(boards, search), stake.turned()
    values = turned_value(after.chosen(theirs), theirs)
    best = first_best(values, starts)
    points = np.array([normal_value(each, stake) for each in values[best].tolist()])
    chances = turned_chances(after.chances[best])
    return points, (chances.T @ WEIGHTS).astype(np.float32)
