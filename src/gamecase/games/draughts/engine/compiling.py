"""Turning plain functions into machine code.

A module that uses this compiles when it is imported, or reads what an earlier run has left in the
cache; so such modules are imported by the functions that need them, never by the rules, the table
or the pages. Signatures are written out: recursion with guessed types and a cache crashes on its
second run.
"""

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba

F = TypeVar("F", bound=Callable[..., Any])


def compiled(signature: str) -> Callable[[F], F]:
    """Compile a function for these types, and keep the machine code for the next start."""
    return cast("Callable[[F], F]", numba.njit(signature, cache=True, nogil=True))
