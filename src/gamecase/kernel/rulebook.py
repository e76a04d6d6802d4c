"""The rule book of a game: its clauses in chapters, with examples that are played, not told.

An example is a position and actions. The rules themselves play it, so what a page shows of it is
what the program does; that it shows its clause is checked for every booklet by the contract tests.
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gamecase.kernel.booklet import Booklet, Clause
from gamecase.kernel.errors import BookletError
from gamecase.kernel.game import AnyGame
from gamecase.kernel.phrase import Refusal


@dataclass(frozen=True, slots=True)
class Chapter:
    """Clauses that belong together; its heading is the message `chapter-<key>` of the game."""

    key: str
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Example:
    """A clause seen at work: a position, and what is done or tried in it."""

    clause: str
    position: str
    actions: tuple[str, ...] = ()
    is_refused: bool = False  # the last action breaks the clause
    booklets: tuple[str, ...] = ()  # those it is true of; none named: all that have the clause

    def belongs_to(self, booklet: Booklet) -> bool:
        return not self.booklets or booklet.key in self.booklets


@dataclass(frozen=True, slots=True)
class Frame:
    """One picture of an example: where things stand, and what was done just before."""

    position: Any
    before: Any = None
    action: Any = None
    refusal: Refusal | None = None


@dataclass(frozen=True, slots=True)
class Rulebook:
    """How the clauses of a game are arranged and shown."""

    chapters: tuple[Chapter, ...]
    examples: tuple[Example, ...]

    def arranged(self, clauses: tuple[Clause, ...]) -> Iterator[tuple[Chapter, tuple[Clause, ...]]]:
        """Clauses under their headings, chapters without any left out."""
        for chapter in self.chapters:
            if found := tuple(each for each in clauses if each.key in chapter.clauses):
                yield chapter, found

    def examples_of(self, clause: str, booklet: Booklet) -> Iterator[Example]:
        return (e for e in self.examples if e.clause == clause and e.belongs_to(booklet))


def play_example(game: AnyGame, rules: Any, example: Example) -> tuple[Frame, ...]:
    """The pictures of an example, one for the position and one for each action.

    None where these rules play it otherwise: players may have agreed on something else.
    """
    position = game.read_position(rules, example.position)
    frames = [Frame(position)]
    for text in example.actions:
        action = game.read_action(text)
        refusal = game.judge(position, action)
        if refusal is not None:
            frames.append(Frame(position, position, action, refusal))
            is_meant = example.is_refused and refusal.clause == example.clause
            return tuple(frames) if is_meant else ()
        after = game.apply(position, action)
        frames.append(Frame(after, position, action))
        position = after
    return () if example.is_refused else tuple(frames)


def read_rulebook(path: Path) -> Rulebook:
    """The rule book written in a TOML file."""
    raw = read_parts(path, {"chapters", "examples"})
    try:
        return Rulebook(
            chapters=tuple(
                Chapter(each["key"], tuple(each["clauses"])) for each in raw["chapters"]
            ),
            examples=tuple(
                Example(
                    clause=each["clause"],
                    position=each["position"],
                    actions=tuple(each.get("actions", ())),
                    is_refused=each.get("refused", False),
                    booklets=tuple(each.get("booklets", ())),
                )
                for each in raw.get("examples", ())
            ),
        )
    except (KeyError, TypeError) as error:
        raise BookletError(f"{path.name}: missing or misshapen part: {error}") from error


def read_parts(path: Path, known: set[str]) -> Mapping[str, Any]:
    """A TOML file of ours, with nothing in it that would be overlooked."""
    try:
        raw = tomllib.loads(path.read_text("utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise BookletError(f"{path.name}: not TOML: {error}") from error
    if unknown := set(raw) - known:
        raise BookletError(
            f"{path.name}: unknown parts {sorted(unknown)}; known are {sorted(known)}"
        )
    return raw
