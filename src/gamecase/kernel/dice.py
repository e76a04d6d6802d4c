"""Dice that anyone can check afterwards, and nobody can foresee.

Before a game the house draws a secret and shows only its SHA-256. Every player then adds words of
his own. Each roll is cut from HMAC-SHA256(secret, roll number and words). When the game is over
the secret is shown, and everyone can throw every die again. `docs/dice.md` has the recipe.
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
    """Where nature's chance comes from."""

    def throw(self, sides: int) -> int:
        """One fair die with the given number of sides: 1 up to `sides`."""


def new_secret() -> str:
    """A secret nobody can guess, as hexadecimal text."""
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """What is shown of a secret before the game: the SHA-256 of its bytes."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def check_client_seed(words: str) -> str:
    """The words a player adds to the dice, or BadInput when they are not one short line."""
    if len(words) > MAX_CLIENT_SEED_LENGTH:
        raise BadInput(
            f"words for the dice: {len(words)} characters; at most {MAX_CLIENT_SEED_LENGTH}"
        )
    if not words.isprintable():
        raise BadInput(f"words for the dice: {words!r} is not one line of printable text")
    return words


class DerivedDice:
    """The dice of one roll: the same secret, words and roll number always fall the same.

    >>> dice = DerivedDice("00" * 32, ["luck", "skill"], 1)
    >>> [dice.throw(6) for _ in range(8)]
    [5, 5, 5, 4, 3, 1, 6, 1]
    """

    def __init__(self, secret: str, words: Sequence[str], roll: int) -> None:
        self._numbers = self._stream(bytes.fromhex(secret), words, roll)

    @staticmethod
    def _stream(secret: bytes, words: Sequence[str], roll: int) -> Iterator[int]:
        """Numbers below 2**32, eight from each HMAC block."""
        block = 0
        while True:
            message = "\n".join([str(roll), str(block), *words]).encode()
            digest = hmac.new(secret, message, hashlib.sha256).digest()
            for start in range(0, 32, 4):
                yield int.from_bytes(digest[start : start + 4], "big")
            block += 1

    def throw(self, sides: int) -> int:
        if not 1 <= sides <= _SPAN:
            raise BadInput(f"a die has 1 to {_SPAN} sides, not {sides}")
        # Numbers past the last full run of `sides` would favour the low faces: passed over.
        limit = _SPAN - _SPAN % sides
        number = next(n for n in self._numbers if n < limit)
        return number % sides + 1


def secret_of_seed(seed: int) -> str:
    """The secret that stands for a seed, so that seeded games are checked like all others."""
    return hashlib.sha256(f"gamecase seed {seed}".encode()).hexdigest()


def draw_order(dice: Dice, count: int) -> tuple[int, ...]:
    """A fair order of 1 up to `count`: how lots decide who takes which seat.

    >>> sorted(draw_order(DerivedDice("00" * 32, [], 0), 4))
    [1, 2, 3, 4]
    """
    order = list(range(1, count + 1))
    for last in range(count - 1, 0, -1):
        other = dice.throw(last + 1) - 1
        order[last], order[other] = order[other], order[last]
    return tuple(order)
