"""The PettingZoo environment of draughts, version 1."""

from gamecase.rl.versions import versions

env, raw_env = versions(__name__)
