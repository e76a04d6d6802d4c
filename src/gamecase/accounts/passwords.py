"""Password hashes (argon2id), computed outside the event loop.

Checking a password takes the same time whether or not the account exists. Few hashes are computed
at once, because each takes 64 MB.
"""

import asyncio
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from gamecase.accounts.common_passwords import is_common
from gamecase.accounts.names import name_skeleton
from gamecase.kernel.errors import BadInput

T = TypeVar("T")

MIN_LENGTH, MAX_LENGTH = 8, 200
_MIN_DISTINCT = 4
_THREADS = 2
_DUMMY_PASSWORD = "dummy"  # noqa: S105 - checked where there is no account


class WeakPassword(BadInput):
    """A password that is too weak."""


def validate_password(password: str, name: str) -> str:
    """The normalised password of a new account, or `WeakPassword`."""
    text = _normalize(password)
    if not MIN_LENGTH <= len(text) <= MAX_LENGTH:
        raise WeakPassword(
            f"a password has {MIN_LENGTH} to {MAX_LENGTH} characters, not {len(text)}"
        )
    if len(set(text)) < _MIN_DISTINCT:
        raise WeakPassword(f"a password has at least {_MIN_DISTINCT} different characters")
    skeleton, without_digits = name_skeleton(text), name_skeleton(text.rstrip("0123456789!?."))
    if name_skeleton(name) in (skeleton, without_digits):
        raise WeakPassword("the password is the name")
    if is_common(text):
        raise WeakPassword("the password is one of those that are tried first")
    return text


def _normalize(password: str) -> str:
    # Some keyboards write é as one character, others as two.
    return unicodedata.normalize("NFKC", password)


class Passwords:
    """Computes and checks password hashes."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        # Threads of its own: nothing else has to wait for a hash.
        self._threads = ThreadPoolExecutor(_THREADS, thread_name_prefix="password")
        self._dummy_hash = ""

    async def hash(self, password: str) -> str:
        return await self._run(lambda: self._hasher.hash(_normalize(password)))

    async def is_correct(self, password: str, password_hash: str) -> bool:
        """Whether a password matches a hash; with an empty hash, False after the same time."""
        if len(password) > MAX_LENGTH:
            return False
        if not self._dummy_hash:
            self._dummy_hash = await self._run(lambda: self._hasher.hash(_DUMMY_PASSWORD))
        return await self._run(lambda: self._verify(_normalize(password), password_hash))

    def _verify(self, password: str, password_hash: str) -> bool:
        try:
            self._hasher.verify(password_hash or self._dummy_hash, password)
        except (VerificationError, InvalidHashError):
            return False
        return bool(password_hash)

    async def _run(self, function: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, function)
