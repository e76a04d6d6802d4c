"""Numba decorators that compile on first use and cache the machine code on disk.

    @cached_njit
    def twice(number): ...          # compiled for the argument types of the first call

    @cached_njit("int64(int64)")
    def factorial(number): ...      # compiled for this signature only

    @uncached_njit
    def square(number): ...         # compiled into the functions that call it, not cached by itself

Importing a module that uses them compiles nothing. All three release the GIL while they run; see
`numba_dispatcher` for the cache. With the environment variable GAMECASE_PLAIN_NJIT set,
`numba.njit(cache=True)` is used instead.

In a process that called `interpret`, functions stay as they are and Numba is not even imported:
slow, but ready at once. Engines answer in this way until their machine code is compiled.
"""

import os
from collections.abc import Callable
from typing import Any, TypeVar, cast, overload

F = TypeVar("F", bound=Callable[..., Any])

_INTERPRETED = "GAMECASE_INTERPRETED"


def interpret() -> None:
    """Leave functions uncompiled in this process; called before an engine is imported."""
    os.environ[_INTERPRETED] = "1"


def is_interpreted() -> bool:
    """Whether functions stay uncompiled in this process."""
    return bool(os.environ.get(_INTERPRETED))


@overload
def cached_njit(function: F, /) -> F: ...
@overload
def cached_njit(signature: str, /) -> Callable[[F], F]: ...
def cached_njit(function_or_signature: F | str, /) -> F | Callable[[F], F]:
    """Compile a function on first use, or load its machine code from the cache.

    Recursive functions need a signature: recursion with inferred types crashes when it is loaded
    from the cache. In a signature, `CPointer(int64)` is an array by its address alone; a caller in
    Python has to pass an array, `int64[::1]`.

    Where no cache folder is writable, the function is compiled in every process.
    """
    if isinstance(function_or_signature, str):
        signature = function_or_signature
        return lambda function: _dispatcher(function, signature)
    return _dispatcher(function_or_signature)


def _dispatcher(function: F, signature: str = "") -> F:
    if is_interpreted():
        return function
    # Numba is slow to import, and a process that interprets does without it.
    if os.environ.get("GAMECASE_PLAIN_NJIT"):
        import numba  # noqa: PLC0415

        return cast("F", numba.njit(signature or None, nogil=True, cache=True)(function))
    from gamecase.engines.numba_dispatcher import OPTIONS, CachedDispatcher  # noqa: PLC0415

    return cast("F", CachedDispatcher(function, targetoptions=OPTIONS, signature=signature))


def uncached_njit(function: F) -> F:
    """Compile a function into those that call it, for whatever types they pass.

    Not cached by itself, so that a warm start has less to load; a call from Python has to wait for
    the compiler.
    """
    if is_interpreted():
        return function
    import numba  # noqa: PLC0415 - slow to import

    return cast("F", numba.njit(nogil=True)(function))


def prepare(*functions: Callable[..., Any]) -> None:
    """Compile or load functions with a signature now, for example before a clock is started."""
    if is_interpreted():
        return
    from gamecase.engines.numba_dispatcher import CachedDispatcher  # noqa: PLC0415

    for function in functions:
        if isinstance(function, CachedDispatcher):
            function.prepare()
