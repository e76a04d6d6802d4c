"""How each language is written, as `style.toml` has it."""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

_FILE = Path(__file__).parent / "style.toml"


@dataclass(frozen=True, slots=True)
class Style:
    """The form of address, quotation marks and spaces of a language."""

    address: str = ""
    other_address: tuple[str, ...] = ()  # patterns of the form of address that is not used
    quotes: str = ""  # the quotation marks that are used; none: any
    stray: tuple[str, ...] = ()  # patterns of words of a neighbouring language, or that mislead
    no_break_before: str = ""  # signs that have a no-break space before them
    no_break_after: str = ""
    no_break_before_dash: bool = False
    several: tuple[str, ...] = ()  # the messages that speak to several readers at once


@cache
def styles() -> Mapping[str, Style]:
    """The style of each language that has one."""
    return read_styles(_FILE.read_text("utf-8"))


def read_styles(text: str) -> dict[str, Style]:
    """Read styles; patterns are compiled here, so that a wrong one is found."""
    tables: dict[str, dict[str, Any]] = tomllib.loads(text)
    several = tuple(tables.pop("to_several_readers", {}).get("messages", ()))
    found = {}
    for code, raw in tables.items():
        lists = {key: tuple(value) for key, value in raw.items() if isinstance(value, list)}
        style = Style(**{**raw, **lists}, several=several)
        for pattern in (*style.other_address, *style.stray):
            re.compile(pattern)
        found[code] = style
    return found


def style_of(code: str) -> Style:
    """The style of a language; a new language may have none yet."""
    return styles().get(code, Style())
