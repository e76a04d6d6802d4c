"""Numbers as a reader's language writes them."""

from babel.numbers import format_decimal

from gamecase.web.preferences import Preferences


def format_number(
    preferences: Preferences, value: float, digits: int = 1, *, signed: bool = False
) -> str:
    """A number with so many digits after the decimal sign, and with its sign where wished."""
    places = "." + "0" * digits if digits else ""
    pattern = f"+#,##0{places};-#,##0{places}" if signed else f"#,##0{places}"
    return str(format_decimal(value, pattern, locale=preferences.language.locale))
