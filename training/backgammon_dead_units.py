"""Remove the dead units of a net, which are zero for all positions and only cost time."""

import numpy as np
from backgammon_trainer import TrainableNet, net_inputs

from gamecase.games.backgammon.engine import features
from gamecase.games.backgammon.engine.escapes import escape_table

BATCH = 4096


def without_dead_units(trainable, rows):
    """The net without the units that are zero for all these rows."""
    weights, biases = list(trainable.weights), list(trainable.biases)
    for nth, is_active in enumerate(_active_units(trainable, rows)):
        weights[nth] = np.ascontiguousarray(weights[nth][:, is_active])
        biases[nth] = biases[nth][is_active]
        weights[nth + 1] = np.ascontiguousarray(weights[nth + 1][is_active])
    return TrainableNet.from_layers(weights, biases)


def _active_units(trainable, rows):
    """Which units of each hidden layer are positive for any row."""
    escapes = escape_table()
    buffer = np.empty((BATCH, features.WIDTH), np.float32)
    active = [np.zeros(len(biases), bool) for biases in trainable.biases[:-1]]
    for start in range(0, len(rows), BATCH):
        layers, _ = trainable.forward(
            net_inputs(trainable, rows[start : start + BATCH], escapes, buffer)
        )
        for is_active, values in zip(active, layers[1:], strict=True):
            is_active[:] |= (values > 0).any(axis=0)
    return active
