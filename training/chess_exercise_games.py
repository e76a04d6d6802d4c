"""Play games of a weakened Stockfish against itself and save positions that may be exercises.

The first stage of the chess exercises: `chess_exercise_check.py` checks what is found here deeper.
A weak player searches one to three half-moves deep and chooses at random among moves that look
nearly as good, so that games have mistakes of the kind people make. Where one move wins or mates,
and no other does, there is a candidate. The file is appended to, game by game, and the command
continues after the last game in it.

    python training/chess_exercise_games.py --games 1400 ~/gamecase-training/chess/candidates.jsonl
"""

import argparse
import json
from dataclasses import dataclass
from math import exp
from pathlib import Path
from random import Random

import chess
from chess_engine_pipe import MATE, EnginePipe

ENGINE = "/usr/games/stockfish"
FIRST_NODES = 700  # for every position
NODES = 4_000  # where one move may be much better than the others
FIRST_GAP = 100  # centipawns between them at the first look
LONGEST_GAME = 180  # half-moves
BOOK_PLIES = 6  # random moves at the start are not too bad
FIRST_PLY = 10
FEWEST_PIECES = 8
FEWEST_MOVES = 3  # legal ones: otherwise there is little to find
TEMPERATURE = 90  # centipawns; how far from the best a weak move may be
MATED = 90_000  # scores above are mates
WON, NOT_WON, GAP = 220, 130, 200  # centipawns: of the best move, of the second, between them
MOST_QUIET = 30  # half-moves without a capture or a pawn move


@dataclass(frozen=True)
class Scores:
    """What a search says about the best and the second best move, for the side to move."""

    best: int
    second: int

    @property
    def mate_in(self) -> int:
        """Moves until mate; 0 if the best move gives none."""
        return MATE - self.best if self.best > MATED else 0

    @property
    def has_only_mate(self) -> bool:
        """Whether the best move mates within three moves and no other does as soon."""
        return 0 < self.mate_in <= 3 and self.second < self.best

    @property
    def has_only_win(self) -> bool:
        """Whether one move wins, and no other does."""
        is_gap = self.second <= min(NOT_WON, self.best - GAP)
        return self.best >= WON and is_gap and not self.mate_in


def score_best(engine: EnginePipe, board: chess.Board, nodes: int) -> Scores:
    """The scores of the two best moves."""
    moves = engine.search(board.fen(), f"nodes {nodes}", 2)
    return Scores(moves[0].score, moves[1].score if len(moves) > 1 else -MATE)


def choose_weakly(engine: EnginePipe, board: chess.Board, random: Random, depth: int) -> chess.Move:
    """A move that looks good at a small depth."""
    moves = engine.search(board.fen(), f"depth {depth}", 5)
    values = [max(-1500, min(1500, scored.score)) for scored in moves]
    weights = [exp((value - values[0]) / TEMPERATURE) for value in values]
    return chess.Move.from_uci(random.choices(moves, weights)[0].move)


def is_worth_checking(board: chess.Board, scores: Scores) -> bool:
    """Whether the position may be an exercise."""
    if board.legal_moves.count() < FEWEST_MOVES:
        return False
    others = board.occupied_co[not board.turn] & ~(board.pawns | board.kings)
    return scores.has_only_win or (scores.has_only_mate and bool(others))


def play_game(engine: EnginePipe, number: int) -> list[dict[str, object]]:
    """The candidates of one game."""
    random, board = Random(7_000_000 + number), chess.Board()
    depths = {colour: random.randint(1, 3) for colour in chess.COLORS}
    found: list[dict[str, object]] = []
    next_one = FIRST_PLY
    while not board.is_game_over() and board.ply() < LONGEST_GAME:
        depth = depths[board.turn] if board.ply() >= BOOK_PLIES else 1
        last, before = choose_weakly(engine, board, random, depth), board.fen()
        board.push(last)
        if board.halfmove_clock > MOST_QUIET or len(board.piece_map()) < FEWEST_PIECES:
            break
        if board.ply() < next_one or board.is_game_over():
            continue
        scores = score_best(engine, board, FIRST_NODES)
        if scores.best - scores.second < FIRST_GAP and not scores.mate_in:
            continue
        scores = score_best(engine, board, NODES)
        if is_worth_checking(board, scores):
            row = {"game": number, "fen": before, "last": last.uci()}
            found.append({**row, "scores": [scores.best, scores.second]})
            next_one = board.ply() + 3
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=1400)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    options = parser.parse_args()
    first = options.first
    if options.file.exists():
        lines = options.file.read_text("utf-8").splitlines()
        first = json.loads(lines[-1])["game"] + 1 if lines else first
    options.file.parent.mkdir(parents=True, exist_ok=True)
    engine = EnginePipe(ENGINE)
    found = 0
    for number in range(first, options.first + options.games):
        rows = play_game(engine, number)
        found += len(rows)
        with options.file.open("a", encoding="utf-8") as file:
            file.write("".join(json.dumps(row, separators=(",", ":")) + "\n" for row in rows))
        if number % 10 == 9:
            print(f"{number + 1} games, {found} candidates", flush=True)
    engine.close()


if __name__ == "__main__":
    main()
