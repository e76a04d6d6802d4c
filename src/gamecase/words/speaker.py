"""Turning phrases into sentences of one language."""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from gamecase.kernel.phrase import Fact, Phrase
from gamecase.kernel.seat import Seat
from gamecase.registry import find
from gamecase.words.languages import SOURCE, Language, language

SHELL = Path(__file__).parent / "shell"

_REMEMBERED = 1024  # sentences of one speaker


class MissingWords(LookupError):
    """A phrase that no word file holds: a mistake of ours, not of a reader."""


class Speaker:
    """Says phrases in one language: those of the shell, and of one game when it has one.

    A sentence missing in the language is said in English; `gamecase check-words` finds it.
    """

    def __init__(self, spoken: Language, folders: tuple[Path, ...]) -> None:
        self.language = spoken
        codes = dict.fromkeys((spoken.code, SOURCE))
        self._bundles = [_bundle(code, folders) for code in codes]
        # Most of what is said was said a moment ago: the labels of a board, whose turn it is.
        self._said = lru_cache(maxsize=_REMEMBERED)(self._format)
        self._known = lru_cache(maxsize=_REMEMBERED)(self._has)
        self._seated = lru_cache(maxsize=_REMEMBERED)(self._seat)

    def say(self, phrase: Phrase) -> str:
        facts = phrase.facts
        return self._said(phrase.key, (*facts.items(),), (*map(type, facts.values()),))

    def __call__(self, key: str, /, **facts: Fact) -> str:
        # Types belong to it: 1 and 1.0 are equal, and may be written differently.
        return self._said(key, (*facts.items(),), (*map(type, facts.values()),))

    def _format(self, key: str, given: tuple[tuple[str, Fact], ...], types: object) -> str:
        facts = dict(given)
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
        """What a seat is called; a booklet may have names of its own: `seat-first-<booklet>`."""
        return self._seated(seat, ruleset)

    def _seat(self, seat: Seat, ruleset: str) -> str:
        if not seat.is_player:
            return ""
        own = f"seat-{seat.value}-{ruleset}"
        return self(own if self.has(own) else f"seat-{seat.value}")

    def has(self, key: str) -> bool:
        return self._known(key)

    def _has(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)


def _bundle(code: str, folders: tuple[Path, ...]) -> FluentBundle:
    # Isolating marks keep a left-to-right name from scrambling a right-to-left sentence; in the
    # other languages they would only be stray characters for whoever copies the text.
    bundle = FluentBundle([code], use_isolating=language(code).is_right_to_left)
    for folder in folders:
        path = folder / f"{code}.ftl"
        if path.exists():
            bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


@lru_cache(maxsize=256)
def speaker(code: str, game: str = "") -> Speaker:
    """The speaker of a language, with the words of a game when one is named."""
    folders = (SHELL, find(game).folder / "words") if game else (SHELL,)
    return Speaker(language(code), folders)


def word_folders(games: Mapping[str, Path]) -> dict[str, Path]:
    """Every folder of words there is, by the name of its owner."""
    return {"shell": SHELL, **{key: folder / "words" for key, folder in games.items()}}
