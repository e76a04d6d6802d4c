"""The rules of pebble. The § numbers are those of the booklet."""

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Literal

from gamecase.kernel.booklet import Booklet, SwitchValue, build_ruleset
from gamecase.kernel.dice import Dice
from gamecase.kernel.errors import BadPosition
from gamecase.kernel.game import Game, ListedActions, RangedActions
from gamecase.kernel.match import MatchScore
from gamecase.kernel.outcome import Outcome
from gamecase.kernel.phrase import Refusal
from gamecase.kernel.seat import PLAYERS, Seat
from pebble.notation import read_action, read_position, write_action, write_position
from pebble.position import Drift, Pebble, Position, Slide
from pebble.ruleset import Ruleset

LOW = Slide(-40, -20, 1)
HIGH = Slide(40, 20, 8)


class PebbleGame(Game[Ruleset, Position, Slide | Drift]):
    """The farthest pebbles win."""

    key = "pebble"
    version = 1
    gesture: Literal["pick", "aim"] = "aim"
    swaps_seats = False  # §1: players keep their seats, and the start rotates
    uses_chance = True

    def ruleset(self, booklet: Booklet, switches: Mapping[str, SwitchValue]) -> Ruleset:
        return build_ruleset(Ruleset, booklet, switches)

    def seats(self, rules: Ruleset) -> tuple[Seat, ...]:
        return PLAYERS[: rules.players]

    def opening(self, rules: Ruleset, match_score: MatchScore) -> Position:
        return Position(rules, PLAYERS[len(match_score.scores) % rules.players])

    def to_act(self, position: Position) -> Seat:
        if position.is_complete:
            return Seat.NOBODY
        return Seat.NATURE if position.is_sliding else position.owner(len(position.pebbles))

    def choices(
        self, position: Position
    ) -> ListedActions[Slide | Drift] | RangedActions[Slide | Drift]:
        if position.is_complete:
            return ListedActions(())
        if position.is_sliding:
            return ListedActions(tuple(Drift(steps) for steps in range(1, 7)))
        return RangedActions(LOW, HIGH)

    def judge(self, position: Position, action: Slide | Drift) -> Refusal | None:
        if position.is_complete:
            return Refusal("game-over")
        if isinstance(action, Drift) is not position.is_sliding:  # §3: slide, then drift
            return Refusal("wind", {"due": "drift" if position.is_sliding else "slide"})
        return None if isinstance(action, Drift) else _judge_slide(position, action)

    def apply(self, position: Position, action: Slide | Drift) -> Position:
        if isinstance(action, Slide):
            return replace(position, pebbles=(*position.pebbles, Pebble(action)))
        *rest, last = position.pebbles
        return replace(position, pebbles=(*rest, replace(last, drift=action)))

    def nature(self, position: Position, dice: Dice) -> Drift:
        return Drift(dice.throw(6))

    def outcome(self, position: Position) -> Outcome | None:
        if not position.is_complete:
            return None
        totals = position.totals()
        best = max(totals.values())
        behind = [total for total in totals.values() if total < best]
        if not behind:
            return Outcome((), "level")
        leaders = tuple(seat for seat, total in totals.items() if total == best)
        leads_far = best - max(behind) >= position.rules.double_lead  # §6
        return Outcome(leaders, "farthest", points=2 if leads_far else 1)

    def resigned(self, position: Position, seat: Seat) -> Outcome:
        others = tuple(other for other in self.seats(position.rules) if other is not seat)
        return Outcome(others, "resigned")

    def write(self, thing: Position | Slide | Drift) -> str:
        return write_position(thing) if isinstance(thing, Position) else write_action(thing)

    def read_position(self, rules: Ruleset, text: str) -> Position:
        """Parse a position and replay it, so that only legal games are accepted."""
        parsed = read_position(rules, text)
        position = replace(parsed, pebbles=())
        for pebble in parsed.pebbles:
            for action in (pebble.slide, pebble.drift):
                if action is None:
                    continue
                if refusal := self.judge(position, action):
                    raise BadPosition(
                        f"{text!r}: {write_action(action)} is refused by {refusal.clause} "
                        f"after {write_position(position)}"
                    )
                position = self.apply(position, action)
        return position

    def read_action(self, text: str) -> Slide | Drift:
        return read_action(text)


def _judge_slide(position: Position, slide: Slide) -> Refusal | None:
    for field in fields(Slide):  # §2
        low, high = getattr(LOW, field.name), getattr(HIGH, field.name)
        if not low <= getattr(slide, field.name) <= high:
            return Refusal("limits", {"part": field.name, "low": low, "high": high})
    for nth, pebble in enumerate(position.pebbles, start=1):  # §2: never twice from one place
        if pebble.slide.place == slide.place:
            return Refusal("fresh-place", {"place": slide.place}, where=(f"pebble-{nth}",))
    return None
