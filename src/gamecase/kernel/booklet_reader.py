"""Read booklets from TOML, and check that their parts fit together."""

import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

from gamecase.kernel.booklet import (
    USUAL_MATCHES,
    Booklet,
    Clause,
    Origin,
    SwitchValue,
    allows,
)
from gamecase.kernel.errors import BookletError

#: The format of booklet files; since 2, every clause says what it is based on.
FORMAT = 2

_PARTS = {
    *("format", "key", "sources", "order", "matches", "flags", "switches", "clauses"),
    *("known_by", "box", "printed", "languages", "contradictions"),
    *("usual", "special", "more_matches"),
}
_CLAUSE_PARTS = {"number", "key", "when", "origin", "languages", "sources", "switches", "needs"}


def read_booklets(folder: Path) -> dict[str, Booklet]:
    """Every booklet of a folder by key, in the order in which they are offered."""
    booklets = [read_booklet(p.read_text("utf-8"), p.name) for p in sorted(folder.glob("*.toml"))]
    keys = [booklet.key for booklet in booklets]
    if duplicates := {key for key in keys if keys.count(key) > 1}:
        raise BookletError(f"{folder}: more than one booklet is called {sorted(duplicates)}")
    booklets.sort(key=lambda booklet: (booklet.order, booklet.key))
    return {booklet.key: booklet for booklet in booklets}


def read_booklet(text: str, name: str) -> Booklet:
    """Parse a booklet from TOML; errors begin with `name`."""
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BookletError(f"{name}: not TOML: {error}") from error
    if (number := raw.get("format")) != FORMAT:
        found = "missing" if number is None else repr(number)
        raise BookletError(f"{name}: format is {found}; this version of Gamecase reads {FORMAT}")
    if unknown := set(raw) - _PARTS:
        raise BookletError(f"{name}: unknown parts {sorted(unknown)}; known are {sorted(_PARTS)}")
    try:
        booklet = Booklet(
            key=raw["key"],
            sources=tuple(raw.get("sources", ())),
            order=raw.get("order", 0),
            flags=MappingProxyType(raw["flags"]),
            switches=MappingProxyType({k: tuple(v) for k, v in raw.get("switches", {}).items()}),
            clauses=tuple(_read_clause(clause, name) for clause in raw["clauses"]),
            matches=tuple(raw.get("matches", USUAL_MATCHES)),
            more_matches=tuple(raw.get("more_matches", ())),
            is_usual=raw.get("usual", False),
            special=tuple(raw.get("special", ())),
            box=MappingProxyType(_read_box(raw)),
            printed=MappingProxyType(dict(raw.get("printed", {}))),
            languages=MappingProxyType({k: tuple(v) for k, v in raw.get("languages", {}).items()}),
            contradictions=tuple(MappingProxyType(dict(c)) for c in raw.get("contradictions", ())),
        )
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BookletError(f"{name}: missing or malformed part: {error}") from error
    _check_texts(booklet, name)
    _check_special(booklet, name)
    _check_switches(booklet, name)
    for clause in booklet.clauses:
        _check_clause(booklet, clause, name)
    return booklet


def _read_clause(raw: Mapping[str, Any], name: str) -> Clause:
    if unknown := set(raw) - _CLAUSE_PARTS:
        raise BookletError(
            f"{name}: clause {raw.get('key')!r} has unknown parts {sorted(unknown)}; "
            f"known are {sorted(_CLAUSE_PARTS)}"
        )
    origin = raw.get("origin")
    if origin not in {*Origin}:
        found = "no origin" if origin is None else f"origin {origin!r}"
        raise BookletError(
            f"{name}: clause {raw['key']!r} has {found}; it can be {_quoted(Origin)}"
        )
    return Clause(
        number=raw["number"],
        key=raw["key"],
        when=MappingProxyType({k: _several(v) for k, v in raw.get("when", {}).items()}),
        origin=Origin(str(origin)),
        languages=tuple(raw.get("languages", ())),
        sources=tuple(raw.get("sources", ())),
        switches=tuple(raw.get("switches", ())),
        needs=MappingProxyType(dict(raw.get("needs", {}))),
    )


def _several(value: Any) -> tuple[Any, ...]:
    return tuple(value) if isinstance(value, list) else (value,)


def _quoted(names: Iterable[str]) -> str:
    return ", ".join(f"{str(each)!r}" for each in names)


def _read_box(raw: Mapping[str, Any]) -> dict[str, tuple[SwitchValue, ...]]:
    """What identifies the printed box: the flags of `known_by`, and `[box]` for all else."""
    flags, switches = raw["flags"], raw.get("switches", {})
    answers = {name: tuple(switches.get(name, (flags[name],))) for name in raw.get("known_by", ())}
    return answers | {k: _several(v) for k, v in raw.get("box", {}).items()}


def _check_texts(booklet: Booklet, name: str) -> None:
    texts: list[object] = [booklet.key, *booklet.sources]
    texts += [part for clause in booklet.clauses for part in (clause.number, clause.key)]
    if others := [text for text in texts if not isinstance(text, str)]:
        raise BookletError(f"{name}: keys, sources and clauses must be strings, not {others}")
    if strangers := [each for each in booklet.languages if each not in booklet.sources]:
        raise BookletError(
            f"{name}: languages of the unknown sources {strangers}; known are {booklet.sources}"
        )


def _check_special(booklet: Booklet, name: str) -> None:
    keys = {clause.key for clause in booklet.clauses}
    if unknown := [key for key in booklet.special if key not in keys]:
        raise BookletError(
            f"{name}: special names unknown clauses {unknown}; known are {sorted(keys)}"
        )
    if not isinstance(booklet.is_usual, bool):
        raise BookletError(f"{name}: usual is {booklet.is_usual!r}; it is true or false")


def _check_switches(booklet: Booklet, name: str) -> None:
    """BookletError where switches do not fit the flags, or the tables of their values."""
    for switch, allowed in booklet.switches.items():
        if not allows(allowed, booklet.flags.get(switch)):
            raise BookletError(
                f"{name}: switch {switch!r} allows {list(allowed)}, "
                f"but the flag is {booklet.flags.get(switch)!r}"
            )
    tables = [("printed", booklet.printed)]
    tables += [("contradictions", together) for together in booklet.contradictions]
    for part, values in tables:
        for switch, value in values.items():
            _check_switch(booklet, f"{name}: {part}", switch)
            if not allows(booklet.switches[switch], value):
                raise BookletError(
                    f"{name}: {part}: {switch} cannot be {value!r}; "
                    f"it can be {list(booklet.switches[switch])}"
                )
    for switch, value in booklet.printed.items():
        if value == booklet.flags[switch]:
            raise BookletError(f"{name}: printed: {switch} is {value!r} without being switched")
    for what, values in (("flags", {}), ("printed", booklet.printed)):
        try:
            booklet.flags_with(values)
        except BookletError as error:
            raise BookletError(f"{name}: {what}: {error}") from error


def _check_clause(booklet: Booklet, clause: Clause, name: str) -> None:
    where = f"{name}: clause {clause.key!r}"
    for flag, values in clause.when.items():
        allowed = booklet.switches.get(flag) or (booklet.flags.get(flag, ""),)
        for value in values:
            if not allows(allowed, value):
                raise BookletError(
                    f"{where} depends on {flag} = {value!r}, but it can only be {list(allowed)}"
                )
    for switch in (*clause.switches, *clause.needs):
        _check_switch(booklet, where, switch)
    for switch, value in clause.needs.items():
        if not allows(booklet.switches[switch], value):
            raise BookletError(
                f"{where} needs {switch} = {value!r}, "
                f"but it can only be {list(booklet.switches[switch])}"
            )
    if unknown := [each for each in clause.sources if each not in booklet.sources]:
        raise BookletError(f"{where} has sources {unknown}; it can have {list(booklet.sources)}")
    sources = clause.sources or booklet.sources
    printed_in = {code for source in sources for code in booklet.languages.get(source, ())}
    if unknown := [each for each in clause.languages if each not in printed_in]:
        raise BookletError(f"{where} has languages {unknown}; it can have {sorted(printed_in)}")


def _check_switch(booklet: Booklet, where: str, switch: str) -> None:
    if switch not in booklet.switches:
        raise BookletError(
            f"{where}: there is no switch {switch!r}; there are {sorted(booklet.switches)}"
        )
