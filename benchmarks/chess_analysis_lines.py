"""Check that analysis lines are exact scores of one depth and long enough, with every engine.

Positions are from random games, standard and Chess960. For each engine that is found, and for
Gamecase's own, it counts analyses with scores that are not exact or of different depths, and lines
of two half-moves or fewer after which the game is not over. All counts should be 0.

    python benchmarks/chess_analysis_lines.py --positions 40 [--stockfish /usr/games/stockfish]
"""

import argparse
import random
from collections import Counter
from pathlib import Path

import chess

from gamecase.games.chess import GAME, analyst
from gamecase.games.chess.engine import uci
from gamecase.games.chess.engine.discovery import bundled_engines
from gamecase.games.chess.engine.engine_chain import EngineChain
from gamecase.games.chess.engine.search_types import EngineMove, SearchLimit
from gamecase.games.chess.position import Position
from gamecase.registry import find

_SECONDS = 120.0  # a busy machine has not failed
_SHORT = 2  # half-moves

report_lines = uci.DepthReport.exact_lines


class CountingChain(EngineChain):
    """Remembers what it answered to the main search of an analysis."""

    def __init__(self, commands: list[Path]) -> None:
        super().__init__(commands)
        self.answers: list[list[EngineMove]] = []

    def score_moves(
        self, board: chess.Board, limit: SearchLimit, seconds: float
    ) -> list[EngineMove]:
        # A continuation has two seconds, which are not enough on a busy machine.
        moves = super().score_moves(board, limit, max(seconds, _SECONDS))
        if limit == analyst.LIMIT:
            self.answers.append(moves)
        return moves


def positions(count: int) -> list[Position]:
    """Positions after some random moves, from which the game goes on."""
    lot, found = random.Random(22), []
    while len(found) < count:
        number = lot.randrange(960)
        is_960 = len(found) % 4 == 3
        board = chess.Board.from_chess960_pos(number) if is_960 else chess.Board()
        start = board.fen()
        for _ in range(lot.randrange(4, 60)):
            if moves := [*board.legal_moves]:
                board.push(lot.choice(moves))
        if board.is_game_over(claim_draw=True):
            continue
        moves_text = " ".join(move.uci() for move in board.move_stack)
        rules = find("chess").rules("chess960" if is_960 else "fide")
        found.append(GAME.read_position(rules, f"{start} moves {moves_text}"))
    return found


def check(commands: list[Path], count: int) -> tuple[str, Counter[str]]:
    counts: Counter[str] = Counter()

    def exact_lines(report: uci.DepthReport) -> list[chess.engine.InfoDict]:
        lines = report_lines(report)
        counts["not exact"] += not lines
        return lines

    uci.DepthReport.exact_lines = exact_lines  # type: ignore[method-assign]
    chain = CountingChain(commands)
    for position in positions(count):
        evaluation = analyst.evaluate(position, _SECONDS, chain)
        counts["positions"] += 1
        counts["mixed depths"] += len({scored.depth for scored in chain.answers[-1]}) > 1
        for line in evaluation.lines:
            counts["lines"] += 1
            counts["half-moves"] += len(line.actions)
            after = position.board_with_history()
            for action in line.actions:
                after.push_uci(action)
            is_over = after.is_game_over(claim_draw=True)
            counts["short"] += len(line.actions) <= _SHORT and not is_over
    chain.close()
    return chain.last, counts


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--stockfish", type=Path, default=Path("/usr/games/stockfish"))
    options = parser.parse_args()
    for commands in ([], [*bundled_engines()], [options.stockfish]):
        name, counts = check(commands, options.positions)
        print(name, dict(counts), flush=True)


if __name__ == "__main__":
    main()
