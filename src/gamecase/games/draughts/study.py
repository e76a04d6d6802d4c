"""How moves of draughts are counted: by accuracy, in hundredths of a man."""

from pathlib import Path

from gamecase.engines.data_digest import data_digest
from gamecase.engines.study_module import DecisionKind, EngineVersion, Measure, any_alternative
from gamecase.games.draughts.analyst import NODES
from gamecase.games.draughts.position import Position, opening_cells

MEASURE: Measure = "accuracy"

has_choice = any_alternative

_DATA = Path(__file__).parent / "engine" / "data"
_OPENING_SHARE, _ENDGAME_SHARE = 0.8, 0.4  # of the pieces that a game begins with


def engine_version() -> EngineVersion:
    return EngineVersion("Gamecase", data_digest(_DATA), f"{NODES} positions")


def decision_kind(position: Position) -> DecisionKind:
    return "move"


def stake(position: Position) -> float:
    return 1.0


def position_kind(position: Position) -> str:
    share = _pieces(position.cells) / _pieces(opening_cells(position.rules))
    if share <= _ENDGAME_SHARE:
        return "endgame"
    return "opening" if share >= _OPENING_SHARE else "middlegame"


def _pieces(cells: str) -> int:
    return sum(cell in "wbWB" for cell in cells)
