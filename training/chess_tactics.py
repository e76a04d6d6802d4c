"""Make the test set of chess tactics: pieces left hanging, and mates in one and two.

A weak player that looks one move ahead plays itself; positions in which one move is far better than
all others, because it takes a piece, are judged by two searches and written to a file with the
engine's score of every move and its best reply, so that tests need no engine. Mates are taken from
positions with pieces placed at random, where they are frequent.

    python training/chess_tactics.py tests/games/chess/tactics.jsonl
"""

import argparse
import json
from collections import Counter
from pathlib import Path
from random import Random

import chess

from gamecase.games.chess.engine.engine_chain import EngineChain, engine_chain
from gamecase.games.chess.engine.search_types import EngineMove, SearchLimit
from gamecase.games.chess.engine.small_search import static_score

WANTED = {"hanging": 120, "mate 1": 40, "mate 2": 40}
SCAN = SearchLimit(lines=256, depth=6, nodes=100_000)
CHECK = SearchLimit(lines=2, depth=9, nodes=30_000)
GAIN = 250  # centipawns by which the best move is better than all others
SECONDS = 20.0


def kind_of(board: chess.Board, moves: list[EngineMove]) -> str:
    """The kind of tactic that the first of the moves is; empty if it is none."""
    best = moves[0]
    if best.mate_in in (1, 2):
        is_only = len(moves) < 2 or not 0 < moves[1].mate_in <= best.mate_in
        return f"mate {best.mate_in}" if is_only else ""
    is_near = abs(moves[1].score) < 900 if len(moves) > 1 else False
    is_gain = is_near and best.score - moves[1].score >= GAIN
    return "hanging" if is_gain and board.is_capture(best.move) and not best.mate_in else ""


def may_hang(board: chess.Board) -> bool:
    """Whether a piece can be taken that nothing defends."""
    return any(
        board.piece_type_at(move.to_square) in (2, 3, 4, 5)
        and not board.is_attacked_by(not board.turn, move.to_square)
        for move in board.generate_legal_captures()
    )


def place_pieces(random: Random) -> chess.Board:
    """A legal position with an attack, pieces placed at random; mates are frequent in these."""
    while True:
        board = chess.Board(None)
        board.turn = random.random() < 0.5
        attack = [chess.KING, chess.QUEEN, chess.ROOK, random.choice([chess.KNIGHT, chess.BISHOP])]
        defence = [chess.KING, chess.ROOK, chess.ROOK, random.choice([chess.KNIGHT, chess.BISHOP])]
        for colour, pieces in ((board.turn, attack), (not board.turn, defence)):
            for piece in [*pieces, *[chess.PAWN] * random.randint(3, 5)]:
                rows = range(1, 7) if piece == chess.PAWN else range(8)
                free = [at for row in rows for at in chess.SquareSet(chess.BB_RANKS[row])]
                square = random.choice([at for at in free if board.piece_at(at) is None])
                board.set_piece_at(square, chess.Piece(piece, colour))
        if board.is_valid() and not board.is_check():
            return board


def find_mates(chain: EngineChain, seed: int, wanted: set[str]) -> list[dict[str, object]]:
    """A mate in a position with pieces placed at random, if there is one."""
    board = place_pieces(Random(seed))
    kind = kind_of(board, chain.score_moves(board, CHECK, SECONDS))
    if kind not in wanted:
        return []
    moves = chain.score_moves(board, SCAN, SECONDS)
    return [as_row(kind, board, moves)] if kind_of(board, moves) == kind else []


def as_row(kind: str, board: chess.Board, moves: list[EngineMove]) -> dict[str, object]:
    """A tactic as it is written to the file: the moves with their scores and best replies."""
    rows = [
        [scored.move.uci(), scored.score, *(reply.uci() for reply in scored.line[1:2])]
        for scored in moves
    ]
    return {"kind": kind, "fen": board.fen(), "moves": rows}


def find_tactics(chain: EngineChain, seed: int, wanted: set[str]) -> list[dict[str, object]]:
    """The tactics of one game of a weak player against itself, at most one in six moves."""
    if "hanging" not in wanted:
        return find_mates(chain, seed, wanted)
    random, board, last = Random(seed), chess.Board(), 0
    found: list[dict[str, object]] = []
    while not board.is_game_over() and board.ply() < 80:
        if board.ply() > last + 6 and may_hang(board):
            kind = kind_of(board, chain.score_moves(board, CHECK, SECONDS))
            if kind in wanted:
                moves = chain.score_moves(board, SCAN, SECONDS)
                if kind_of(board, moves) == kind:
                    found.append(as_row(kind, board, moves))
                    last = board.ply()
        board.push(max([*board.legal_moves], key=lambda move: appeal(board, move, random)))
    return found


def appeal(board: chess.Board, move: chess.Move, random: Random) -> float:
    """What a move seems worth to a weak player."""
    board.push(move)
    score = -static_score(board)
    board.pop()
    return score + random.gauss(0, 120)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    options = parser.parse_args()
    chain, counts, seed = engine_chain(), Counter[str](), 0
    if options.file.exists():  # continue
        rows = [json.loads(line) for line in options.file.read_text("utf-8").splitlines()]
        counts, seed = Counter(row["kind"] for row in rows), 1000 + len(rows)
    while any(counts[kind] < number for kind, number in WANTED.items()):
        seed += 1
        with options.file.open("a", encoding="utf-8") as file:
            wanted = {kind for kind, number in WANTED.items() if counts[kind] < number}
            for row in find_tactics(chain, seed, wanted):
                counts[str(row["kind"])] += 1
                file.write(json.dumps(row, separators=(",", ":")) + "\n")
        if seed % 20 == 0:
            print(seed, dict(counts), flush=True)
    chain.close()


if __name__ == "__main__":
    main()
