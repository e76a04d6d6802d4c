"""The rules of crokinole. The § numbers are those of the booklets."""

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Literal

from gamecase.games.crokinole.nature import MOST_SLIP, flicked
from gamecase.games.crokinole.notation import (
    read_action,
    read_position,
    write_action,
    write_position,
)
from gamecase.games.crokinole.position import Action, Count, Flick, Note, Position, Settle
from gamecase.games.crokinole.real_board import judge_note, noted, possible
from gamecase.games.crokinole.referee import settled
from gamecase.games.crokinole.ruleset import RoundScore, Ruleset
from gamecase.games.crokinole.validation import check_position, fault_of_settle
from gamecase.kernel.booklet import Booklet, SwitchValue, build_ruleset
from gamecase.kernel.dice import Dice
from gamecase.kernel.errors import BadPosition
from gamecase.kernel.game import Game, Listed, Ranged, Unlisted
from gamecase.kernel.match import MatchScore
from gamecase.kernel.outcome import Outcome
from gamecase.kernel.phrase import Refusal
from gamecase.kernel.seat import Seat

#: The corners of what a hand can do: its own quarter, inwards, from a nudge to as hard as it can.
LOW = Flick(-45, -89.99, 50)
HIGH = Flick(45, 89.99, 4000, MOST_SLIP)
#: No match goes on beyond so many points.
HIGHEST_TARGET = 200
_CLAUSES = {"place": "quarter", "bearing": "inwards", "speed": "strength", "slip": "hand"}


class Crokinole(Game[Ruleset, Position, Action]):
    """Wooden discs, flicked over a round board."""

    key = "crokinole"
    version = 1
    gesture: Literal["pick", "aim"] = "aim"
    swaps_seats = False  # §20: the seats stay, and the start moves on
    uses_chance = True  # nature settles every flick
    chance_by_hand = False  # nobody can tell to the bit where discs came to rest
    lots_decide = True  # who starts the first round
    points_per_game = 20  # about what a round is won by: a match for 100 is one of five rounds

    def bots_play(self, rules: Ruleset) -> bool:
        """No computer has a finger for a real board."""
        return not rules.on_real_board

    def ruleset(self, booklet: Booklet, switches: Mapping[str, SwitchValue]) -> Ruleset:
        return build_ruleset(Ruleset, booklet, switches)

    def seats(self, rules: Ruleset) -> tuple[Seat, ...]:
        return rules.seats

    def opening(self, rules: Ruleset, match_score: MatchScore) -> Position:
        """A round; the match says how many went before it, and with that who starts."""
        return Position(rules, len(match_score.scores), twenties=(0,) * rules.players)

    def to_act(self, position: Position) -> Seat:
        if position.is_complete:
            return Seat.NOBODY
        if position.rules.on_real_board:
            return position.shooters[0]  # whoever starts a round notes what is left of it
        return Seat.NATURE if position.flick else position.shooter

    def choices(self, position: Position) -> Listed[Action] | Ranged[Action] | Unlisted:
        if position.is_complete:
            return Listed(())
        if position.rules.on_real_board:
            return Listed(possible(position))
        return Unlisted() if position.flick else Ranged(LOW, HIGH)

    def judge(self, position: Position, action: Action) -> Refusal | None:
        if position.is_complete:
            return Refusal("game-over")
        if isinstance(action, Note | Count) is not position.rules.on_real_board:  # §26
            fault = "real-board" if position.rules.on_real_board else "screen"
            return Refusal("counted", {"fault": fault, "discs": position.rules.discs_a_side})
        if isinstance(action, Note):
            return judge_note(position, action)
        if isinstance(action, Count):
            return None
        if isinstance(action, Settle):
            fault = fault_of_settle(position, action) if position.flick else "early"
            return Refusal("settled", {"fault": fault}) if fault else None
        if position.flick:
            return Refusal("settled", {"fault": "moving"})
        return _judge_flick(position, action)

    def apply(self, position: Position, action: Action) -> Position:
        match action:
            case Flick():
                return replace(position, flick=action)
            case Note():
                return noted(position, action)
            case Count():
                return replace(position, is_counted=True)
            case Settle():
                return settled(position, action)

    def nature(self, position: Position, dice: Dice) -> Settle:
        return flicked(position, dice)

    def outcome(self, position: Position) -> Outcome | None:
        if not position.is_complete:
            return None
        light, dark = position.points_of(0), position.points_of(1)
        by_two = position.rules.round_score is RoundScore.TWO_POINTS
        if light == dark:
            return Outcome((), "level", shared=1 if by_two else 0)
        winners = position.rules.sides(0 if light > dark else 1)
        return Outcome(winners, "ahead", points=2 if by_two else abs(light - dark))  # §23

    def resigned(self, position: Position, seat: Seat) -> Outcome:
        """Whoever gives up concedes the match, where points are played for; else the round."""
        others = position.rules.sides(1 - position.rules.side(seat))
        by_two = position.rules.round_score is RoundScore.TWO_POINTS
        return Outcome(others, "resigned", points=2 if by_two else HIGHEST_TARGET)

    def write(self, thing: Position | Action) -> str:
        return write_position(thing) if isinstance(thing, Position) else write_action(thing)

    def read_position(self, rules: Ruleset, text: str) -> Position:
        position = read_position(rules, text)
        check_position(position)
        if position.flick:
            refusal = _judge_flick(position.without_flick(), position.flick)
            if refusal:
                raise BadPosition(f"{text[-40:]!r}: the flick breaks {refusal.clause}")
        return position

    def read_action(self, text: str) -> Action:
        return read_action(text)


def _judge_flick(position: Position, flick: Flick) -> Refusal | None:
    for each in fields(Flick):  # §4, §6, §7, §27
        low, high = getattr(LOW, each.name), getattr(HIGH, each.name)
        if not low <= getattr(flick, each.name) <= high:
            return Refusal(_CLAUSES[each.name], {"low": low, "high": high})
    equipment = position.rules.equipment
    x, y = flick.start(equipment.line_radius, position.rules.quarter(position.shooter))
    near = (2 * equipment.disc_radius) ** 2
    for disc in position.discs:  # §5
        if (disc.x - x) ** 2 + (disc.y - y) ** 2 <= near:
            return Refusal("free-place", {"seat": disc.seat.value}, where=(disc.name,))
    return None
