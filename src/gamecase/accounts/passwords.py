"""Passwords: kept as argon2 hashes, and checked away from the event loop.

A check takes the same time whether or not there is such an account, so that the time of an answer
tells nothing. Only a few are made at once: each takes 64 MB.
"""

import asyncio
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from gamecase.accounts.names import name_skeleton
from gamecase.kernel.errors import BadInput

P = ParamSpec("P")
T = TypeVar("T")

SHORTEST, LONGEST = 8, 200
_AT_ONCE = 2


class BadPassword(BadInput):
    """A password that would be no protection."""


def checked(password: str, name: str) -> str:
    """A password as it is hashed, or BadPassword that says what one is."""
    text = _normal(password)
    if not SHORTEST <= len(text) <= LONGEST:
        raise BadPassword(f"a password has {SHORTEST} to {LONGEST} characters, not {len(text)}")
    if len(set(text)) < 4 or name_skeleton(text) == name_skeleton(name):
        raise BadPassword("a password that is the name, or one character over and over")
    return text


def _normal(password: str) -> str:
    # Keyboards write the same letters differently: é is one character here and two there.
    return unicodedata.normalize("NFKC", password)


class Passwords:
    """Makes hashes and checks them."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        # Threads of its own: database reads and pages wait for no hash.
        self._threads = ThreadPoolExecutor(_AT_ONCE, thread_name_prefix="password")
        self._nobodys = ""

    async def hash(self, password: str) -> str:
        return await self._run(self._hasher.hash, _normal(password))

    async def is_right(self, password: str, kept: str) -> bool:
        """Whether a password is the one kept; `kept` is empty where there is none to be right."""
        if len(password) > LONGEST:
            return False
        if not self._nobodys:
            self._nobodys = await self._run(self._hasher.hash, "nobody's")
        return await self._run(self._check, _normal(password), kept)

    async def _run(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        call = partial(function, *args, **kwargs)
        return await asyncio.get_running_loop().run_in_executor(self._threads, call)

    def _check(self, password: str, kept: str) -> bool:
        try:
            self._hasher.verify(kept or self._nobodys, password)
        except (VerificationError, InvalidHashError):
            return False
        return bool(kept)
