"""The rules of crokinole. The § numbers are those of the booklets."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Literal

from gamecase.games.crokinole.disc_notes import apply_note, legal_notes, refuse_note
from gamecase.games.crokinole.nature import MAX_SLIP, settle_flick, slip_of
from gamecase.games.crokinole.notation import (
    read_action,
    read_position,
    write_action,
    write_position,
)
from gamecase.games.crokinole.position import Action, CountRound, Flick, NoteDisc, Position, Settle
from gamecase.games.crokinole.referee import apply_settle
from gamecase.games.crokinole.ruleset import HandSteadiness, RoundScore, Ruleset, Venue
from gamecase.games.crokinole.validation import check_position, settle_fault
from gamecase.kernel.booklet import Booklet, SwitchValue, build_ruleset
from gamecase.kernel.dice import Dice
from gamecase.kernel.errors import BadPosition
from gamecase.kernel.game import Game, ListedActions, RangedActions, UnlistedActions
from gamecase.kernel.match import MatchScore
from gamecase.kernel.outcome import Outcome
from gamecase.kernel.phrase import Refusal
from gamecase.kernel.seat import Seat

#: The limits of a flick from the start line: within the own quarter, inwards, and neither too soft
#: nor too hard.
LOW = Flick(-45, -89.99, 50)
HIGH = Flick(45, 89.99, 4000, MAX_SLIP)
#: The highest target of a match for points.
HIGHEST_TARGET = 200


class Crokinole(Game[Ruleset, Position, Action]):
    """Crokinole for two to four players, simulated or on a real board."""

    key = "crokinole"
    version = 1
    gesture: Literal["pick", "aim"] = "aim"
    swaps_seats = False  # §20: players keep their seats, and the start rotates
    uses_chance = True  # nature settles every flick
    chance_settles = True
    action_types: tuple[type, ...] = (Flick, Settle, NoteDisc, CountRound)
    chance_by_hand = False  # no one can enter exact places of discs
    real_board_switches: Mapping[str, SwitchValue] = {"played": Venue.REAL_BOARD.value}
    lots_decide = True  # lots decide who starts the first round
    points_per_game = 20  # the usual difference: a match for 100 takes about five rounds

    def example_rules(self, rules: Ruleset) -> Ruleset:
        """Examples are played on the screen, whatever the players' discs lie on."""
        return replace(rules, played=Venue.SCREEN)

    def bots_play(self, rules: Ruleset) -> bool:
        """Bots cannot play on a real board."""
        return not rules.on_real_board

    def ruleset(self, booklet: Booklet, switches: Mapping[str, SwitchValue]) -> Ruleset:
        return build_ruleset(Ruleset, booklet, switches)

    def seats(self, rules: Ruleset) -> tuple[Seat, ...]:
        return rules.seats

    def opening(self, rules: Ruleset, match_score: MatchScore) -> Position:
        """A new round; the number of rounds before it decides who starts."""
        return Position(rules, len(match_score.scores), twenties=(0,) * rules.players)

    def to_act(self, position: Position) -> Seat:
        if position.is_complete:
            return Seat.NOBODY
        if position.rules.on_real_board:
            return position.shooters[0]  # the starter of a round enters its result
        return Seat.NATURE if position.flick else position.shooter

    def choices(
        self, position: Position
    ) -> ListedActions[Action] | RangedActions[Action] | UnlistedActions:
        if position.is_complete:
            return ListedActions(())
        if position.rules.on_real_board:
            return ListedActions(legal_notes(position))
        if position.flick:
            return UnlistedActions()
        over = position.rules.most_over
        return RangedActions(replace(LOW, over=-over), replace(HIGH, over=over))

    def judge(self, position: Position, action: Action) -> Refusal | None:
        if position.is_complete:
            return Refusal("game-over")
        if isinstance(action, NoteDisc | CountRound) is not position.rules.on_real_board:  # §25
            if not position.rules.on_real_board:
                return Refusal("settled", {"fault": "screen"})
            return Refusal("counted", {"fault": "real-board", "discs": position.rules.discs_a_side})
        if isinstance(action, NoteDisc):
            return refuse_note(position, action)
        if isinstance(action, CountRound):
            return None
        if isinstance(action, Settle):
            fault = settle_fault(position, action) if position.flick else "early"
            return Refusal("settled", {"fault": fault}) if fault else None
        if position.flick:
            return Refusal("settled", {"fault": "moving"})
        return _judge_flick(position, action)

    def apply(self, position: Position, action: Action) -> Position:
        match action:
            case Flick():
                return replace(position, flick=action)
            case NoteDisc():
                return apply_note(position, action)
            case CountRound():
                return replace(position, is_counted=True)
            case Settle():
                return apply_settle(position, action)

    def throws_dice(self, position: Position) -> bool:
        return slip_of(position) > 0

    def nature(self, position: Position, dice: Dice) -> Settle:
        return settle_flick(position, dice)

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
        """Resigning concedes the match if it is played for points, else the round."""
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
    """The first clause that a flick breaks, in the order of the booklet."""
    rules = position.rules
    quarter = "quarter-tolerance" if rules.start_tolerance else "quarter"
    if not LOW.place <= flick.place <= HIGH.place:  # §4
        return Refusal(quarter, {"why": "quarter", "low": LOW.place, "high": HIGH.place})
    most = rules.most_over
    if not -most <= flick.over <= most:
        return Refusal(quarter, {"why": "line", "low": -most, "high": most})
    if (occupied := _refuse_place(position, flick)) is not None:
        return occupied
    is_human = rules.steadiness is HandSteadiness.HUMAN
    limits = (  # §6, §7, §26
        ("inwards", LOW.bearing, flick.bearing, HIGH.bearing),
        ("strength", LOW.speed, flick.speed, HIGH.speed),
        ("hand-human" if is_human else "hand", LOW.slip, flick.slip, HIGH.slip),
    )
    for clause, low, value, high in limits:
        if not low <= value <= high:
            return Refusal(clause, {"low": low, "high": high})
    return None


def _refuse_place(position: Position, flick: Flick) -> Refusal | None:
    """§5: the disc must not touch another one before it is flicked."""
    equipment = position.rules.equipment
    x, y = flick.start(equipment.line_radius, position.rules.quarter(position.shooter))
    min_distance = (2 * equipment.disc_radius) ** 2
    for disc in position.discs:
        if (disc.x - x) ** 2 + (disc.y - y) ** 2 <= min_distance:
            return Refusal("free-place", {"seat": disc.seat.value}, where=(disc.name,))
    return None
