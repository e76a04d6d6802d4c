"""Draughts: the game of the collection and its national relatives."""

from gamecase.games.draughts.rules import Draughts

GAME = Draughts()
