"""Crokinole: flick wooden discs over a round board."""

from gamecase.games.crokinole.rules import Crokinole

GAME = Crokinole()
