"""Backgammon: the rules of every booklet, and the game object `GAME`."""

from gamecase.games.backgammon.rules import Backgammon

GAME = Backgammon()
