"""Password hashes: their cost, their timing, and what matches."""

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Literal

import pytest
from argon2 import PasswordHasher

from accounts.fixtures import PASSWORD, fast_passwords
from gamecase.accounts.passwords import Passwords, WeakPassword, validate_password

pytestmark = pytest.mark.anyio


class CountingHasher(PasswordHasher):
    """Counts how often a hash is checked."""

    checks = 0

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:  # noqa: A002
        self.checks += 1
        return super().verify(hash, password)


async def test_an_unknown_name_costs_as_much_as_a_known_one() -> None:
    hasher = CountingHasher(time_cost=1, memory_cost=8, parallelism=1)
    passwords = Passwords(hasher)
    password_hash = await passwords.hash(PASSWORD)
    assert not await passwords.is_correct("wrong", password_hash)
    assert hasher.checks == 1
    assert not await passwords.is_correct("wrong", "")
    assert hasher.checks == 2
    assert not await passwords.is_correct("dummy", ""), "the dummy hash matches no account"


async def test_the_ways_to_write_a_letter_in_unicode_are_one_password() -> None:
    passwords = fast_passwords()
    password_hash = await passwords.hash("caf\u00e9 au lait")
    assert await passwords.is_correct("cafe\u0301 au lait", password_hash)
    assert not await passwords.is_correct("cafe au lait", password_hash)


@pytest.mark.parametrize("password_hash", ["", "not a hash", "$argon2id$v=19$broken"])
async def test_no_password_matches_an_invalid_hash(password_hash: str) -> None:
    assert not await fast_passwords().is_correct(PASSWORD, password_hash)
    assert not await fast_passwords().is_correct("x" * 100_000, password_hash)


def test_hashes_cost_by_default_what_rfc_9106_recommends() -> None:
    hasher = Passwords()._hasher
    assert (hasher.type.name, hasher.memory_cost, hasher.time_cost) == ("ID", 65536, 3)


def test_spaces_of_a_password_count() -> None:
    assert validate_password("  spaces count  ", "Ann") == "  spaces count  "


async def test_hashing_does_not_wait_for_the_default_threads() -> None:
    loop, released = asyncio.get_running_loop(), threading.Event()
    loop.set_default_executor(ThreadPoolExecutor(1))
    busy = loop.run_in_executor(None, released.wait)
    try:
        async with asyncio.timeout(10):
            assert await fast_passwords().hash(PASSWORD)
    finally:
        released.set()
        await busy


@pytest.mark.parametrize(
    "password",
    [
        *("12345678", "password", "Passwort1", "qwertzuiop", "19871224", "abcabcabc", "1q2w3e4r"),
        *("87654321", "P@ssw0rd", "chess123", "asdfghjk", "letmein2024", "jelszó123"),
        *("iloveyou!!", "annabell", "Annabell99"),
    ],
)
def test_what_everybody_tries_first_is_not_a_password(password: str) -> None:
    with pytest.raises(WeakPassword):
        validate_password(password, "Annabell")


@pytest.mark.parametrize(
    "password",
    ["vier grüne Stühle", "k7#pQz!m", "correct horse battery staple", "Annabellas Katze"],
)
def test_other_passwords_are_accepted(password: str) -> None:
    assert validate_password(password, "Annabell") == password
