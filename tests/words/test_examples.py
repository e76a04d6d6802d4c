"""Examples of messages: sensible values, every variant, every plural form."""

import pytest

from gamecase.words.digests import State
from gamecase.words.examples import example_facts, owners, shown_messages
from gamecase.words.languages import LANGUAGES, SOURCE
from gamecase.words.messages import parse_words

GERMAN, ENGLISH, POLISH = (LANGUAGES[code] for code in ("de", SOURCE, "pl"))


def facts(text: str, code: str = "en") -> list[tuple[str, dict[str, object]]]:
    (message,) = parse_words(text).messages.values()
    return [(variant, dict(each)) for variant, each in example_facts(message, LANGUAGES[code])]


def test_a_message_without_variables_has_one_example() -> None:
    assert facts("a = Hello\n") == [("", {})]


def test_a_variable_has_a_value_that_fits_its_name_or_its_name() -> None:
    assert facts("a = { $name } on { $square }: { $thing }\n") == [
        ("", {"name": "Maria", "square": "e4", "thing": "thing"})
    ]
    assert facts("a = { NUMBER($cost, minimumFractionDigits: 3) }\n") == [("", {"cost": 1.5})]


COUNT = "a = { $n ->\n    [one] one\n    [few] few\n    [many] many\n   *[other] other\n}\n"


@pytest.mark.parametrize(
    ("code", "numbers"), [("en", [0, 1]), ("pl", [0, 1, 2]), ("ar", [0, 1, 2, 3, 11, 100])]
)
def test_every_plural_form_of_the_language_has_a_number(code: str, numbers: list[int]) -> None:
    assert [each["n"] for _, each in facts(COUNT, code)] == numbers


def test_every_variant_is_shown() -> None:
    text = "a = { $seat ->\n    [first] X\n   *[second] O\n} { $name }\n"
    assert facts(text) == [
        ("seat = first", {"name": "Maria", "seat": "first"}),
        ("seat = second", {"name": "Maria", "seat": "second"}),
    ]


@pytest.mark.parametrize("owner", owners())
def test_every_message_has_examples_without_errors(owner: str) -> None:
    for message in shown_messages(owner, ENGLISH, ENGLISH):
        assert message.state is State.CURRENT
        assert message.ours == message.beside
        assert message.ours
        assert not any("FluentReferenceError" in example.sentence for example in message.ours)


def test_two_languages_stand_side_by_side() -> None:
    shown = {message.key: message for message in shown_messages("chess", GERMAN, ENGLISH)}
    assert shown["game-name"].ours[0].sentence == "Schach"
    assert shown["game-name"].beside[0].sentence == "Chess"
    assert shown_messages("chess", GERMAN, ENGLISH) is shown_messages("chess", GERMAN, ENGLISH)
