"""Backgammon as other programs write it: position IDs, match files, moves."""
