"""What `pip install gamecase` brings: rules, notations, files, words and drawings."""

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator
from importlib.metadata import packages_distributions, requires
from os import pathsep
from pathlib import Path

import pytest

from gamecase.extras import EXTRAS
from gamecase.registry import all_games

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]

#: A requirement: its name, and whether it is one of an extra.
REQUIREMENT = re.compile(r"^([A-Za-z0-9._-]+)(.*)$")


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def names(requirements: Iterable[str]) -> Iterator[str]:
    """The distributions that requirements outside extras name."""
    for requirement in requirements:
        found = REQUIREMENT.match(requirement)
        assert found is not None, requirement
        if "extra ==" not in found[2]:
            yield normal(found[1])


def with_their_own(distributions: Iterable[str]) -> set[str]:
    """Distributions and all that they bring along, as far as it is installed."""
    installed = {normal(each) for every in packages_distributions().values() for each in every}
    known: set[str] = set()
    waiting = [*distributions]
    while waiting:
        name = waiting.pop()
        if name not in known and name in installed:
            known.add(name)
            waiting += names(requires(name) or ())
    return known


def modules_of(distributions: set[str]) -> list[str]:
    return sorted(
        module
        for module, owners in packages_distributions().items()
        if distributions & {normal(owner) for owner in owners}
    )


def test_the_core_needs_neither_arrays_nor_a_compiler_nor_a_web_server() -> None:
    core = with_their_own(names(PROJECT["dependencies"]))
    assert core <= {"chess", "fluent-runtime", "fluent-syntax", "babel", "pytz", "attrs",
                    "typing-extensions"}  # fmt: skip


def run_with_only(packages: Iterable[str], program: str) -> subprocess.CompletedProcess[str]:
    """Run Python code in a process that can import certain packages only."""
    guard = f"from install.import_guard import allow_only; allow_only({sorted(packages)})"
    return subprocess.run(
        [sys.executable, "-c", f"{guard}\n{program}"],
        env={"PYTHONPATH": f"{ROOT / 'src'}{pathsep}{ROOT / 'tests'}", "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.slow
def test_rules_notations_files_and_drawings_of_every_game_need_the_core_only() -> None:
    core = modules_of(with_their_own([*names(PROJECT["dependencies"]), "pytest"]))
    ours = ["gamecase", "install", "contract", "log_builder", "dice_pages", "pebble"]
    done = run_with_only(
        [*core, *ours], "from install.core_program import use_every_game; use_every_game()"
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == [*all_games()]


#: What needs an extra, and how it is reached.
NEEDS = {
    "engines": "from gamecase.board import Board; b = Board('draughts'); b.advise()",
    "client": "import gamecase.client",
    "cluster": "from gamecase.engines.dask_cluster import connect_cluster\n"
    "with connect_cluster('tcp://127.0.0.1:1'): pass",
    "postgres": "from gamecase.database_schema import SERVER_MIGRATIONS\n"
    "from gamecase.storage.store import open_store\n"
    "open_store('postgresql://x', SERVER_MIGRATIONS)",
    "server": "import gamecase.web.server.run",
}


#: Modules of the server that programs of other people import.
WEB_MODULES = ("gamecase.web.app", "gamecase.web.pages.home", "gamecase.web.live.socket")


@pytest.mark.parametrize("module", WEB_MODULES)
def test_every_way_into_the_server_names_its_extra(module: str) -> None:
    core = modules_of(with_their_own(names(PROJECT["dependencies"])))
    done = run_with_only([*core, "gamecase", "install"], f"import {module}")
    assert "pip install 'gamecase[server]'" in done.stderr.strip().splitlines()[-1], done.stderr


@pytest.mark.parametrize("extra", NEEDS)
def test_a_missing_extra_is_named_with_the_command_that_installs_it(extra: str) -> None:
    core = modules_of(with_their_own(names(PROJECT["dependencies"])))
    done = run_with_only([*core, "gamecase", "install"], NEEDS[extra])
    error = done.stderr.strip().splitlines()[-1]
    assert error.startswith("gamecase.extras.MissingExtra"), done.stderr
    assert f"pip install 'gamecase[{extra}]'" in error


def test_the_command_line_says_which_extra_it_needs() -> None:
    core = modules_of(with_their_own(names(PROJECT["dependencies"])))
    done = run_with_only([*core, "gamecase", "install"], "from gamecase.cli import main; main()")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("gamecase: the command line: cyclopts is not installed; pip")
    assert len(done.stderr.splitlines()) == 1


def test_every_extra_that_an_error_names_exists_and_brings_its_packages() -> None:
    extras = PROJECT["optional-dependencies"]
    for extra, packages in EXTRAS.items():
        wanted = {normal(owner) for each in packages for owner in packages_distributions()[each]}
        assert wanted <= with_their_own(_of_extra(extra, extras)), extra


def _of_extra(extra: str, extras: dict[str, list[str]]) -> set[str]:
    """The distributions that an extra names, with those of the extras that it includes."""
    found: set[str] = set()
    for requirement in extras[extra]:
        included = re.fullmatch(r"gamecase\[(.*)\]", requirement)
        if included:
            for other in included[1].split(","):
                found |= _of_extra(other, extras)
        else:
            found |= {*names([requirement])}
    return found
