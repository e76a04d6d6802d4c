"""Booklets: the rules of one way to play, as data read from TOML."""

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import MISSING, dataclass, field, fields
from enum import StrEnum
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeVar, get_type_hints

from gamecase.kernel.errors import BookletError

#: What a switch can be set to.
SwitchValue = bool | int | str

RulesetType = TypeVar("RulesetType")

_PARTS = {
    *("key", "sources", "order", "matches", "flags", "switches", "clauses"),
    *("known_by", "box"),
}

#: The matches offered where a booklet names none.
USUAL_MATCHES = ("best-of-1", "best-of-3", "best-of-5", "best-of-7", "best-of-9")


@dataclass(frozen=True, slots=True)
class Clause:
    """A numbered rule; its words are the message `clause-<key>` of the game."""

    number: str
    key: str
    when: Mapping[str, SwitchValue] = field(default_factory=dict)  # the flags it depends on

    def applies(self, flags: Mapping[str, Any]) -> bool:
        """Whether the clause is in force under these flags."""
        return all(flags[name] == value for name, value in self.when.items())


@dataclass(frozen=True, slots=True)
class Booklet:
    """One way to play a game: its flags, the switches players may set, and its clauses."""

    key: str
    sources: tuple[str, ...]  # the printed booklets it follows, by their letter
    order: int  # its rank in lists of booklets
    flags: Mapping[str, Any]
    switches: Mapping[str, tuple[SwitchValue, ...]]  # the values each switch may take
    clauses: tuple[Clause, ...]
    matches: tuple[str, ...] = USUAL_MATCHES  # the match lengths offered; the first is the default
    box: Mapping[str, tuple[SwitchValue, ...]] = field(default_factory=dict)  # see `box_answers`

    def flags_with(self, switches: Mapping[str, SwitchValue]) -> dict[str, Any]:
        """The flags with these switches set; BookletError for a value that is not allowed."""
        flags = dict(self.flags)
        for name, value in switches.items():
            allowed = self.switches.get(name)
            if allowed is None:
                raise BookletError(
                    f"booklet {self.key} has no switch {name!r}; it has {sorted(self.switches)}"
                )
            if not _allows(allowed, value):
                raise BookletError(
                    f"switch {name!r} cannot be {value!r}; it can be {list(allowed)}"
                )
            flags[name] = value
        return flags

    def box_answers(self, question: str) -> tuple[SwitchValue, ...] | None:
        """The answers to a question about a printed box that fit this booklet; None: any does."""
        if question in self.box:
            return self.box[question]
        if question in self.switches:
            return self.switches[question]
        return (self.flags[question],) if question in self.flags else None

    def clauses_in_force(self, switches: Mapping[str, SwitchValue]) -> tuple[Clause, ...]:
        """The clauses that apply with these switches set."""
        flags = self.flags_with(switches)
        return tuple(clause for clause in self.clauses if clause.applies(flags))


def box_questions(booklets: Iterable[Booklet]) -> dict[str, tuple[SwitchValue, ...]]:
    """The questions that tell which booklet is in a printed box, with the possible answers."""
    candidates = tuple(booklets)
    questions = {}
    for question in dict.fromkeys(name for booklet in candidates for name in booklet.box):
        answers = dict.fromkeys(
            answer for booklet in candidates for answer in booklet.box_answers(question) or ()
        )
        if len(answers) > 1:
            questions[question] = _sorted_answers(tuple(answers))
    return questions


def _sorted_answers(answers: tuple[SwitchValue, ...]) -> tuple[SwitchValue, ...]:
    """True before False, numbers ascending, texts in the order of the booklets."""
    kinds = {type(answer) for answer in answers}
    if kinds in ({bool}, {int}):
        return tuple(sorted(answers, reverse=bool in kinds))
    return answers


def _allows(allowed: tuple[SwitchValue, ...], value: object) -> bool:
    # True == 1 in Python: a switch of numbers must not take a bool, nor the reverse.
    return any(value == option and type(value) is type(option) for option in allowed)


def read_booklet(text: str, name: str) -> Booklet:
    """Parse a booklet from TOML; errors begin with `name`."""
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BookletError(f"{name}: not TOML: {error}") from error
    if unknown := set(raw) - _PARTS:
        raise BookletError(f"{name}: unknown parts {sorted(unknown)}; known are {sorted(_PARTS)}")
    try:
        booklet = Booklet(
            key=raw["key"],
            sources=tuple(raw.get("sources", ())),
            order=raw.get("order", 0),
            flags=MappingProxyType(raw["flags"]),
            switches=MappingProxyType({k: tuple(v) for k, v in raw.get("switches", {}).items()}),
            clauses=tuple(
                Clause(clause["number"], clause["key"], MappingProxyType(clause.get("when", {})))
                for clause in raw["clauses"]
            ),
            matches=tuple(raw.get("matches", USUAL_MATCHES)),
            box=MappingProxyType(_read_box(raw)),
        )
    except (KeyError, TypeError, AttributeError) as error:
        raise BookletError(f"{name}: missing or malformed part: {error}") from error
    _check_booklet(booklet, name)
    return booklet


def _check_booklet(booklet: Booklet, name: str) -> None:
    """BookletError where the texts, clauses or switches of a booklet contradict its flags."""
    texts: list[object] = [booklet.key, *booklet.sources]
    texts += [part for clause in booklet.clauses for part in (clause.number, clause.key)]
    if others := [text for text in texts if not isinstance(text, str)]:
        raise BookletError(f"{name}: keys, sources and clauses must be strings, not {others}")
    for clause in booklet.clauses:
        for flag, value in clause.when.items():
            allowed = booklet.switches.get(flag) or (booklet.flags.get(flag, ""),)
            if not _allows(allowed, value):
                raise BookletError(
                    f"{name}: clause {clause.key!r} depends on {flag} = {value!r}, "
                    f"but it can only be {list(allowed)}"
                )
    for switch, allowed in booklet.switches.items():
        if not _allows(allowed, booklet.flags.get(switch)):
            raise BookletError(
                f"{name}: switch {switch!r} allows {list(allowed)}, "
                f"but the flag is {booklet.flags.get(switch)!r}"
            )


def _read_box(raw: Mapping[str, Any]) -> dict[str, tuple[SwitchValue, ...]]:
    """What identifies the printed box: the flags of `known_by`, and `[box]` for all else."""
    flags, switches = raw["flags"], raw.get("switches", {})
    answers = {name: tuple(switches.get(name, (flags[name],))) for name in raw.get("known_by", ())}
    extra = raw.get("box", {})
    return answers | {k: tuple(v) if isinstance(v, list) else (v,) for k, v in extra.items()}


def read_booklets(folder: Path) -> dict[str, Booklet]:
    """Every booklet of a folder by key, in the order in which they are offered."""
    booklets = [read_booklet(p.read_text("utf-8"), p.name) for p in sorted(folder.glob("*.toml"))]
    keys = [booklet.key for booklet in booklets]
    if duplicates := {key for key in keys if keys.count(key) > 1}:
        raise BookletError(f"{folder}: more than one booklet is called {sorted(duplicates)}")
    booklets.sort(key=lambda booklet: (booklet.order, booklet.key))
    return {booklet.key: booklet for booklet in booklets}


def build_ruleset(
    kind: type[RulesetType], booklet: Booklet, switches: Mapping[str, SwitchValue]
) -> RulesetType:
    """A ruleset dataclass filled from a booklet's flags; every flag must be a field of its type."""
    flags = booklet.flags_with(switches)
    hints = get_type_hints(kind)
    values: dict[str, Any] = {"key": booklet.key}
    for option in fields(kind):  # type: ignore[arg-type]  # every ruleset is a dataclass
        name = option.name
        if name == "key":
            continue
        if name not in flags:
            if option.default is MISSING:
                raise BookletError(f"{booklet.key}: flag {name!r} is missing")
            continue
        values[name] = _checked_flag(booklet.key, name, hints[name], flags.pop(name))
    if flags:
        raise BookletError(f"{booklet.key}: unknown flags {sorted(flags)}")
    return kind(**values)


def _checked_flag(key: str, name: str, expected: Any, value: Any) -> Any:
    """The value of a flag as its field expects it: an enum member, a tuple, or the value itself."""
    if isinstance(expected, type) and issubclass(expected, StrEnum):
        try:
            return expected(value)
        except ValueError:
            options = [member.value for member in expected]
            raise BookletError(f"{key}: {name} is {value!r}; it can be {options}") from None
    if isinstance(value, list):
        value = tuple(value)
    if isinstance(expected, type) and type(value) is not expected:
        raise BookletError(f"{key}: {name} is {value!r}, which is not {expected.__name__}")
    return value
