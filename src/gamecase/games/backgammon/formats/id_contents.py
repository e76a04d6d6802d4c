"""The fields of a position that the IDs of other programs contain.

Seats follow the order of GNU Backgammon: its player 0, White in SGF and OGID, the upper player of
an XGID and the left column of a match file are all the first seat.
"""

from dataclasses import dataclass, field, replace

from gamecase.games.backgammon import cube, unassisted_moves
from gamecase.games.backgammon.board import Side, checkers_per_side
from gamecase.games.backgammon.plays import dice_to_play
from gamecase.games.backgammon.position import Cube, Phase, Position, Score
from gamecase.games.backgammon.ruleset import Ruleset
from gamecase.games.backgammon.validation import check
from gamecase.kernel.booklet import SwitchValue
from gamecase.kernel.errors import BadPosition
from gamecase.kernel.match import MatchKind
from gamecase.kernel.seat import Seat

LARGEST_CUBE = 1024


@dataclass(frozen=True, slots=True, kw_only=True)
class IdFields:
    """The contents of a position ID; checkers that are off are not counted."""

    first: Side
    second: Side
    turn: Seat = Seat.FIRST
    phase: Phase = Phase.CHOICE  # also where the seat may not double and rolls at once
    dice: tuple[int, ...] = ()  # two dice, the higher first
    cube: Cube = field(default_factory=Cube)
    length: int = 0  # points of the match; 0 in money play
    points: tuple[int, int] = (0, 0)
    is_crawford: bool = False
    jacoby: bool = False
    beavers: bool = False
    cube_limit: int = LARGEST_CUBE
    resigning: int = 0

    @property
    def switches(self) -> dict[str, SwitchValue]:
        """The switches of the tournament booklet that match."""
        switches: dict[str, SwitchValue] = {"jacoby": self.jacoby, "beavers": self.beavers}
        return {} if self.length else switches

    def to_position(self, rules: Ruleset) -> Position:
        """The position under a ruleset, checked, with defaults for what an ID leaves out."""
        kind: MatchKind = "first-to" if self.length else "open"
        position = Position(
            rules=rules,
            first=_with_off(self.first, rules),
            second=_with_off(self.second, rules),
            phase=self.phase,
            turn=self.turn,
            dice=dice_to_play(rules, *self.dice) if self.dice else (),
            cube=self.cube,
            score=Score(kind, self.length or 1, *self.points, self.is_crawford),
            starter=self.turn,
            throws=4,
            resigning=self.resigning,
        )
        if self.phase is Phase.DRAW:
            position = replace(position, turn=Seat.NOBODY, starter=Seat.NOBODY, throws=0)
        if self.phase is Phase.CHOICE and cube.judge_double(position, self.turn) is not None:
            position = replace(position, phase=Phase.THROW)
        if self.phase is Phase.PLAY:
            position = unassisted_moves.with_turn_start(position)
        check(position)
        return position


def fields_of(position: Position) -> IdFields:
    """The fields of a position."""
    score, rules = position.score, position.rules
    is_match = score.is_points_match
    dice = position.dice if position.turn_start is None else position.turn_start.dice
    return IdFields(
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


def _with_off(checkers: Side, rules: Ruleset) -> Side:
    total = checkers_per_side(rules.setup)
    off = total - sum(checkers)
    if off < 0:
        raise BadPosition(f"{sum(checkers)} checkers on the board; a side has {total}")
    return (off, *checkers[1:])


def _without_off(checkers: Side) -> Side:
    return (0, *checkers[1:])


def cube_exponent(value: int) -> int:
    """The exponent of a cube value, which is a power of two."""
    return value.bit_length() - 1
