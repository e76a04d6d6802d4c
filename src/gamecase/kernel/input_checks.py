"""Checks of arguments: BadInput names the argument, what it was and what was expected."""

from collections.abc import Mapping, Sequence

from gamecase.kernel.errors import BadInput

_SHOWN = 60  # characters of a wrong value that a message quotes


def shown(value: object) -> str:
    """A value as messages quote it, shortened."""
    try:
        text = repr(value)
    except Exception:  # a value whose own `repr` fails is still only wrong input
        text = f"<{type(value).__name__}>"
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}..."


def wrong(name: str, value: object, expected: str) -> BadInput:
    """The error of an argument that is not what was expected."""
    given = "None" if value is None else f"{shown(value)}, of type {type(value).__name__}"
    return BadInput(f"{name}: {given}; expected {expected}")


def check_text(name: str, value: object, expected: str = "a text") -> str:
    """The value if it is a text."""
    if not isinstance(value, str):
        raise wrong(name, value, expected)
    return value


def check_number(name: str, value: object, low: float, high: float) -> float:
    """The value if it is a number within the limits."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise wrong(name, value, f"a number from {low:g} to {high:g}")
    if not low <= value <= high:  # false for nan too
        raise BadInput(f"{name} must be {low:g} to {high:g}, not {shown(value)}")
    return value


def check_whole(name: str, value: object, low: int, high: int) -> int:
    """The value if it is a whole number within the limits."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise wrong(name, value, f"a whole number from {low} to {high}")
    if not low <= value <= high:
        raise BadInput(f"{name} must be {low} to {high}, not {shown(value)}")
    return value


def check_mapping(name: str, value: object) -> Mapping[str, object]:
    """The value if it is a mapping from texts."""
    if not isinstance(value, Mapping) or not all(isinstance(key, str) for key in value):
        raise wrong(name, value, "a mapping from names, such as a dict")
    return value


def check_sequence(name: str, value: object, expected: str) -> Sequence[object]:
    """The value if it is a list, a tuple or another sequence, but not a text."""
    if isinstance(value, str | bytes) or not isinstance(value, Sequence):
        raise wrong(name, value, expected)
    return value
