"""What an ID tells of a position, whichever program's ID it is.

Seats go by GNU Backgammon's order: its player 0, White in SGF and OGID, the upper player of an XGID
and the left column of a match file are all the first seat.
"""

from dataclasses import dataclass, field, replace

from gamecase.games.backgammon import cube, unassisted
from gamecase.games.backgammon.board import Side, checkers_in_all
from gamecase.games.backgammon.plays import numbers
from gamecase.games.backgammon.position import Cube, Phase, Position, Score
from gamecase.games.backgammon.ruleset import Ruleset
from gamecase.games.backgammon.validation import check
from gamecase.kernel.booklet import SwitchValue
from gamecase.kernel.errors import BadPosition
from gamecase.kernel.match import MatchKind
from gamecase.kernel.seat import Seat

LARGEST_CUBE = 1024


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """A position as IDs tell it: what is on the board, not what is off it."""

    first: Side
    second: Side
    turn: Seat = Seat.FIRST
    phase: Phase = Phase.CHOICE  # also where the dice fall at once
    dice: tuple[int, ...] = ()  # two numbers, the higher first
    cube: Cube = field(default_factory=Cube)
    length: int = 0  # points of the match; 0 without one
    points: tuple[int, int] = (0, 0)
    is_crawford: bool = False
    jacoby: bool = False
    beavers: bool = False
    cube_limit: int = LARGEST_CUBE
    resigning: int = 0

    @property
    def switches(self) -> dict[str, SwitchValue]:
        """The switches of the tournament booklet that suit it."""
        found: dict[str, SwitchValue] = {"jacoby": self.jacoby, "beavers": self.beavers}
        return {} if self.length else found

    def position(self, rules: Ruleset) -> Position:
        """The position under a ruleset, checked; what an ID leaves out is taken as usual."""
        kind: MatchKind = "first-to" if self.length else "open"
        known = Position(
            rules=rules,
            first=_with_off(self.first, rules),
            second=_with_off(self.second, rules),
            phase=self.phase,
            turn=self.turn,
            dice=numbers(rules, *self.dice) if self.dice else (),
            cube=self.cube,
            score=Score(kind, self.length or 1, *self.points, self.is_crawford),
            starter=self.turn,
            throws=4,
            resigning=self.resigning,
        )
        if self.phase is Phase.DRAW:
            known = replace(known, turn=Seat.NOBODY, starter=Seat.NOBODY, throws=0)
        if self.phase is Phase.CHOICE and cube.why_no_double(known, self.turn) is not None:
            known = replace(known, phase=Phase.THROW)
        if self.phase is Phase.PLAY:
            known = unassisted.taken_in_hand(known)
        check(known)
        return known


def shown(position: Position) -> Shown:
    """What can be told of a position by an ID."""
    score, rules = position.score, position.rules
    is_match = score.is_points_match
    dice = position.dice if position.before is None else position.before.dice
    return Shown(
        first=_without_off(position.first),
        second=_without_off(position.second),
        turn=position.turn if position.turn.is_player else Seat.FIRST,
        phase=Phase.CHOICE if position.phase is Phase.THROW else position.phase,
        dice=(dice[0], dice[-1]) if dice else (),
        cube=position.cube,
        length=score.number if is_match else 0,
        points=(score.first, score.second),
        is_crawford=score.is_crawford,
        jacoby=rules.jacoby and not is_match,
        beavers=rules.beavers and not is_match,
        cube_limit=rules.cube_limit,
        resigning=position.resigning,
    )


def _with_off(told: Side, rules: Ruleset) -> Side:
    total = checkers_in_all(rules.setup)
    off = total - sum(told)
    if off < 0:
        raise BadPosition(f"{sum(told)} checkers on the board; a side has {total}")
    return (off, *told[1:])


def _without_off(told: Side) -> Side:
    return (0, *told[1:])


def doubled_power(value: int) -> int:
    """How often 1 was doubled to make a cube's value."""
    return value.bit_length() - 1
