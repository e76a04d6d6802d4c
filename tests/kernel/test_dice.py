"""Dice: a second implementation of the algorithm gives the same throws, and they are fair."""

from collections import Counter
from hashlib import sha256
from itertools import permutations
from math import factorial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamecase.kernel.dice import (
    MAX_CLIENT_SEED_LENGTH,
    DerivedDice,
    check_client_seed,
    commitment_of,
    draw_order,
    new_secret,
    secret_of_seed,
)
from gamecase.kernel.errors import BadInput

SECRET = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"

#: The 999th thousandth of chi-square: a fair die exceeds it for one of a thousand fixed seeds.
FAR_OUT = {1: 10.83, 5: 20.52, 19: 43.82, 23: 49.73}


def reference_throws(secret: str, words: list[str], roll: int, sides: int, count: int) -> list[int]:
    """The recipe of `gamecase.kernel.dice` from its description, HMAC written out (RFC 2104)."""
    key = bytes.fromhex(secret).ljust(64, b"\0")
    inner, outer = bytes(b ^ 0x36 for b in key), bytes(b ^ 0x5C for b in key)
    found: list[int] = []
    block = 0
    while len(found) < count:
        message = "\n".join([str(roll), str(block), *words]).encode()
        mac = sha256(outer + sha256(inner + message).digest()).hexdigest()
        numbers = [int(mac[start : start + 8], 16) for start in range(0, 64, 8)]
        found += [n % sides + 1 for n in numbers if n < 2**32 // sides * sides]
        block += 1
    return found[:count]


def throws(secret: str, words: list[str], roll: int, sides: int, count: int) -> list[int]:
    dice = DerivedDice(secret, words, roll)
    return [dice.throw(sides) for _ in range(count)]


def chi_square(counts: Counter[object], kinds: int) -> float:
    expected = counts.total() / kinds
    empty = kinds - len(counts)
    return sum((seen - expected) ** 2 / expected for seen in counts.values()) + empty * expected


def test_a_roll_matches_the_hmac_of_openssl() -> None:
    # printf '1\n0\nluck\nskill' | openssl dgst -sha256 -mac HMAC -macopt hexkey:$SECRET
    mac = "3780e2198066bf5f014da388481e66c5e98e10e9280fc4c52fa2f1dd68001b5c"
    numbers = [int(mac[start : start + 8], 16) for start in range(0, 64, 8)]
    assert throws(SECRET, ["luck", "skill"], 1, 2**32, 8) == [n + 1 for n in numbers]


@pytest.mark.parametrize("sides", [1, 2, 3, 6, 20, 1000, 2**31 + 1, 2**32 - 1, 2**32])
@pytest.mark.parametrize("words", [[], [""], ["luck", "skill"], ["удача", "حظ", "🎲"]])
def test_the_recipe_gives_the_same_throws(words: list[str], sides: int) -> None:
    for roll in (0, 1, 57):
        again = reference_throws(SECRET, words, roll, sides, 40)
        assert throws(SECRET, words, roll, sides, 40) == again, (words, roll, sides)


def test_numbers_above_the_last_full_range_are_skipped() -> None:
    sides = 2**31 + 1  # nearly half of all numbers are above it
    every = [n - 1 for n in throws(SECRET, [], 1, 2**32, 64)]
    kept = [n % sides + 1 for n in every if n < sides]
    assert 20 < len(kept) < 44
    assert throws(SECRET, [], 1, sides, len(kept)) == kept


@pytest.mark.parametrize("sides", [2, 6, 20])
def test_faces_are_uniformly_distributed(sides: int) -> None:
    for seed in range(5):
        fallen = Counter[object](throws(secret_of_seed(seed), ["fair"], 1, sides, 600 * sides))
        assert set(fallen) == set(range(1, sides + 1))
        far = chi_square(fallen, sides)
        assert far < FAR_OUT[sides - 1], f"seed {seed}: {far:.1f} for {sorted(fallen.items())}"


def test_first_throws_of_many_rolls_are_fair() -> None:
    first = Counter[object](DerivedDice(SECRET, [], roll).throw(6) for roll in range(6000))
    far = chi_square(first, 6)
    assert far < FAR_OUT[5], f"{far:.1f} for {sorted(first.items())}"


def test_secret_client_seeds_and_roll_number_each_change_the_throws() -> None:
    streams = {
        (secret, words, roll): tuple(throws(secret, list(words), roll, 6, 40))
        for secret in (SECRET, SECRET[2:] + "00")
        for words in ((), ("",), ("a",), ("a", ""), ("a", "b"), ("b", "a"), ("ab",))
        for roll in (0, 1, 2, 10)
    }
    assert len(set(streams.values())) == len(streams), "two of them fall alike"


def test_the_same_inputs_give_the_same_throws() -> None:
    assert throws(SECRET, ["a"], 3, 6, 50) == throws(SECRET, ["a"], 3, 6, 50)


@pytest.mark.parametrize("sides", [0, -6, 2**32 + 1])
def test_an_impossible_number_of_sides_is_refused(sides: int) -> None:
    with pytest.raises(BadInput, match=str(sides)):
        DerivedDice(SECRET, [], 1).throw(sides)


def test_a_commitment_is_the_hash_of_the_secret_bytes() -> None:
    # printf "$SECRET" | xxd -r -p | sha256sum
    assert (
        commitment_of(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    )


def test_new_secrets_are_long_and_unique() -> None:
    drawn = {new_secret() for _ in range(50)}
    assert len(drawn) == 50
    assert {len(bytes.fromhex(secret)) for secret in drawn} == {32}


@pytest.mark.parametrize("words", ["", "luck", "x" * MAX_CLIENT_SEED_LENGTH, "удача 🎲", "حظ"])
def test_a_client_seed_may_be_any_short_line(words: str) -> None:
    assert check_client_seed(words) == words


@pytest.mark.parametrize(
    "words",
    ["x" * (MAX_CLIENT_SEED_LENGTH + 1), "two\nlines", "tab\t", "\x00", "\u2028", "\x85", "\ud800"],
)
def test_an_invalid_client_seed_is_refused(words: str) -> None:
    with pytest.raises(BadInput, match="client seed"):
        check_client_seed(words)


@given(st.text())
def test_an_accepted_client_seed_is_one_line(words: str) -> None:
    try:
        check_client_seed(words)
    except BadInput:
        return
    assert len(words.splitlines()) <= 1
    assert len(words.encode()) <= 4 * MAX_CLIENT_SEED_LENGTH


@pytest.mark.parametrize("count", [2, 3, 4])
def test_orders_drawn_by_lot_are_uniformly_distributed(count: int) -> None:
    orders = factorial(count)
    drawn = Counter[object](
        draw_order(DerivedDice(secret_of_seed(seed), [], 0), count) for seed in range(200 * orders)
    )
    assert set(drawn) == set(permutations(range(1, count + 1)))
    far = chi_square(drawn, orders)
    assert far < FAR_OUT[orders - 1], f"{far:.1f} for {sorted(drawn.items(), key=str)}"
