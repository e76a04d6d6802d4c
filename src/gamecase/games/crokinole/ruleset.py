"""The ruleset of crokinole, filled from a booklet."""

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from gamecase.games.crokinole.board import Board, board
from gamecase.kernel.errors import BookletError
from gamecase.kernel.seat import PLAYERS, Seat


class ThreePlayerOrder(StrEnum):
    """The order of shots with three players."""

    SIDES = "sides"  # sides alternate, and partners take turns
    CLOCKWISE = "clockwise"  # as printed: always the left neighbour, while they have discs


class NextStart(StrEnum):
    """Who starts the next round."""

    SHOT_LAST = "shot-last"  # the player of this round's last shot
    CLOCKWISE = "clockwise"  # the left neighbour of this round's starter


class RoundScore(StrEnum):
    """The match points of a round."""

    DIFFERENCE = "difference"  # the better side gets the difference
    TWO_POINTS = "two-points"  # two for the better side; one each when level


class HandSteadiness(StrEnum):
    """How exactly flicks follow the aim."""

    EXACT = "exact"  # as each player has set their own hand
    HUMAN = (
        "human"  # a slip of at least 12 mrad and 4 % of the speed, a steadier hand than anybody's
    )


class Venue(StrEnum):
    """Where the game is played."""

    SCREEN = "screen"  # simulated
    REAL_BOARD = "real-board"  # on a real board: people enter the discs that are left


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruleset:
    """One way of playing crokinole; the § numbers are those of its booklet."""

    key: str
    players: int  # §2
    discs_a_side: int  # §2
    board: str  # §1: the profile of boards.toml
    surface: str  # §1: how well discs slide
    miss_takes_touched: bool  # §12: a missed open shot also removes own discs it touched
    start_tolerance: bool  # §4: a disc may start up to half over the line, or outside it
    rim_bounce: bool  # §14: discs bounce off the rim, and go to the ditch when all are at rest
    three_player_order: ThreePlayerOrder  # §8
    next_start: NextStart  # §20
    round_score: RoundScore  # §23
    steadiness: HandSteadiness  # §6
    played: Venue  # §25

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
        return self.played is Venue.REAL_BOARD

    @property
    def equipment(self) -> Board:
        return board(self.board, self.surface)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Clockwise from South; with three players the single one sits South."""
        match self.players:
            case 2:
                return PLAYERS[:2]  # opposite each other: see `quarter`
            case 3:
                return PLAYERS[0], PLAYERS[1], PLAYERS[3]
            case _:
                return PLAYERS

    def quarter(self, seat: Seat) -> int:
        """The side of the board a seat sits at, in quarter turns clockwise from South."""
        return 2 * PLAYERS.index(seat) if self.players == 2 else PLAYERS.index(seat)

    def side(self, seat: Seat) -> int:
        """0 for the light discs, 1 for the dark ones."""
        return PLAYERS.index(seat) % 2

    def sides(self, side: int) -> tuple[Seat, ...]:
        """The seats of a side."""
        return tuple(seat for seat in self.seats if self.side(seat) == side)

    @property
    def most_over(self) -> int:
        """How many millimetres off the start line the centre of a disc may be."""
        return int(self.equipment.disc_radius) if self.start_tolerance else 0

    def discs_of(self, seat: Seat) -> int:
        """How many discs a seat plays in a round."""
        return self.discs_a_side // len(self.sides(self.side(seat)))


@lru_cache(maxsize=256)
def shooters(rules: Ruleset, nth_round: int) -> tuple[Seat, ...]:
    """The seat of each shot of a round; rounds are counted from 0 (§8, §20)."""
    seats = rules.seats
    if rules.players == 3:
        return _three_player_order(rules, nth_round)
    forward = rules.next_start is NextStart.CLOCKWISE
    starter = (nth_round if forward else -nth_round) % len(seats)
    lap = seats[starter:] + seats[:starter]
    return lap * rules.discs_of(seats[0])


def _three_player_order(rules: Ruleset, nth_round: int) -> tuple[Seat, ...]:
    single, left, right = rules.seats
    discs = rules.discs_of(left)
    if rules.three_player_order is ThreePlayerOrder.CLOCKWISE:
        # The partners run out of discs first, so the single player shoots last and always starts.
        return (single, left, right) * discs + (single,) * discs
    if nth_round % 2 == 0:
        return (single, left, single, right) * discs
    return (right, single, left, single) * discs
