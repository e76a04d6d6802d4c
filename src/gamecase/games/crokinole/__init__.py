"""Crokinole: flick wooden discs over a round board, and keep the middle."""

from gamecase.games.crokinole.rules import Crokinole

GAME = Crokinole()
