"""The shot search of crokinole's bots, on compiled physics."""

from gamecase.extras import require

require("engines", "the crokinole engine")
