"""The draughts engine: compiled search on bitboards for every ruleset, and endgame tablebases."""

from gamecase.extras import require

require("engines", "the draughts engine")
