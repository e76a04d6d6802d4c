"""Gamecase's own engine, which plays where no other one works.

It is compiled by Numba (`compiled`). A small search in plain Python takes its place until it is
compiled, and where Numba is not installed.
"""

from importlib.util import find_spec

import chess

from gamecase.engines.cached_njit import is_interpreted
from gamecase.games.chess.engine import small_search
from gamecase.games.chess.engine.search_types import EngineMove, SearchLimit

NAME = "Gamecase's own engine"


def score_moves(
    board: chess.Board, limit: SearchLimit, *, may_compile: bool = True
) -> list[EngineMove]:
    """The best moves, best first; without `may_compile` the answer comes at once."""
    if is_interpreted() or not may_compile or find_spec("numba") is None:
        return small_search.score_moves(board, limit)
    # Numba is imported here, in the worker process where the bot runs.
    from gamecase.games.chess.engine.compiled import root_search  # noqa: PLC0415

    return root_search.score_moves(board, limit)
