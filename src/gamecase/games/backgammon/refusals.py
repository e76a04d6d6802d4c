"""Why not? The first clause that a play breaks, and the facts and places that show it."""

from dataclasses import dataclass

from gamecase.games.backgammon.board import BAR, OFF, Board, Step, spot
from gamecase.games.backgammon.plays import (
    Steps,
    Turn,
    Walk,
    legal_plays,
    next_steps,
    resolved,
    spelt_out,
    walks,
)
from gamecase.games.backgammon.ruleset import BearOff
from gamecase.games.backgammon.steps import bands_below
from gamecase.kernel.phrase import Fact, Refusal
from gamecase.kernel.seat import Seat


def why_not(turn: Turn, steps: Steps, seat: Seat) -> Refusal | None:
    """None when the steps are a legal play of the throw."""
    if resolved(turn, steps) is not None:
        return None
    steps = spelt_out(turn, steps)
    furthest = max(
        walks(turn, steps), key=lambda walk: walk.done, default=Walk(turn.board, (), 0, (), ())
    )
    if furthest.done < len(steps):
        return _Stuck(turn, furthest, steps[furthest.done], seat).refusal()
    return _unfinished(turn, furthest, seat)


def dice_text(dice: tuple[int, ...]) -> str:
    return "-".join(map(str, dice))


def _unfinished(turn: Turn, walk: Walk, seat: Seat) -> Refusal:
    """Every step was possible, but a turn may not end so."""
    plays = legal_plays(turn)
    if turn.board in plays.results and len(plays.results) == 1:
        facts = {"die": turn.dice[0], "possible": plays.longest, "needed": len(turn.dice)}
        return Refusal("whole-double", facts)
    where = _starts(turn, walk.hops, seat)
    if not walk.hops:
        return Refusal("must-move", {"possible": plays.longest}, where)
    if plays.forced_die is not None:
        return Refusal("use-higher", {"die": plays.forced_die}, _starts(turn, (), seat))
    return Refusal("use-all", {"possible": plays.longest, "used": len(walk.hops)}, where)


def no_checker(start: int, seat: Seat) -> Refusal:
    facts = {"place": "bar" if start == BAR else "point", "point": start}
    return Refusal("no-checker", facts, (spot(seat, start),))


def _starts(turn: Turn, made: Steps, seat: Seat) -> tuple[str, ...]:
    """Where the checkers stand that may move next."""
    return tuple(dict.fromkeys(spot(seat, step.start) for step in next_steps(turn, made)))


@dataclass(frozen=True, slots=True)
class _Stuck:
    """A step that cannot be made from where the steps before it have led."""

    turn: Turn
    walk: Walk
    step: Step
    seat: Seat

    @property
    def board(self) -> Board:
        return self.walk.board

    @property
    def unused(self) -> tuple[int, ...]:
        """The numbers that still lie there, whether or not they may be played."""
        left = list(self.turn.dice)
        for die in self.walk.used:
            left.remove(die)
        return tuple(left)

    def spots(self, *points: int) -> tuple[str, ...]:
        return tuple(spot(self.seat, point) for point in points)

    def refusal(self) -> Refusal:
        start, end = self.step
        if self.board.ours[BAR] and start != BAR:
            return Refusal("enter-first", {"count": self.board.ours[BAR]}, self.spots(BAR))
        if not self.board.ours[start]:
            return no_checker(start, self.seat)
        if end >= start:
            return Refusal("forward", {"from": start, "to": end}, self.spots(start, end))
        if end == OFF and (max(self.unused, default=0) >= start or not self.board.is_home):
            return self._bearing_off() or self._out_of_order()
        if start - end not in self.unused:
            return self._no_such_number()
        if self.board.is_closed(end, self.turn.rules):
            return self._closed(end)
        return self._out_of_order()

    def _closed(self, *points: int) -> Refusal:
        facts = {"point": points[0], "count": self.board.enemies(points[0])}
        return Refusal("closed-point", facts, self.spots(*points))

    def _no_such_number(self) -> Refusal:
        """No number is that long; several together may be, if it were not for a stop between."""
        stops = []
        for order in dict.fromkeys((self.unused, self.unused[::-1])):
            at = self.step.start
            for die in order:
                at -= die
                if at <= self.step.end:
                    break
                if self.board.is_closed(at, self.turn.rules):
                    stops.append(at)
                    break
        is_sum = any(
            sum(self.unused[:count]) == self.step.start - self.step.end
            for count in range(2, len(self.unused) + 1)
        )
        if is_sum and stops:
            return self._closed(*dict.fromkeys(stops))
        facts: dict[str, Fact] = {
            "distance": self.step.start - self.step.end,
            "dice": dice_text(self.unused),
            "count": len(self.unused),
        }
        return Refusal("dice-only", facts, self.spots(self.step.start))

    def _bearing_off(self) -> Refusal | None:
        """Why a checker may not leave the board, though a number would carry it off."""
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
        if bands := bands_below(rules, board, start):
            facts = {"point": start, "band": bands[-1], "count": board.enemies(bands[-1])}
            return Refusal("past-band", facts, self.spots(*bands))
        if rules.bearoff_six_needs_double_six and start == 6 and self.turn.dice.count(6) < 2:
            return Refusal("double-six", {"dice": dice_text(self.turn.dice)}, self.spots(start))
        return None

    def _out_of_order(self) -> Refusal:
        """The step would be possible, but not with this number now."""
        smaller = min(self.turn.dice)
        if not self.turn.orders():
            at = BAR - smaller
            facts = {"die": smaller, "point": at, "count": self.board.enemies(at)}
            return Refusal("smaller-enters", facts, self.spots(BAR, at))
        if self.unused == (smaller,):
            return Refusal("smaller-lost", {"die": smaller})
        facts = {"die": smaller, "larger": max(self.turn.dice)}
        return Refusal("smaller-first", facts, _starts(self.turn, (), self.seat))
