"""Speakers: phrases become sentences with the right plural."""

from pathlib import Path

import pytest

from gamecase.kernel.errors import BadInput, UnknownGame
from gamecase.kernel.phrase import Phrase
from gamecase.kernel.seat import Seat
from gamecase.words.languages import LANGUAGES
from gamecase.words.speaker import SHELL, MissingWords, Speaker, speaker, word_folders
from log_builder import TICTACTOE


def speaker_of(code: str, folder: Path, **files: str) -> Speaker:
    """A speaker with word files of its own."""
    for name, text in files.items():
        (folder / f"{name}.ftl").write_text(text, "utf-8")
    return Speaker(LANGUAGES[code], (folder,))


def test_a_phrase_is_formatted_with_its_facts(tmp_path: Path) -> None:
    say = speaker_of("en", tmp_path, en="greet = Good day, { $name }!")
    assert say("greet", name="Ann") == "Good day, Ann!"
    assert say.say(Phrase("greet", {"name": "Ann", "unused": 3})) == "Good day, Ann!"


def test_a_message_missing_in_a_language_is_english(tmp_path: Path) -> None:
    say = speaker_of("de", tmp_path, en="a = one\nb = two", de="a = eins")
    assert (say("a"), say("b")) == ("eins", "two")
    assert say.has("b")
    assert not say.has("c")
    nothing = speaker_of("fi", tmp_path)
    assert nothing("a") == "one"


def test_a_message_missing_everywhere_is_an_error(tmp_path: Path) -> None:
    say = speaker_of("de", tmp_path, en="a = one", de="b = zwei { $count }")
    with pytest.raises(MissingWords, match="no words for 'c'"):
        say("c")
    with pytest.raises(MissingWords, match=r"de: b: .*count"):
        say("b")


def test_a_message_without_a_value_does_not_count(tmp_path: Path) -> None:
    say = speaker_of("en", tmp_path, en="a =\n    .title = only an attribute")
    with pytest.raises(MissingWords):
        say("a")


def test_a_name_is_never_parsed_as_fluent(tmp_path: Path) -> None:
    say = speaker_of("en", tmp_path, en="greet = Good day, { $name }!\nsecret = hidden")
    for name in ("{ secret }", "{ $name }", "\\u0041", "<b>", "{", ""):
        assert say("greet", name=name) == f"Good day, {name}!"


def test_names_are_isolated_only_in_right_to_left_languages(tmp_path: Path) -> None:
    files = dict.fromkeys(("en", "ar"), "greet = ({ $name })")
    assert speaker_of("en", tmp_path, **files)("greet", name="Ann") == "(Ann)"
    assert speaker_of("ar", tmp_path)("greet", name="Ann") == "(\u2068Ann\u2069)"


def test_a_booklet_may_have_its_own_names_for_seats(tmp_path: Path) -> None:
    say = speaker_of("en", tmp_path, en="seat-first = White\nseat-first-frisian = Yellow")
    assert say.seat(Seat.FIRST, "frisian") == "Yellow"
    assert say.seat(Seat.FIRST, "english") == "White"
    assert say.seat(Seat.NATURE, "english") == say.seat(Seat.NOBODY, "english") == ""


def test_a_game_may_say_a_message_of_the_application_in_its_own_words(tmp_path: Path) -> None:
    shell, chess = tmp_path / "shell", tmp_path / "chess"
    for folder in (shell, chess):
        folder.mkdir()
    (shell / "en.ftl").write_text("drawn = A draw.\nover = Over.")
    (shell / "de.ftl").write_text("drawn = Unentschieden.\nover = Zu Ende.")
    (chess / "de.ftl").write_text("drawn = Remis.")
    (chess / "en.ftl").write_text("over = Game over.")
    german = Speaker(LANGUAGES["de"], (shell, chess))
    assert (german("drawn"), german("over")) == ("Remis.", "Zu Ende.")
    english = Speaker(LANGUAGES["en"], (shell, chess))
    assert (english("drawn"), english("over")) == ("A draw.", "Game over.")
    assert Speaker(LANGUAGES["de"], (shell,))("drawn") == "Unentschieden."


_COUNT = """
count = { $n ->
    [zero] zero
    [one] one
    [two] two
    [few] few
    [many] many
   *[other] other
}
"""

PLURALS = {
    "pl": {1: "one", 2: "few", 5: "many", 12: "many", 22: "few", 25: "many", 101: "many"},
    "ar": {0: "zero", 1: "one", 2: "two", 3: "few", 11: "many", 100: "other", 103: "few"},
    "sl": {1: "one", 2: "two", 3: "few", 4: "few", 5: "other", 101: "one", 102: "two"},
    "lt": {1: "one", 2: "few", 10: "other", 11: "other", 21: "one", 22: "few"},
    "lv": {0: "zero", 1: "one", 2: "other", 10: "zero", 21: "one"},
    "ru": {1: "one", 3: "few", 11: "many", 21: "one"},
    "en": {0: "other", 1: "one", 2: "other"},
    "tr": {1: "one", 2: "other"},
    "pt": {0: "other", 1: "one", 2: "other"},
    "pt-BR": {0: "one", 1: "one", 2: "other"},
}


@pytest.mark.parametrize("code", PLURALS)
def test_a_number_chooses_the_plural_of_the_language(code: str, tmp_path: Path) -> None:
    say = speaker_of(code, tmp_path, **{code: _COUNT, "en": _COUNT})
    assert {number: say("count", n=number) for number in PLURALS[code]} == PLURALS[code]


@pytest.mark.parametrize(
    ("code", "alike", "different"),
    [
        ("pl", [(2, 3, 24), (5, 11, 25)], (1, 2, 5)),
        ("sl", [(3, 4, 103), (5, 11, 20)], (1, 2, 3, 5)),
        ("lt", [(2, 9, 22), (10, 11, 20)], (1, 2, 10)),
        ("ar", [(3, 10, 103), (11, 26, 99)], (1, 2, 3, 11)),
        ("ru", [(2, 3, 34), (5, 12, 20)], (1, 2, 5)),
    ],
)
def test_messages_of_the_application_have_plural_forms(
    code: str, alike: list[tuple[int, ...]], different: tuple[int, ...]
) -> None:
    def shape(number: int) -> str:
        said = speaker(code)("verify-rolls", count=number)
        return "".join(each for each in said if not each.isdigit())

    for numbers in alike:
        assert len({shape(number) for number in numbers}) == 1, numbers
    assert len({shape(number) for number in different}) == len(different)


def test_a_speaker_of_a_game_knows_both_the_application_and_the_game() -> None:
    say = speaker("en", "tictactoe")
    assert say("app-name") == "Gamecase"
    assert say("game-name") == "Tic-tac-toe"
    assert not speaker("en").has("game-name")


def test_speakers_are_cached() -> None:
    assert speaker("de", "tictactoe") is speaker("de", "tictactoe")


def test_unknown_languages_and_games_are_errors() -> None:
    with pytest.raises(BadInput):
        speaker("xx")
    with pytest.raises(UnknownGame):
        speaker("en", "go")


def test_word_folders_name_the_application_and_the_games() -> None:
    folders = word_folders({"tictactoe": TICTACTOE.folder})
    assert folders == {"shell": SHELL, "tictactoe": TICTACTOE.folder / "words"}
    assert all((folder / "en.ftl").is_file() for folder in folders.values())
