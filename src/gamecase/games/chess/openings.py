"""Names of openings: the first moves that have one.

Our own short list of what players call by name, in English as the literature does; a longer line
goes before a shorter one. Names are found by position, so that other orders of moves are known too.
"""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

import chess

from gamecase.games.chess.position import START, Position

FILE = Path(__file__).parent / "openings.txt"


@dataclass(frozen=True, slots=True)
class Opening:
    """An opening: its name, and the moves that make it, in SAN."""

    name: str
    moves: tuple[str, ...]


@cache
def openings() -> dict[str, Opening]:
    """Every opening of the list by the position it leads to."""
    found = {}
    for row in FILE.read_text("utf-8").splitlines():
        if not row or row.startswith("#"):
            continue
        moves, _, name = row.partition(" | ")
        board = chess.Board()
        for each in moves.split():
            board.push_san(each)
        found[board.epd()] = Opening(name.strip(), tuple(moves.split()))
    return found


def opening_of(position: Position) -> Opening | None:
    """The opening of a game, by the last of its positions that has a name."""
    if position.start != START:
        return None
    known = openings()
    board = chess.Board()
    found = known.get(board.epd())
    for each in position.moves.split()[:40]:
        board.push_uci(each)
        found = known.get(board.epd(), found)
    return found
