"""Tests of draughts. A package, so that a library of the same name cannot stand before it."""
