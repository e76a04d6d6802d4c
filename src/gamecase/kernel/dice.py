"""Dice that nobody can predict and everybody can verify afterwards.

Before a game the server draws a secret and publishes its SHA-256 as a commitment. Every player then
adds a client seed. Each roll is derived from HMAC-SHA256(secret, roll number and client seeds).
After the game the secret is revealed, and every roll can be derived again. See `docs/dice.md`.
"""

import hashlib
import hmac
import secrets
from collections.abc import Iterator, Sequence
from typing import Protocol

from gamecase.kernel.errors import BadInput

MAX_CLIENT_SEED_LENGTH = 64
_SPAN = 2**32


class Dice(Protocol):
    """The source of chance for nature's actions."""

    def throw(self, sides: int) -> int:
        """One fair die with the given number of sides: 1 up to `sides`."""


def new_secret() -> str:
    """A secret nobody can guess, as hexadecimal text."""
    return secrets.token_hex(32)


def commitment_of(secret: str) -> str:
    """The commitment that is published before a game: the SHA-256 of the secret's bytes."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def check_client_seed(seed: str) -> str:
    """The seed a player adds to the dice, or BadInput when it is not one short line."""
    if len(seed) > MAX_CLIENT_SEED_LENGTH:
        raise BadInput(f"client seed: {len(seed)} characters; at most {MAX_CLIENT_SEED_LENGTH}")
    if not seed.isprintable():
        raise BadInput(f"client seed: {seed!r} is not one line of printable text")
    return seed


class DerivedDice:
    """The dice of one roll, determined by the secret, the client seeds and the roll number.

    >>> dice = DerivedDice("00" * 32, ["luck", "skill"], 1)
    >>> [dice.throw(6) for _ in range(8)]
    [5, 5, 5, 4, 3, 1, 6, 1]
    """

    def __init__(self, secret: str, client_seeds: Sequence[str], roll: int) -> None:
        self._numbers = self._stream(bytes.fromhex(secret), client_seeds, roll)

    @staticmethod
    def _stream(secret: bytes, client_seeds: Sequence[str], roll: int) -> Iterator[int]:
        """Numbers below 2**32, eight from each HMAC block."""
        block = 0
        while True:
            message = "\n".join([str(roll), str(block), *client_seeds]).encode()
            digest = hmac.digest(secret, message, "sha256")
            for start in range(0, 32, 4):
                yield int.from_bytes(digest[start : start + 4], "big")
            block += 1

    def throw(self, sides: int) -> int:
        if not 1 <= sides <= _SPAN:
            raise BadInput(f"a die has 1 to {_SPAN} sides, not {sides}")
        # Skip numbers past the last full run of `sides`: they would favour the low faces.
        limit = _SPAN - _SPAN % sides
        while (number := next(self._numbers)) >= limit:
            pass
        return number % sides + 1


def secret_of_seed(seed: int) -> str:
    """The secret derived from a seed, so that seeded games are verified like all others."""
    return hashlib.sha256(f"gamecase seed {seed}".encode()).hexdigest()


def draw_order(dice: Dice, count: int) -> tuple[int, ...]:
    """A fair permutation of 1 to `count`, which decides by lot who takes which seat.

    >>> sorted(draw_order(DerivedDice("00" * 32, [], 0), 4))
    [1, 2, 3, 4]
    """
    order = list(range(1, count + 1))
    for last in range(count - 1, 0, -1):
        other = dice.throw(last + 1) - 1
        order[last], order[other] = order[other], order[last]
    return tuple(order)
