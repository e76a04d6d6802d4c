"""Every sentence a person reads, in 27 languages, by Fluent."""

from gamecase.words.languages import LANGUAGES, Language, negotiate
from gamecase.words.speaker import Speaker, speaker

__all__ = ["LANGUAGES", "Language", "Speaker", "negotiate", "speaker"]
