"""Random games of draughts by the compiled kernel, under every rule of a booklet."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from gamecase.engines.playouts_module import Playouts
from gamecase.games.draughts import GAME
from gamecase.games.draughts.engine import random_games
from gamecase.games.draughts.engine.compiled_moves import make_move_buffer
from gamecase.games.draughts.engine.packed_rules import (
    IntArray,
    pack_board,
    pack_rules,
    square_bits,
)
from gamecase.games.draughts.position import Position
from gamecase.games.draughts.ruleset import Ruleset
from gamecase.kernel.match import MatchScore


@dataclass(frozen=True, slots=True, eq=False)
class PackedGame:
    """What the kernel needs to play from a position."""

    start: IntArray
    rules: IntArray
    limits: IntArray
    endings: IntArray
    moves: IntArray
    past: IntArray


def play_games(rules: Ruleset, games: int, seed: int) -> Playouts:
    """Play random games from the opening."""
    packed = pack_game(GAME.opening(rules, MatchScore()))
    winners, turns = np.zeros(games, np.int8), np.zeros(games, np.int32)
    random_games.play_games(
        packed.start,
        packed.rules,
        packed.limits,
        packed.endings,
        random_state(seed),
        packed.moves,
        packed.past,
        winners,
        turns,
    )
    return Playouts(winners, turns)


def random_state(seed: int) -> NDArray[np.uint64]:
    """The state of the random numbers; never zero."""
    return np.array([(seed * 2685821657736338717 + 1) % 2**64 or 1], np.uint64)


def pack_game(position: Position) -> PackedGame:
    """A position without a past."""
    rules = position.rules
    half = rules.size // 2
    road = sum(
        bit
        for at, bit in enumerate(square_bits(rules.size))
        if 2 * (at % half) + (at // half) % 2 == at // half
    )
    return PackedGame(
        np.array(pack_board(rules, position.cells, position.turn), np.int64),
        pack_rules(rules),
        np.array([rules.repetitions, 2 * rules.road_moves, road], np.int64),
        _pack_endings(rules),
        make_move_buffer(4),
        np.zeros((2 * rules.quiet_moves + 1, 3), np.int64),
    )


def _pack_endings(rules: Ruleset) -> IntArray:
    rows = []
    for ending in rules.short_endings:
        pieces, _, limit = ending.partition(":")
        counts, _, kind = pieces.partition(" ")
        more, _, fewer = counts.partition("v")
        rows.append((int(more), int(fewer), kind == "queens", 2 * int(limit)))
    return np.array(rows, np.int64).reshape(-1, 4)
