"""Example sentences of every message, for people who read translations side by side."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from babel import Locale

from gamecase.kernel.phrase import Fact
from gamecase.registry import all_games
from gamecase.words.checks import SHELL_OWNER, EnglishMessages, read_sources
from gamecase.words.digests import State, read_digests, state_of
from gamecase.words.languages import SOURCE, Language
from gamecase.words.messages import Message, WordFile, read_word_file
from gamecase.words.speaker import SHELL, MissingWords, Speaker, speaker, word_folders

_MOST_EXAMPLES = 16  # of one message; a selection has at most thirteen variants today

#: What stands for a variable whose name says what it is; other texts are shown as their names.
_TEXTS: Mapping[str, Fact] = {
    "name": "Maria", "others": "Maria", "host": "Maria", "player": "Maria", "words": "☺",
    "start": "e2", "end": "e4", "square": "e4", "crossed": "f1", "from": "13", "to": "7",
    "point": "8", "highest": "6", "over": "23", "move": "22-18", "squares": "12, 18", "points": 3,
    "dice": "6-5", "die": 6, "larger": 6, "play": "13/7 8/3", "sign": "+", "piece": "♘",
    "pieces": "♔e1 ♕d1", "number": 5, "count": 5, "value": 2, "percent": 40, "version": "1.0",
    "format": "PGN", "formats": "PGN", "date": "2026-11-18", "device": "Phone",
    "address": "http://192.168.0.2:8740", "minutes": 5, "seconds": 3, "first": 6, "second": 4,
    "taken": 1, "most": 2, "low": 3, "high": 9, "light": 40, "dark": 35, "distance": 4, "used": 1,
    "needed": 4, "band": 3, "win": 52, "loss": 48, "wins-double": 14, "wins-triple": 1,
    "loses-double": 12, "loses-triple": 1, "played": 14, "best": 11, "decisions": 23, "moves": 4,
    "discs": 12, "live": 3, "twenties": 1, "left": 8, "ditch": 2, "bearing": 30, "far": 12,
    "speed": 1.5,
}  # fmt: skip
_PLURAL_RANGE = range(201)


@dataclass(frozen=True, slots=True)
class Example:
    """A sentence as readers see it, and the variant that it shows."""

    variant: str
    sentence: str


@dataclass(frozen=True, slots=True)
class ShownMessage:
    """A message in two languages."""

    key: str
    state: State
    ours: tuple[Example, ...]
    beside: tuple[Example, ...]


def owners() -> tuple[str, ...]:
    """The site and the games, which each have words of their own."""
    return (SHELL_OWNER, *all_games())


@lru_cache(maxsize=32)
def shown_messages(owner: str, ours: Language, beside: Language) -> tuple[ShownMessage, ...]:
    """The messages of the site or a game with examples in two languages; kept once made."""
    source = _sources()[owner]
    file = _read(source, ours)
    digests = read_digests(source.folder, ours.code)
    english = source.all
    keys = dict.fromkeys([*source.own, *(key for key in file.messages if key in english)])
    speakers = [_speaker(source, language) for language in (ours, beside)]
    theirs = _read(source, beside).messages
    return tuple(
        ShownMessage(
            key=key,
            state=State.CURRENT
            if ours.code == SOURCE
            else state_of(key, english, file.messages, digests),
            ours=tuple(_examples(key, file.messages, speakers[0])),
            beside=tuple(_examples(key, {**english, **theirs}, speakers[1])),
        )
        for key in keys
    )


@lru_cache(maxsize=1)
def _sources() -> dict[str, EnglishMessages]:
    folders = word_folders({key: package.folder for key, package in all_games().items()})
    return {source.owner: source for source in read_sources(folders)}


def _read(source: EnglishMessages, language: Language) -> WordFile:
    return read_word_file(source.folder / f"{language.code}.ftl")


def _speaker(source: EnglishMessages, language: Language) -> Speaker:
    # One of its own: the speakers of tables keep their few sentences.
    return Speaker(language, tuple(dict.fromkeys((SHELL, source.folder))))


def _examples(key: str, messages: Mapping[str, Message], words: Speaker) -> Iterator[Example]:
    if key not in messages:
        return
    message = _with_references(messages[key], messages)
    for variant, facts in example_facts(message, words.language):
        try:
            yield Example(variant, words(key, **{**facts, **_named(facts, words.language)}))
        except MissingWords as error:
            yield Example(variant, str(error))


def _named(facts: Mapping[str, Fact], language: Language) -> dict[str, Fact]:
    """Names of a game and a seat in the language, for variables that have no variants."""
    words = speaker(language.code, next(iter(all_games())))
    names = {"game": "game-name", "seat": "seat-first"}
    return {name: words(key) for name, key in names.items() if facts.get(name) == name}


def _with_references(message: Message, messages: Mapping[str, Message]) -> Message:
    """A message with the variables of the messages it contains."""
    for key in message.references & messages.keys():
        inner = _with_references(messages[key], messages)
        message = replace(
            message,
            variables=message.variables | inner.variables,
            choices={**inner.choices, **message.choices},
            numbers=message.numbers | inner.numbers,
        )
    return message


def example_facts(message: Message, language: Language) -> list[tuple[str, dict[str, Fact]]]:
    """Values for the variables of a message: the usual ones, then each variant by itself."""
    choices: dict[str, list[Fact]] = {}
    for name in sorted(message.variables):
        if name in message.choices:
            choices[name] = _selected(message, name, language)
        elif name in message.numbers:
            choices[name] = [1.5]
        else:
            choices[name] = [_TEXTS.get(name, name)]
    usual = {name: values[0] for name, values in choices.items()}
    several = {name: values for name, values in choices.items() if len(values) > 1}
    if not several:
        return [("", usual)]
    found = [
        (f"{name} = {value}", {**usual, name: value})
        for name, values in several.items()
        for value in values
    ]
    return found[:_MOST_EXAMPLES]


def _selected(message: Message, name: str, language: Language) -> list[Fact]:
    """The values a variable selects by: a number for each plural form, or the variants' keys."""
    keys = message.choices[name]
    exact: list[Fact] = [int(key) for key in keys if key.lstrip("-").isdecimal()]
    if name not in message.numbers:
        return [*exact, *(key for key in keys if not key.lstrip("-").isdecimal())]
    rule = Locale.parse(language.locale).plural_form
    first = {rule(number): number for number in reversed(_PLURAL_RANGE) if number not in exact}
    return [*exact, *sorted(first.values())]
