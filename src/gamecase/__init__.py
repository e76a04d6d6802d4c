"""Gamecase: a case of traditional board games, to play and to program with."""

__version__ = "0.1.0"
