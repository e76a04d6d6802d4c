"""What is true of the words of every game, in languages it has and in those it lacks."""

import pytest
from fluent.syntax import FluentParser, ast

from gamecase.registry import GamePackage, all_games
from gamecase.words.checks import check
from gamecase.words.languages import LANGUAGES, SOURCE
from gamecase.words.speaker import SHELL, Speaker
from log_builder import PEBBLE

pytestmark = pytest.mark.slow

PACKAGES = [*all_games().values(), PEBBLE]


def speaker_of(package: GamePackage, code: str) -> Speaker:
    return Speaker(LANGUAGES[code], (SHELL, package.folder / "words"))


def english_keys(package: GamePackage) -> list[str]:
    text = (package.folder / "words" / f"{SOURCE}.ftl").read_text("utf-8")
    entries = FluentParser().parse(text).body
    return [entry.id.name for entry in entries if isinstance(entry, ast.Message)]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.game.key)
def test_every_message_can_be_said_in_every_language(package: GamePackage, code: str) -> None:
    words = speaker_of(package, code)
    missing = [key for key in english_keys(package) if not words.has(key)]
    assert not missing, missing
    assert words("game-name")
    assert words("scene-title")


def test_a_game_without_a_language_is_shown_in_english() -> None:
    """The words of the application stay in the language of the reader."""
    english, german = speaker_of(PEBBLE, "en"), speaker_of(PEBBLE, "de")
    assert not (PEBBLE.folder / "words" / "de.ftl").exists()
    assert german("game-name") == english("game-name")
    assert german("verify-rolls", count=2) != english("verify-rolls", count=2)


def test_a_game_without_a_language_is_reported_and_is_no_fault() -> None:
    report = check({"shell": SHELL, "pebble": PEBBLE.folder / "words"})
    assert report.faults == []
    assert report.untranslated == {"pebble": [code for code in LANGUAGES if code != SOURCE]}
    assert report.counts[SOURCE] == report.total
    assert report.counts["de"] == report.total - len(english_keys(PEBBLE))
