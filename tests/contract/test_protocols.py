"""Every part of every game has what its protocol declares, and the documentation names it."""

import inspect
import re
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Any

import pytest

from gamecase.engines.analyst_module import AnalystModule
from gamecase.engines.bot import Bot, BotModule, Level
from gamecase.engines.drill_module import DrillModule
from gamecase.engines.first_game_guide_module import FirstGameGuideModule
from gamecase.engines.opening_book_module import OpeningBookModule
from gamecase.engines.study_module import StudyModule
from gamecase.kernel.errors import BookletError
from gamecase.kernel.game import Game
from gamecase.kernel.seat import Seat
from gamecase.kernel.transcript import Format
from gamecase.registry import GamePackage, all_games
from gamecase.scene.editor_module import EditorModule
from gamecase.scene.table_module import TableModule
from log_builder import PEBBLE

PACKAGES = [*all_games().values(), PEBBLE]
DOCUMENTATION = Path(__file__).parents[2] / "docs" / "adding-a-game.md"

#: The protocol of each part, and how a package loads the part.
#: A game may lack those that are optional.
PARTS: dict[str, tuple[type, Callable[[GamePackage], object]]] = {
    "game": (Game, lambda package: package.game),
    "table": (TableModule, lambda package: package.table),
    "editor": (EditorModule, lambda package: package.editor),
    "bot": (BotModule, lambda package: package.bot),
    "analyst": (AnalystModule, lambda package: package.analyst),
    "first_game_guide": (FirstGameGuideModule, lambda package: package.first_game_guide),
    "study": (StudyModule, lambda package: package.study),
    "drills": (DrillModule, lambda package: package.drills),
    "opening_book": (OpeningBookModule, lambda package: package.opening_book),
}
OPTIONAL = {"analyst", "editor", "first_game_guide", "study", "drills", "opening_book"}


def attributes_of(protocol: type) -> set[str]:
    """The data members that a protocol declares."""
    return {name for name in inspect.get_annotations(protocol) if not name.startswith("_")}


def functions_of(protocol: type) -> dict[str, inspect.Signature]:
    """The functions that a protocol declares, without `self`."""
    functions = {}
    for name, member in vars(protocol).items():
        if inspect.isfunction(member) and not name.startswith("_"):
            signature = inspect.signature(member)
            parameters = [*signature.parameters.values()][1:]
            functions[name] = signature.replace(parameters=parameters)
    return functions


def check_part(part: object, protocol: type, name: str) -> None:
    for attribute in attributes_of(protocol):
        assert hasattr(part, attribute), f"{name} lacks {attribute}"
    for function, declared in functions_of(protocol).items():
        assert callable(getattr(part, function, None)), f"{name} lacks {function}"
        signature = inspect.signature(getattr(part, function))
        parameters = declared.parameters.values()
        required = [p for p in parameters if p.default is inspect.Parameter.empty]
        try:
            signature.bind(*required)
            signature.bind(*parameters)
        except TypeError as error:
            raise AssertionError(f"{name}.{function}{signature}: {error}") from error


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.game.key)
def test_every_part_has_the_members_of_its_protocol(package: GamePackage, part: str) -> None:
    protocol, load = PARTS[part]
    loaded = load(package)
    if loaded is None:
        assert part in OPTIONAL
    else:
        check_part(loaded, protocol, f"{package.game.key}.{part}")


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.game.key)
def test_every_level_gives_a_bot(package: GamePackage) -> None:
    for level in package.bot.LEVELS:
        check_part(package.bot.bot(level.key), Bot, f"{package.game.key}, {level.key}")


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.game.key)
def test_constants_have_the_declared_types(package: GamePackage) -> None:
    game, table = package.game, package.table
    assert isinstance(game.key, str)
    assert isinstance(game.version, int)
    assert game.gesture in ("pick", "aim")
    flags = (game.swaps_seats, game.uses_chance, game.chance_by_hand, game.lots_decide)
    assert all(isinstance(flag, bool) for flag in (*flags, table.HAS_SYMBOLS))
    assert game.points_per_game >= 1
    assert isinstance(table.LOOKS, tuple)
    assert all(isinstance(look, str) for look in table.LOOKS)
    assert all(isinstance(level, Level) for level in package.bot.LEVELS)
    if package.analyst is not None:
        bounds = [bound for bound, _ in package.analyst.BOUNDS]
        assert bounds == sorted(bounds, reverse=True)
        colours = package.analyst.colours(package.rules())
        assert len({*colours}) == 2


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.game.key)
def test_running_out_of_time_and_resigning_have_an_outcome(package: GamePackage) -> None:
    rules = package.rules()
    position = package.table.showcase(rules)
    for seat in package.game.seats(rules):
        assert package.game.resigned(position, seat).reason == "resigned"
        assert package.game.out_of_time(position, seat).reason.startswith("time")
        assert seat not in package.game.out_of_time(position, seat).winners


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.game.key)
def test_optional_hooks_give_what_their_defaults_give(package: GamePackage) -> None:
    """A hook that a game does not need returns None or nothing, and never raises."""
    rules = package.rules()
    position = package.table.showcase(rules)
    premoves = package.table.premoves(position, Seat.FIRST)
    assert premoves is None or isinstance(premoves, tuple)
    assert isinstance(package.game.bots_play(rules), bool)


def test_a_part_that_lacks_members_is_refused_by_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "incomplete_game"
    folder.mkdir()
    (folder / "__init__.py").write_text("from pebble import GAME\n")
    (folder / "table.py").write_text(
        "from pebble.table import describe_action, draw, gestures, interpret_touch, showcase\n"
        "from gamecase.scene.table_module import no_motion as motion\n"
    )
    (folder / "bot.py").write_text("LEVELS = ()\n")
    monkeypatch.syspath_prepend(tmp_path)
    package = GamePackage("incomplete_game")
    with pytest.raises(BookletError, match="table lacks HAS_SYMBOLS, LOOKS, arrows, premoves"):
        _ = package.table
    with pytest.raises(BookletError, match=r"incomplete_game\.bot lacks bot"):
        _ = package.bot
    assert (package.analyst, package.first_game_guide) == (None, None)
    assert (package.formats, package.commands) == ({}, {})


def documented_names() -> set[str]:
    """The names in code spans of the page, without their arguments."""
    spans = re.findall(r"`([^`\n]+)`", DOCUMENTATION.read_text("utf-8"))
    return {word for span in spans for word in re.findall(r"\w+", span)}


PROTOCOLS: list[Any] = [
    Game,
    TableModule,
    Bot,
    BotModule,
    AnalystModule,
    FirstGameGuideModule,
    Format,
]


@pytest.mark.parametrize("protocol", PROTOCOLS, ids=lambda protocol: protocol.__name__)
def test_the_documentation_names_every_member(protocol: type) -> None:
    members = {protocol.__name__, *attributes_of(protocol), *functions_of(protocol)}
    missing = members - documented_names()
    assert not missing, f"{DOCUMENTATION.name} does not mention {sorted(missing)}"


def test_the_documentation_names_every_part_of_a_package() -> None:
    members = vars(GamePackage).items()
    parts = {name for name, member in members if isinstance(member, cached_property)}
    parts = {name for name in parts - {"folder"} if not name.startswith("_")}
    assert {"game", "booklets", "table", "bot"} <= parts
    missing = {*parts, "words", "en", "GAME", "FORMATS", "COMMANDS"} - documented_names()
    assert not missing, f"{DOCUMENTATION.name} does not mention {sorted(missing)}"
