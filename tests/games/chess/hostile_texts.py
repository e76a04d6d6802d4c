"""Texts that are meant to take long to read, for PGN and for positions of chess."""

from contract.hostile_texts import DIGITS, Read, Write
from gamecase.games.chess import GAME
from gamecase.registry import find

CHESS = find("chess")
PGN = CHESS.formats["pgn"].read


def read_position(text: str) -> object:
    return GAME.read_position(CHESS.rules(), text)


HOSTILE: dict[str, tuple[Read, Write]] = {
    "pgn headers": (PGN, lambda n: '[A "' + '"] ' * n + "x"),
    "pgn name": (PGN, lambda n: "[A" + " " * n + "x"),
    "pgn variations": (PGN, lambda n: "1. e4 " + "(" * n),
    "pgn comment": (PGN, lambda n: "1. e4 " + "{" * n),
    "pgn marks": (PGN, lambda n: "1. e4 " + "!?" * n + "x"),
    "pgn number": (PGN, lambda n: "1" * n + "x"),
    "pgn annotation": (PGN, lambda n: "1. e4 $" + "1" * n),
    "pgn dots": (PGN, lambda n: "1" + "." * n + "x"),
    "position": (read_position, lambda n: "startpos moves " + "e2e4" * n),
}

ENDLESS_NUMBERS: list[tuple[Read, str]] = [
    (PGN, f"1. e4 ${DIGITS}"),
    (PGN, f'[FEN "{"8/" * 7}8 w - - {DIGITS} 1"]\n\n*'),
]
