"""Gamecase: a case of traditional board games, to play and to program with.

    >>> from gamecase import Board
    >>> board = Board("draughts", "english")
    >>> board.push("11-15")
    >>> board.actions
    ('f6-e5',)

The names in `__all__` are the stable surface of the library (docs/library.md); all else may change
from one version to the next. Importing `gamecase` loads none of it: each name is imported when it
is first used, and engines when something is first asked of them.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gamecase.analysis import Analysis, AnalysisLine, Limit
    from gamecase.board import Board, PlayedAction
    from gamecase.engines.batch_evaluation_module import Estimate, Rollout
    from gamecase.evaluation import evaluate, rollout, rollout_iter
    from gamecase.files import read, write
    from gamecase.kernel.annotation import Note, Variation
    from gamecase.kernel.errors import (
        BadAction,
        BadInput,
        BadPosition,
        BadRecord,
        BookletError,
        IllegalAction,
        UnknownGame,
    )
    from gamecase.kernel.outcome import Outcome
    from gamecase.kernel.phrase import Refusal
    from gamecase.kernel.seat import Seat
    from gamecase.picture import PositionPicture
    from gamecase.registry import list_games

__version__ = "0.1.0"

#: The module of each public name.
_MODULES = {
    "Analysis": "analysis",
    "AnalysisLine": "analysis",
    "BadAction": "kernel.errors",
    "BadInput": "kernel.errors",
    "BadPosition": "kernel.errors",
    "BadRecord": "kernel.errors",
    "Board": "board",
    "BookletError": "kernel.errors",
    "Estimate": "engines.batch_evaluation_module",
    "IllegalAction": "kernel.errors",
    "Limit": "analysis",
    "Note": "kernel.annotation",
    "Outcome": "kernel.outcome",
    "PlayedAction": "board",
    "PositionPicture": "picture",
    "Refusal": "kernel.phrase",
    "Rollout": "engines.batch_evaluation_module",
    "Seat": "kernel.seat",
    "UnknownGame": "kernel.errors",
    "Variation": "kernel.annotation",
    "evaluate": "evaluation",
    "list_games": "registry",
    "read": "files",
    "rollout": "evaluation",
    "rollout_iter": "evaluation",
    "write": "files",
}

__all__ = [
    "Analysis",
    "AnalysisLine",
    "BadAction",
    "BadInput",
    "BadPosition",
    "BadRecord",
    "Board",
    "BookletError",
    "Estimate",
    "IllegalAction",
    "Limit",
    "Note",
    "Outcome",
    "PlayedAction",
    "PositionPicture",
    "Refusal",
    "Rollout",
    "Seat",
    "UnknownGame",
    "Variation",
    "__version__",
    "evaluate",
    "list_games",
    "read",
    "rollout",
    "rollout_iter",
    "write",
]


def __getattr__(name: str) -> object:
    if name not in _MODULES:
        raise AttributeError(f"module 'gamecase' has no attribute {name!r}")
    value: object = getattr(import_module(f"gamecase.{_MODULES[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_MODULES})
