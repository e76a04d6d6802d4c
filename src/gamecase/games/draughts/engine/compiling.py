"""Turning plain functions into machine code.

A module that uses this compiles when it is imported, or reads what an earlier run has left in the
cache; so such modules are imported by the functions that need them, never by the rules, the table
or the pages. Signatures are written out: recursion with guessed types and a cache crashes on its
second run.
"""

from collections.abc import Callable
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
from numba.core.caching import FunctionCache
from numba.core.runtime.nrt import rtsys
from numba.core.typeinfer import register_dispatcher

F = TypeVar("F", bound=Callable[..., Any])


@cache
def edition(folder: Path) -> str:
    """A name for this very text of an engine: what Numba keeps is found by the age of one file, but
    machine code holds functions of other files as well, and must not outlive them."""
    files = sorted(folder.glob("*.py"))
    return sha256(b"".join(each.read_bytes() for each in files)).hexdigest()


class _Kept(FunctionCache):
    """Machine code of an earlier run, read without waking the compiler.

    Numba's own cache first fetches all that a compiler knows, SciPy included: half a second that
    whoever only reads does not need. Whoever compiles after all fetches it then.
    """

    def load_overload(self, signature: Any, target: Any) -> Any:
        rtsys.initialize(target)
        found: Any = None  # stays so where reading goes wrong, and it is compiled anew
        with self._guard_against_spurious_io_errors():
            found = self._load_overload(signature, target)  # type: ignore[no-untyped-call]
        return found  # noqa: RET504 - the guard swallows errors of the disk

    def _index_key(self, signature: Any, target: Any) -> Any:
        found = super()._index_key(signature, target)  # type: ignore[no-untyped-call]
        return found, edition(Path(__file__).parent)


def compiled(signature: str) -> Callable[[F], F]:
    """Compile a function for these types, and keep the machine code for the next start."""

    def made(function: F) -> F:
        found: Any = numba.njit(nogil=True)(function)
        with suppress(RuntimeError):  # no folder to keep it in can be written to
            found._cache = _Kept(function)  # type: ignore[no-untyped-call]  # as njit's cache=True
        # Known while it is compiled, because it may call itself.
        with register_dispatcher(found):
            found.compile(signature)
        found.disable_compile()
        return cast("F", found)

    return made
