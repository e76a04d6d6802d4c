"""Reads the settings from a TOML file, the environment and flags; each goes before the one before.

An error names the file and the line, the variable or the flag, and says what is allowed.
"""

import difflib
import json
import os
import re
import sys
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from pathlib import Path
from typing import Any

from gamecase.config.combined_checks import inconsistencies
from gamecase.config.kinds import BadValue, Kind, Value, kind_of
from gamecase.config.settings import Settings
from gamecase.kernel.errors import BadInput

PREFIX = "GAMECASE_"
FILE_VARIABLE = f"{PREFIX}CONFIG"
_SYSTEM_FILE = Path("/etc/gamecase/gamecase.toml")
_SECTION = re.compile(r"\s*\[\s*([\w.-]+)\s*\]")
_KEY = re.compile(r"\s*([\w.-]+)\s*=")


class BadSettings(BadInput):
    """Settings that cannot be used; the text has one line for each fault."""


@dataclass(frozen=True, slots=True)
class Setting:
    """One setting: its key, its kind and its default."""

    key: str  # as in the file, with its section: smtp.host
    kind: Kind
    default: Value

    @property
    def variable(self) -> str:
        """The name of its environment variable."""
        return PREFIX + self.key.replace(".", "_").upper()

    def shown(self, value: Value) -> str:
        """A value as the file writes it; a secret is hidden."""
        if self.kind.is_secret and value:
            return '"(hidden)"'
        return json.dumps([*value] if isinstance(value, tuple) else value, ensure_ascii=False)


@dataclass(frozen=True, slots=True)
class LoadedSettings:
    """Settings, and where each value comes from."""

    settings: Settings
    file: str  # empty: there is none
    origins: Mapping[str, str]  # by key; a key that is missing has its default

    def value(self, key: str) -> Value:
        section, _, name = key.rpartition(".")
        value: Value = getattr(getattr(self.settings, section) if section else self.settings, name)
        return value


def all_settings() -> list[Setting]:
    """Every setting, in the order of the file: those without a section first."""
    plain: list[Setting] = []
    sections: list[Setting] = []
    whole = Settings()
    for field in fields(whole):
        value = getattr(whole, field.name)
        if is_dataclass(value):
            sections += [
                Setting(
                    f"{field.name}.{each.name}", kind_of(each.metadata), getattr(value, each.name)
                )
                for each in fields(value)
            ]
        else:
            plain.append(Setting(field.name, kind_of(field.metadata), value))
    return plain + sections


def section_title(section: str) -> str:
    """The first line of what a section is for."""
    documentation = type(getattr(Settings(), section)).__doc__ or ""
    return documentation.splitlines()[0]


def usual_files() -> tuple[Path, ...]:
    """Where a file is looked for, the first that exists counts."""
    if sys.platform == "win32":
        own = Path(os.environ.get("APPDATA", Path.home() / "AppData" / "Roaming"))
        return (own / "gamecase" / "gamecase.toml",)
    own = Path(os.environ.get("XDG_CONFIG_HOME", Path.home() / ".config"))
    return own / "gamecase" / "gamecase.toml", _SYSTEM_FILE


def load_settings(
    file: Path | None, environment: Mapping[str, str], flags: Mapping[str, object]
) -> LoadedSettings:
    """Read all sources, or raise `BadSettings` with every fault found.

    `flags` are values by key. Without a file, `GAMECASE_CONFIG` and then the usual places count.
    """
    named = file or (Path(environment[FILE_VARIABLE]) if environment.get(FILE_VARIABLE) else None)
    path = named or next((each for each in usual_files() if each.is_file()), None)
    known = {setting.key: setting for setting in all_settings()}
    values: dict[str, Value] = {}
    origins: dict[str, str] = {}
    faults: list[str] = []
    given = [
        *(_from_file(path, known, faults) if path is not None else ()),
        *_from_environment(environment, known, faults),
        *((key, value, _flag_name(key)) for key, value in flags.items()),
    ]
    for key, raw, origin in given:
        if key not in known:
            faults.append(f"{origin}: there is no setting {key!r}{_nearest(key, known)}")
            continue
        try:
            values[key] = known[key].kind.read(raw)
        except BadValue as error:
            shown = "this value" if known[key].kind.is_secret else json.dumps(raw, default=str)
            faults.append(f"{origin}: {key} cannot be {shown}; allowed is {error}")
        else:
            origins[key] = origin
    settings = _build(values)
    faults += [
        f"{origins.get(key, key)}: {text}" for key, text in inconsistencies(settings) if not faults
    ]
    if faults:
        raise BadSettings("\n".join(faults))
    return LoadedSettings(settings, str(path) if path else "", origins)


def _flag_name(key: str) -> str:
    return f"flag for {key}"


def _build(values: Mapping[str, Value]) -> Settings:
    settings = Settings()
    for key, value in values.items():
        section, _, name = key.rpartition(".")
        if section:
            value_of_section = _with(getattr(settings, section), name, value)
            settings = _with(settings, section, value_of_section)
        else:
            settings = _with(settings, name, value)
    return settings


def _with(part: Any, name: str, value: object) -> Any:
    """A copy with one field changed; its kind has checked the value."""
    return replace(part, **{name: value})


def _nearest(key: str, known: Mapping[str, object]) -> str:
    names = {each.rpartition(".")[2]: each for each in known}
    near = difflib.get_close_matches(key, known, 1) or [
        names[name] for name in difflib.get_close_matches(key.rpartition(".")[2], names, 1)
    ]
    return f"; did you mean {near[0]!r}?" if near else ""


# --- the file ---


def _from_file(
    path: Path, known: Mapping[str, Setting], faults: list[str]
) -> Iterator[tuple[str, object, str]]:
    """Key, value and origin of every line of a file."""
    try:
        text = path.read_text("utf-8")
        content = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line = re.search(r"\(at line (\d+)", str(error))
        number = line[1] if line else len(text.splitlines())
        faults.append(f"{path}, line {number}: not TOML: {error}")
        return
    except (OSError, UnicodeDecodeError) as error:
        faults.append(f"{path} cannot be read: {error}")
        return
    lines = _lines(text)
    sections = {key.partition(".")[0] for key in known if "." in key}
    for name, value in content.items():
        if name in sections and not isinstance(value, dict):
            origin = f"{path}, line {lines.get(name, 1)}"
            faults.append(f"{origin}: {name} is a section: write [{name}] on a line of its own")
        elif isinstance(value, dict):
            for inner, inner_value in value.items():
                key = f"{name}.{inner}"
                yield key, inner_value, f"{path}, line {lines.get(key, lines.get(name, 1))}"
        else:
            yield name, value, f"{path}, line {lines.get(name, 1)}"


def _lines(text: str) -> dict[str, int]:
    """The line of every key and section; settings have no values of several lines but lists."""
    lines: dict[str, int] = {}
    section = ""
    for number, line in enumerate(text.splitlines(), start=1):
        if match := _SECTION.match(line):
            section = match[1] + "."
            lines.setdefault(match[1], number)
        elif match := _KEY.match(line):
            lines.setdefault(section + match[1], number)
    return lines


# --- the environment ---


def _from_environment(
    environment: Mapping[str, str], known: Mapping[str, Setting], faults: list[str]
) -> Iterator[tuple[str, object, str]]:
    by_variable = {setting.variable: setting.key for setting in known.values()}
    for name, value in sorted(environment.items()):
        if name in by_variable:
            yield by_variable[name], value, name
        elif name.startswith(PREFIX) and name != FILE_VARIABLE:
            faults += _variable_faults(name, by_variable)


def _variable_faults(name: str, by_variable: Mapping[str, str]) -> list[str]:
    """What is wrong with a name that is no setting; engines have variables of their own."""
    own = name.removeprefix(PREFIX)
    near = difflib.get_close_matches(
        own, [each.removeprefix(PREFIX) for each in by_variable], 1, cutoff=0.85
    )
    sections = {key.partition(".")[0].upper() for key in by_variable.values() if "." in key}
    if near:
        return [f"{name}: there is no such setting; did you mean {PREFIX}{near[0]}?"]
    return [f"{name}: there is no such setting"] if own.partition("_")[0] in sections else []


# --- files for hosts ---


def example_file() -> str:
    """A file with every setting, its default and what it may be, all commented out."""
    lines = ["# Settings of Gamecase. Remove the # of a line to change a setting.", ""]
    section = ""
    for setting in all_settings():
        own, _, name = setting.key.rpartition(".")
        if own != section:
            section = own
            lines += [f"[{section}]", f"# {section_title(section)}", ""]
        lines += [
            f"# {setting.kind.about}",
            f"# Allowed: {setting.kind.allowed}. Variable: {setting.variable}",
            f"#{name} = {setting.shown(setting.default)}",
            "",
        ]
    return "\n".join(lines)
