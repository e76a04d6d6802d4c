"""Find the installed games and load the parts of each one lazily.

Games come from the folders of `gamecase.games` and from the entry points of other distributions.
A part (table, bot, analyst, ...) is imported when it is first used, so that listing games or
replaying a record does not import an engine.
"""

from __future__ import annotations  # types of parts are not imported before the parts are

import pkgutil
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from gamecase.extras import require
from gamecase.kernel.booklet_reader import read_booklets
from gamecase.kernel.errors import BadInput, BookletError, UnknownGame
from gamecase.kernel.seat import Seat

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Mapping
    from types import ModuleType

    from gamecase.engines.analyst_module import AnalystModule
    from gamecase.engines.array_encoding_module import ArrayEncodingModule
    from gamecase.engines.batch_evaluation_module import BatchEvaluationModule
    from gamecase.engines.bot import BotModule
    from gamecase.engines.deep_analysis_module import DeepAnalysisModule
    from gamecase.engines.drill_module import DrillModule
    from gamecase.engines.explorer_module import ExplorerModule
    from gamecase.engines.first_game_guide_module import FirstGameGuideModule
    from gamecase.engines.game_batch_module import GameBatchModule
    from gamecase.engines.line_counter_module import LineCounterModule
    from gamecase.engines.line_search_module import LineSearchModule
    from gamecase.engines.opening_book_module import OpeningBookModule
    from gamecase.engines.playouts_module import PlayoutsModule
    from gamecase.engines.preparation import PreparationModule
    from gamecase.engines.self_play_batch_module import SelfPlayBatchModule
    from gamecase.engines.study_module import StudyModule
    from gamecase.kernel.booklet import Booklet, Clause, SwitchValue
    from gamecase.kernel.event_results import ResultFormat
    from gamecase.kernel.game import AnyGame
    from gamecase.kernel.lesson import Lesson
    from gamecase.kernel.log import Header
    from gamecase.kernel.match_state import MatchState
    from gamecase.kernel.other_notation import ActionNotation, PositionNotation
    from gamecase.kernel.rulebook import Rulebook
    from gamecase.kernel.transcript import BinaryFormat, Format
    from gamecase.scene.editor_module import EditorModule
    from gamecase.scene.table_module import TableModule

    AnyTable = TableModule[Any, Any, Any]
    AnyEditor = EditorModule[Any, Any]
    AnyBots = BotModule[Any, Any]
    AnyAnalyst = AnalystModule[Any, Any, Any]
    AnyBatchEvaluation = BatchEvaluationModule[Any]
    AnyDeepAnalysis = DeepAnalysisModule[Any]
    AnyLineSearch = LineSearchModule[Any]
    AnyGuide = FirstGameGuideModule[Any, Any]
    AnyPreparation = PreparationModule[Any]
    AnyLineCounter = LineCounterModule[Any]
    AnyArrayEncoding = ArrayEncodingModule[Any, Any, Any]
    AnyPlayouts = PlayoutsModule[Any]
    AnyGameBatch = GameBatchModule[Any]
    AnyStudy = StudyModule[Any]
    AnyDrills = DrillModule[Any, Any]
    AnyOpeningBook = OpeningBookModule[Any, Any]
    AnyExplorer = ExplorerModule[Any]

#: The module and the name of the protocol of each part.
_PROTOCOLS = {
    "analyst": ("gamecase.engines.analyst_module", "AnalystModule"),
    "batch_evaluation": ("gamecase.engines.batch_evaluation_module", "BatchEvaluationModule"),
    "bot": ("gamecase.engines.bot", "BotModule"),
    "drills": ("gamecase.engines.drill_module", "DrillModule"),
    "deep_analysis": ("gamecase.engines.deep_analysis_module", "DeepAnalysisModule"),
    "editor": ("gamecase.scene.editor_module", "EditorModule"),
    "array_encoding": ("gamecase.engines.array_encoding_module", "ArrayEncodingModule"),
    "explorer": ("gamecase.engines.explorer_module", "ExplorerModule"),
    "first_game_guide": ("gamecase.engines.first_game_guide_module", "FirstGameGuideModule"),
    "game_batch": ("gamecase.engines.game_batch_module", "GameBatchModule"),
    "line_counter": ("gamecase.engines.line_counter_module", "LineCounterModule"),
    "line_search": ("gamecase.engines.line_search_module", "LineSearchModule"),
    "opening_book": ("gamecase.engines.opening_book_module", "OpeningBookModule"),
    "playouts": ("gamecase.engines.playouts_module", "PlayoutsModule"),
    "preparation": ("gamecase.engines.preparation", "PreparationModule"),
    "self_play_batch": ("gamecase.engines.self_play_batch_module", "SelfPlayBatchModule"),
    "study": ("gamecase.engines.study_module", "StudyModule"),
    "table": ("gamecase.scene.table_module", "TableModule"),
}

#: Entry-point group by which another distribution registers the package of a game.
ENTRY_POINTS = "gamecase.games"


@dataclass(frozen=True)
class GamePackage:
    """A game and everything in its folder: rules, booklets, table, bots, formats and words."""

    module: str  # dotted name, such as gamecase.games.chess

    @cached_property
    def game(self) -> AnyGame:
        """The rules."""
        return cast("AnyGame", import_module(self.module).GAME)

    @cached_property
    def folder(self) -> Path:
        path = import_module(self.module).__file__
        assert path is not None  # a game is a package with an __init__.py
        return Path(path).parent

    @cached_property
    def booklets(self) -> Mapping[str, Booklet]:
        """The booklets by key, in the order in which they are offered."""
        return read_booklets(self.folder / "booklets")

    @cached_property
    def rulebook(self) -> Rulebook:
        from gamecase.kernel.rulebook import read_rulebook  # noqa: PLC0415 - not always needed

        return read_rulebook(self.folder / "rulebook.toml")

    @cached_property
    def lessons(self) -> tuple[Lesson, ...]:
        from gamecase.kernel.lesson import read_lessons  # noqa: PLC0415 - not always needed

        return read_lessons(self.folder / "lessons.toml")

    @cached_property
    def table(self) -> AnyTable:
        """How the game is drawn and played by hand."""
        return cast("AnyTable", self._part("table"))

    @cached_property
    def editor(self) -> AnyEditor | None:
        """Sets up positions by hand; not every game has one."""
        return cast("AnyEditor", self._part("editor")) if self._has("editor") else None

    @cached_property
    def bot(self) -> AnyBots:
        """The computer players."""
        return cast("AnyBots", self._part("bot"))

    @cached_property
    def analyst(self) -> AnyAnalyst | None:
        """Evaluates positions for the analysis of a game; not every game has one."""
        if not self._has("analyst"):
            return None
        return cast("AnyAnalyst", self._part("analyst"))

    @cached_property
    def first_game_guide(self) -> AnyGuide | None:
        """Explains a first game; not every game has one."""
        return (
            cast("AnyGuide", self._part("first_game_guide"))
            if self._has("first_game_guide")
            else None
        )

    @cached_property
    def study(self) -> AnyStudy | None:
        """How its decisions are counted and measured; games with an analyst may have it."""
        return cast("AnyStudy", self._part("study")) if self._has("study") else None

    @cached_property
    def drills(self) -> AnyDrills | None:
        """Short exercises to repeat; not every game has them."""
        return cast("AnyDrills", self._part("drills")) if self._has("drills") else None

    @cached_property
    def opening_book(self) -> AnyOpeningBook | None:
        """Pages about how the game is opened; few games have them."""
        if not self._has("opening_book"):
            return None
        return cast("AnyOpeningBook", self._part("opening_book"))

    @cached_property
    def explorer(self) -> AnyExplorer | None:
        """How its games are counted by position in the opening explorer; not every game has it."""
        return cast("AnyExplorer", self._part("explorer")) if self._has("explorer") else None

    @cached_property
    def line_search(self) -> AnyLineSearch | None:
        """Searches the best lines of a position; not every game has one."""
        if not self._has("line_search"):
            return None
        return cast("AnyLineSearch", self._part("line_search"))

    @cached_property
    def deep_analysis(self) -> AnyDeepAnalysis | None:
        """Analyses a position more deeply, step by step; not every game has it."""
        if not self._has("deep_analysis"):
            return None
        return cast("AnyDeepAnalysis", self._part("deep_analysis"))

    @cached_property
    def batch_evaluation(self) -> AnyBatchEvaluation | None:
        """Evaluates many positions at once, and rolls positions out; few games have it."""
        if not self._has("batch_evaluation"):
            return None
        return cast("AnyBatchEvaluation", self._part("batch_evaluation"))

    @cached_property
    def preparation(self) -> AnyPreparation | None:
        """What its engine compiles and computes ahead; not every game has one."""
        if not self._has("preparation"):
            return None
        return cast("AnyPreparation", self._part("preparation"))

    @cached_property
    def line_counter(self) -> AnyLineCounter | None:
        """Counts lines of play by its compiled kernel; not every game has one."""
        if not self._has("line_counter"):
            return None
        return cast("AnyLineCounter", self._part("line_counter"))

    @cached_property
    def array_encoding(self) -> AnyArrayEncoding:
        """Its positions as arrays and its actions as numbers."""
        if not self._has("array_encoding"):
            raise BadInput(f"{self.game.key} has no encoding as arrays")
        require("engines", "positions as arrays")
        return cast("AnyArrayEncoding", self._part("array_encoding"))

    @cached_property
    def playouts(self) -> AnyPlayouts | None:
        """Plays many random games by its compiled kernel; not every game has this."""
        return cast("AnyPlayouts", self._part("playouts")) if self._has("playouts") else None

    @cached_property
    def game_batch(self) -> AnyGameBatch | None:
        """Plays many games by the choices of a policy on its kernel; not every game has this."""
        return cast("AnyGameBatch", self._part("game_batch")) if self._has("game_batch") else None

    @cached_property
    def self_play_batch(self) -> SelfPlayBatchModule[Any] | None:
        """Plays many games by the numbers of actions on its kernel; few games have this."""
        if not self._has("self_play_batch"):
            return None
        return cast("SelfPlayBatchModule[Any]", self._part("self_play_batch"))

    @cached_property
    def result_formats(self) -> Mapping[str, ResultFormat]:
        """The file formats for the results of an event, by file suffix; few games have one."""
        if not self._has("formats"):
            return {}
        formats: tuple[ResultFormat, ...] = getattr(self._import("formats"), "RESULT_FORMATS", ())
        return {each.suffix: each for each in formats}

    @cached_property
    def formats(self) -> Mapping[str, Format]:
        """The file formats of other programs that it reads or writes, by file suffix."""
        if not self._has("formats"):
            return {}
        formats: tuple[Format, ...] = self._import("formats").FORMATS
        return {each.suffix: each for each in formats}

    @cached_property
    def binary_formats(self) -> Mapping[str, BinaryFormat]:
        """The formats of other programs that are no text, by file suffix; few games have any."""
        if not self._has("formats"):
            return {}
        formats: tuple[BinaryFormat, ...] = getattr(self._import("formats"), "BINARY_FORMATS", ())
        return {each.suffix: each for each in formats}

    @cached_property
    def position_notations(self) -> Mapping[str, PositionNotation]:
        """The notations of other programs for its positions, by key."""
        notations: tuple[PositionNotation, ...] = self._notations("POSITIONS")
        return {each.key: each for each in notations}

    @cached_property
    def action_notations(self) -> Mapping[str, ActionNotation]:
        """The notations of other programs for its actions, by key."""
        notations: tuple[ActionNotation, ...] = self._notations("ACTIONS")
        return {each.key: each for each in notations}

    def _notations(self, name: str) -> Any:
        return (
            getattr(self._import("other_notations"), name) if self._has("other_notations") else ()
        )

    @cached_property
    def commands(self) -> Mapping[str, Callable[..., Any]]:
        """The commands it adds to the command line; see `gamecase.cli.game_commands`."""
        if not self._has("commands"):
            return {}
        return cast("Mapping[str, Callable[..., Any]]", self._import("commands").COMMANDS)

    def _has(self, part: str) -> bool:
        return find_spec(f"{self.module}.{part}") is not None

    def _import(self, part: str) -> ModuleType:
        return import_module(f"{self.module}.{part}")

    def _part(self, part: str) -> ModuleType:
        """The module of a part; a member of its protocol that is missing is named at once."""
        module = self._import(part)
        protocol, name = _PROTOCOLS[part]
        members = _members(getattr(import_module(protocol), name))
        if missing := sorted(name for name in members if not hasattr(module, name)):
            raise BookletError(f"{module.__name__} lacks {', '.join(missing)}")
        return module

    def booklet(self, key: str) -> Booklet:
        if key not in self.booklets:
            raise BookletError(f"{self.game.key} has no booklet {key!r}; it has {[*self.booklets]}")
        return self.booklets[key]

    def rules(self, key: str = "", switches: Mapping[str, SwitchValue] | None = None) -> Any:
        """The ruleset of a booklet (by default the first one) with the given switches."""
        booklet = self.booklet(key or next(iter(self.booklets)))
        if not switches:
            return self._default_rules(booklet.key)
        return self.game.ruleset(booklet, switches)

    def _default_rules(self, key: str) -> Any:
        """The ruleset of a booklet as it is, built once: programs ask for it with every request."""
        known = self._rulesets.get(key)
        if known is None:
            known = self._rulesets[key] = self.game.ruleset(self.booklets[key], {})
        return known

    def clauses(
        self, key: str = "", switches: Mapping[str, SwitchValue] | None = None
    ) -> tuple[Clause, ...]:
        """The clauses of a booklet that are in force, each with its origin."""
        booklet = self.booklet(key or next(iter(self.booklets)))
        return booklet.clauses_in_force(switches or {})

    def is_board_turned(self, rules: Hashable) -> bool:
        """Whether the board is drawn differently for the second seat."""
        known = self._boards_turned.get(rules)
        if known is None:
            draw, position = self.table.draw, self.table.showcase(rules)
            known = draw(position, Seat.FIRST) != draw(position, Seat.SECOND)
            self._boards_turned[rules] = known
        return known

    @cached_property
    def _rulesets(self) -> dict[str, Any]:
        """The rulesets of booklets without switches, as far as they have been used."""
        return {}

    @cached_property
    def _boards_turned(self) -> dict[Hashable, bool]:
        return {}

    def open(self, header: Header) -> MatchState:
        """The state before the first entry of a log with this header."""
        from gamecase.kernel.match_state import initial_state  # noqa: PLC0415 - not always needed

        return initial_state(self.game, self.rules(header.ruleset, header.switches), header)


def _members(protocol: object) -> set[str]:
    """The attributes and functions that a protocol declares."""
    declared = getattr(protocol, "__origin__", protocol)
    return {
        name for name in (*vars(declared), *declared.__annotations__) if not name.startswith("_")
    }


@cache
def load_package(module: str) -> GamePackage:
    """The game package of a module, the same object for every caller."""
    return GamePackage(module)


@cache
def _builtin() -> Mapping[str, str]:
    """The modules of the games in `gamecase.games`, by folder name."""
    folder = import_module("gamecase.games")
    names = [module.name for module in pkgutil.iter_modules(folder.__path__)]
    return {name: f"gamecase.games.{name}" for name in names}


@cache
def all_games() -> Mapping[str, GamePackage]:
    """Every installed game, by key."""
    from importlib.metadata import entry_points  # noqa: PLC0415 - slow to import

    modules = [*_builtin().values()]
    modules += [entry_point.value for entry_point in entry_points(group=ENTRY_POINTS)]
    games: dict[str, GamePackage] = {}
    for module in modules:
        package = load_package(module)
        key = package.game.key
        if key in games:
            raise BookletError(f"two games are called {key!r}: {module} and {games[key].module}")
        games[key] = package
    return dict(sorted(games.items()))


def find(key: str) -> GamePackage:
    """The game with a key; UnknownGame lists the keys there are."""
    # A built-in folder is named after its game, so no other game needs to be loaded.
    if key in _builtin() and load_package(_builtin()[key]).game.key == key:
        return load_package(_builtin()[key])
    if key not in all_games():
        raise UnknownGame(f"unknown game {key!r}; installed are {[*all_games()]}")
    return all_games()[key]


def list_games() -> dict[str, tuple[str, ...]]:
    """The keys of the installed games, each with the keys of its booklets."""
    return {key: tuple(package.booklets) for key, package in all_games().items()}
