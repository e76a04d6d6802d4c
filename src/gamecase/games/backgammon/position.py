"""A position of a game of backgammon: checkers, dice, cube and score."""

from dataclasses import dataclass, replace
from enum import StrEnum

from gamecase.games.backgammon.board import Board, CheckerStep, Side, starting_side
from gamecase.games.backgammon.ruleset import Ruleset, StartingPlayerRule
from gamecase.kernel.match import MatchKind, MatchScore
from gamecase.kernel.seat import Seat, opponent


class Phase(StrEnum):
    """What happens next; the field `turn` of a position says in whose turn."""

    DRAW = "draw"  # the dice decide who starts
    CHOICE = "choice"  # double or roll
    THROW = "throw"  # the dice are rolled
    PLAY = "play"  # the roll is played
    OFFERED = "offered"  # the opponent has to answer a double
    BEAVERED = "beavered"  # the doubler has to answer a beaver
    RACCOONED = "raccooned"
    RESIGNING = "resigning"  # the opponent has to answer a resignation
    WON = "won"  # by bearing off; from here on `turn` is the winner
    DROPPED = "dropped"
    CONCEDED = "conceded"
    STALLED = "stalled"  # a draw: no checker has moved for too long


#: The phases of a finished game.
ENDED_PHASES = (Phase.WON, Phase.DROPPED, Phase.CONCEDED, Phase.STALLED)

#: The phases in which the cube has to be answered.
CUBE_PHASES = (Phase.OFFERED, Phase.BEAVERED, Phase.RACCOONED)


@dataclass(frozen=True, slots=True)
class Cube:
    """The doubling cube: its value and its owner."""

    value: int = 1
    owner: Seat = Seat.NOBODY  # NOBODY while it is centred

    @property
    def is_centred(self) -> bool:
        return self.owner is Seat.NOBODY


@dataclass(frozen=True, slots=True)
class Score:
    """The match score at the start of the game."""

    kind: MatchKind = "best-of"
    number: int = 1
    first: int = 0
    second: int = 0
    is_crawford: bool = False  # this game is played without the cube

    def of(self, seat: Seat) -> int:
        return self.first if seat is Seat.FIRST else self.second

    def needs(self, seat: Seat) -> int:
        """The points that a seat still needs in a match for points."""
        return self.number - self.of(seat)

    @property
    def is_points_match(self) -> bool:
        return self.kind == "first-to"

    @property
    def is_post_crawford(self) -> bool:
        near = min(self.needs(Seat.FIRST), self.needs(Seat.SECOND)) == 1
        return self.is_points_match and self.number > 1 and near and not self.is_crawford


def score_of(rules: Ruleset, match_score: MatchScore) -> Score:
    """The score at the start of a game.

    The first game in which a side is one point short of winning the match is the Crawford game.
    """
    rule = match_score.rule
    first, second = match_score.score or (0, 0)
    short = rule.number - 1
    is_crawford = (
        rules.crawford
        and rule.kind == "first-to"
        and short > 0
        and short in (first, second)
        and not any(short in earlier for earlier in match_score.scores[:-1])
    )
    return Score(rule.kind, rule.number, first, second, is_crawford)


@dataclass(frozen=True, slots=True)
class TurnStart:
    """The board and dice at the start of a turn, kept where illegal moves are possible."""

    first: Side
    second: Side
    dice: tuple[int, ...]
    steps: tuple[CheckerStep, ...] = ()  # made since


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """Everything that is needed to continue a game."""

    rules: Ruleset
    first: Side
    second: Side
    phase: Phase = Phase.DRAW
    turn: Seat = Seat.NOBODY
    dice: tuple[int, ...] = ()  # still to be played, the higher first
    cube: Cube = Cube()
    score: Score = Score()
    starter: Seat = Seat.NOBODY
    throws: int = 0  # rolls so far, counted up to 4
    idle: int = 0  # consecutive turns without a move
    resigning: int = 0  # the value of the resignation offered or accepted
    turn_start: TurnStart | None = None

    def of(self, seat: Seat) -> Side:
        return self.first if seat is Seat.FIRST else self.second

    @property
    def board(self) -> Board:
        """The checkers as the seat whose turn it is sees them."""
        return Board(self.of(self.turn), self.of(opponent(self.turn)))

    def with_board(self, board: Board) -> "Position":
        """The position with the checkers of the seat whose turn it is, and of its opponent,
        replaced.
        """
        if self.turn is Seat.FIRST:
            return replace(self, first=board.ours, second=board.theirs)
        return replace(self, first=board.theirs, second=board.ours)

    @property
    def white(self) -> Seat:
        """The seat that plays White: the starter where lots are drawn for it, else the first."""
        if self.rules.start_decide is StartingPlayerRule.LOTS_FOR_WHITE:
            return self.starter
        return Seat.FIRST

    def colour(self, seat: Seat) -> Seat:
        """The seat whose colour and name a seat has: Light is the first, Dark the second."""
        is_turned = seat.is_player and self.white is Seat.SECOND
        return opponent(seat) if is_turned else seat

    @property
    def at_stake(self) -> int:
        """The value of the cube if an offered double is taken."""
        return self.cube.value * 2 if self.phase in CUBE_PHASES else self.cube.value


def opening(rules: Ruleset, match_score: MatchScore) -> Position:
    checkers = starting_side(rules.setup)
    return Position(
        rules=rules, first=checkers, second=checkers, score=score_of(rules, match_score)
    )
