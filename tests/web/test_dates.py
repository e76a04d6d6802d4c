"""Dates as the reader's language writes them."""

import pytest

from gamecase.web.dates import format_day, format_time
from gamecase.web.preferences import Preferences
from gamecase.words import LANGUAGES

_TIME = 1_700_000_000_000  # 14 November 2023, 22:13 UTC


@pytest.mark.parametrize(
    ("code", "day"),
    [
        ("en", "Nov 14, 2023"),
        ("de", "14.11.2023"),
        ("pt", "14/11/2023"),
        ("pt-BR", "14 de nov. de 2023"),
    ],
)
def test_a_day_is_written_as_the_language_writes_it(code: str, day: str) -> None:
    assert format_day(Preferences(LANGUAGES[code], "", ""), _TIME) == day


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_has_a_form_for_times(code: str) -> None:
    assert format_time(Preferences(LANGUAGES[code], "", ""), _TIME).endswith("UTC")
