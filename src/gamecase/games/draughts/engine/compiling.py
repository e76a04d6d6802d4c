"""Turning plain functions into machine code.

A module that uses this compiles when it is imported, or reads what an earlier run has left; so such
modules are imported by the functions that need them, never by the rules, the table or the pages.
"""

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba

from gamecase.engines.cached_njit import cached_njit_as

F = TypeVar("F", bound=Callable[..., Any])


def compiled(signature: str) -> Callable[[F], F]:
    """Compile a function for these types, and keep the machine code for the next start.

    `CPointer(int64)` is an array by its address alone (`bits.bare`); from Python it has to be the
    array itself, `int64[::1]`.
    """

    def made(function: F) -> F:
        return cast("F", cached_njit_as(signature, function))

    return made


def part(function: F) -> F:
    """Compile a function into those that call it, for whatever types they hand over.

    By itself it is not kept, so that a start does not read it; whoever calls it from Python waits
    for the compiler.
    """
    return cast("F", numba.njit(nogil=True)(function))
