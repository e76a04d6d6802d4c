"""Deeper levels for plays and cube decisions: more plies, truncated rollouts, full rollouts."""

from dataclasses import replace

from gamecase.engines.deep_analysis_module import (
    FULL_ROLLOUT,
    DeepLevel,
    DeepStep,
    DeepTask,
    truncated_rollout,
)
from gamecase.games.backgammon.engine.phrases import signed_points
from gamecase.games.backgammon.position import Phase, Position
from gamecase.games.backgammon.rules import Backgammon
from gamecase.kernel.phrase import Phrase

_GAME = Backgammon()

#: Games of each line in a step: every first roll once.
STEP_GAMES = 36

_TRUNCATED_GAMES = {"1T": 72, "2T": 360, "3T": 360}  # `engine.truncated_rollouts.LEVELS`

FULL = "rollout"


_PLIES = tuple(
    DeepLevel(
        key=f"{ply}-ply",
        kind="search",
        label=Phrase("deep-plies", {"plies": ply}),
        steps=ply + 1,
    )
    for ply in (1, 2, 3)
)
_ROLLOUTS = (
    *(
        DeepLevel(
            key=key,
            kind="rollout",
            label=truncated_rollout(key),
            steps=1 + games // STEP_GAMES,
            step_games=STEP_GAMES,
        )
        for key, games in _TRUNCATED_GAMES.items()
    ),
    DeepLevel(
        key=FULL,
        kind="rollout",
        label=FULL_ROLLOUT,
        step_games=STEP_GAMES,
        is_split=True,
    ),
)


def levels(position: Position) -> tuple[DeepLevel, ...]:
    """The levels of a play, a double or the answer to a double."""
    if not _GAME.to_act(position).is_player:
        return ()
    match position.phase:
        case Phase.PLAY:
            return tuple(replace(level, compares=True) for level in (*_PLIES, *_ROLLOUTS))
        case Phase.CHOICE | Phase.OFFERED:
            return (*_PLIES[:2], *_ROLLOUTS)
        case _:
            return ()


def step(position: Position, task: DeepTask) -> DeepStep:
    # The engine is slow to load, so only the process that analyses imports it.
    from gamecase.games.backgammon.engine import deep_cube, deep_plays  # noqa: PLC0415

    if position.phase is Phase.PLAY:
        return deep_plays.step(position, task)
    return deep_cube.step(position, task)


def describe_value(value: float, ends_in: int | None) -> Phrase:
    return Phrase("worth-points", signed_points(value))
