"""Names of players as analyses and the opening explorer store them."""

from gamecase.messages.viewer import character_name
from gamecase.registry import GamePackage
from gamecase.study.indexed_game import BOT_PREFIX
from gamecase.words import Speaker


def shown_name(package: GamePackage, words: Speaker, name: str) -> str:
    """The name of a player; that of a computer by its level, if there is such a level."""
    level = name.removeprefix(BOT_PREFIX)
    if name != level and any(known.key == level for known in package.bot.LEVELS):
        return words("player-computer", name=character_name(words, level))
    return name
