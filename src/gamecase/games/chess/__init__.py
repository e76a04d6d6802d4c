"""Chess: two armies of sixteen, and a king who must not be lost."""

from gamecase.games.chess.rules import Chess

GAME = Chess()
