"""Machine code that Numba has made, kept on disk and read without waking the compiler.

Numba's own cache first fetches all that a compiler knows, SciPy included: half a second that
whoever only reads does not need. Whoever compiles after all fetches it then. And it finds code by
the age of one file, though machine code holds functions of other files as well; here code is found
by the text of all modules in the function's folder, and does not outlive a change in any of them.
"""

from collections.abc import Callable
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import numba
from numba.core.caching import FunctionCache
from numba.core.runtime.nrt import rtsys
from numba.core.typeinfer import register_dispatcher


@cache
def edition(folder: Path) -> str:
    """A name for this very text of an engine."""
    files = sorted(folder.glob("*.py"))
    return sha256(b"".join(each.read_bytes() for each in files)).hexdigest()


class _Kept(FunctionCache):
    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__(function)  # type: ignore[no-untyped-call]
        self._folder = Path(function.__code__.co_filename).parent

    def load_overload(self, signature: Any, target: Any) -> Any:
        rtsys.initialize(target)
        found: Any = None  # stays so where reading goes wrong, and it is compiled anew
        with self._guard_against_spurious_io_errors():
            found = self._load_overload(signature, target)  # type: ignore[no-untyped-call]
        return found  # noqa: RET504 - the guard swallows errors of the disk

    def _index_key(self, signature: Any, target: Any) -> Any:
        found = super()._index_key(signature, target)  # type: ignore[no-untyped-call]
        return found, edition(self._folder)


def kept(function: Callable[..., Any]) -> Any:
    """The function as machine code for the types it is first called with.

    It lets other threads go on meanwhile. Where no folder can be written to it is not kept.
    """
    found: Any = numba.njit(nogil=True)(function)
    with suppress(RuntimeError):
        found._cache = _Kept(function)  # as njit's cache=True does
    return found


def cached_njit_as(signature: str, function: Callable[..., Any]) -> Any:
    """The same for these types alone, compiled or read at once.

    Recursion with guessed types and a cache crashes on its second run; with types told it works.
    """
    found = kept(function)
    with register_dispatcher(found):  # known while it is compiled, because it may call itself
        found.compile(signature)
    found.disable_compile()
    return found
