"""Pebble: slide pebbles over ice, where wind adds to the slide. A game for tests only."""

from pebble.rules import PebbleGame

GAME = PebbleGame()
