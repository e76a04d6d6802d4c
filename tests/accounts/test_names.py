"""Account names and their skeletons."""

import pytest

from gamecase.accounts.names import BadName, name_skeleton, normalize_name


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "ann of cleves",
        "O’Neill",
        "José-María",
        "Дмитрий 2",
        "Ελένη",
        "محمد",
        "שרה",
        "村上 はるき",
        "김철수",
        "Łukasz_7",
        "अनीता",
    ],
)
def test_names_of_every_script_are_accepted(name: str) -> None:
    assert normalize_name(name) == name


@pytest.mark.parametrize(
    "name",
    [
        "",
        "A",
        "x" * 25,
        "Ann!",
        "<b>Ann</b>",
        "-Ann",
        "Ann.",
        "Аnn",  # the first letter is Cyrillic
        "Παul",
        "\u3164\u3164",  # invisible letters
        "🎲🎲",
        "Gamecase",
        "ADMIN",
        "...",
    ],
)
def test_a_bad_name_is_refused(name: str) -> None:
    with pytest.raises(BadName):
        normalize_name(name)


def test_invisible_control_characters_are_removed() -> None:
    assert normalize_name("Ann\u202egniB\u200b") == "AnngniB"


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("Ann", "ANN"),
        ("Ann", "a n n"),
        ("Ann", "Ánn"),
        ("Paul", "PauI"),  # a capital i
        ("Bob", "B0b"),
        ("Anna Lee", "Anna-Lee"),
        ("сора", "copa"),  # Cyrillic throughout
        ("Weiß", "WEISS"),
        ("Ａnn", "Ann"),  # full width
    ],
)
def test_names_that_look_alike_have_one_skeleton(one: str, two: str) -> None:
    assert name_skeleton(one) == name_skeleton(two)


@pytest.mark.parametrize(("one", "two"), [("Ann", "Anne"), ("Bob", "Rob"), ("अनीता", "अनीत")])
def test_different_names_have_different_skeletons(one: str, two: str) -> None:
    assert name_skeleton(one) != name_skeleton(two)
