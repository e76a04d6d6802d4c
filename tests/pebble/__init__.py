"""Pebble: slide pebbles over the ice and let the wind have its say. A game for tests alone."""

from pebble.rules import PebbleGame

GAME = PebbleGame()
