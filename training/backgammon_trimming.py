"""Leaves out the units of a net that never stir: it then says the same for less work.

A unit that falls below zero for every position learns nothing any more and costs as much as the
others. Matrix products are quickest in whole blocks, so of the units that do stir a few of the
faintest go as well, until a whole number of blocks is left; the mean of what they said stays.
"""

import numpy as np
from backgammon_fitting import Pupil, inputs_of

from gamecase.games.backgammon.engine import features
from gamecase.games.backgammon.engine.runs import make_runs

BLOCK = 16
AT_ONCE = 4096


def trimmed(pupil, rows):
    """A pupil without the units that are idle over all these rows, and the widths left."""
    weights, added = list(pupil.weights), list(pupil.added)
    means, loudness, stirs = _heard(pupil, rows)
    for nth in range(len(weights) - 1):
        width = len(added[nth])
        keep = max(min(BLOCK, width), int(stirs[nth].sum()) // BLOCK * BLOCK)
        worth = loudness[nth] * np.linalg.norm(weights[nth + 1], axis=1)
        order = np.argsort(-worth, kind="stable")
        kept, left_out = np.sort(order[:keep]), order[keep:]
        added[nth + 1] = added[nth + 1] + means[nth][left_out] @ weights[nth + 1][left_out]
        weights[nth] = np.ascontiguousarray(weights[nth][:, kept])
        added[nth] = added[nth][kept]
        weights[nth + 1] = np.ascontiguousarray(weights[nth + 1][kept])
    return Pupil.of(weights, [each.astype(np.float32) for each in added])


def _heard(pupil, rows):
    """What the units of each hidden layer say of the rows: mean, root of mean square, anything."""
    runs = make_runs()
    room = np.empty((AT_ONCE, features.WIDTH), np.float32)
    totals = [np.zeros((3, len(each))) for each in pupil.added[:-1]]
    for at in range(0, len(rows), AT_ONCE):
        layers, _ = pupil.told(inputs_of(pupil, rows[at : at + AT_ONCE], runs, room))
        for total, said in zip(totals, layers[1:], strict=True):
            total[:] += said.sum(0), (said**2).sum(0), (said > 0).sum(0)
    return (
        [total[0] / len(rows) for total in totals],
        [np.sqrt(total[1] / len(rows)) for total in totals],
        [total[2] > 0 for total in totals],
    )
