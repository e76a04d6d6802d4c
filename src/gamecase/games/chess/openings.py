"""Names of openings.

`openings.txt` lists the openings that players call by name, in English as the literature does.
Openings are looked up by position, so that transpositions are found too.
"""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

import chess

from gamecase.games.chess.position import START, Position

FILE = Path(__file__).parent / "openings.txt"
MAX_PLIES = 40  # of a game that are looked up


@dataclass(frozen=True, slots=True)
class NamedOpening:
    """An opening: its name, and its moves in SAN."""

    name: str
    moves: tuple[str, ...]


@cache
def openings() -> dict[str, NamedOpening]:
    """Every opening of the list, by the EPD of the position it leads to."""
    by_position = {}
    for row in FILE.read_text("utf-8").splitlines():
        if not row or row.startswith("#"):
            continue
        moves, _, name = row.partition(" | ")
        board = chess.Board()
        for san in moves.split():
            board.push_san(san)
        by_position[board.epd()] = NamedOpening(name.strip(), tuple(moves.split()))
    return by_position


def find_opening(position: Position) -> NamedOpening | None:
    """The opening of a game: the last of its positions that has a name."""
    if position.start != START:
        return None
    by_position = openings()
    board = chess.Board()
    opening = by_position.get(board.epd())
    for move in position.moves.split()[:MAX_PLIES]:
        board.push_uci(move)
        opening = by_position.get(board.epd(), opening)
    return opening
