"""The characters of the computer's levels, as players meet them."""

from collections.abc import Sequence

from gamecase.engines.bot import Level
from gamecase.messages.types import CharacterMessage
from gamecase.messages.viewer import character_name
from gamecase.registry import GamePackage
from gamecase.words.speaker import Speaker

#: The temperaments, from gentle to calm, that greetings and closing words are written for.
_TEMPERAMENTS = ("gentle", "cheerful", "steady", "sharp", "calm")


def rank_of(levels: Sequence[Level], key: str, steps: int) -> int:
    """The place of a level among so many steps, 0 for the weakest level."""
    index = [level.key for level in levels].index(key)
    return round(index * (steps - 1) / max(1, len(levels) - 1))


def face_path(game: str, level: str) -> str:
    """The address of the picture of a level's face."""
    return f"/faces/{game}/{level}.svg"


def character_message(package: GamePackage, words: Speaker, level: str) -> CharacterMessage | None:
    """The character of a level; None for a level that the game no longer has."""
    levels = package.bot.LEVELS
    if level not in [known.key for known in levels]:
        return None
    temperament = _TEMPERAMENTS[rank_of(levels, level, len(_TEMPERAMENTS))]
    return {
        "name": character_name(words, level),
        "level": words(f"level-{level}"),
        "face": face_path(package.game.key, level),
        "hello": words(f"character-hello-{temperament}"),
        "bye": words(f"character-bye-{temperament}"),
    }
