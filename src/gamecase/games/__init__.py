"""The games: one folder each, and nothing outside a folder knows its game by name."""
