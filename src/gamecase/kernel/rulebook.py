"""The rule book of a game: its clauses in chapters, with examples played by the rules.

An example is a position and actions. The game's rules play it, so a page shows what the program
really does; the contract tests check for every booklet that each example shows its clause.
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, TypeVar

from gamecase.kernel.booklet import Booklet, Clause, SwitchValue
from gamecase.kernel.errors import BadPosition, BookletError
from gamecase.kernel.game import Game
from gamecase.kernel.phrase import Refusal

R = TypeVar("R")
P = TypeVar("P")
A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Chapter:
    """A group of clauses; its heading is the message `chapter-<key>` of the game."""

    key: str
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Example:
    """An example of a clause: a position, and actions that are played or refused in it."""

    clause: str
    position: str
    actions: tuple[str, ...] = ()
    is_refused: bool = False  # the last action breaks the clause
    booklets: tuple[str, ...] = ()  # the booklets it applies to; empty: all that have the clause
    when: Mapping[str, tuple[SwitchValue, ...]] = field(default_factory=dict)  # flags it depends on

    def applies_to(self, booklet: Booklet, switches: Mapping[str, SwitchValue]) -> bool:
        if self.booklets and booklet.key not in self.booklets:
            return False
        flags = booklet.flags_with(switches)
        return all(flags.get(name) in values for name, values in self.when.items())


@dataclass(frozen=True, slots=True)
class ExampleStep(Generic[P, A]):
    """One picture of an example: a position, and the action that led to it."""

    position: P
    before: P | None = None
    action: A | None = None
    refusal: Refusal | None = None


#: A frame of a game whose types the caller cannot know.
AnyExampleStep = ExampleStep[Any, Any]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The chapters and examples of a game."""

    chapters: tuple[Chapter, ...]
    examples: tuple[Example, ...]

    def by_chapter(
        self, clauses: tuple[Clause, ...]
    ) -> Iterator[tuple[Chapter, tuple[Clause, ...]]]:
        """The clauses grouped by chapter; chapters without any are left out."""
        for chapter in self.chapters:
            if members := tuple(clause for clause in clauses if clause.key in chapter.clauses):
                yield chapter, members

    def examples_of(
        self, clause: str, booklet: Booklet, switches: Mapping[str, SwitchValue]
    ) -> Iterator[Example]:
        """The examples of a clause; switches may make one impossible: see `play_example`."""
        return (e for e in self.examples if e.clause == clause and e.applies_to(booklet, switches))


def play_example(game: Game[R, P, A], rules: R, example: Example) -> tuple[ExampleStep[P, A], ...]:
    """The frames of an example: one for the position and one for each action.

    Empty if these rules play it differently or do not know such a position, because the players
    have agreed on other switches.
    """
    try:
        position = game.read_position(game.example_rules(rules), example.position)
    except BadPosition:
        return ()
    frames: list[ExampleStep[P, A]] = [ExampleStep(position)]
    for text in example.actions:
        action = game.read_action(text)
        refusal = game.judge(position, action)
        if refusal is not None:
            frames.append(ExampleStep(position, position, action, refusal))
            is_expected = example.is_refused and refusal.clause == example.clause
            return tuple(frames) if is_expected else ()
        after = game.apply(position, action)
        frames.append(ExampleStep(after, position, action))
        position = after
    return () if example.is_refused else tuple(frames)


def read_rulebook(path: Path) -> Rulebook:
    """Read a rule book from a TOML file."""
    raw = read_toml(path, {"chapters", "examples"})
    try:
        return Rulebook(
            chapters=tuple(
                Chapter(chapter["key"], tuple(chapter["clauses"])) for chapter in raw["chapters"]
            ),
            examples=tuple(
                Example(
                    clause=example["clause"],
                    position=example["position"],
                    actions=tuple(example.get("actions", ())),
                    is_refused=example.get("refused", False),
                    booklets=tuple(example.get("booklets", ())),
                    when={flag: tuple(values) for flag, values in example.get("when", {}).items()},
                )
                for example in raw.get("examples", ())
            ),
        )
    except (KeyError, TypeError) as error:
        raise BookletError(f"{path.name}: missing or malformed part: {error}") from error


def read_toml(path: Path, known_keys: set[str]) -> Mapping[str, Any]:
    """Read a TOML file; a top-level key that would be ignored is an error."""
    try:
        raw = tomllib.loads(path.read_text("utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise BookletError(f"{path.name}: not TOML: {error}") from error
    if unknown := set(raw) - known_keys:
        raise BookletError(
            f"{path.name}: unknown parts {sorted(unknown)}; known are {sorted(known_keys)}"
        )
    return raw
