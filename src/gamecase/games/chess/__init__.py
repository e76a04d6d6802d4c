"""Chess, on top of python-chess."""

from gamecase.games.chess.rules import Chess

GAME = Chess()
