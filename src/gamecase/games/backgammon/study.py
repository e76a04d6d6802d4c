"""How decisions of backgammon are counted: by lost equity, cube actions apart from plays."""

from collections.abc import Sequence
from pathlib import Path

from gamecase.engines.data_digest import data_digest
from gamecase.engines.study_module import DecisionKind, EngineVersion, Measure
from gamecase.games.backgammon import unassisted_moves
from gamecase.games.backgammon.board import BAR, HOME, Side, pips
from gamecase.games.backgammon.position import CUBE_PHASES, Phase, Position

MEASURE: Measure = "equity"

_DATA = Path(__file__).parent / "engine" / "data"
_LEVEL = "2 plies"  # `engine.analysis.PLY`, which would import the engine

_CLOSE = 0.16  # cube actions farther apart are no decision in GNU Backgammon
_BACK_GAME_PIPS = 25  # by which the side with two anchors is behind
_PRIME = 4  # points in a row
_BLITZ_POINTS = 3  # made in the home board


def engine_version() -> EngineVersion:
    return EngineVersion("Gamecase", data_digest(_DATA), _LEVEL)


def decision_kind(position: Position) -> DecisionKind:
    if position.phase is Phase.CHOICE:
        return "double"
    return "take" if position.phase in CUBE_PHASES else "checker"


def has_choice(position: Position, values: Sequence[float]) -> bool:
    """As GNU Backgammon counts: all plays and answers with an alternative, close cube actions."""
    if len(values) < 2:
        return False
    if position.phase is Phase.PLAY:
        return not unassisted_moves.steps_made(position)
    if position.phase is not Phase.CHOICE:
        return True
    score = position.score
    is_dead = score.is_points_match and score.needs(position.turn) <= position.cube.value
    return not is_dead and abs(values[0] - values[1]) < _CLOSE


def stake(position: Position) -> float:
    return float(position.cube.value)


def position_kind(position: Position) -> str:
    """The game plan of either side, by the same rough rules for all."""
    sides = ((position.first, position.second), (position.second, position.first))
    if not _has_contact(position.first, position.second):
        return "bearoff" if all(_is_home(side) for side, _ in sides) else "race"
    if any(_is_home(side) for side, _ in sides):
        return "bearoff"
    for kind, fits in _PLANS:
        if any(fits(ours, theirs) for ours, theirs in sides):
            return kind
    return "contact"


def _has_contact(first: Side, second: Side) -> bool:
    return _rearmost(first) + _rearmost(second) > BAR


def _rearmost(side: Side) -> int:
    return max((point for point in range(1, BAR + 1) if side[point]), default=0)


def _is_home(side: Side) -> bool:
    return not any(side[max(HOME) + 1 :])


def _anchors(side: Side) -> int:
    """The points that a side holds in the other's home board."""
    return sum(side[BAR - point] >= 2 for point in HOME)


def _is_back_game(ours: Side, theirs: Side) -> bool:
    return _anchors(ours) >= 2 and pips(ours) - pips(theirs) >= _BACK_GAME_PIPS


def _is_blitz(ours: Side, theirs: Side) -> bool:
    loose = theirs[BAR] or sum(theirs[BAR - point] == 1 for point in HOME) >= 2
    made = sum(ours[point] >= 2 for point in HOME)
    return bool(loose) and not _anchors(theirs) and made >= _BLITZ_POINTS


def _is_prime(ours: Side, theirs: Side) -> bool:
    """Whether we have points in a row with a checker of theirs behind them."""
    length = 0
    for point in range(1, BAR):
        length = length + 1 if ours[point] >= 2 else 0
        behind = theirs[BAR - (point - length) :]
        if length >= _PRIME and any(behind):
            return True
    return False


def _is_holding(ours: Side, theirs: Side) -> bool:
    """Whether we hold an advanced anchor or their bar point, and nothing behind it."""
    held = [point for point in range(18, 22) if ours[point] >= 2]
    return bool(held) and not any(ours[max(held) + 1 :])


_PLANS = (
    ("backgame", _is_back_game),
    ("blitz", _is_blitz),
    ("prime", _is_prime),
    ("holding", _is_holding),
)
