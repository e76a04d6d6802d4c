"""How crokinole is played, by booklet."""

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from gamecase.games.crokinole.board import Board, board
from gamecase.kernel.errors import BookletError
from gamecase.kernel.seat import PLAYERS, Seat


class Order(StrEnum):
    """Who shoots next when three play."""

    SIDES = "sides"  # sides alternate, and partners take turns
    CLOCKWISE = "clockwise"  # as printed: always the left neighbour who has discs


class NextStart(StrEnum):
    """Who starts the next round."""

    SHOT_LAST = "shot-last"  # whoever shot last in this one
    CLOCKWISE = "clockwise"  # the left neighbour of who started this one


class RoundScore(StrEnum):
    """What a round is worth."""

    DIFFERENCE = "difference"  # the better side gets the difference
    TWO_POINTS = "two-points"  # two for the better side; one each when level


class Steadiness(StrEnum):
    """How exactly a hand does what it aims at."""

    EXACT = "exact"  # what is aimed is flicked
    HUMAN = "human"  # a slip of 12 mrad and 4 % of the speed, as good players have


class Played(StrEnum):
    """Where the discs are."""

    SCREEN = "screen"  # here: every flick is computed
    REAL_BOARD = "real-board"  # in the room: people note what is left, and the score is kept here


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruleset:
    """One way of playing crokinole; the § numbers are those of its booklet."""

    key: str
    players: int  # §2
    discs_a_side: int  # §2
    board: str  # §1: the profile of boards.toml
    surface: str  # §1: how well discs slide
    miss_takes_touched: bool  # §12: an open shot that falls short takes own discs it touched along
    rim_bounce: bool  # §14: discs come back from the rim, and go to the ditch when all is still
    three_player_order: Order  # §8
    next_start: NextStart  # §20
    round_score: RoundScore  # §23
    steadiness: Steadiness  # §6
    played: Played  # §26

    def __post_init__(self) -> None:
        if self.players not in (2, 3, 4):
            raise BookletError(f"{self.key}: {self.players} players; crokinole is for 2 to 4")
        if not 1 <= self.discs_a_side <= 12 or (self.players > 2 and self.discs_a_side % 2):
            raise BookletError(
                f"{self.key}: {self.discs_a_side} discs a side; there are at most 12, "
                "and partners share them evenly"
            )
        board(self.board, self.surface)

    @property
    def on_real_board(self) -> bool:
        return self.played is Played.REAL_BOARD

    @property
    def equipment(self) -> Board:
        return board(self.board, self.surface)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Clockwise from South; of three, the one alone sits South, the partners West and East."""
        match self.players:
            case 2:
                return PLAYERS[:2]  # opposite each other: see `quarter`
            case 3:
                return PLAYERS[0], PLAYERS[1], PLAYERS[3]
            case _:
                return PLAYERS

    def quarter(self, seat: Seat) -> int:
        """Where a seat sits: how many quarter turns clockwise from South."""
        return 2 * PLAYERS.index(seat) if self.players == 2 else PLAYERS.index(seat)

    def side(self, seat: Seat) -> int:
        """0 for the light discs, 1 for the dark ones."""
        return PLAYERS.index(seat) % 2

    def sides(self, side: int) -> tuple[Seat, ...]:
        """The seats of a side."""
        return tuple(seat for seat in self.seats if self.side(seat) == side)

    def discs_of(self, seat: Seat) -> int:
        """How many discs a seat plays in a round."""
        return self.discs_a_side // len(self.sides(self.side(seat)))


@lru_cache(maxsize=256)
def shooters(rules: Ruleset, nth_round: int) -> tuple[Seat, ...]:
    """Who takes each shot of a round, counted from 0 (§8, §20)."""
    seats = rules.seats
    if rules.players == 3:
        return _three(rules, nth_round)
    forward = rules.next_start is NextStart.CLOCKWISE
    starter = (nth_round if forward else -nth_round) % len(seats)
    lap = seats[starter:] + seats[:starter]
    return lap * rules.discs_of(seats[0])


def _three(rules: Ruleset, nth_round: int) -> tuple[Seat, ...]:
    alone, left, right = rules.seats
    each = rules.discs_of(left)
    if rules.three_player_order is Order.CLOCKWISE:
        # The partners run out of discs first, so the one alone shoots last, and starts every round.
        return (alone, left, right) * each + (alone,) * each
    if nth_round % 2 == 0:
        return (alone, left, alone, right) * each
    return (right, alone, left, alone) * each
