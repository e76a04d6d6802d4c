"""Perft speed of the compiled kernel, pydraughts and OpenSpiel, and the speed of the search.

The goals are 10,000 times pydraughts, 100 times OpenSpiel, and on an idle machine 40 million lines
and 4 million searched positions a second. Packages that are not installed are skipped:

    pip install pydraughts open_spiel
    python benchmarks/draughts_perft.py
"""

import sys
import time
from collections.abc import Callable

from gamecase.games.draughts.engine import compiled_moves, perft
from gamecase.games.draughts.engine.packed_rules import pack_board, pack_rules
from gamecase.games.draughts.engine.root_search import RootSearch, SearchLimits
from gamecase.kernel.match import MatchScore
from gamecase.registry import find

ENGLISH = {1: 7, 2: 49, 3: 302, 4: 1469, 5: 7361, 6: 36768, 7: 179740, 8: 845931, 9: 3963680}
ENGLISH[10] = 18391564


def measure(name: str, count: Callable[[int], int], depth: int) -> float:
    """Lines per second of CPU time; the count must be right."""
    count(min(3, depth))
    began = time.process_time()
    lines = count(depth)
    elapsed = time.process_time() - began
    assert lines == ENGLISH[depth], f"{name} counts {lines} at depth {depth}"
    print(f"{name:12} depth {depth:2}  {lines / elapsed:14,.0f} lines/s")
    return lines / elapsed


def by_gamecase(depth: int) -> int:
    package = find("draughts")
    rules = package.rules("english")
    opening = package.game.opening(rules, MatchScore())
    packed = pack_board(rules, opening.cells, opening.turn)
    return int(
        perft.perft(*packed, depth, pack_rules(rules), compiled_moves.make_move_buffer(depth), 0)
    )


def measure_search(key: str) -> float:
    """Positions per second of CPU time in a search from the opening."""
    package = find("draughts")
    opening = package.game.opening(package.rules(key), MatchScore())
    RootSearch(opening, SearchLimits(nodes=1000)).run()
    root_search = RootSearch(opening, SearchLimits(nodes=4_000_000))
    began = time.process_time()
    root_search.run()
    speed = root_search.nodes / (time.process_time() - began)
    print(f"search of {key:14} to depth {root_search.depth:2} {speed:14,.0f} positions/s")
    return speed


def by_pydraughts(depth: int) -> int:
    from draughts import Board  # noqa: PLC0415 - optional

    def count(board: Board, left: int) -> int:
        moves = board.legal_moves()
        moves = moves[0] if isinstance(moves, tuple) else moves
        if left == 1:
            return len(moves)
        total = 0
        for move in moves:
            board.push(move)
            total += count(board, left - 1)
            board.pop()
        return total

    return count(Board(variant="english"), depth)


def by_openspiel(depth: int) -> int:
    import pyspiel  # noqa: PLC0415

    def count(state: pyspiel.State, left: int, player: int) -> int:
        """Jumps of one capture are actions of the same player, and count as one move."""
        if state.is_terminal():
            return 1 if left == 0 else 0
        if state.current_player() != player:
            left, player = left - 1, state.current_player()
        if left == 0:
            return 1
        total = 0
        for action in state.legal_actions():
            total += count(state.child(action), left, player)
        return total

    state = pyspiel.load_game("checkers").new_initial_state()
    return count(state, depth, state.current_player())


def main() -> None:
    ours = measure("Gamecase", by_gamecase, 10)
    for key in ("english", "dame", "russian", "collection", "international"):
        measure_search(key)
    for name, count, depth in (
        ("pydraughts", by_pydraughts, 4),
        ("OpenSpiel", by_openspiel, 6),
    ):
        try:
            theirs = measure(name, count, depth)
        except ImportError as error:
            print(f"{name}: skipped: {error}", file=sys.stderr)
            continue
        print(f"ratio to {name}: {ours / theirs:,.0f}")


if __name__ == "__main__":
    main()
