"""How moves of chess are counted: by accuracy, in hundredths of a pawn."""

from pathlib import Path

import chess

from gamecase.engines.study_module import DecisionKind, EngineVersion, Measure, any_alternative
from gamecase.games.chess.analyst import LIMIT
from gamecase.games.chess.engine import builtin
from gamecase.games.chess.engine.discovery import find_engines
from gamecase.games.chess.position import Position

MEASURE: Measure = "accuracy"

has_choice = any_alternative

_OPENING_MOVES = 10
_ENDGAME_PIECES = 6  # besides kings and pawns, of both sides


def engine_version() -> EngineVersion:
    """The engine that is asked first, by its file: a new one has another size."""
    level = f"{LIMIT.nodes} positions"
    commands = find_engines()
    if not commands:
        return EngineVersion(builtin.NAME, "1", level)
    path = Path(commands[0])
    return EngineVersion(path.name, str(path.stat().st_size if path.exists() else 0), level)


def decision_kind(position: Position) -> DecisionKind:
    return "move"


def stake(position: Position) -> float:
    return 1.0


def position_kind(position: Position) -> str:
    board = position.state.board
    pieces = board.occupied & ~(board.pawns | board.kings)
    if chess.popcount(pieces) <= _ENDGAME_PIECES:
        return "endgame"
    return "opening" if board.fullmove_number <= _OPENING_MOVES else "middlegame"
