"""What README and docs say is true today."""

import json
import re
import subprocess
import sys
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gamecase.kernel.dice import DerivedDice
from gamecase.kernel.log import EntryKind
from log_builder import PEBBLE, LogBuilder, header

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_leads_somewhere(page: Path) -> None:
    targets = re.findall(r"\]\(([^)#]+)", page.read_text("utf-8"))
    missing = [each for each in targets if "://" not in each and not (page.parent / each).exists()]
    assert not missing, f"{page.name} points to {missing}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_command_and_option_named_exists(page: Path) -> None:
    helps: dict[str, str] = {}
    for command, options in re.findall(r"`?gamecase ([a-z-]+)((?: [^`\n]*)?)", _code(page)):
        if command not in helps:
            helps[command] = _help(command)
        for option in re.findall(r"--[a-z-]+", options):
            assert option in helps[command], f"{page.name}: gamecase {command} has no {option}"


def _code(page: Path) -> str:
    """Code spans and indented lines: where commands are."""
    text = page.read_text("utf-8")
    return "\n".join([*re.findall(r"`[^`\n]+`", text), *re.findall(r"(?m)^    (.*)$", text)])


def _help(command: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "gamecase", command, "--help"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"gamecase {command} --help: {done.stdout}{done.stderr}"
    return done.stdout


def test_every_make_target_named_exists() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for page in PAGES:
        for target in re.findall(r"make (play|test|check|[a-z]+)\b(?=`|\s{2,}#)", _code(page)):
            assert re.search(rf"(?m)^{target}:", makefile), f"{page.name}: make {target}"


def test_the_recipe_for_dice_throws_what_the_kernel_throws() -> None:
    recipe = re.search(
        r"```python\n(.*?)```", (ROOT / "docs/dice.md").read_text("utf-8"), re.DOTALL
    )
    assert recipe is not None
    names: dict[str, object] = {}
    exec(recipe[1], names)
    throws = names["throws"]
    assert callable(throws)
    for sides in (2, 3, 6, 960):
        dice = DerivedDice("ab" * 32, ["two", "words"], 7)
        again = throws("ab" * 32, ["two", "words"], 7, sides)
        assert [*islice(again, 30)] == [dice.throw(sides) for _ in range(30)]


@pytest.mark.parametrize("dice", ["chains", "deposits", "verifiable"])
def test_the_verifier_of_the_documentation_checks_every_roll(dice: str) -> None:
    names = _names_of_the_recipe()
    builder = LogBuilder(PEBBLE, header(PEBBLE, dice=dice, seating="lot"))
    builder.begin()
    builder.add_chance()
    builder.finish(Random(1))
    record = builder.record()
    rolls = [*names["parts_of_rolls"](record)]
    assert len(rolls) == 5
    for number, (text, parts) in enumerate(rolls):
        thrown = next(names["throws"](builder.secret(), parts, number, 6 if number else 2))
        order = "1 2" if thrown == 2 else "2 1"
        assert text == (f"drift {thrown}" if number else order)
    for entry in builder.entries:
        if entry.kind is EntryKind.PART:
            with pytest.raises(AssertionError):
                [*names["parts_of_rolls"](record.replace(entry.text, "ab" * 32, 1))]


@pytest.mark.parametrize("dice", ["chains", "deposits"])
def test_the_verifier_of_the_documentation_wants_a_new_part_for_every_roll(dice: str) -> None:
    builder = LogBuilder(PEBBLE, header(PEBBLE, dice=dice, seating="lot"))
    builder.begin()
    builder.add_chance()
    builder.finish(Random(1))
    last = max(entry.number for entry in builder.entries if entry.kind is EntryKind.PART)
    lines = builder.record().splitlines()
    without = "\n".join(line for line in lines if json.loads(line).get("n") != last)
    with pytest.raises(AssertionError):
        [*_names_of_the_recipe()["parts_of_rolls"](without)]


def _names_of_the_recipe() -> dict[str, Any]:
    page = (ROOT / "docs/dice.md").read_text("utf-8")
    recipe = re.search(r"```python\n(.*?)```", page, re.DOTALL)
    assert recipe is not None
    names: dict[str, Any] = {}
    exec(recipe[1], names)
    return names


def test_nothing_speaks_of_anything_but_the_project() -> None:
    tracked = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    ).stdout.split()  # fmt: skip
    forbidden = re.compile("|".join(["sub" + "agent", "/wo" + "rk/", "/sha" + "red/"]))
    guilty = [
        name
        for name in tracked
        if Path(name).suffix in {".py", ".md", ".js", ".ftl", ".toml", ".html", ".css"}
        and (ROOT / name).exists()
        and forbidden.search((ROOT / name).read_text("utf-8"))
    ]
    assert not guilty


def test_every_test_that_security_relies_on_is_there() -> None:
    named = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", (ROOT / "docs/security.md").read_text())
    assert len(named) > 20
    for path, name in named:
        assert re.search(rf"(?m)^(async )?def {name}\(", (ROOT / path).read_text("utf-8")), name
