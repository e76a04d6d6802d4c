"""Dates and times as a reader's language writes them."""

from datetime import UTC, datetime

from babel.dates import format_date, format_datetime

from gamecase.web.preferences import Preferences


def format_day(preferences: Preferences, milliseconds: int) -> str:
    """The date of a time in milliseconds since 1970."""
    time = datetime.fromtimestamp(milliseconds / 1000, UTC)
    return str(format_date(time, "medium", locale=preferences.language.locale))


def format_time(preferences: Preferences, milliseconds: int) -> str:
    """Date and time of day, in UTC."""
    time = datetime.fromtimestamp(milliseconds / 1000, UTC)
    return f"{format_datetime(time, 'short', locale=preferences.language.locale)} UTC"
