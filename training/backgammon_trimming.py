"""Leaves out the units of a net that never stir: it then says the same for less work.

A unit that falls below zero for every position learns nothing any more, and costs as much as the
others.
"""

import numpy as np
from backgammon_fitting import Pupil, inputs_of

from gamecase.games.backgammon.engine import features
from gamecase.games.backgammon.engine.escapes import make_runs

AT_ONCE = 4096


def trimmed(pupil, rows):
    """A pupil without the units that are idle over all these rows."""
    weights, added = list(pupil.weights), list(pupil.added)
    for nth, stirs in enumerate(_stirring(pupil, rows)):
        weights[nth] = np.ascontiguousarray(weights[nth][:, stirs])
        added[nth] = added[nth][stirs]
        weights[nth + 1] = np.ascontiguousarray(weights[nth + 1][stirs])
    return Pupil.of(weights, added)


def _stirring(pupil, rows):
    """Which units of each hidden layer say anything of any row."""
    runs = make_runs()
    room = np.empty((AT_ONCE, features.WIDTH), np.float32)
    found = [np.zeros(len(each), bool) for each in pupil.added[:-1]]
    for at in range(0, len(rows), AT_ONCE):
        layers, _ = pupil.told(inputs_of(pupil, rows[at : at + AT_ONCE], runs, room))
        for stirs, said in zip(found, layers[1:], strict=True):
            stirs[:] |= (said > 0).any(axis=0)
    return found
