"""Evaluate positions two plies ahead at a fifth of the cost of all 441 pairs of rolls.

Every first roll is answered, but only some second ones are: each of the 36 first rolls is paired
with one of the 36 second ones without repetition, for a few such pairings. The effect of each
single roll is thus weighted exactly, and only the interaction of two rolls is sampled. The mean is
unbiased, and the remaining noise averages out over many labels.
"""

import numpy as np

from gamecase.games.backgammon.engine.candidates import ROLLS, boards_after_rolls
from gamecase.games.backgammon.engine.chances import (
    CHANCE_COUNT,
    equity,
    opponent_chances,
    opponent_rows,
)
from gamecase.games.backgammon.engine.moves import rule_flags
from gamecase.games.backgammon.engine.search import BATCH_ROWS, PREFILTER_KEEP, segment_argmax

PAIRINGS = 2

#: The 36 ordered rolls of two dice, as indices into `ROLLS`.
ORDERED_ROLLS = np.repeat(np.arange(len(ROLLS)), np.where(ROLLS[:, 0] == ROLLS[:, 1], 1, 2))


def sampled_chances(search, rows, random, pairings=PAIRINGS):
    """The five chances of the side on roll, two plies ahead, from sampled pairs of rolls."""
    chances = np.empty((len(rows), CHANCE_COUNT), np.float32)
    for start in range(0, len(rows), BATCH_ROWS):
        batch = rows[start : start + BATCH_ROWS]
        chances[start : start + BATCH_ROWS] = _sample_batch(search, batch, random, pairings)
    return chances


def _sample_batch(search, rows, random, pairings):
    count, per_row = len(rows), len(ORDERED_ROLLS) * pairings
    pairs = np.repeat(np.arange(count), per_row)
    first = np.tile(ORDERED_ROLLS, count * pairings)
    second = np.concatenate([random.permutation(ORDERED_ROLLS) for _ in range(count * pairings)])
    replied, _ = best_replies(
        search, np.repeat(rows, len(ROLLS), axis=0), np.tile(ROLLS, (count, 1))
    )
    # After the first roll the opponent is on roll, after the second the first side again.
    boards = replied.reshape(count, len(ROLLS), -1)[pairs, first]
    is_over_after = is_over(boards)
    sampled = np.empty((len(boards), CHANCE_COUNT), np.float32)
    if is_over_after.any():
        sampled[is_over_after] = opponent_chances(search.evaluate(boards[is_over_after]))
    is_live = ~is_over_after
    sampled[is_live] = best_replies(search, boards[is_live], ROLLS[second[is_live]])[1]
    chances = sampled.reshape(count, per_row, CHANCE_COUNT).mean(axis=1)
    is_over_now = is_over(rows)
    if is_over_now.any():
        chances[is_over_now] = search.evaluate(rows[is_over_now])
    return chances


def best_replies(search, rows, dice):
    """The boards after the best plays of some rolls, and the chances there, both as the opponent
    sees them.
    """
    boards, starts = search.prefilter_boards(
        *boards_after_rolls(rows, dice, rule_flags(search.rules)), PREFILTER_KEEP
    )
    chances = search.evaluate(boards)
    best = segment_argmax(-equity(chances, search.rules), starts)
    return boards[best], chances[best]


def is_over(rows):
    """Whether a side has no checkers left."""
    return ~((rows[:, 1:26] > 0).any(axis=1) & (opponent_rows(rows)[:, 1:26] > 0).any(axis=1))
