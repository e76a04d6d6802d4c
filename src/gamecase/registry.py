"""The shelf: finds the games, by folder and by entry point, and opens a game's parts lazily."""

import pkgutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import Any

from gamecase.kernel.booklet import Booklet, SwitchValue, read_booklets
from gamecase.kernel.errors import BookletError, UnknownGame
from gamecase.kernel.game import AnyGame
from gamecase.kernel.lesson import Lesson, read_lessons
from gamecase.kernel.log import Header
from gamecase.kernel.match_state import Course, open_course
from gamecase.kernel.rulebook import Rulebook, read_rulebook
from gamecase.kernel.seat import Seat
from gamecase.kernel.transcript import Format

#: Another distribution adds a game by an entry point of this group that names the game's package.
ENTRY_POINTS = "gamecase.games"


@dataclass(frozen=True)
class Boxed:
    """A game with all that lies in its folder: rules, booklets, table, bot and words."""

    package: str

    @cached_property
    def game(self) -> AnyGame:
        game: AnyGame = import_module(self.package).GAME
        return game

    @cached_property
    def folder(self) -> Path:
        path = import_module(self.package).__file__
        assert path is not None  # a game is a package with an __init__.py
        return Path(path).parent

    @cached_property
    def booklets(self) -> Mapping[str, Booklet]:
        return read_booklets(self.folder / "booklets")

    @cached_property
    def rulebook(self) -> Rulebook:
        return read_rulebook(self.folder / "rulebook.toml")

    @cached_property
    def lessons(self) -> tuple[Lesson, ...]:
        return read_lessons(self.folder / "lessons.toml")

    @cached_property
    def table(self) -> ModuleType:
        """How the game lies on a table; see `gamecase.scene.table_module`."""
        return import_module(f"{self.package}.table")

    @cached_property
    def motion(self) -> Callable[..., Any] | None:
        """How its pieces came to lie so, where the table can tell; see `gamecase.scene.motion`."""
        found: Callable[..., Any] | None = getattr(self.table, "motion", None)
        return found

    @cached_property
    def bot(self) -> ModuleType:
        """Its computer player; see `gamecase.engines.bot`."""
        return import_module(f"{self.package}.bot")

    @cached_property
    def analyst(self) -> ModuleType | None:
        """Who looks its games over; see `gamecase.engines.analyst`. Not every game has one."""
        return self._found("analyst")

    @cached_property
    def guide(self) -> ModuleType | None:
        """Who stands beside a learner; see `gamecase.engines.guide`. Not every game has one."""
        return self._found("guide")

    def _found(self, part: str) -> ModuleType | None:
        is_there = (self.folder / f"{part}.py").exists()
        return import_module(f"{self.package}.{part}") if is_there else None

    @cached_property
    def formats(self) -> Mapping[str, Format]:
        """Formats of other programs by the suffix of their files; see `kernel.transcript`."""
        if not (self.folder / "exchange.py").exists():
            return {}
        return {each.suffix: each for each in import_module(f"{self.package}.exchange").FORMATS}

    @cached_property
    def commands(self) -> Mapping[str, Any]:
        """Commands it adds to the command line; see `gamecase.cli.game_commands`. Most add none."""
        if not (self.folder / "scripts.py").exists():
            return {}
        found: Mapping[str, Any] = import_module(f"{self.package}.scripts").COMMANDS
        return found

    def booklet(self, key: str) -> Booklet:
        if key not in self.booklets:
            raise BookletError(f"{self.game.key} has no booklet {key!r}; it has {[*self.booklets]}")
        return self.booklets[key]

    def rules(self, key: str = "", switches: Mapping[str, SwitchValue] | None = None) -> Any:
        """The ruleset of a booklet, the first one by default, with the switches set."""
        booklet = self.booklet(key or next(iter(self.booklets)))
        return self.game.ruleset(booklet, switches or {})

    def turns(self, rules: Any) -> bool:
        """Whether the board looks different from the other side."""
        found = self._turns.get(rules)
        if found is None:
            lay, position = self.table.lay, self.table.showcase(rules)
            found = self._turns[rules] = lay(position, Seat.FIRST) != lay(position, Seat.SECOND)
        return found

    @cached_property
    def _turns(self) -> dict[Any, bool]:
        return {}

    def open(self, header: Header) -> Course:
        """The course of a log that begins with this header."""
        return open_course(self.game, self.rules(header.ruleset, header.switches), header)


@cache
def boxed(package: str) -> Boxed:
    """The game of a package; there is one of each, whoever asks."""
    return Boxed(package)


@cache
def _ours() -> Mapping[str, str]:
    """The packages of the games that come with the case, by the names of their folders."""
    folder = import_module("gamecase.games")
    names = [each.name for each in pkgutil.iter_modules(folder.__path__)]
    return {name: f"gamecase.games.{name}" for name in names}


@lru_cache(maxsize=1)
def shelf() -> Mapping[str, Boxed]:
    """Every game at hand, by key."""
    packages = [*_ours().values()]
    packages += [each.value for each in entry_points(group=ENTRY_POINTS)]
    found: dict[str, Boxed] = {}
    for package in packages:
        game = boxed(package)
        if game.game.key in found:
            raise BookletError(
                f"two games are called {game.game.key!r}: {package} and "
                f"{found[game.game.key].package}"
            )
        found[game.game.key] = game
    return dict(sorted(found.items()))


def find(key: str) -> Boxed:
    """The game of that key, or UnknownGame with the keys there are."""
    # A folder is called like its game: no other needs to be loaded to find it.
    if key in _ours() and boxed(_ours()[key]).game.key == key:
        return boxed(_ours()[key])
    if key not in shelf():
        raise UnknownGame(f"no game {key!r} on the shelf; there are {[*shelf()]}")
    return shelf()[key]
