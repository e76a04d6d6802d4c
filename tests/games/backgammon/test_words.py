"""Every clause, refusal and outcome of backgammon has words that fit its facts."""

import ast
import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from gamecase.games.backgammon.bot import LEVELS
from gamecase.kernel.phrase import Refusal
from gamecase.words.term_checks import read_terms
from games.backgammon.position_builders import BACKGAMMON, BOOKLETS, rules

FOLDER = BACKGAMMON.folder

#: Refusals whose words are shared by all games.
SHARED = {"game-over"}


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
    """The clauses of the refusals in the source, by module."""
    clauses_by_module: dict[str, set[str]] = {}
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
        clauses_by_module[path.name] = {str(text) for text in texts}
    due = re.findall(r'Phase\.\w+: "([\w-]+)"', (FOLDER / "rules.py").read_text("utf-8"))
    clauses_by_module["rules.py"] |= set(due)
    clauses_by_module["cube.py"] |= {"no-beaver", "no-raccoon"}
    return clauses_by_module


def test_every_refusal_is_a_clause_and_has_words(english: FluentBundle) -> None:
    refused = set().union(*refusals_in_the_code().values()) - SHARED
    clauses = {clause.key for booklet in BACKGAMMON.booklets.values() for clause in booklet.clauses}
    of_the_editor = {key for key in refused if key.startswith("editor-")}
    assert refused - clauses == of_the_editor
    for key in refused:
        assert english.has_message(f"refusal-{key}"), key


@pytest.mark.parametrize("booklet", BOOKLETS)
def test_every_clause_switch_and_outcome_has_words(english: FluentBundle, booklet: str) -> None:
    loaded = BACKGAMMON.booklet(booklet)
    for switches in ({}, *({name: v} for name, vs in loaded.switches.items() for v in vs)):
        numbers = [clause.number for clause in loaded.clauses_in_force(switches)]
        assert len(numbers) == len(set(numbers)), switches
    for clause in loaded.clauses:
        assert say(english, f"clause-{clause.key}")
    for switch, values in loaded.switches.items():
        assert say(english, f"switch-{switch}")
        for value in values:
            name = {True: "yes", False: "no"}[value] if isinstance(value, bool) else value
            assert say(english, f"switch-{switch}-{name}")
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


def test_there_are_no_unused_words() -> None:
    text = Path(FOLDER / "words" / "en.ftl").read_text("utf-8")
    worded = set(re.findall(r"^clause-([\w-]+) =", text, re.MULTILINE))
    clauses = {clause.key for booklet in BACKGAMMON.booklets.values() for clause in booklet.clauses}
    assert worded == clauses


def test_the_glossary_has_the_terms_of_backgammon() -> None:
    terms = [term.key for term in read_terms(FOLDER / "words")]
    assert terms[:4] == ["checker", "point", "bar", "cube"]
    assert {"hit", "bear-off", "double", "take", "drop", "roll", "dice"} <= {*terms}
