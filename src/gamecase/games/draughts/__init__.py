"""Draughts: men and kings that jump, by the collection's booklet and its great relatives."""

from gamecase.games.draughts.rules import Draughts

GAME = Draughts()
