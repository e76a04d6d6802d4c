"""Text that is meant to take long: every reader of foreign text fails on it in linear time."""

import gc
import time
from contextlib import suppress
from itertools import product

import pytest

from contract.cases import Case
from contract.hostile_texts import READERS, Read, Write, with_long_numbers
from gamecase.games.backgammon.formats.match_id import read_gnubg_id
from gamecase.games.backgammon.formats.ogid import read_ogid
from gamecase.games.backgammon.formats.xgid import read_xgid
from gamecase.kernel.errors import BadInput
from gamecase.registry import GamePackage, all_games, find
from log_builder import PEBBLE

MOST_GROWTH = 3.5  # of the time for twice the text: 2 is linear, 4 is quadratic
NOISE_SECONDS = 0.004  # below this the clock and the machine count for more than the text
ENOUGH_SECONDS = 0.1  # whatever grows faster than the text has shown it by then
LONGEST_FILE = 128_000  # characters, about what may be uploaded
LONGEST_TEXT = 32_000  # of a position or an action, many times what a game writes
TRIES = 3

PACKAGES = [*all_games().values(), PEBBLE]

MATCH = " 5 point match\n Game 1\n"
SCORES = " A : 0                         B : 0\n"


def first_case(package: GamePackage) -> Case:
    return Case(package, next(iter(package.booklets)))


def _reader(game: str, suffix: str) -> Read:
    return find(game).formats[suffix].read


def _position(game: str, booklet: str) -> Read:
    package = find(game)
    rules = package.rules(booklet)
    return lambda text: package.game.read_position(rules, text)


MAT, SGF = _reader("backgammon", "mat"), _reader("backgammon", "sgf")
PGN, PDN = _reader("chess", "pgn"), _reader("draughts", "pdn")
ROLLS = find("backgammon").game.read_action
ON_BOARD = _position("crokinole", next(iter(find("crokinole").booklets)))
CHESS = _position("chess", next(iter(find("chess").booklets)))

#: Readers and texts that no game writes; see `hostile_texts` for the others.
HOSTILE: dict[str, tuple[Read, Write]] = {
    "mat scores": (MAT, lambda n: MATCH + " " * n + " : 1  " * (n // 3) + "x"),
    "mat short scores": (MAT, lambda n: (MATCH + " " * 400 + " : 1  " * 90 + "x\n") * (n // 900)),
    "mat spaces": (MAT, lambda n: " " * n + "x"),
    "mat detail": (MAT, lambda n: "; [a" + " " * n + "x"),
    "mat short details": (MAT, lambda n: ("; [a" + " " * 900 + "x\n") * (n // 900)),
    "mat quotes": (MAT, lambda n: '; [a "' + '"] ' * n + "x"),
    "mat length": (MAT, lambda n: "1" * n + " point"),
    "mat turn": (MAT, lambda n: MATCH + SCORES + " 1) 31: " + "8/5 " * n + "x"),
    "mat digits": (MAT, lambda n: MATCH + SCORES + " 1) 31: " + "1" * n),
    "mat short turns": (MAT, lambda n: MATCH + SCORES + ("?" * 900 + "\n") * (n // 900)),
    "mat doubles": (MAT, lambda n: MATCH + SCORES + ("doubles" + " " * 900 + "\n") * (n // 900)),
    "mat games": (MAT, lambda n: MATCH + SCORES + (" Game 2\n" + SCORES) * (n // 40)),
    "sgf nesting": (SGF, lambda n: "(" * n),
    "sgf closed": (SGF, lambda n: "(;GM[6]" + "(" * n + ")" * n + ")x"),
    "sgf nodes": (SGF, lambda n: "(" + ";A[]" * n),
    "sgf lines": (SGF, lambda n: "(" + ";A[\n]" * n),
    "sgf values": (SGF, lambda n: "(;GM[6]A" + "[]" * n),
    "sgf properties": (SGF, lambda n: "(;GM[6]" + "A[]" * n),
    "sgf name": (SGF, lambda n: "(;" + "A" * n),
    "sgf games": (SGF, lambda n: "(;GM[6])" * (n // 8) + "x"),
    "pgn headers": (PGN, lambda n: '[A "' + '"] ' * n + "x"),
    "pgn name": (PGN, lambda n: "[A" + " " * n + "x"),
    "pgn variations": (PGN, lambda n: "1. e4 " + "(" * n),
    "pgn comment": (PGN, lambda n: "1. e4 " + "{" * n),
    "pgn marks": (PGN, lambda n: "1. e4 " + "!?" * n + "x"),
    "pgn number": (PGN, lambda n: "1" * n + "x"),
    "pgn annotation": (PGN, lambda n: "1. e4 $" + "1" * n),
    "pgn dots": (PGN, lambda n: "1" + "." * n + "x"),
    "pdn tag": (PDN, lambda n: '[A "' + '\\"' * n),
    "pdn name": (PDN, lambda n: "[" + " " * n + "A" * n),
    "pdn comments": (PDN, lambda n: "1. 32-28 " + "{}" * n + "x"),
    "pdn comment": (PDN, lambda n: "1. 32-28 " + "{" * n),
    "pdn marks": (PDN, lambda n: "1. 32-28 " + "$1" * n + "x"),
    "pdn lines": (PDN, lambda n: "1. 32-28 " + "()" * n + "x"),
    "pdn nesting": (PDN, lambda n: "1. 32-28 " + "(32-28 " * n),
    "pdn digits": (PDN, lambda n: "1" * n + "-"),
    "pdn spaces": (PDN, lambda n: "1" + " " * n + "x"),
    "pdn position": (PDN, lambda n: '[FEN "W:W' + "K" * n + ':B1"]'),
    "pdn squares": (PDN, lambda n: '[FEN "W:W' + "1" * n + ':B1"]'),
    "xgid": (read_xgid, lambda n: "XGID=" + ":".join(["-" * n] * 10)),
    "ogid": (read_ogid, lambda n: "1:6:N0N::::0:0:" + "7" * n + "x"),
    "gnubg id": (read_gnubg_id, lambda n: "GNUBGID" + " " * n + "a:" * n),
    "backgammon play": (ROLLS, lambda n: "13" + " " * n + "(" + "1" * n),
    "crokinole position": (
        ON_BOARD,
        lambda n: "round 0 shot 1 twenties 0,0 discs " + "a" * min(n, 3900) + "  !",
    ),
    "chess position": (CHESS, lambda n: "startpos moves " + "e2e4" * n),
}


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


def test_every_format_that_is_read_is_tried() -> None:
    read = {
        file_format.name.lower()
        for package in all_games().values()
        for file_format in package.formats.values()
        if file_format.can_be_read
    }
    assert read <= {name.split()[0] for name in HOSTILE}


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
        for text in with_long_numbers(sample, len(DIGITS)):
            with pytest.raises(BadInput):
                game_reader.read(text)


DIGITS = "1" * 5000


@pytest.mark.parametrize(
    ("read", "text"),
    [
        (MAT, f" {DIGITS} point match\n"),
        (MAT, f"{MATCH} A : {DIGITS[:900]}      B : 0\n"),
        (MAT, f"{MATCH}{SCORES} 1) 31: 8/5 6/5\n     Wins {DIGITS[:900]} points\n"),
        (MAT, f"{MATCH}{SCORES}  1)  Doubles => {DIGITS[:900]}\n"),
        (SGF, f"(;GM[6]MI[length:{DIGITS}])"),
        (SGF, f"(;GM[6]MI[length:7][ws:{DIGITS}])"),
        (SGF, f"(;GM[6]CV[{DIGITS}])"),
        (SGF, f"(;GM[6]RE[W+{DIGITS}])"),
        (PGN, f"1. e4 ${DIGITS}"),
        (PGN, f'[FEN "{"8/" * 7}8 w - - {DIGITS} 1"]\n\n*'),
        (PDN, f'[FEN "W:W{DIGITS}:B1"]'),
        (PDN, f'[FEN "W:W1-{DIGITS}:B1"]'),
        (PDN, f"1. {DIGITS}-28"),
        (read_xgid, f"XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:3:{DIGITS}:10"),
        (read_xgid, "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:3:--7:10"),
        (read_ogid, f"11ccccchhhjjjjj:66666888dddddoo:N0N:31:B:R:{DIGITS}:0:7"),
        (read_ogid, f"11ccccchhhjjjjj:66666888dddddoo:N0N:31:B:R:0:0:{DIGITS}"),
        (ROLLS, f"roll {DIGITS}-1"),
        (ROLLS, f"resign {DIGITS}"),
        (ROLLS, f"{DIGITS}/7"),
        (ROLLS, f"13/7({DIGITS})"),
    ],
)
def test_endless_numbers_are_bad_input(read: Read, text: str) -> None:
    with pytest.raises(BadInput):
        read(text)
