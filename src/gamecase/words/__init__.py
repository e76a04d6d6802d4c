"""The texts of the application and its games in 28 languages, as Fluent messages."""

from gamecase.words.languages import LANGUAGES, Language, negotiate
from gamecase.words.speaker import Speaker, speaker

__all__ = ["LANGUAGES", "Language", "Speaker", "negotiate", "speaker"]
