"""The backgammon engine: move generator, evaluation, search, cube decisions and rollouts.

Import its modules only where they are used: they load NumPy and Numba.
"""

from gamecase.extras import require

require("engines", "the backgammon engine")
