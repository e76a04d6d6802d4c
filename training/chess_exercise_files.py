"""Choose among checked chess exercises and write the files that come with the game.

The last stage, after `chess_exercise_check.py`. Near-duplicates are left out, the colours are
balanced, and each exercise gets a difficulty: an estimate from the depth that a search needs, the
length of the solution and what makes its first move hard to see. With `--add`, the exercises that
are in the files stay as they are, since players have answered them, and others are added.

    python training/chess_exercise_files.py --add --mates mates*.jsonl --tactics tactics*.jsonl
"""

import argparse
import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import chess
from chess_exercise_games import FEWEST_MOVES

from gamecase.engines.exercise_file import Row, read_exercises, write_exercises
from gamecase.games.chess.drills import FOLDER

FEWEST_DIFFERENCES = 5  # squares by which two exercises differ at least
EASIEST, HARDEST = 400, 2700
FIELDS = 5


def board_of(row: dict[str, Any]) -> chess.Board:
    """The position of an exercise, after the opponent's last move."""
    board = chess.Board(row["fen"])
    board.push_uci(row["last"])
    return board


def difficulty_of(row: dict[str, Any]) -> int:
    """An estimate of how hard an exercise is, on the scale of ratings."""
    board, first = board_of(row), chess.Move.from_uci(row["line"][0])
    moves = (len(row["line"]) + 1) // 2
    is_check, is_capture = board.gives_check(first), board.is_capture(first)
    gives_up = 120 * ("sacrifice" in row["themes"])
    if row["mate"] == 1:
        checks = sum(board.gives_check(move) for move in board.legal_moves)
        rating = 380 + 40 * checks + 5 * board.legal_moves.count() - 80 * is_capture
    elif row["mate"]:
        rating = 500 + 300 * (moves - 1) + 70 * row["depth"] + 250 * (not is_check) + gives_up
    else:
        rating = 750 + 100 * row["depth"] + 130 * (moves - 1) + gives_up
        rating += 150 * (not is_check and not is_capture) - 200 * ("hanging" in row["themes"])
    return max(EASIEST, min(HARDEST, rating))


def squares_of(board: chess.Board) -> list[str]:
    return [piece.symbol() if (piece := board.piece_at(at)) else "." for at in chess.SQUARES]


def without_duplicates(
    rows: list[dict[str, Any]], known: list[chess.Board]
) -> list[dict[str, Any]]:
    """The exercises that differ by enough squares, the longer ones first."""
    taken = [squares_of(each) for board in known for each in (board, board.mirror())]
    kept: list[dict[str, Any]] = []
    for row in sorted(rows, key=lambda each: -len(each["line"])):
        squares = squares_of(board_of(row))
        if all(_differences(squares, other) >= FEWEST_DIFFERENCES for other in taken):
            taken.append(squares)
            kept.append(row)
    return kept


def _differences(one: list[str], two: list[str]) -> int:
    return sum(a != b for a, b in zip(one, two, strict=True))


def balanced(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The exercises with the colours of some exchanged, so that both move equally often."""
    whites = sum(board_of(row).turn == chess.WHITE for row in rows)
    colour, number = chess.WHITE, whites - len(rows) // 2
    if number < 0:
        colour, number = chess.BLACK, -number
    result = []
    for row in rows:
        is_mirrored = number > 0 and board_of(row).turn == colour
        number -= is_mirrored
        result.append(_mirrored(row) if is_mirrored else row)
    return result


def _mirrored(row: dict[str, Any]) -> dict[str, Any]:
    """The same exercise with the colours exchanged."""
    moves = [_mirrored_move(text) for text in (row["last"], *row["line"])]
    fen = chess.Board(row["fen"]).mirror().fen()
    return {**row, "fen": fen, "last": moves[0], "line": moves[1:]}


def _mirrored_move(text: str) -> str:
    move = chess.Move.from_uci(text)
    start, end = chess.square_mirror(move.from_square), chess.square_mirror(move.to_square)
    return chess.Move(start, end, move.promotion).uci()


def row_of(row: dict[str, Any]) -> Row:
    moves = " ".join((row["last"], *row["line"]))
    name = sha256(f"{row['fen']} {moves}".encode()).hexdigest()[:8]
    return (name, str(difficulty_of(row)), row["fen"], moves, " ".join(row["themes"]))


def board_of_written(row: Row) -> chess.Board:
    """The position of an exercise in a file."""
    _, _, fen, moves, _ = row
    return board_of({"fen": fen, "last": moves.split()[0]})


def has_choice(board: chess.Board) -> bool:
    """Whether there are enough legal moves for an exercise."""
    return board.legal_moves.count() >= FEWEST_MOVES


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--mates", type=Path, nargs="+", required=True)
    parser.add_argument("--tactics", type=Path, nargs="+", required=True)
    parser.add_argument("--add", action="store_true", help="keep the exercises in the files")
    options = parser.parse_args()
    for key, paths in (("mates", options.mates), ("tactics", options.tactics)):
        lines = [line for path in paths for line in path.read_text("utf-8").splitlines()]
        rows = [
            row for row in map(json.loads, lines) if "line" in row and has_choice(board_of(row))
        ]
        path = FOLDER / f"{key}.tsv"
        old = read_exercises(path, FIELDS) if options.add else []
        old = [row for row in old if has_choice(board_of_written(row))]
        new = balanced(without_duplicates(rows, [board_of_written(row) for row in old]))
        written = sorted([*old, *map(row_of, new)], key=lambda row: int(row[1]))
        write_exercises(path, written)
        print(f"{key}: {len(written)}, {len(new)} of {len(rows)} checked ones are new")


if __name__ == "__main__":
    main()
