"""Speakers: format phrases as sentences of one language."""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from gamecase.kernel.phrase import Fact, Phrase
from gamecase.kernel.seat import Seat
from gamecase.registry import find
from gamecase.words.languages import SOURCE, Language, language

SHELL = Path(__file__).parent / "shell"

_CACHE_SIZE = 1024  # sentences of one speaker


class MissingWords(LookupError):
    """A phrase that has no message in any word file: a programming error."""


class Speaker:
    """Formats the messages of one language: those of the application and those of one game.

    A message that the language lacks is formatted in English, and so is a game that has no file
    for the language at all; `gamecase check-words` reports both. A game may say a message of the
    application in words of its own, in any language: a drawn game of chess is "Remis" in German.
    """

    def __init__(self, spoken: Language, folders: tuple[Path, ...]) -> None:
        self.language = spoken
        codes = dict.fromkeys((spoken.code, SOURCE))
        self._bundles = [_bundle(code, folders) for code in codes]
        # Boards repeat the same few sentences: labels of squares, whose turn it is.
        self._format = lru_cache(maxsize=_CACHE_SIZE)(self._format_uncached)
        self._has = lru_cache(maxsize=_CACHE_SIZE)(self._has_uncached)
        self._seat = lru_cache(maxsize=_CACHE_SIZE)(self._seat_uncached)

    def say(self, phrase: Phrase) -> str:
        """The phrase as a sentence; MissingWords if no word file has its message."""
        facts = phrase.facts
        return self._format(phrase.key, (*facts.items(),), (*map(type, facts.values()),))

    def __call__(self, key: str, /, **facts: Fact) -> str:
        # The types are part of the cache key: 1 and 1.0 are equal, but may be written differently.
        return self._format(key, (*facts.items(),), (*map(type, facts.values()),))

    def _format_uncached(self, key: str, items: tuple[tuple[str, Fact], ...], types: object) -> str:
        facts = dict(items)
        for bundle in self._bundles:
            if bundle.has_message(key):
                message = bundle.get_message(key)
                if message.value is not None:
                    text, errors = bundle.format_pattern(message.value, facts)
                    if errors:
                        raise MissingWords(f"{self.language.code}: {key}: {errors[0]!r}")
                    return str(text)
        raise MissingWords(f"no words for {key!r}")

    def seat(self, seat: Seat, ruleset: str) -> str:
        """The name of a seat: `seat-<seat>-<booklet>` where a booklet has one, or `seat-<seat>`."""
        return self._seat(seat, ruleset)

    def _seat_uncached(self, seat: Seat, ruleset: str) -> str:
        if not seat.is_player:
            return ""
        key = f"seat-{seat.value}-{ruleset}"
        return self(key if self.has(key) else f"seat-{seat.value}")

    def has(self, key: str) -> bool:
        """Whether a message exists, in the language or in English."""
        return self._has(key)

    def _has_uncached(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)


def _bundle(code: str, folders: tuple[Path, ...]) -> FluentBundle:
    # Isolation marks keep a left-to-right name from scrambling a right-to-left sentence; in other
    # languages they would only be stray characters in copied text.
    bundle = FluentBundle([language(code).locale], use_isolating=language(code).is_right_to_left)
    for folder in folders:
        path = folder / f"{code}.ftl"
        if path.exists():
            # The words of a game come after those of the application, and replace them.
            bundle.add_resource(FluentResource(path.read_text("utf-8")), allow_overrides=True)
    return bundle


@lru_cache(maxsize=256)
def speaker(code: str, game: str = "") -> Speaker:
    """The speaker of a language, with the words of a game if one is named."""
    folders = (SHELL, find(game).folder / "words") if game else (SHELL,)
    return Speaker(language(code), folders)


def word_folders(games: Mapping[str, Path]) -> dict[str, Path]:
    """Every folder of word files, by the key of its owner."""
    return {"shell": SHELL, **{key: folder / "words" for key, folder in games.items()}}
