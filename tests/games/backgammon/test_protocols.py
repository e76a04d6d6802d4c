"""The parts of the backgammon package satisfy their protocols, statically and when loaded."""

from gamecase.engines.analyst_module import AnalystModule
from gamecase.engines.bot import BotModule
from gamecase.engines.first_game_guide_module import FirstGameGuideModule
from gamecase.games.backgammon import GAME, analyst, bot, first_game_guide, table
from gamecase.games.backgammon.actions import Action
from gamecase.games.backgammon.position import Position
from gamecase.games.backgammon.ruleset import Ruleset
from gamecase.kernel.game import Game
from gamecase.registry import find
from gamecase.scene.table_module import TableModule

# Checked by mypy.
RULES: Game[Ruleset, Position, Action] = GAME
TABLE: TableModule[Ruleset, Position, Action] = table
BOT: BotModule[Position, Action] = bot
ANALYST: AnalystModule[Ruleset, Position, Action] = analyst
GUIDE: FirstGameGuideModule[Position, Action] = first_game_guide


def test_the_registry_loads_every_part() -> None:
    package = find("backgammon")
    assert package.game is RULES
    assert package.table is TABLE
    assert package.bot is BOT
    assert package.analyst is ANALYST
    assert package.first_game_guide is GUIDE
    assert {*package.formats} == {"mat", "sgf"}
    assert {*package.commands} == {"plays", "bot", "eval", "rollout", "ubgi"}
    assert [*package.booklets] == ["case", "best-of", "small-first", "collection", "tournament"]
    assert package.rulebook.chapters
    assert package.lessons
