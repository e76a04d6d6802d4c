"""What an account may be called."""

import pytest

from gamecase.accounts.names import BadName, account_name, name_skeleton


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
def test_names_of_every_script_are_names(name: str) -> None:
    assert account_name(name) == name


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
        "\u3164\u3164",  # letters that show nothing
        "🎲🎲",
        "Gamecase",
        "ADMIN",
        "...",
    ],
)
def test_what_is_no_name_is_told_so(name: str) -> None:
    with pytest.raises(BadName):
        account_name(name)


def test_marks_that_turn_writing_round_are_left_out() -> None:
    assert account_name("Ann\u202egniB\u200b") == "AnngniB"


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
        ("Ａnn", "Ann"),  # as wide as an ideograph
    ],
)
def test_names_that_look_alike_are_one_name(one: str, two: str) -> None:
    assert name_skeleton(one) == name_skeleton(two)


@pytest.mark.parametrize(("one", "two"), [("Ann", "Anne"), ("Bob", "Rob"), ("अनीता", "अनीत")])
def test_names_that_differ_stay_apart(one: str, two: str) -> None:
    assert name_skeleton(one) != name_skeleton(two)
