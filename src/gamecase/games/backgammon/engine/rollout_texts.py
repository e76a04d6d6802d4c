"""The values of games of several lines as text, which one step of a rollout gives to the next."""

import base64
from collections.abc import Sequence

import numpy as np

from gamecase.games.backgammon.engine.cube_model import Floats


def write_games(lines: Sequence[Floats]) -> str:
    """Arrays of games, one for each line."""
    return " ".join(
        base64.b85encode(np.ascontiguousarray(games).tobytes()).decode() for games in lines
    )


def read_games(text: str, lines: int, columns: int) -> list[Floats]:
    """The arrays of a text; without any, each line has no games yet."""
    if not text:
        return [np.zeros((0, columns)) for _ in range(lines)]
    return [
        np.frombuffer(base64.b85decode(part), np.float64).reshape(-1, columns)
        for part in text.split(" ")
    ]
