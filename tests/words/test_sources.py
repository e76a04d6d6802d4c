"""No sentence stands in code or templates, and no message stands unused in a word file."""

import re
from pathlib import Path
from typing import get_args

import pytest

from gamecase.kernel.booklet import USUAL_MATCHES, box_questions
from gamecase.kernel.log import EntryKind
from gamecase.kernel.match import MatchKind, MatchRule, read_match
from gamecase.registry import GamePackage, all_games
from gamecase.scene.themes import THEMES
from gamecase.web.forms import switch_text
from gamecase.words.speaker import SHELL
from words.reading import (
    MODULES,
    SCRIPTS,
    SOURCE,
    TEMPLATES,
    asked_by_modules,
    asked_by_scripts,
    asked_by_templates,
    first_arguments,
    said_by_module,
    said_by_script,
    said_by_template,
    script_texts,
)

#: Modules whose texts people see; all others speak to programmers now and then.
SEEN = ("messages/", "web/pages/home.py", "web/preferences.py", "web/forms.py", "scene/", "games/")

#: Names of languages are the same in all of them, and headers are read by programs.
UNTRANSLATED = {
    "words/languages.py": {"Norsk bokmål"},
    "web/pages/home.py": {
        "Cookie, Accept-Language",
        "application/jsonl; charset=utf-8",
        'attachment; filename="0"',
    },
    "web/errors.py": {"Cookie, Authorization, Accept-Language"},
}

#: A document that programs and their makers read, in English as the code is.
FOR_PROGRAMMERS = "web/api/"


def name(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


def messages(path: Path) -> set[str]:
    """The keys in a word file."""
    return {*re.findall(r"^([a-z][\w-]*) =", path.read_text("utf-8"), flags=re.MULTILINE)}


# --- sentences in the wrong place ---


@pytest.mark.parametrize("path", TEMPLATES, ids=name)
def test_no_template_says_anything_itself(path: Path) -> None:
    assert said_by_template(path.read_text("utf-8")) == []


@pytest.mark.parametrize("path", SCRIPTS, ids=name)
def test_no_script_says_anything_itself(path: Path) -> None:
    assert said_by_script(path.read_text("utf-8")) == []


@pytest.mark.parametrize(
    "path", [each for each in MODULES if FOR_PROGRAMMERS not in name(each)], ids=name
)
def test_no_module_says_anything_itself(path: Path) -> None:
    said = said_by_module(path.read_text("utf-8"), is_seen=name(path).startswith(SEEN))
    spared = UNTRANSLATED.get(name(path), set())
    assert [each for each in said if each.text not in spared] == []


@pytest.mark.parametrize(
    "template",
    [
        "<p>Your turn</p>",
        "<p>\n  {{ name }} wins\n</p>",
        '<img alt="Board">',
        '<button title="Resign now">x</button>',
        '<svg aria-label="Tic-tac-toe">',
        '<input placeholder="Name" name="name">',
        "{% if held %}You{% endif %}",
        "<title>Gamecase</title>",
        "<p>игра</p>",
    ],
)
def test_a_sentence_in_a_template_is_found(template: str) -> None:
    assert said_by_template(template)


@pytest.mark.parametrize(
    "template",
    [
        '<p class="your turn">{{ say("your-turn") }} · {{ x }}: </p>',
        '<p title="{{ say("a") }}">{# Your turn #}</p>',
        "{% if held %}<b></b>{% endif %}",
        '<img alt="" src="/icon.svg">',
    ],
)
def test_what_only_asks_the_words_is_left_alone(template: str) -> None:
    assert said_by_template(template) == []


@pytest.mark.parametrize(
    "script",
    [
        'toast("Your turn");',
        "toast('Connection lost. Trying again');",
        "toast(`It is ${name}s turn`);",
        'x = "● Your turn";',
        'a("//"); toast("Your turn")',
    ],
)
def test_a_sentence_in_a_script_is_found(script: str) -> None:
    assert said_by_script(script)


@pytest.mark.parametrize(
    "script",
    [
        "// Your turn, as a comment",
        "/* Your turn */",
        'console.warn("Your turn", x);',
        'svg.setAttribute("d", `M${x} ${y}L${z} ${w}`);',
        'words["your-turn"]',
        'case "ArrowLeft": return "piece arrives";',
    ],
)
def test_what_is_no_sentence_of_a_script_is_left_alone(script: str) -> None:
    assert said_by_script(script) == []


@pytest.mark.parametrize(
    "module",
    [
        'status = "Your turn"',
        'status = f"{name} wins the game"',
        'status = f"It is the turn of {name}"',
        'return_ = {"told": "That is not allowed."}',
        'words("x") if x else "Play again"',
    ],
)
def test_a_sentence_in_a_module_is_found(module: str) -> None:
    assert said_by_module(module, is_seen=False)
    assert said_by_module(module, is_seen=True)


def test_where_people_see_it_a_sentence_needs_no_capital_letter() -> None:
    assert said_by_module('status = "your turn"', is_seen=True)
    assert not said_by_module('detail = "chair 2 is taken"', is_seen=False)


@pytest.mark.parametrize(
    "module",
    [
        '"""The module says what it is for."""',
        'def f():\n    "What it does, for programmers."',
        'raise BadInput(f"The form {x} has no end")',
        'assert x, "That cannot be"',
        '_demand(entry, x, "A player has not spoken")',
        'log.info("Table %s is let go", x)',
        'x = words("status-your-turn")',
        "x = '<p class=\"Your turn\">'",
        'connection.execute("SELECT number FROM entries")',
    ],
)
def test_what_is_for_programmers_is_left_alone(module: str) -> None:
    assert said_by_module(module, is_seen=False) == []


def test_scripts_are_read_past_their_comments_and_strings() -> None:
    script = 'a("//"); // "no"\nb(`x\n\\`y`); /* "no" */ c(\'z\')'
    assert [each.text for each in script_texts(script)] == ["//", "x\n\\`y", "z"]


# --- messages asked for, and messages there ---

OURS = messages(SHELL / "en.ftl")


def of_game(package: GamePackage) -> set[str]:
    return messages(package.folder / "words" / "en.ftl")


def test_every_message_named_in_a_source_is_there() -> None:
    of_games = set.intersection(*(of_game(package) for package in all_games().values()))
    own = set.union(*(of_game(package) for package in all_games().values()))
    named = asked_by_templates().keys | asked_by_scripts().keys
    assert named - OURS - of_games == set()
    # A game's own modules may name what only that game says.
    assert asked_by_modules().keys - OURS - own == set()
    assert len(named | asked_by_modules().keys) > 100


def test_every_family_of_messages_begins_some() -> None:
    known = OURS.union(*(of_game(package) for package in all_games().values()))
    families = asked_by_templates().families | asked_by_modules().families
    assert {"told-", "refusal-", "outcome-", "level-", "problem-", "error-"} <= families
    fields = {"player-", "name-"}  # of a form, not words
    for family in families - fields - {"look-"}:  # only some games have looks to choose from
        assert any(key.startswith(family) for key in known), family


def test_every_message_of_the_shell_is_asked_for() -> None:
    asked = asked_by_templates() | asked_by_scripts() | asked_by_modules()
    assert {key for key in OURS if not asked.asks_for(key)} == set()
    assert not asked.asks_for("table-dance")
    assert not asked.asks_for("told-dance")


def test_every_kind_of_entry_has_its_words() -> None:
    missing_seeds = {
        EntryKind.ACT,
        EntryKind.CLIENT_SEED,
        EntryKind.REVEAL,
        EntryKind.OFFER,
    }  # an action is told by its game
    for kind in {*EntryKind} - missing_seeds:
        assert f"told-{kind.value}" in OURS
    for what in ("takeback", "draw", "rematch"):
        assert f"told-offer-{what}" in OURS


def test_every_refusal_of_the_house_has_its_words() -> None:
    clauses = first_arguments("Refusal")
    assert {"game-over", "not-begun", "watching", "empty-square", "dice-by-hand"} <= clauses
    known = OURS.union(*(of_game(package) for package in all_games().values()))
    assert {f"refusal-{clause}" for clause in clauses} - known == set()


def test_every_outcome_has_its_words() -> None:
    reasons = first_arguments("Outcome", 1)
    assert {"resigned", "agreed"} <= reasons
    known = OURS.union(*(of_game(package) for package in all_games().values()))
    assert {f"outcome-{reason}" for reason in reasons} - known == set()


def test_every_problem_and_error_has_its_words() -> None:
    problems = first_arguments("problem", 1)
    assert {"not-found", "bad-form", "chair-taken", "too-many-tables"} <= problems
    assert {f"problem-{code}" for code in problems} <= OURS
    errors = first_arguments("_fault")
    known = {each for each in errors if re.fullmatch(r"[a-z]+(-[a-z]+)*", each)}
    assert {"bad-message", "stale", "too-fast"} <= known
    assert {f"error-{code}" for code in known} <= OURS


def test_every_choice_of_the_forms_has_its_words() -> None:
    assert {f"settings-theme-{theme}" for theme in THEMES} <= OURS
    assert {f"new-match-{key}" for key in USUAL_MATCHES[:1]} <= OURS  # the others by their number
    assert {f"new-starts-{key}" for key in ("lot", "me", "other")} <= OURS
    assert {f"new-dice-{key}" for key in ("verifiable", "manual")} <= OURS
    assert {f"home-state-{state}" for state in ("yours", "open", "waiting", "over")} <= OURS
    assert {f"match-{kind}" for kind in get_args(MatchKind)} <= OURS


def has_words(rule: MatchRule) -> bool:
    """Whether the shell can name a match of this kind, whatever its number."""
    return f"new-match-{rule.kind}" in OURS


@pytest.mark.parametrize("package", all_games().values(), ids=lambda package: package.game.key)
def test_every_part_of_a_game_has_its_words(package: GamePackage) -> None:
    needed = {"game-name", "game-about", "scene-title"}
    needed |= {f"look-{look}" for look in package.table.LOOKS}
    for level in package.bot.LEVELS:
        needed |= {f"level-{level.key}", f"level-{level.key}-about"}
    for booklet in package.booklets.values():
        needed |= {f"booklet-{booklet.key}", f"booklet-{booklet.key}-about"}
        needed |= {f"clause-{clause.key}" for clause in booklet.clauses}
        for seat in package.game.seats(package.rules(booklet.key)):
            own = f"seat-{seat.value}-{booklet.key}"
            needed.add(own if own in of_game(package) else f"seat-{seat.value}")
        for match in {*booklet.matches} - {*USUAL_MATCHES}:
            needed |= {f"new-match-{match}"} if not has_words(read_match(match)) else set()
        for switch, values in booklet.switches.items():
            needed |= {f"switch-{switch}"}
            needed |= {f"switch-{switch}-{switch_text(value)}" for value in values}
    for question, answers in box_questions(package.booklets.values()).items():
        needed.add(f"box-{question}")
        needed |= {f"box-{question}-{each}" for each in answers if isinstance(each, str)}
    assert needed - of_game(package) == set()


def test_a_game_never_takes_a_key_of_the_shell() -> None:
    for package in all_games().values():
        assert of_game(package) & OURS == set()
