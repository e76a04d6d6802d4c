"""What a setting may be: each kind reads a value of the file, or the text of a variable or flag."""

import ipaddress
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

T = TypeVar("T")

#: What one setting may hold.
Value = str | int | bool | tuple[str, ...]

_YES, _NO = ("true", "yes", "on", "1"), ("false", "no", "off", "0")
_COLOUR = re.compile(r"#[0-9a-f]{6}")


class BadValue(ValueError):
    """A value that a setting cannot have; the text says what is allowed."""


@dataclass(frozen=True, slots=True)
class Kind:
    """How a setting is read, and what is allowed, in words."""

    allowed: str
    read: Callable[[object], Value]
    about: str = ""  # one line for the file and the documentation
    is_secret: bool = False  # never printed


def kind_of(metadata: Mapping[str, object]) -> Kind:
    """The kind that one of the functions below has noted at a field."""
    kind = metadata.get("kind")
    if not isinstance(kind, Kind):
        raise TypeError("every setting has a kind")
    return kind


def choice(default: str, options: Sequence[str], about: str) -> str:
    """One of several words."""
    allowed = " or ".join(f'"{option}"' for option in options)

    def read(value: object) -> Value:
        if value not in options:
            raise BadValue(allowed)
        return str(value)

    return _setting(default, Kind(allowed, read, about))


def switch(default: bool, about: str) -> bool:
    """On or off."""
    allowed = "true or false"

    def read(value: object) -> Value:
        if isinstance(value, bool):
            return value
        if isinstance(value, str) and value.lower() in _YES + _NO:
            return value.lower() in _YES
        raise BadValue(allowed)

    return _setting(default, Kind(allowed, read, about))


def whole(default: int, least: int, most: int, about: str) -> int:
    """A whole number of a range."""
    allowed = f"a whole number from {least} to {most}"

    def read(value: object) -> Value:
        if isinstance(value, str) and re.fullmatch(r"-?[0-9_]{1,15}", value):
            value = int(value)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise BadValue(allowed)
        return value

    return _setting(default, Kind(allowed, read, about))


def text(default: str, about: str, *, most: int = 500) -> str:
    """A line of text."""
    return _setting(default, Kind(_text_allowed(most), _read_text(most), about))


def secret(about: str) -> str:
    """A line of text that is never printed."""
    return _setting("", Kind(_text_allowed(500), _read_text(500), about, is_secret=True))


def colour(about: str) -> str:
    """A colour as pages write it; empty for that of the theme."""
    allowed = 'a colour such as "#1f4e79", or ""'

    def read(value: object) -> Value:
        if not isinstance(value, str) or not (value == "" or _COLOUR.fullmatch(value.lower())):
            raise BadValue(allowed)
        return value.lower()

    return _setting("", Kind(allowed, read, about))


def address(about: str) -> str:
    """The URL of another server; empty for none."""
    allowed = 'an address such as "https://id.club.example", or ""'

    def read(value: object) -> Value:
        is_address = isinstance(value, str) and re.fullmatch(r"https?://[^\s/?#]+[^\s?#]*", value)
        if value != "" and not is_address:
            raise BadValue(allowed)
        return str(value).rstrip("/")

    return _setting("", Kind(allowed, read, about))


def networks(default: Sequence[str], about: str) -> tuple[str, ...]:
    """IP addresses and networks; from a variable or a flag, separated by commas."""
    allowed = 'a list of addresses and networks such as ["127.0.0.1", "10.0.0.0/8"], or ["*"]'

    def read(value: object) -> Value:
        parts = _read_list(value, allowed)
        for part in parts:
            if part != "*":
                try:
                    ipaddress.ip_network(part, strict=False)
                except ValueError as error:
                    raise BadValue(allowed) from error
        return parts

    return _setting(tuple(default), Kind(allowed, read, about))


def texts(about: str) -> tuple[str, ...]:
    """Several lines of text; from a variable or a flag, separated by commas."""
    allowed = 'a list of texts such as ["one", "two"]'
    return _setting((), Kind(allowed, lambda value: _read_list(value, allowed), about))


def _read_list(value: object, allowed: str) -> tuple[str, ...]:
    if isinstance(value, str):
        value = [part.strip() for part in value.split(",") if part.strip()]
    if not isinstance(value, list) or not all(isinstance(part, str) for part in value):
        raise BadValue(allowed)
    return tuple(value)


def _text_allowed(most: int) -> str:
    return f"a text of one line, at most {most} characters"


def _read_text(most: int) -> Callable[[object], Value]:
    def read(value: object) -> Value:
        if not isinstance(value, str) or len(value) > most or not value.isprintable():
            raise BadValue(_text_allowed(most))
        return value

    return read


def _setting(default: T, kind: Kind) -> T:
    made: T = field(default=default, metadata={"kind": kind})
    return made
