"""Functions compiled by Numba: on first use, never on import, and kept on disk for the next run.

They let other threads go on meanwhile, so that one thought can use both cores.

A function kept on disk does not notice a change in another module whose functions it calls. Who
changes one removes the `__pycache__` beside it.
"""

from collections.abc import Callable
from typing import ParamSpec, TypeVar, cast

from numba import njit

Told = ParamSpec("Told")
Given = TypeVar("Given")


def compiled(function: Callable[Told, Given]) -> Callable[Told, Given]:
    """The function as machine code for the types it is first called with."""
    try:
        return cast(Callable[Told, Given], njit(cache=True, nogil=True)(function))
    except RuntimeError:  # no folder to keep it in can be written to
        return cast(Callable[Told, Given], njit(nogil=True)(function))
