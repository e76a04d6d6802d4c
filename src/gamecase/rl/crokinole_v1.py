"""The PettingZoo environment of crokinole, version 1."""

from gamecase.rl.versions import versions

env, raw_env = versions(__name__)
