"""A game of backgammon at one moment: checkers, dice, cube and score."""

from dataclasses import dataclass, replace
from enum import StrEnum

from gamecase.games.backgammon.board import Board, Side, Step, starting_side
from gamecase.games.backgammon.ruleset import Ruleset, StartDecide
from gamecase.kernel.match import MatchKind, MatchScore
from gamecase.kernel.seat import Seat, opponent


class Phase(StrEnum):
    """What is to be done next; `turn` says whose turn it is done in."""

    DRAW = "draw"  # the dice decide who starts
    CHOICE = "choice"  # double or throw
    THROW = "throw"  # the dice fall
    PLAY = "play"  # the dice lie, the checkers move
    OFFERED = "offered"  # a double waits for the other side's answer
    BEAVERED = "beavered"  # and the answer, doubled again, for the doubler's
    RACCOONED = "raccooned"
    RESIGNING = "resigning"  # a resignation waits for the other side's answer
    WON = "won"  # by bearing off; `turn` is the winner's in all that follow
    DROPPED = "dropped"
    CONCEDED = "conceded"
    STALLED = "stalled"  # nobody won


#: A game that has come to its end.
ENDED = (Phase.WON, Phase.DROPPED, Phase.CONCEDED, Phase.STALLED)

#: The cube waits to be taken.
CUBE_WAITS = (Phase.OFFERED, Phase.BEAVERED, Phase.RACCOONED)


@dataclass(frozen=True, slots=True)
class Cube:
    """The doubling cube: what it shows and on whose side it lies."""

    value: int = 1
    owner: Seat = Seat.NOBODY  # nobody's in the middle

    @property
    def is_centred(self) -> bool:
        return self.owner is Seat.NOBODY


@dataclass(frozen=True, slots=True)
class Score:
    """How the match stood when the game began."""

    kind: MatchKind = "best-of"
    number: int = 1
    first: int = 0
    second: int = 0
    is_crawford: bool = False  # the one game of the match without the cube

    def of(self, seat: Seat) -> int:
        return self.first if seat is Seat.FIRST else self.second

    def needs(self, seat: Seat) -> int:
        """Points a seat still needs in a match for points."""
        return self.number - self.of(seat)

    @property
    def is_points_match(self) -> bool:
        return self.kind == "first-to"

    @property
    def is_post_crawford(self) -> bool:
        near = min(self.needs(Seat.FIRST), self.needs(Seat.SECOND)) == 1
        return self.is_points_match and self.number > 1 and near and not self.is_crawford


def score_of(rules: Ruleset, match_score: MatchScore) -> Score:
    """The score as a game begins; one game a match, the first with a side one point short of
    winning, is the Crawford game."""
    rule = match_score.rule
    first, second = match_score.score or (0, 0)
    short = rule.number - 1
    is_crawford = (
        rules.crawford
        and rule.kind == "first-to"
        and short > 0
        and short in (first, second)
        and not any(short in each for each in match_score.scores[:-1])
    )
    return Score(rule.kind, rule.number, first, second, is_crawford)


@dataclass(frozen=True, slots=True)
class Before:
    """How things lay as a turn began, at a table where wrong moves are possible."""

    first: Side
    second: Side
    dice: tuple[int, ...]
    made: tuple[Step, ...] = ()  # the steps since


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """Everything needed to play on."""

    rules: Ruleset
    first: Side
    second: Side
    phase: Phase = Phase.DRAW
    turn: Seat = Seat.NOBODY
    dice: tuple[int, ...] = ()  # still to be played, the higher first
    cube: Cube = Cube()
    score: Score = Score()
    starter: Seat = Seat.NOBODY
    throws: int = 0  # turns begun so far, counted no further than 4
    idle: int = 0  # turns in a row without a move
    resigning: int = 0  # the value of the resignation offered or accepted
    before: Before | None = None

    def of(self, seat: Seat) -> Side:
        return self.first if seat is Seat.FIRST else self.second

    @property
    def board(self) -> Board:
        """The checkers as the seat whose turn it is sees them."""
        return Board(self.of(self.turn), self.of(opponent(self.turn)))

    def with_board(self, board: Board) -> "Position":
        """The same with the checkers of the seat whose turn it is, and its opponent's, so."""
        if self.turn is Seat.FIRST:
            return replace(self, first=board.ours, second=board.theirs)
        return replace(self, first=board.theirs, second=board.ours)

    @property
    def white(self) -> Seat:
        """Who plays White: the starter where lots are drawn for it, else the first seat."""
        if self.rules.start_decide is StartDecide.LOTS_FOR_WHITE:
            return self.starter
        return Seat.FIRST

    @property
    def at_stake(self) -> int:
        """What the cube would show if the double that waits were taken."""
        return self.cube.value * 2 if self.phase in CUBE_WAITS else self.cube.value


def opening(rules: Ruleset, match_score: MatchScore) -> Position:
    checkers = starting_side(rules.setup)
    return Position(
        rules=rules, first=checkers, second=checkers, score=score_of(rules, match_score)
    )
