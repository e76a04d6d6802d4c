"""What chess compiles ahead of the first request: its own engine, where no other one works."""

import chess

from gamecase.engines.preparation import Progress, no_tables
from gamecase.games.chess.engine import builtin
from gamecase.games.chess.engine.discovery import find_engines
from gamecase.games.chess.engine.engine_chain import EngineChain
from gamecase.games.chess.engine.search_types import SearchLimit
from gamecase.games.chess.ruleset import Ruleset

RANK = 1  # quickly done on most computers
compute_tables = no_tables


def compile_engine(rules: Ruleset, progress: Progress) -> None:
    """Compile by scoring the moves of the opening; all functions have one signature."""
    limit = SearchLimit(depth=1)
    chain = EngineChain(find_engines())
    chain.score_moves(chess.Board(), limit, 30.0)
    chain.close()
    if chain.last == builtin.NAME:
        builtin.score_moves(chess.Board(), limit)
    progress(1.0)
