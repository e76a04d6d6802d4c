"""The supported languages, and the one a reader gets."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamecase.kernel.errors import BadInput
from gamecase.words.checks import plural_forms
from gamecase.words.languages import LANGUAGES, language, negotiate

CODES = "de en fr it nl es pt pt-BR da sv fi nb hu cs pl el ru tr sl hr sk bg ro uk et lt lv ar"


def test_there_are_28_languages_each_with_its_own_name() -> None:
    assert [*LANGUAGES] == CODES.split()
    names = [each.name for each in LANGUAGES.values()]
    assert len({*names}) == 28
    assert LANGUAGES["de"].name == "Deutsch"
    assert LANGUAGES["el"].name == "Ελληνικά"


def test_arabic_alone_is_written_from_right_to_left() -> None:
    assert [code for code, each in LANGUAGES.items() if each.direction == "rtl"] == ["ar"]
    assert LANGUAGES["en"].direction == "ltr"


def test_an_unknown_language_is_an_error_that_lists_the_known_ones() -> None:
    assert language("sv") is LANGUAGES["sv"]
    with pytest.raises(BadInput, match="no language 'xx'; there are de en fr"):
        language("xx")


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ("", "en"),
        ("de", "de"),
        ("DE-at", "de"),
        ("pt-BR,pt;q=0.9", "pt-BR"),
        ("pt-br", "pt-BR"),
        ("PT-BR;q=0.9, en;q=0.8", "pt-BR"),
        ("pt-PT, pt-BR;q=0.8", "pt"),
        ("pt", "pt"),
        ("pt-AO", "pt"),
        ("pt-BR-x-lvariant-1990", "pt-BR"),
        ("ja,zh;q=0.9", "en"),
        ("ja, de;q=0.1", "de"),
        ("en;q=0.5, de;q=0.9, fr;q=0.7", "de"),
        ("fr, de", "fr"),
        ("de;q=0.8, fr;q=0.8", "de"),
        ("de;q=0, fr;q=0.1", "fr"),
        ("de;q=0", "en"),
        ("no", "nb"),
        ("nn-NO, da;q=0.5", "nb"),
        ("*", "en"),
        ("*, it;q=0.2", "it"),
        ("de ; q=0.3 , el ; q = 0.6", "el"),
        ("de;q=high, fr;q=0.2", "fr"),
        ("de;q=nan, fr;q=0.2", "fr"),
        (";;;,,,=", "en"),
        ("dee", "en"),
        ("x" * 10_000, "en"),
    ],
)
def test_the_preferred_supported_language_is_chosen(wanted: str, code: str) -> None:
    assert negotiate(wanted) == code


@given(st.text())
def test_any_header_gives_a_supported_language(wanted: str) -> None:
    assert negotiate(wanted) in LANGUAGES


@pytest.mark.parametrize(
    ("code", "forms"),
    [
        ("en", "one other"),
        ("tr", "one other"),
        ("pt", "one other"),
        ("pt-BR", "one other"),
        ("pl", "few many one other"),
        ("ru", "few many one other"),
        ("cs", "few one other"),
        ("sl", "few one other two"),
        ("lt", "few one other"),
        ("lv", "one other zero"),
        ("ar", "few many one other two zero"),
    ],
)
def test_a_language_has_the_plural_forms_of_its_grammar(code: str, forms: str) -> None:
    assert " ".join(sorted(plural_forms(LANGUAGES[code]))) == forms
