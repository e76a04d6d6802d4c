"""Every part of draughts satisfies its protocol: checked by mypy here, and loaded at run time."""

from gamecase.engines.analyst_module import AnalystModule
from gamecase.engines.bot import BotModule
from gamecase.engines.first_game_guide_module import FirstGameGuideModule
from gamecase.games import draughts
from gamecase.games.draughts import analyst, bot, first_game_guide, table
from gamecase.games.draughts.position import Move, Position
from gamecase.games.draughts.ruleset import Ruleset
from gamecase.kernel.game import Game
from gamecase.registry import find
from gamecase.scene.table_module import TableModule

GAME: Game[Ruleset, Position, Move] = draughts.GAME
TABLE: TableModule[Ruleset, Position, Move] = table
BOT: BotModule[Position, Move] = bot
ANALYST: AnalystModule[Ruleset, Position, Move] = analyst
GUIDE: FirstGameGuideModule[Position, Move] = first_game_guide


def test_every_part_is_found_through_the_registry() -> None:
    package = find("draughts")
    assert package.game is GAME
    assert package.table is TABLE
    assert package.bot is BOT
    assert package.analyst is ANALYST
    assert package.first_game_guide is GUIDE
    assert {*package.formats} == {"pdn"}
    assert {*package.commands} == {"hub", "endings"}
    assert package.booklets
    assert package.rulebook.chapters
    assert package.lessons
