"""Rounds of crokinole side by side on the compiled physics, by a policy.

All rounds are at the same shot, so that one call plays it in all of them. A hand that slips, and a
real board, are left to the readable rules.
"""

import numpy as np
from numpy.typing import NDArray

from gamecase.engines.self_play_batch_module import BatchTurn
from gamecase.games.crokinole.array_encoding import (
    BEARINGS,
    MOST_DISCS,
    PLACES,
    SPEEDS,
    action_count,
    observation_shape,
)
from gamecase.games.crokinole.engine.compiled import compiled
from gamecase.games.crokinole.engine.random_rounds import RANK_SIZE, SHOT_FIELDS
from gamecase.games.crokinole.engine.round_batch import DISCS, WORKSPACE
from gamecase.games.crokinole.physics.kernel import REALS, WHOLES
from gamecase.games.crokinole.playouts import is_simulated_exactly, round_tables
from gamecase.games.crokinole.position import LETTERS
from gamecase.games.crokinole.ruleset import Ruleset, shooters
from gamecase.kernel.errors import BadAction

_FLICKS_OF_PLACE = len(BEARINGS) * len(SPEEDS)


def start_batch(rules: Ruleset, games: int) -> "CrokinoleBatch | None":
    """Start first rounds of a match; None where the hand slips or the board is a real one."""
    return CrokinoleBatch(rules, games) if is_simulated_exactly(rules) else None


class CrokinoleBatch:
    """Rounds in progress, all at the same shot."""

    def __init__(self, rules: Ruleset, games: int) -> None:
        self.winners: NDArray[np.int8] = np.full(games, -1, np.int8)
        self._rules, self._tables = rules, round_tables(rules)
        self._shooters = shooters(rules, 0)
        self._orders = _name_orders(rules)
        self._shot = 0
        self._free: NDArray[np.int64] = np.zeros((games, len(PLACES)), np.int64)
        self._counts: NDArray[np.int64] = np.ones(games, np.int64)
        self._discs = np.zeros(games * DISCS)
        self._workspace: NDArray[np.int64] = np.zeros(games * WORKSPACE, np.int64)

    def next_turn(self) -> BatchTurn | None:
        if self._shot == len(self._shooters):
            return None
        seat, side, _ = self._tables.shots.reshape(-1, SHOT_FIELDS)[self._shot]
        games = len(self._counts)
        self._free[:] = 0
        compiled()["list_free"](
            seat,
            self._counts,
            self._tables.starts,
            self._tables.board,
            self._discs,
            np.zeros(len(PLACES), np.int64),
            self._free.ravel(),
        )
        masks = np.repeat(self._free.astype(np.int8), _FLICKS_OF_PLACE, axis=1)
        return BatchTurn(
            np.arange(games, dtype=np.int32),
            np.full(games, seat, np.int8),
            self._observe(side),
            masks,
        )

    def _observe(self, side: int) -> NDArray[np.float32]:
        """What the seat to shoot sees of every round."""
        rules, games = self._rules, len(self._counts)
        seen = np.zeros((games, *observation_shape(rules)))
        compiled()["observe_rounds"](
            side,
            rules.quarter(self._shooters[self._shot]),
            rules.equipment.surface_radius,
            self._counts,
            self._orders,
            self._discs,
            self._workspace,
            seen.ravel(),
        )
        twenties = self._workspace.reshape(games, WORKSPACE)[:, 56:58]
        seen[:, -3] = twenties[:, side] / MOST_DISCS
        seen[:, -2] = twenties[:, 1 - side] / MOST_DISCS
        seen[:, -1] = self._shot / len(self._shooters)
        return seen.astype(np.float32)

    def play(self, numbers: NDArray[np.int64]) -> None:
        count = action_count(self._rules)
        outside = (numbers < 0) | (numbers >= count)
        if outside.any():
            raise BadAction(f"{numbers[outside.argmax()]}: expected 0 to {count - 1}")
        covered = self._free[np.arange(len(numbers)), numbers // _FLICKS_OF_PLACE] == 0
        if covered.any():
            raise BadAction(f"{numbers[covered.argmax()]}: a disc lies where the flick starts")
        tables = self._tables
        seat, side, rank = tables.shots.reshape(-1, SHOT_FIELDS)[self._shot]
        compiled()["shoot_all"](
            seat * len(PLACES),
            side,
            rank,
            numbers,
            tables.starts,
            tables.units,
            tables.speeds,
            tables.board,
            tables.scales,
            np.zeros(REALS),
            np.zeros(WHOLES, np.int64),
            self._counts,
            self._discs,
            self._workspace,
        )
        self._shot += 1
        if self._shot == len(self._shooters):
            self._find_winners()

    def _find_winners(self) -> None:
        points = np.zeros((len(self._counts), 2), np.int64)
        compiled()["count_rounds"](
            self._counts, self._discs, self._workspace, self._tables.scales, points.ravel()
        )
        seats = [self._rules.seats.index(self._rules.sides(side)[0]) for side in (0, 1)]
        lead = points[:, 0] - points[:, 1]
        self.winners[lead > 0], self.winners[lead < 0] = seats


def _name_orders(rules: Ruleset) -> NDArray[np.int64]:
    """The order of every name among those of all discs, by its rank."""
    ranks = {}
    for nth, seat in enumerate(sorted(rules.seats, key=lambda seat: seat.value)):
        for number in range(1, RANK_SIZE):
            ranks[f"{LETTERS[seat]}{number}"] = nth * RANK_SIZE + number
    orders = np.zeros(RANK_SIZE * len(rules.seats), np.int64)
    for order, name in enumerate(sorted(ranks)):
        orders[ranks[name]] = order
    return orders
