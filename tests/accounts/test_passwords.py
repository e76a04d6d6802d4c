"""Passwords: what is hashed, and what a check gives away."""

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Literal

import pytest
from argon2 import PasswordHasher

from accounts.fixtures import PASSWORD, fast_passwords
from gamecase.accounts.passwords import Passwords, checked

pytestmark = pytest.mark.anyio


class Counting(PasswordHasher):
    """Counts how often a hash is checked."""

    checks = 0

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:  # noqa: A002
        self.checks += 1
        return super().verify(hash, password)


async def test_a_name_that_is_nobodys_costs_as_much_as_one_that_is_somebodys() -> None:
    hasher = Counting(time_cost=1, memory_cost=8, parallelism=1)
    passwords = Passwords(hasher)
    kept = await passwords.hash(PASSWORD)
    assert not await passwords.is_right("wrong", kept)
    assert hasher.checks == 1
    assert not await passwords.is_right("wrong", "")
    assert hasher.checks == 2
    assert not await passwords.is_right("nobody's", ""), "the hash that is nobody's opens nothing"


async def test_keyboards_that_write_a_letter_differently_write_one_password() -> None:
    passwords = fast_passwords()
    kept = await passwords.hash("caf\u00e9 au lait")
    assert await passwords.is_right("cafe\u0301 au lait", kept)
    assert not await passwords.is_right("cafe au lait", kept)


@pytest.mark.parametrize("kept", ["", "not a hash", "$argon2id$v=19$broken"])
async def test_what_is_no_hash_is_never_right(kept: str) -> None:
    assert not await fast_passwords().is_right(PASSWORD, kept)
    assert not await fast_passwords().is_right("x" * 100_000, kept)


def test_by_default_hashes_are_as_dear_as_rfc_9106_asks() -> None:
    hasher = Passwords()._hasher
    assert (hasher.type.name, hasher.memory_cost, hasher.time_cost) == ("ID", 65536, 3)


def test_a_password_is_taken_as_it_is() -> None:
    assert checked("  spaces count  ", "Ann") == "  spaces count  "


async def test_hashing_waits_for_no_other_thread() -> None:
    loop, released = asyncio.get_running_loop(), threading.Event()
    loop.set_default_executor(ThreadPoolExecutor(1))
    busy = loop.run_in_executor(None, released.wait)
    try:
        async with asyncio.timeout(10):
            assert await fast_passwords().hash(PASSWORD)
    finally:
        released.set()
        await busy
