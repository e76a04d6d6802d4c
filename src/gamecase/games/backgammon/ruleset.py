"""The rules of backgammon as data: one field for each question that booklets answer differently."""

from dataclasses import dataclass
from enum import StrEnum

from gamecase.kernel.errors import BookletError


class Setup(StrEnum):
    """The position a game starts from."""

    STANDARD = "standard"
    NACKGAMMON = "nackgammon"  # a second pair of back checkers; longer games
    HYPERGAMMON = "hypergammon"  # three checkers a side


class StartingPlayerRule(StrEnum):
    """How it is decided who starts."""

    LOTS_FOR_WHITE = "lots-for-white"  # the higher die takes White, and White starts
    HIGH_DIE = "high-die"  # the higher die starts, whatever the colours


class StartingTieRule(StrEnum):
    """What happens when the draw for the start is a tie."""

    REDRAW = "redraw"


class FirstRoll(StrEnum):
    """Which dice the first turn is played with."""

    FRESH_TWO_DICE = "fresh-two-dice"
    DRAWN_PAIR = "drawn-pair"  # the two dice of the draw, so never a double


class DiceOrder(StrEnum):
    """In which order the dice of a roll are played."""

    FREE = "free"
    SMALLER_FIRST = "smaller-first"


class DiceCombine(StrEnum):
    """How the dice of a roll are added up for one checker."""

    STEPWISE = "stepwise"  # each die is a step of its own and ends on an open point


class DiceUse(StrEnum):
    """How many of the dice must be played."""

    MAX = "max"  # as many dice as can be used


class EitherOr(StrEnum):
    """Which die is played when either can be, but not both."""

    HIGHER = "higher"
    SMALLER = "smaller"


class PartialDouble(StrEnum):
    """What is played of doubles when not all four steps are possible."""

    AS_MANY_AS_POSSIBLE = "as-many-as-possible"
    ALL_OR_NOTHING = "all-or-nothing"


class Landing(StrEnum):
    """What happens to a checker that is put on a closed point."""

    ILLEGAL = "illegal"
    ILLEGAL_SELF_HIT = "illegal-self-hit"  # at an unassisted table it goes to the bar itself


class BarDie(StrEnum):
    """Which die a checker on the bar may enter with."""

    ANY = "any"
    SMALLER_OR_LOSE_ROLL = "smaller-or-lose-roll"


class BarRest(StrEnum):
    """When other checkers may move again."""

    FREE_WHEN_BAR_EMPTY = "free-when-bar-empty"


class MoveObligation(StrEnum):
    """When a player who can move must move."""

    ALWAYS = "always"
    UNTIL_MOVER_HOME = "until-mover-home"  # a turn may end whenever all one's checkers are home


class BearOff(StrEnum):
    """Which dice bear a checker off."""

    EXACT_ONLY = "exact-only"
    EXACT_OR_HIGHEST = "exact-or-highest"  # a higher die only from the highest occupied point
    ANY_SUFFICIENT = "any-sufficient"  # any die that reaches the edge, from any point
    REARMOST_ONLY = "rearmost-only"  # any die that reaches the edge, from the highest point


class BearOffPastBlock(StrEnum):
    """Whether a checker may be borne off from behind a block of the opponent."""

    ALLOWED = "allowed"
    FORBIDDEN = "forbidden"  # no bearing off from behind an enemy block


class BearOffResume(StrEnum):
    """When bearing off goes on after a hit."""

    ALL_HOME_AGAIN = "all-home-again"


class CubeAvailability(StrEnum):
    """Whether the doubling cube is used."""

    OFF = "off"
    ON = "on"  # where a stake is played for


class CentredCubeRule(StrEnum):
    """Who may turn the cube while it is centred."""

    EITHER = "either"
    HOLLAND = "holland"  # after the Crawford game, not before both have rolled twice


class MatchForm(StrEnum):
    """How the booklet combines games into a match; a table may agree on more."""

    NONE = "none"
    WINS_OF_GAMES = "wins-of-games"
    POINTS = "points"


class WinNoneOff(StrEnum):
    """What a win counts when the loser has borne nothing off."""

    DOUBLE = "double"
    SINGLE = "single"


class Correction(StrEnum):
    """Who may demand that an illegal play is put right, and until when."""

    NONE = "none"
    OPPONENT_UNTIL_OWN_THROW = "opponent-until-own-throw"


class DiceZone(StrEnum):
    """Where on the board the dice must be rolled."""

    NONE = "none"
    RIGHT_HALF = "right-half"


WIN_KINDS = (("single",), ("single", "double", "triple"), ("single", "gammon", "backgammon"))

#: Flags with only one value that is implemented.
_FIXED_FLAGS = {
    "hit_exactly": 1,
    "hit_compulsory": False,
    "bar_first": True,
    "bearoff_inside_move": True,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruleset:
    """One way of playing backgammon; each field is one question of the rules."""

    key: str
    setup: Setup
    start_decide: StartingPlayerRule
    start_tie: StartingTieRule
    start_first_roll: FirstRoll
    dice_order: DiceOrder
    dice_combine: DiceCombine
    dice_must_use: DiceUse
    dice_either_or: EitherOr
    dice_zone: DiceZone
    doubles_count: int  # steps that a double gives
    doubles_partial: PartialDouble
    block_min: int  # enemy checkers that close a point: 2, or 3, where both may share a point
    block_landing: Landing
    hit_exactly: int
    hit_compulsory: bool
    bar_first: bool
    bar_die: BarDie
    bar_rest: BarRest
    compulsion: MoveObligation
    bearoff_rule: BearOff
    bearoff_past_block: BearOffPastBlock
    bearoff_inside_move: bool
    bearoff_resume: BearOffResume
    bearoff_may_pass: bool  # a die may be left unused once all checkers are home
    bearoff_six_needs_double_six: bool
    win_kinds: tuple[str, ...]  # the names of single, double and triple wins
    win_triple_needs_none_off: bool
    win_none_off: WinNoneOff
    stake: int  # points of a single game; 0 plays for no stake and without the cube
    cube: CubeAvailability
    cube_limit: int
    centred_cube: CentredCubeRule
    crawford: bool
    jacoby: bool  # in money play, gammons count only once the cube has been turned
    beavers: bool
    raccoons: bool
    automatic_doubles: int  # how often equal dice in the draw double the stake
    resignation: bool  # resigning at an agreed value
    match: MatchForm
    correction: Correction
    stall_turns: int  # consecutive turns without a move that make a draw; 0: no such rule
    assisted: bool  # the table allows only legal moves

    def __hash__(self) -> int:
        return hash(self.key)  # cheap; equality tells apart rulesets that differ only in switches

    def __post_init__(self) -> None:
        for name, expected in _FIXED_FLAGS.items():
            if getattr(self, name) != expected:
                raise BookletError(f"{self.key}: {name} is {getattr(self, name)}, not {expected}")
        if self.win_kinds not in WIN_KINDS:
            raise BookletError(f"{self.key}: win_kinds {self.win_kinds}; known are {WIN_KINDS}")
        if self.block_min not in (2, 3):
            raise BookletError(f"{self.key}: block_min is {self.block_min}, not 2 or 3")
        if not 1 <= self.doubles_count <= 4:
            raise BookletError(f"{self.key}: doubles_count is {self.doubles_count}, not 1 to 4")
        is_smaller_first = self.dice_order is DiceOrder.SMALLER_FIRST
        if is_smaller_first != (self.dice_either_or is EitherOr.SMALLER):
            raise BookletError(
                f"{self.key}: dice_either_or is 'smaller' exactly where the smaller die comes first"
            )
        if self.raccoons and not self.beavers:
            raise BookletError(f"{self.key}: raccoons need beavers")
        if self.cube_limit < 2 or self.cube_limit & (self.cube_limit - 1):
            raise BookletError(f"{self.key}: cube_limit {self.cube_limit} is not a power of two")
        if not self.assisted and not (self.hits_itself or self.can_be_corrected):
            raise BookletError(f"{self.key}: assisted may not be switched off")

    @property
    def has_cube(self) -> bool:
        return self.cube is CubeAvailability.ON and self.stake > 0

    @property
    def can_stop_at_home(self) -> bool:
        """Whether a player with all checkers home may end the turn early."""
        return self.compulsion is MoveObligation.UNTIL_MOVER_HOME or self.bearoff_may_pass

    @property
    def shares_points(self) -> bool:
        """Whether a point with two enemy checkers is open: both sides may then stand there."""
        return self.block_min > 2

    @property
    def has_match_customs(self) -> bool:
        """Whether the booklet knows matches for points, beavers and cubes that are dead."""
        return self.match is MatchForm.POINTS

    @property
    def hits_itself(self) -> bool:
        return self.block_landing is Landing.ILLEGAL_SELF_HIT

    @property
    def can_be_corrected(self) -> bool:
        return self.correction is Correction.OPPONENT_UNTIL_OWN_THROW
