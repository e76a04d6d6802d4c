"""Readers see how much of a new language is translated."""

from dataclasses import replace

from gamecase.words.completeness import share_text
from gamecase.words.languages import LANGUAGES, Language


def test_a_complete_language_shows_no_share() -> None:
    assert {share_text(language) for language in LANGUAGES.values()} == {""}


def test_a_new_language_shows_how_much_of_it_is_translated() -> None:
    assert share_text(Language("is", "Íslenska", may_be_incomplete=True)) == "0%"
    swedish = share_text(replace(LANGUAGES["sv"], may_be_incomplete=True))
    assert swedish in {"", *(f"{number}\u00a0%" for number in range(50, 100))}


def test_none_of_the_languages_may_be_incomplete() -> None:
    assert len(LANGUAGES) == 28
    assert not any(language.may_be_incomplete for language in LANGUAGES.values())
