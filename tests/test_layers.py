"""Layers: packages import only what they may, and only a game's own folder names the game.

The rules are described in `docs/architecture.md`, "Packages".
"""

import ast
import re
import sys
from collections.abc import Iterator
from importlib.util import resolve_name
from pathlib import Path

import pytest

from gamecase.registry import all_games

SOURCE = Path(__file__).parents[1] / "src"
PACKAGE = SOURCE / "gamecase"

BELOW_GAMES = {"kernel", "scene", "engines", "words"}
SERVER = {
    "config",
    "storage",
    "study",
    "accounts",
    "tables",
    "events",
    "messages",
    "notifications",
}

#: The packages that a package may import from besides itself. Games are found by the registry.
MAY_IMPORT: dict[str, set[str]] = {
    "": BELOW_GAMES | SERVER | {"web", "cli"},  # modules directly in `gamecase`
    "kernel": set(),
    "config": {"kernel"},
    "scene": {"kernel"},
    "engines": {"kernel"},
    "words": {"kernel"},
    "games": BELOW_GAMES,
    "storage": {"kernel"},
    "study": BELOW_GAMES | {"storage"},
    "tables": BELOW_GAMES | {"storage", "study"},
    "events": BELOW_GAMES | {"storage", "study", "tables"},
    "messages": BELOW_GAMES | {"storage", "tables"},
    "accounts": BELOW_GAMES | {"storage", "study", "tables", "events"},
    "notifications": BELOW_GAMES | {"storage", "tables", "accounts"},
    "web": BELOW_GAMES | SERVER | {"cli"},
    "cli": BELOW_GAMES | SERVER | {"web"},
    "rl": BELOW_GAMES,
}

STANDARD_LIBRARY_ONLY = {"kernel"}

MODULES = sorted(PACKAGE.rglob("*.py"))
PAGES = sorted(
    path for path in PACKAGE.rglob("*") if path.suffix in {".js", ".mjs", ".html", ".jinja", ".css"}
)

#: Comments, which may name a game.
JS_COMMENTS = re.compile(r"/\*.*?\*/|(?<![:\"'])//[^\n]*", re.DOTALL)


def name_of(path: Path, source: Path) -> str:
    """The dotted name of a module."""
    parts = path.relative_to(source).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports_of(path: Path, source: Path) -> Iterator[tuple[int, str]]:
    """Every import anywhere in a module: its line, and the full name imported."""
    package = ".".join(path.relative_to(source).parent.parts)
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            relative = "." * node.level + (node.module or "")
            base = resolve_name(relative, package) if node.level else relative
            for alias in node.names:
                yield node.lineno, f"{base}.{alias.name}"


def package_of(module: str) -> str:
    """`kernel` for gamecase.kernel.log; empty for modules in no package."""
    package = ".".join(module.split(".")[1:2])
    return package if package in MAY_IMPORT else ""


def faults(path: Path, source: Path) -> Iterator[str]:
    """The imports of a module that its package may not have."""
    module = name_of(path, source)
    package = package_of(module)
    for line, target in imports_of(path, source):
        location = f"{path.relative_to(source)}:{line}: {module} imports {target}"
        top, reached = target.split(".")[0], package_of(target)
        if top != "gamecase":
            if package in STANDARD_LIBRARY_ONLY and top not in sys.stdlib_module_names:
                yield f"{location}, which is not in the standard library"
        elif reached == "games":
            if module.split(".")[1:3] != target.split(".")[1:3]:
                yield f"{location}; games are reached through the registry"
        elif reached not in {"", package} | MAY_IMPORT[package]:
            yield f"{location}; {package} may import {sorted(MAY_IMPORT[package])}"


def test_every_package_has_an_import_rule() -> None:
    packages = {path.relative_to(PACKAGE).parts[0] for path in MODULES if path.parent != PACKAGE}
    assert packages <= {*MAY_IMPORT}, f"no rule for {packages - {*MAY_IMPORT}}"


def test_modules_import_only_what_their_package_may() -> None:
    found = [fault for path in MODULES for fault in faults(path, SOURCE)]
    assert not found, "\n".join(found)


def test_the_import_rules_have_no_cycle_below_the_games() -> None:
    for package in BELOW_GAMES:
        for other in MAY_IMPORT[package]:
            assert package not in MAY_IMPORT[other], f"{package} and {other} may import each other"


@pytest.mark.parametrize(
    ("module", "line", "is_fault"),
    [
        ("kernel/log.py", "import json", False),
        ("kernel/log.py", "import msgspec", True),
        ("kernel/log.py", "from gamecase.scene import Scene", True),
        ("kernel/log.py", "from . import seat", False),
        ("kernel/log.py", "from ..scene import Scene", True),
        ("scene/svg.py", "from gamecase.kernel.seat import Seat", False),
        ("scene/svg.py", "from gamecase.words import speaker", True),
        ("games/ludo/table.py", "from gamecase.scene import Scene", False),
        ("games/ludo/table.py", "from .rules import Ludo", False),
        ("games/ludo/table.py", "from gamecase.games.ludo.rules import Ludo", False),
        ("games/ludo/table.py", "from gamecase.games.halma import GAME", True),
        ("games/ludo/table.py", "from gamecase.games import halma", True),
        ("games/ludo/table.py", "from ..halma import GAME", True),
        ("games/ludo/table.py", "import gamecase.tables", True),
        ("tables/table.py", "from gamecase.games.ludo import GAME", True),
        ("tables/table.py", "from gamecase.web import app", True),
        ("tables/table.py", "from gamecase.messages.state import state_text", True),
        ("messages/state.py", "from gamecase.tables.table import Table", False),
        ("web/app.py", "import gamecase.games.ludo", True),
        ("web/app.py", "from gamecase.tables import Table", False),
        ("accounts/accounts.py", "from gamecase.storage.store import Store", False),
        ("accounts/accounts.py", "from gamecase.web import pages", True),
        ("tables/table.py", "from gamecase.accounts.accounts import Account", True),
        ("study/tally.py", "from gamecase.tables.table import Table", True),
        ("accounts/accounts.py", "from gamecase.study.tally import PlayerTally", False),
        ("web/app.py", "def f() -> None:\n    from gamecase.games import ludo", True),
        ("cli/main.py", "from gamecase import __version__", False),
    ],
)
def test_wrong_imports_are_detected(module: str, line: str, is_fault: bool, tmp_path: Path) -> None:
    """Checked on a small source tree made for the test."""
    path = tmp_path / "gamecase" / module
    path.parent.mkdir(parents=True)
    path.write_text(line, "utf-8")
    found = [*faults(path, tmp_path)]
    assert bool(found) == is_fault, found


# --- names of games ---


def names_in(path: Path) -> Iterator[tuple[int, str]]:
    """Every name and string of a module except docstrings."""
    tree = ast.parse(path.read_text("utf-8"))
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, documented) and node.body and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        line = getattr(node, "lineno", 0)
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if id(node) not in docstrings:
                yield line, node.value
        else:
            for field in ("id", "attr", "arg", "name", "asname", "module"):
                if isinstance(value := getattr(node, field, None), str):
                    yield line, value


@pytest.mark.parametrize("key", all_games())
def test_no_game_is_named_outside_its_folder(key: str) -> None:
    mention = re.compile(rf"(?<![a-z]){re.escape(key)}(?![a-z])", re.IGNORECASE)
    found = []
    for path in MODULES:
        if PACKAGE / "games" / key not in path.parents:
            found += [
                f"{path.relative_to(SOURCE)}:{line}: {text!r}"
                for line, text in names_in(path)
                if mention.search(text)
            ]
    for path in PAGES:
        if PACKAGE / "games" / key not in path.parents:
            text = JS_COMMENTS.sub("", path.read_text("utf-8"))
            if mention.search(text):
                found.append(f"{path.relative_to(SOURCE)} mentions {key}")
    assert not found, "\n".join(found)
