"""The settings of an event, fixed when it is created."""

from typing import Literal

import msgspec

from gamecase.kernel.booklet import SwitchValue

FormatKey = Literal["round-robin", "swiss", "knockout", "arena", "ladder", "family-cup"]
Place = Literal["online", "real"]
#: What a win, a draw and a loss count: 1, 1/2, 0; 2, 1, 0; 3, 1, 0; or the points of the game.
Scoring = Literal["one", "two", "three", "points"]
TieBreak = Literal[
    "buchholz",
    "buchholz-cut-1",
    "sonneborn-berger",
    "direct-encounter",
    "wins",
    "points-difference",
    "board-points",
    "performance-rating",
]

_WORTH: dict[str, tuple[float, float]] = {"one": (1, 0.5), "two": (2, 1), "three": (3, 1)}


class EventSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What an organiser decides before anybody enters."""

    name: str
    format: FormatKey
    game: str
    ruleset: str = ""  # empty: the first of the game
    switches: dict[str, SwitchValue] = {}
    match: str = ""  # as in `best-of-3`; empty: the usual one of the ruleset
    clock: str = ""  # as in `fischer-300-5`; empty: none
    place: Place = "real"  # of pairings for which nothing else is decided
    rounds: int = 0  # 0: as many as the format needs
    is_double: bool = False  # round robin: everybody meets twice
    boards: int = 1  # 2 to 6: an event of teams
    people: int = 1  # 2: doubles, pairs of players who play together
    scoring: Scoring = "one"
    tie_breaks: tuple[TieBreak, ...] = ()  # empty: the usual ones of the format
    playoff: int = 0  # how many go on to a knockout after the rounds; 0: no knockout
    has_consolation: bool = False  # knockout: a second cup for those who lose once
    has_last_chance: bool = False  # knockout: a third cup for those who lose there as well
    is_one_screen: bool = False  # online tables are played by all on the organiser's device
    is_rated: bool = False
    may_join: bool = True  # whoever has the link may enter
    players_report: bool = True  # players enter results of their own games
    half_point_byes: int = 0  # Swiss: how many each player may ask for without the organiser
    starts: str = ""  # date and time, as the organiser writes them
    location: str = ""
    about: str = ""

    @property
    def win_points(self) -> float:
        """What a won pairing counts, where it is not the points of the game."""
        return _WORTH.get(self.scoring, (1, 0.5))[0]

    @property
    def draw_points(self) -> float:
        return _WORTH.get(self.scoring, (1, 0.5))[1]


class EventHeader(msgspec.Struct, frozen=True, kw_only=True):
    """The first line of an event's log."""

    event: str
    organiser: str  # the name
    made: int  # milliseconds since 1970
    seed: int  # of draws by lot, so that a pairing can be computed again
    settings: EventSettings
