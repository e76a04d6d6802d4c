"""Backgammon at speed: plays by the thousand, for engines and measurements."""
