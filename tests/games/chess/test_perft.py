"""The deepest counts of `tests/perft/chess.perft`, and the same positions mirrored."""

from pathlib import Path

import chess
import pytest

from gamecase.games.chess import GAME
from gamecase.kernel.perft import divide, perft
from gamecase.registry import find

FILE = Path(__file__).parents[2] / "perft" / "chess.perft"
CHESS = find("chess")


def rows() -> list[tuple[str, str, dict[int, int]]]:
    """Name, position and counts by depth."""
    cases = []
    for line in FILE.read_text("utf-8").splitlines():
        if "|" in line and not line.startswith("#"):
            name, _, position, counts = (part.strip() for part in line.split("|"))
            pairs = (pair.split(":") for pair in counts.split())
            cases.append((name, position, {int(depth): int(count) for depth, count in pairs}))
    return cases


@pytest.mark.parametrize(("name", "position", "counts"), rows(), ids=lambda value: str(value)[:12])
def test_ht_33_the_published_numbers_are_reached(
    name: str, position: str, counts: dict[int, int]
) -> None:
    depth = max(counts)
    below = divide(GAME, GAME.read_position(CHESS.rules(), position), depth)
    shown = "\n".join(f"{move} {count}" for move, count in below.items())
    assert sum(below.values()) == counts[depth], f"{name}, depth {depth}:\n{shown}"


@pytest.mark.parametrize(("name", "position", "counts"), rows(), ids=lambda value: str(value)[:12])
def test_colours_changed_count_the_same(name: str, position: str, counts: dict[int, int]) -> None:
    board = chess.Board() if position == "startpos" else chess.Board(position)
    mirrored = GAME.read_position(CHESS.rules(), board.mirror().fen())
    assert perft(GAME, mirrored, 2) == counts[2], name
