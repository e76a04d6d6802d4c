"""Functions compiled by Numba: on first use, never on import, and kept on disk for the next run."""

from collections.abc import Callable
from typing import ParamSpec, TypeVar, cast

from gamecase.engines.cached_njit import kept

Told = ParamSpec("Told")
Given = TypeVar("Given")


def compiled(function: Callable[Told, Given]) -> Callable[Told, Given]:
    """The function as machine code for the types it is first called with."""
    return cast(Callable[Told, Given], kept(function))
