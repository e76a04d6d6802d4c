"""The draughts engine: compiled search on bitboards for every ruleset, and endgame tablebases."""
