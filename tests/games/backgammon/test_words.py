"""Every clause, refusal and outcome of backgammon has its words, and the words fit the facts."""

import ast
import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from gamecase.games.backgammon.bot import LEVELS
from gamecase.kernel.phrase import Refusal
from games.backgammon.position_builders import BACKGAMMON, BOOKLETS, rules

FOLDER = BACKGAMMON.folder

#: Said by the shell for every game.
SHELL = {"game-over"}


@pytest.fixture(scope="module", name="english")
def _english() -> FluentBundle:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource((FOLDER / "words" / "en.ftl").read_text("utf-8")))
    return bundle


def say(bundle: FluentBundle, key: str, **facts: str | int) -> str:
    assert bundle.has_message(key), f"no words for {key}"
    pattern = bundle.get_message(key).value
    assert pattern is not None, key
    text, errors = bundle.format_pattern(pattern, facts)
    assert not errors, f"{key}: {errors}"
    return str(text)


def refusals_in_the_code() -> dict[str, set[str]]:
    """The clauses that the rules refuse by, and the module of each."""
    found: dict[str, set[str]] = {}
    for path in sorted(FOLDER.glob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        texts = {
            node.args[0].value
            for node in ast.walk(tree)
            if isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id == Refusal.__name__
            and isinstance(node.args[0], ast.Constant)
        }
        found[path.name] = {str(text) for text in texts}
    due = re.findall(r'Phase\.\w+: "([\w-]+)"', (FOLDER / "rules.py").read_text("utf-8"))
    found["rules.py"] |= set(due)
    found["cube.py"] |= {"no-beaver", "no-raccoon"}
    return found


def test_every_refusal_is_a_clause_of_some_booklet_and_has_words(english: FluentBundle) -> None:
    refused = set().union(*refusals_in_the_code().values()) - SHELL
    clauses = {c.key for each in BACKGAMMON.booklets.values() for c in each.clauses}
    assert refused - clauses == set()
    for key in refused:
        assert english.has_message(f"refusal-{key}"), key


@pytest.mark.parametrize("booklet", BOOKLETS)
def test_every_clause_switch_and_outcome_has_words(english: FluentBundle, booklet: str) -> None:
    found = BACKGAMMON.booklet(booklet)
    numbers = [clause.number for clause in found.clauses]
    assert len(numbers) == len(set(numbers))
    for clause in found.clauses:
        assert say(english, f"clause-{clause.key}")
    for switch, values in found.switches.items():
        assert say(english, f"switch-{switch}")
        for value in values:
            told = {True: "yes", False: "no"}[value] if isinstance(value, bool) else value
            assert say(english, f"switch-{switch}-{told}")
    assert say(english, f"booklet-{booklet}")
    assert say(english, f"booklet-{booklet}-about")
    for reason in (*rules(booklet).win_kinds, "dropped", "conceded", "stalled"):
        for points in (1, 2):
            assert say(english, f"outcome-{reason}", seat="Ann", points=points)


def test_the_game_its_seats_and_levels_have_words(english: FluentBundle) -> None:
    for key in ("game-name", "game-about", "seat-first", "seat-second"):
        assert say(english, key)
    for level in LEVELS:
        assert say(english, f"level-{level.key}")
        assert say(english, f"level-{level.key}-about")


def test_no_words_are_left_over() -> None:
    text = Path(FOLDER / "words" / "en.ftl").read_text("utf-8")
    told = set(re.findall(r"^clause-([\w-]+) =", text, re.MULTILINE))
    clauses = {c.key for each in BACKGAMMON.booklets.values() for c in each.clauses}
    assert told == clauses
