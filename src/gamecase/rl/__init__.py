"""Gamecase for research: observations, numbered actions, chances, environments and play-outs.

    from gamecase.rl import backgammon_v1

    env = backgammon_v1.env()
    env.reset(seed=1)

The functions of `gamecase.rl.arrays` work on any position; `gamecase.rl.environment` has the
PettingZoo environment that the modules with a version build. A version changes when the same seed
and the same numbers of actions would no longer give the same game or the same arrays.
"""

from gamecase.extras import require

require("rl", "environments and arrays for research")
