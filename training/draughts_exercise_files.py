"""Choose among checked combinations of draughts and write the files that come with the game.

The last stage, after `draughts_exercise_check.py`. Near-duplicates are left out, both colours get
the same number, and each exercise gets a difficulty: an estimate from the depth that a search
needs, the length of the solution and what is given up.

    python training/draughts_exercise_files.py checked.jsonl
"""

import argparse
import json
import re
from hashlib import sha256
from pathlib import Path
from typing import Any

from gamecase.engines.exercise_file import Row, write_exercises
from gamecase.games.draughts.combination_drill import FOLDER
from gamecase.games.draughts.drills import COMBINATION_BOOKLETS

FEWEST_DIFFERENCES = 6  # pieces by which two exercises of a booklet differ at least
EASIEST, HARDEST = 500, 2600


def difficulty_of(row: dict[str, Any]) -> int:
    """An estimate of how hard a combination is, on the scale of ratings."""
    moves = (len(row["line"]) + 1) // 2
    rating = 400 + 70 * row["depth"] + 150 * (moves - 1) + 90 * row["given"] + 15 * row["choices"]
    quiet = sum("-" in turn[0] for turn in row["line"][::2])
    return max(EASIEST, min(HARDEST, rating + 80 * (quiet - 1)))


def pieces_of(row: dict[str, Any]) -> set[str]:
    """The pieces of a position with their colours, and the side to move."""
    turn, white, black = row["position"].split(":")
    return {turn, *(f"W{piece}" for piece in white[1:].split(","))} | {
        f"B{piece}" for piece in black[1:].split(",")
    }


def without_duplicates(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The exercises that differ by enough pieces, the longer ones first."""
    kept: list[tuple[set[str], dict[str, Any]]] = []
    for row in sorted(rows, key=lambda each: -len(each["line"])):
        pieces = pieces_of(row)
        if all(len(pieces ^ other) >= FEWEST_DIFFERENCES for other, _ in kept):
            kept.append((pieces, row))
    return [row for _, row in kept]


def balanced(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The exercises, the board of some turned round, so that both colours move equally often."""
    sides = {side: [row for row in rows if row["position"][0] == side] for side in "WB"}
    more, fewer = sorted(sides.values(), key=len, reverse=True)
    number = (len(more) - len(fewer)) // 2
    return [*fewer, *map(turned, more[:number]), *more[number:]]


def turned(row: dict[str, Any]) -> dict[str, Any]:
    """The same exercise with the board turned by half and the colours exchanged."""
    size = 10 if row["rules"] == "international" else 8

    def turn_square(match: re.Match[str]) -> str:
        column = chr(ord("a") + size - 1 - (ord(match[1]) - ord("a")))
        return f"{column}{size + 1 - int(match[2])}"

    def turn_text(text: str) -> str:
        return re.sub(r"([a-j])(\d+)", turn_square, text)

    side, white, black = turn_text(row["position"]).split(":")
    position = f"{'B' if side == 'W' else 'W'}:W{black[1:]}:B{white[1:]}"
    return {**row, "position": position, "line": [list(map(turn_text, t)) for t in row["line"]]}


def row_of(row: dict[str, Any]) -> Row:
    name = sha256(f"{row['rules']} {row['position']}".encode()).hexdigest()[:8]
    turns = " ".join("|".join(turn) for turn in row["line"])
    return (name, str(difficulty_of(row)), row["position"], turns)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("checked", type=Path)
    options = parser.parse_args()
    lines = options.checked.read_text("utf-8").splitlines()
    rows = [row for row in map(json.loads, lines) if "line" in row]
    for key in COMBINATION_BOOKLETS:
        of_key = [row for row in rows if row["rules"] == key]
        kept = balanced(without_duplicates(of_key))
        written = sorted((row_of(row) for row in kept), key=lambda row: int(row[1]))
        write_exercises(FOLDER / f"combinations-{key}.tsv", written)
        ratings = [int(row[1]) for row in written]
        print(f"{key}: {len(written)} of {len(of_key)}", ratings[:1], ratings[-1:])


if __name__ == "__main__":
    main()
