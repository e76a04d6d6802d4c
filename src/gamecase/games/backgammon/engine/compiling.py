"""Functions compiled by Numba: on first use, never on import, and kept on disk for the next run."""

from collections.abc import Callable
from typing import ParamSpec, TypeVar, cast

from gamecase.engines.cached_njit import kept

TranscribedGame = ParamSpec("TranscribedGame")
Given = TypeVar("Given")


def compiled(function: Callable[TranscribedGame, Given]) -> Callable[TranscribedGame, Given]:
    """The function as machine code for the types it is first called with."""
    return cast(Callable[TranscribedGame, Given], kept(function))
