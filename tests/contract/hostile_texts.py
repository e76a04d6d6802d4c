"""Texts that are meant to take long to read, derived from what a game writes itself."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from contract.cases import Case, play_random_game

TESTS = Path(__file__).parents[1]
FEW_ACTIONS = 20  # of a random game: later positions may be long already when they are written

Read = Callable[[str], object]
Write = Callable[[int], str]

DIGITS = "1" * 5000  # more than `int` reads

_RUNS = re.compile(r"[0-9]+|[A-Za-z]+|\s+|.")


@dataclass(frozen=True)
class HostileText:
    """A text of any length: `write` returns one of about so many characters."""

    name: str
    write: Write


@dataclass(frozen=True)
class GameReader:
    """A function of a game that reads text, with texts that the game wrote for it."""

    read: Read
    samples: tuple[str, ...]

    def hostile_texts(self) -> Iterator[HostileText]:
        for sample in self.samples:
            yield from lengthened(sample)


def position_reader(case: Case) -> GameReader:
    """`read_position`, with the opening and the longest text of the first positions."""
    game, rules = case.game, case.rules
    played = play_random_game(case, 0).played[:FEW_ACTIONS]
    texts = [game.write(action.position) for action in played]
    samples = dict.fromkeys((texts[0], max(texts, key=len)))
    return GameReader(lambda text: game.read_position(rules, text), tuple(samples))


def action_reader(case: Case) -> GameReader:
    """`read_action`, with the longest action of each kind, told apart by the first word."""
    game = case.game
    longest: dict[str, str] = {}
    for played in play_random_game(case, 0).played:
        text = game.write(played.action)
        word = re.findall(r"^(?:[a-z]{2,})?", text)[0]
        longest[word] = max(longest.get(word, ""), text, key=len)
    return GameReader(game.read_action, tuple(longest.values()))


READERS: dict[str, Callable[[Case], GameReader]] = {
    "position": position_reader,
    "action": action_reader,
}


def lengthened(sample: str) -> Iterator[HostileText]:
    """The sample many times over, and with every kind of character and list item repeated."""
    yield HostileText(f"{sample!r} repeated", lambda n: sample * (n // len(sample) + 1))
    yield HostileText(f"{sample!r}, then blanks", lambda n: f"{sample}{' ' * n}!")
    for kind, run in _last_runs(sample).items():
        before, after = sample[: run.start()], sample[run.end() :]
        yield _with_long_run(f"{sample!r} with long {kind}", before, run[0][0], after)
        if not run[0].isalnum():
            for item in _items_before(run[0], before):
                name = f"{sample!r} with many of {item + run[0]!r}"
                yield _with_many_items(name, before.removesuffix(item), item + run[0], after)
    numbers = len(re.findall(r"[0-9]+", sample))
    if numbers > 1:
        name = f"{sample!r} with long numbers"
        yield HostileText(name, lambda n: re.sub(r"[0-9]+", "1" * (n // numbers), sample))


def _items_before(separator: str, before: str) -> dict[str, None]:
    """The word before a separator, and all that stands between it and the one before."""
    word = re.findall(r"\w*$", before)[0]
    entry = re.findall(rf"[^\s{re.escape(separator)}]*$", before)[0]
    return dict.fromkeys(item for item in (word, entry) if item)


def _last_runs(sample: str) -> dict[str, re.Match[str]]:
    """The last run of digits, of letters, of blanks, and of each other character."""
    return {_kind_of(run[0]): run for run in _RUNS.finditer(sample)}


def _kind_of(run: str) -> str:
    if run.isdigit():
        return "digits"
    if run.isalpha():
        return "letters"
    return "blanks" if run.isspace() else run


def _with_long_run(name: str, before: str, character: str, after: str) -> HostileText:
    return HostileText(name, lambda n: f"{before}{character * n}{after}!")


def _with_many_items(name: str, before: str, item: str, after: str) -> HostileText:
    return HostileText(name, lambda n: f"{before}{item * (n // len(item) + 1)}{after}")


def with_endless_numbers(sample: str) -> Iterator[str]:
    """The sample with one of its numbers replaced by `DIGITS`, for each number."""
    for number in re.finditer(r"[0-9]+", sample):
        yield f"{sample[: number.start()]}{DIGITS}{sample[number.end() :]}"


def texts_of_game(key: str) -> dict[str, tuple[Read, Write]]:
    """The texts that the tests of a game add: `HOSTILE` in `games.<key>.hostile_texts`."""
    module = _module_of_game(key)
    return module.HOSTILE if module else {}


def endless_numbers_of_game(key: str) -> list[tuple[Read, str]]:
    """The texts with `DIGITS` that the tests of a game add: `ENDLESS_NUMBERS` there."""
    module = _module_of_game(key)
    return module.ENDLESS_NUMBERS if module else []


def _module_of_game(key: str) -> Any:
    path = TESTS / "games" / key / "hostile_texts.py"
    return import_module(f"games.{key}.hostile_texts") if path.exists() else None
