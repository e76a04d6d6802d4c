"""Text that is meant to take long: every reader of foreign text fails on it in linear time."""

import gc
import time
from contextlib import suppress
from itertools import product

import pytest

from contract.cases import Case
from contract.hostile_texts import (
    READERS,
    Read,
    Write,
    endless_numbers_of_game,
    texts_of_game,
    with_endless_numbers,
)
from gamecase.kernel.errors import BadInput
from gamecase.registry import GamePackage, all_games
from log_builder import PEBBLE

pytestmark = pytest.mark.slow

MOST_GROWTH = 3.5  # of the time for twice the text: 2 is linear, 4 is quadratic
NOISE_SECONDS = 0.004  # below this the clock and the machine count for more than the text
ENOUGH_SECONDS = 0.1  # whatever grows faster than the text has shown it by then
LONGEST_FILE = 128_000  # characters, about what may be uploaded
LONGEST_TEXT = 32_000  # of a position or an action, many times what a game writes
TRIES = 3

PACKAGES = [*all_games().values(), PEBBLE]


def first_case(package: GamePackage) -> Case:
    return Case(package, next(iter(package.booklets)))


#: The texts of all games by game and name, each with its reader.
HOSTILE = {
    f"{key} {name}": text for key in all_games() for name, text in texts_of_game(key).items()
}
ENDLESS_NUMBERS = [text for key in all_games() for text in endless_numbers_of_game(key)]


def _seconds(read: Read, text: str) -> float:
    best = float("inf")
    gc.disable()  # as `timeit` does: it would come in between now and then
    try:
        for _ in range(TRIES):
            begin = time.process_time()
            with suppress(BadInput):
                read(text)
            best = min(best, time.process_time() - begin)
    finally:
        gc.enable()
    return best


def _growth(read: Read, write: Write, size: int) -> float:
    """The factor by which twice the text takes longer: the least of several tries.

    Another process on the same core makes single tries longer, never shorter.
    """
    least = float("inf")
    for _ in range(4 * TRIES):
        least = min(least, _seconds(read, write(2 * size)) / _seconds(read, write(size)))
        if least < MOST_GROWTH:
            break
    return least


def _check_growth(read: Read, write: Write, name: str, longest: int) -> None:
    """Fail if twice the text takes much more than twice as long."""
    size, seconds = 500, 0.0
    while size < longest and seconds < ENOUGH_SECONDS:
        size *= 2
        before, seconds = seconds, _seconds(read, write(size))
        is_out_of_hand = seconds > 2 * MOST_GROWTH * max(before, NOISE_SECONDS)
        message = f"{name}: {size} characters took {seconds} seconds, half of it {before}"
        assert not is_out_of_hand, message
    if seconds > NOISE_SECONDS:
        assert _growth(read, write, size // 2) < MOST_GROWTH, name


@pytest.mark.parametrize("name", HOSTILE)
def test_twice_the_text_takes_at_most_about_twice_as_long(name: str) -> None:
    _check_growth(*HOSTILE[name], name, LONGEST_FILE)


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.game.key)
def test_positions_and_actions_are_read_in_linear_time(package: GamePackage, reader: str) -> None:
    game_reader = READERS[reader](first_case(package))
    for text in game_reader.hostile_texts():
        _check_growth(game_reader.read, text.write, text.name, LONGEST_TEXT)


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.game.key)
def test_every_format_that_is_read_is_tried(package: GamePackage) -> None:
    formats = [file_format for file_format in package.formats.values() if file_format.can_be_read]
    tried = {name.split()[0] for name in texts_of_game(package.game.key)}
    assert {file_format.name.lower() for file_format in formats} <= tried


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_text_is_read_or_refused_as_bad_input(name: str) -> None:
    read, write = HOSTILE[name]
    for size in (1, 5000, 20_000):
        with suppress(BadInput):
            read(write(size))


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.game.key)
def test_positions_and_actions_are_read_or_refused_as_bad_input(
    package: GamePackage, reader: str
) -> None:
    game_reader = READERS[reader](first_case(package))
    for text, size in product(game_reader.hostile_texts(), (1, 5000, 20_000)):
        with suppress(BadInput):
            game_reader.read(text.write(size))


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.game.key)
def test_positions_and_actions_with_endless_numbers_are_bad_input(
    package: GamePackage, reader: str
) -> None:
    game_reader = READERS[reader](first_case(package))
    for sample in game_reader.samples:
        for text in with_endless_numbers(sample):
            with pytest.raises(BadInput):
                game_reader.read(text)


@pytest.mark.parametrize(("read", "text"), ENDLESS_NUMBERS)
def test_endless_numbers_are_bad_input(read: Read, text: str) -> None:
    with pytest.raises(BadInput):
        read(text)
