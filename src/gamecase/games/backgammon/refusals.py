"""The first clause that a play breaks, with the facts and spots that show it."""

from dataclasses import dataclass
from itertools import accumulate
from operator import sub

from gamecase.games.backgammon.board import BAR, OFF, Board, CheckerStep, spot
from gamecase.games.backgammon.checker_steps import blocks_below
from gamecase.games.backgammon.plays import (
    PartialPlay,
    RolledTurn,
    Steps,
    expand_steps,
    legal_plays,
    next_steps,
    partial_plays,
    resolve_steps,
)
from gamecase.games.backgammon.ruleset import BearOff, Ruleset
from gamecase.kernel.phrase import Fact, Refusal
from gamecase.kernel.seat import Seat


def judge_steps(turn: RolledTurn, steps: Steps, seat: Seat) -> Refusal | None:
    """None when the steps are a legal play of the roll; otherwise the first clause they break."""
    if resolve_steps(turn, steps) is not None:
        return None
    steps = expand_steps(turn, steps)
    longest = max(
        partial_plays(turn, steps),
        key=lambda partial: partial.done,
        default=PartialPlay(turn.board, (), 0, (), ()),
    )
    if longest.done < len(steps):
        return _ImpossibleStep(turn, longest, steps[longest.done], seat).refusal()
    return _refuse_end(turn, longest, seat)


def dice_text(dice: tuple[int, ...]) -> str:
    return "-".join(map(str, dice))


def _refuse_end(turn: RolledTurn, partial: PartialPlay, seat: Seat) -> Refusal:
    """Every step was legal, but the turn may not end after them."""
    plays = legal_plays(turn)
    if turn.board in plays.results and len(plays.results) == 1:
        facts = {"die": turn.dice[0], "possible": plays.longest, "needed": len(turn.dice)}
        return Refusal("whole-double", facts)
    where = _next_starts(turn, partial.hops, seat)
    if not partial.hops:
        return Refusal("must-move", {"possible": plays.longest}, where)
    if plays.forced_die is not None:
        return Refusal("use-higher", {"die": plays.forced_die}, _next_starts(turn, (), seat))
    return Refusal("use-all", {"possible": plays.longest, "used": len(partial.hops)}, where)


def refuse_empty_point(start: int, seat: Seat) -> Refusal:
    facts = {"place": "bar" if start == BAR else "point", "point": start}
    return Refusal("no-checker", facts, (spot(seat, start),))


def refuse_closed_point(
    board: Board, rules: Ruleset, points: tuple[int, ...], seat: Seat
) -> Refusal:
    """A step ends or stops on the first of these points, which enemy checkers close."""
    clause = "closed-by-three" if rules.shares_points else "closed-point"
    facts = {"point": points[0], "count": board.enemies(points[0])}
    return Refusal(clause, facts, tuple(spot(seat, point) for point in points))


def _next_starts(turn: RolledTurn, made: Steps, seat: Seat) -> tuple[str, ...]:
    """The spots of the checkers that may move next."""
    return tuple(dict.fromkeys(spot(seat, step.start) for step in next_steps(turn, made)))


@dataclass(frozen=True, slots=True)
class _ImpossibleStep:
    """A step that is impossible after the steps before it."""

    turn: RolledTurn
    reached: PartialPlay
    step: CheckerStep
    seat: Seat

    @property
    def board(self) -> Board:
        return self.reached.board

    @property
    def unused(self) -> tuple[int, ...]:
        """The dice that are not used yet, whether or not they may be played."""
        left = list(self.turn.dice)
        for die in self.reached.used:
            left.remove(die)
        return tuple(left)

    def spots(self, *points: int) -> tuple[str, ...]:
        return tuple(spot(self.seat, point) for point in points)

    def refusal(self) -> Refusal:
        start, end = self.step
        if self.board.ours[BAR] and start != BAR:
            return Refusal("enter-first", {"count": self.board.ours[BAR]}, self.spots(BAR))
        if not self.board.ours[start]:
            return refuse_empty_point(start, self.seat)
        if end >= start:
            return Refusal("forward", {"from": start, "to": end}, self.spots(start, end))
        if end == OFF and not self._is_sum() and self._concerns_bearing_off():
            return self._refuse_bearing_off() or self._refuse_order()
        if start - end not in self.unused:
            return self._refuse_distance()
        if self.board.is_closed(end, self.turn.rules):
            return self._refuse_closed_point(end)
        return self._refuse_order()

    def _concerns_bearing_off(self) -> bool:
        """Whether the step breaks a rule of bearing off, rather than lacking the number for it."""
        is_exact = self.turn.rules.bearoff_rule is BearOff.EXACT_ONLY
        reaches = max(self.unused, default=0) >= self.step.start
        return bool(self.unused) and (reaches or is_exact or not self.board.is_home)

    def _refuse_closed_point(self, *points: int) -> Refusal:
        return refuse_closed_point(self.board, self.turn.rules, points, self.seat)

    def _ways(self) -> list[tuple[int, ...]]:
        """The stops and the end of the step for each order of unused dice that adds up to it."""
        ways = []
        orders = (self.unused[::-1],) if self.turn.keeps_order else (self.unused, self.unused[::-1])
        for order in dict.fromkeys(orders):
            places = [*accumulate(order, sub, initial=self.step.start)][1:]
            if self.step.end in places[1:]:
                ways.append(tuple(places[: places.index(self.step.end) + 1]))
        return ways

    def _is_sum(self) -> bool:
        """Whether several unused dice add up to the step."""
        return self.board.is_home and bool(self._ways()) and self.step.start not in self.unused

    def _refuse_distance(self) -> Refusal:
        """No single die has this distance; a sum of several may, unless its end or a stop on
        each way is closed.
        """
        end, rules = self.step.end, self.turn.rules
        ways = self._ways()
        if ways and end != OFF and self.board.is_closed(end, rules):
            return self._refuse_closed_point(end)
        stops = [next((at for at in way if self._is_stop_closed(at)), OFF) for way in ways]
        if ways and all(stops):
            return self._refuse_closed_point(*dict.fromkeys(stops))
        if ways and self.step.start == BAR:  # on the way it would pass others that must enter
            waiting = self.board.ours[BAR] - 1
            return Refusal("enter-first", {"count": waiting}, self.spots(BAR))
        if ways and end == OFF and (refusal := self._refuse_bearing_off()):
            return refusal
        facts: dict[str, Fact] = {
            "distance": self.step.start - end,
            "dice": dice_text(self.unused),
            "count": len(self.unused),
        }
        return Refusal("dice-only", facts, self.spots(self.step.start))

    def _is_stop_closed(self, at: int) -> bool:
        return at != OFF and self.board.is_closed(at, self.turn.rules)

    def _refuse_bearing_off(self) -> Refusal | None:
        """Why the checker may not be borne off although a die reaches; None if it may."""
        rules, board, start = self.turn.rules, self.board, self.step.start
        if not board.is_home:
            outside = [point for point in range(24, 6, -1) if board.ours[point]]
            count = sum(board.ours[point] for point in outside)
            return Refusal("home-first", {"count": count}, self.spots(*outside))
        highest = board.highest
        facts: dict[str, Fact] = {
            "point": start,
            "highest": highest,
            "dice": dice_text(self.unused),
        }
        match rules.bearoff_rule:
            case BearOff.EXACT_ONLY if start not in self.unused:
                return Refusal("exact-number", facts, self.spots(start))
            case BearOff.EXACT_OR_HIGHEST if start not in self.unused and start < highest:
                return Refusal("highest-first", facts, self.spots(highest))
            case BearOff.REARMOST_ONLY if start < highest:
                return Refusal("rear-first", facts, self.spots(highest))
        if blocks := blocks_below(rules, board, start):
            facts = {"point": start, "band": blocks[-1], "count": board.enemies(blocks[-1])}
            return Refusal("past-band", facts, self.spots(*blocks))
        if rules.bearoff_six_needs_double_six and start == 6 and self.turn.dice.count(6) < 2:
            return Refusal("double-six", {"dice": dice_text(self.turn.dice)}, self.spots(start))
        return None

    def _refuse_order(self) -> Refusal:
        """The step is possible, but not with this die now."""
        smaller = min(self.turn.dice)
        if not self.turn.orders():
            at = BAR - smaller
            facts = {"die": smaller, "point": at, "count": self.board.enemies(at)}
            return Refusal("smaller-enters", facts, self.spots(BAR, at))
        if self.unused == (smaller,):
            return Refusal("smaller-lost", {"die": smaller})
        facts = {"die": smaller, "larger": max(self.turn.dice)}
        return Refusal("smaller-first", facts, _next_starts(self.turn, (), self.seat))
