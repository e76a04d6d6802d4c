"""Booklets: the rules of one way to play, as data."""

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

    def holds(self, flags: Mapping[str, Any]) -> bool:
        return all(flags[name] == value for name, value in self.when.items())


@dataclass(frozen=True, slots=True)
class Booklet:
    """One way to play a game: its flags, what players may switch, and its clauses."""

    key: str
    sources: tuple[str, ...]  # the printed booklets it follows, by their letter
    order: int  # where it stands in a list of booklets
    flags: Mapping[str, Any]
    switches: Mapping[str, tuple[SwitchValue, ...]]  # the values each switch may take
    clauses: tuple[Clause, ...]
    matches: tuple[str, ...] = USUAL_MATCHES  # how long one may play; the first is the usual one
    box: Mapping[str, tuple[SwitchValue, ...]] = field(default_factory=dict)  # see `shows`

    def chosen(self, switches: Mapping[str, SwitchValue]) -> dict[str, Any]:
        """The flags with the players' choices put in, each choice checked."""
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

    def shows(self, question: str) -> tuple[SwitchValue, ...] | None:
        """The answers that fit a box with this booklet in it; None where any would."""
        if question in self.box:
            return self.box[question]
        if question in self.switches:
            return self.switches[question]
        return (self.flags[question],) if question in self.flags else None

    def in_force(self, switches: Mapping[str, SwitchValue]) -> tuple[Clause, ...]:
        """The clauses that hold once the players have made their choices."""
        flags = self.chosen(switches)
        return tuple(clause for clause in self.clauses if clause.holds(flags))


def box_questions(booklets: Iterable[Booklet]) -> dict[str, tuple[SwitchValue, ...]]:
    """What to ask somebody who has a box: each question, and the answers there are to it."""
    among = tuple(booklets)
    found = {}
    for question in dict.fromkeys(name for booklet in among for name in booklet.box):
        answers = dict.fromkeys(v for booklet in among for v in booklet.shows(question) or ())
        if len(answers) > 1:
            found[question] = _in_order(tuple(answers))
    return found


def _in_order(answers: tuple[SwitchValue, ...]) -> tuple[SwitchValue, ...]:
    """Yes before no, small numbers before great ones, words as the booklets bring them."""
    kinds = {type(each) for each in answers}
    if kinds in ({bool}, {int}):
        return tuple(sorted(answers, reverse=bool in kinds))
    return answers


def _allows(allowed: tuple[SwitchValue, ...], value: object) -> bool:
    # True == 1 in Python: a switch of numbers must not take a truth value, nor the reverse.
    return any(value == each and type(value) is type(each) for each in allowed)


def read_booklet(text: str, name: str) -> Booklet:
    """The booklet written in a TOML text; `name` is told in errors."""
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
                Clause(each["number"], each["key"], MappingProxyType(each.get("when", {})))
                for each in raw["clauses"]
            ),
            matches=tuple(raw.get("matches", USUAL_MATCHES)),
            box=MappingProxyType(_read_box(raw)),
        )
    except (KeyError, TypeError, AttributeError) as error:
        raise BookletError(f"{name}: missing or misshapen part: {error}") from error
    texts: list[object] = [booklet.key, *booklet.sources]
    texts += [part for clause in booklet.clauses for part in (clause.number, clause.key)]
    if odd := [text for text in texts if not isinstance(text, str)]:
        raise BookletError(f"{name}: keys, sources and clauses are texts, not {odd}")
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
    return booklet


def _read_box(raw: Mapping[str, Any]) -> dict[str, tuple[SwitchValue, ...]]:
    """By what one knows a box: flags that can be read off it, and what no flag tells."""
    flags, switches = raw["flags"], raw.get("switches", {})
    known = {name: tuple(switches.get(name, (flags[name],))) for name in raw.get("known_by", ())}
    told = raw.get("box", {})
    return known | {k: tuple(v) if isinstance(v, list) else (v,) for k, v in told.items()}


def read_booklets(folder: Path) -> dict[str, Booklet]:
    """Every booklet of a folder, by key, in their own order."""
    found = [read_booklet(p.read_text("utf-8"), p.name) for p in sorted(folder.glob("*.toml"))]
    keys = [each.key for each in found]
    if twice := {key for key in keys if keys.count(key) > 1}:
        raise BookletError(f"{folder}: more than one booklet is called {sorted(twice)}")
    return {each.key: each for each in sorted(found, key=lambda each: (each.order, each.key))}


def fill(
    kind: type[RulesetType], booklet: Booklet, switches: Mapping[str, SwitchValue]
) -> RulesetType:
    """A ruleset dataclass filled from a booklet's flags, every flag named and of its type."""
    flags = booklet.chosen(switches)
    hints = get_type_hints(kind)
    values: dict[str, Any] = {"key": booklet.key}
    for each in fields(kind):  # type: ignore[arg-type]  # every ruleset is a dataclass
        if each.name == "key":
            continue
        if each.name not in flags:
            if each.default is MISSING:
                raise BookletError(f"{booklet.key}: flag {each.name!r} is missing")
            continue
        values[each.name] = _typed(booklet.key, each.name, hints[each.name], flags.pop(each.name))
    if flags:
        raise BookletError(f"{booklet.key}: unknown flags {sorted(flags)}")
    return kind(**values)


def _typed(key: str, name: str, wanted: Any, value: Any) -> Any:
    if isinstance(wanted, type) and issubclass(wanted, StrEnum):
        try:
            return wanted(value)
        except ValueError:
            options = [each.value for each in wanted]
            raise BookletError(f"{key}: {name} is {value!r}; it can be {options}") from None
    if isinstance(value, list):
        value = tuple(value)
    if isinstance(wanted, type) and type(value) is not wanted:
        raise BookletError(f"{key}: {name} is {value!r}, which is not {wanted.__name__}")
    return value
