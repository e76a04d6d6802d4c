"""Every part of the game satisfies its protocol: checked by mypy here, and loaded at run time."""

from gamecase.engines.analyst_module import AnalystModule
from gamecase.engines.bot import BotModule
from gamecase.engines.first_game_guide_module import FirstGameGuideModule
from gamecase.games import chess
from gamecase.games.chess import analyst, bot, first_game_guide, table
from gamecase.games.chess.position import Action, Position
from gamecase.games.chess.ruleset import Ruleset
from gamecase.kernel.game import Game
from gamecase.registry import find
from gamecase.scene.table_module import TableModule

GAME: Game[Ruleset, Position, Action] = chess.GAME
TABLE: TableModule[Ruleset, Position, Action] = table
BOT: BotModule[Position, Action] = bot
ANALYST: AnalystModule[Ruleset, Position, Action] = analyst
GUIDE: FirstGameGuideModule[Position, Action] = first_game_guide


def test_every_part_is_found_through_the_registry() -> None:
    package = find("chess")
    assert package.game is GAME
    assert package.table is TABLE
    assert package.bot is BOT
    assert package.analyst is ANALYST
    assert package.first_game_guide is GUIDE
    assert {*package.formats} == {"pgn"}
    assert {*package.commands} == set()
    assert package.booklets
    assert package.rulebook.chapters
    assert package.lessons
