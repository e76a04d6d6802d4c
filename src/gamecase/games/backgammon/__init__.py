"""Backgammon: fifteen checkers home and off, by the rules of every booklet."""

from gamecase.games.backgammon.rules import Backgammon

GAME = Backgammon()
