"""No text for people is in code or templates, and no message of a word file is unused."""

import re
from pathlib import Path
from typing import get_args

import pytest

from gamecase.kernel.booklet import USUAL_MATCHES, Origin, box_questions
from gamecase.kernel.log import EntryKind
from gamecase.kernel.match import MatchKind, MatchRule, read_match
from gamecase.registry import GamePackage, all_games
from gamecase.scene.themes import THEMES
from gamecase.web.forms import switch_text
from gamecase.words.speaker import SHELL
from words.source_texts import (
    MODULES,
    SCRIPTS,
    SOURCE,
    TEMPLATES,
    script_texts,
    string_arguments,
    untranslated_in_module,
    untranslated_in_script,
    untranslated_in_template,
    used_by_modules,
    used_by_scripts,
    used_by_templates,
)

#: Modules whose texts people see; others may have messages for programmers.
SEEN = (
    "messages/",
    "web/pages/game_files.py",
    "web/pages/home.py",
    "web/pages/invitation.py",
    "web/pages/new_table.py",
    "web/pages/rulebook.py",
    "web/pages/settings_form.py",
    "web/pages/table.py",
    "web/page_renderer.py",
    "web/preferences.py",
    "web/forms.py",
    "scene/",
    "games/",
)

#: Names of languages are not translated, and headers are read by programs.
UNTRANSLATED = {
    "words/languages.py": {"Norsk bokmål"},
    "kernel/booklet_reader.py": {"X: clause 0"},  # part of a BadInput
    "kernel/transcript.py": {"X is refused: 0", "X has no place for 0"},  # parts of a BadInput
    "kernel/input_checks.py": {"X, of type 0"},  # part of a BadInput
    "accounts/invite_codes.py": {"X uses"},  # of the audit log, which operators read
    "notifications/delivery.py": {"Connection: close"},
    "messages/api_state.py": {"api state"},  # a cache key
    "events/files/trf_reader.py": {"X has numbers"},  # part of a BadInput
    "study/drill_exercises.py": {"X to 0"},  # part of a BadInput
    "tables/game_file_reader.py": {"X games; at most 0 of a file"},  # a reason like a BadInput's
    "tables/import_pool.py": {"X has no format that can be read"},  # a reason like a BadInput's
    "web/deep_streams.py": {"X lines of 0 characters"},  # part of a BadInput
    # What a format loses, as `kernel/transcript.py` says it.
    "web/pages/studies.py": {"X cannot be read again: 0", "X action(s)", "X has no place for 0"},
    "web/pages/game_files.py": {"X; charset=utf-8", 'attachment; filename="0"'},
    "web/page_renderer.py": {"Cookie, Accept-Language"},
    "web/json_responses.py": {"Cookie, Authorization, Accept-Language"},
}

#: The API description for programmers, and the settings file for operators, in English only.
FOR_PROGRAMMERS = ("web/api/", "config/")


def name(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


def messages(path: Path) -> set[str]:
    """The keys in a word file."""
    return {*re.findall(r"^([a-z][\w-]*) =", path.read_text("utf-8"), flags=re.MULTILINE)}


# --- untranslated texts ---


@pytest.mark.parametrize("path", TEMPLATES, ids=name)
def test_no_template_has_untranslated_text(path: Path) -> None:
    assert untranslated_in_template(path.read_text("utf-8")) == []


@pytest.mark.parametrize("path", SCRIPTS, ids=name)
def test_no_script_has_untranslated_text(path: Path) -> None:
    assert untranslated_in_script(path.read_text("utf-8")) == []


@pytest.mark.parametrize(
    "path", [module for module in MODULES if not name(module).startswith(FOR_PROGRAMMERS)], ids=name
)
def test_no_module_has_untranslated_text(path: Path) -> None:
    texts = untranslated_in_module(path.read_text("utf-8"), is_seen=name(path).startswith(SEEN))
    allowed = UNTRANSLATED.get(name(path), set())
    assert [text for text in texts if text.text not in allowed] == []


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
    assert untranslated_in_template(template)


@pytest.mark.parametrize(
    "template",
    [
        '<p class="your turn">{{ say("your-turn") }} · {{ x }}: </p>',
        '<p title="{{ say("a") }}">{# Your turn #}</p>',
        "{% if held %}<b></b>{% endif %}",
        '<img alt="" src="/icon.svg">',
    ],
)
def test_a_template_with_messages_only_passes(template: str) -> None:
    assert untranslated_in_template(template) == []


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
    assert untranslated_in_script(script)


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
def test_a_script_without_sentences_passes(script: str) -> None:
    assert untranslated_in_script(script) == []


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
    assert untranslated_in_module(module, is_seen=False)
    assert untranslated_in_module(module, is_seen=True)


def test_in_modules_that_people_see_a_sentence_needs_no_capital_letter() -> None:
    assert untranslated_in_module('status = "your turn"', is_seen=True)
    assert not untranslated_in_module('detail = "chair 2 is taken"', is_seen=False)


@pytest.mark.parametrize(
    "module",
    [
        '"""The module says what it is for."""',
        'def f():\n    "What it does, for programmers."',
        'raise BadInput(f"The form {x} has no end")',
        'assert x, "That cannot be"',
        '_require(entry, x, "A player has not spoken")',
        'log.info("Table %s is let go", x)',
        'x = words("status-your-turn")',
        "x = '<p class=\"Your turn\">'",
        'connection.execute("SELECT number FROM entries")',
    ],
)
def test_texts_for_programmers_pass(module: str) -> None:
    assert untranslated_in_module(module, is_seen=False) == []


def test_comments_in_scripts_are_skipped() -> None:
    script = 'a("//"); // "no"\nb(`x\n\\`y`); /* "no" */ c(\'z\')'
    assert [string.text for string in script_texts(script)] == ["//", "x\n\\`y", "z"]


# --- messages used and messages defined ---

SHELL_KEYS = messages(SHELL / "en.ftl")


def game_keys(package: GamePackage) -> set[str]:
    return messages(package.folder / "words" / "en.ftl")


def test_every_message_used_in_a_source_is_defined() -> None:
    of_games = set.intersection(*(game_keys(package) for package in all_games().values()))
    own = set.union(*(game_keys(package) for package in all_games().values()))
    named = used_by_templates().keys | used_by_scripts().keys
    assert named - SHELL_KEYS - of_games == set()
    # The modules of a game may use messages of that game only.
    assert used_by_modules().keys - SHELL_KEYS - own == set()
    assert len(named | used_by_modules().keys) > 100


def test_every_prefix_has_messages() -> None:
    known = SHELL_KEYS.union(*(game_keys(package) for package in all_games().values()))
    prefixes = used_by_templates().prefixes | used_by_modules().prefixes
    assert {"told-", "refusal-", "outcome-", "level-", "problem-", "error-"} <= prefixes
    fields = {"player-", "name-", "first-to-", "round-"}  # of forms and pages, not words
    for prefix in prefixes - fields - {"look-"}:  # only some games have looks to choose from
        assert any(key.startswith(prefix) for key in known), prefix


def test_every_message_of_the_application_is_used() -> None:
    used = used_by_templates() | used_by_scripts() | used_by_modules()
    assert {key for key in SHELL_KEYS if not used.uses(key)} == set()
    assert not used.uses("table-dance")
    assert not used.uses("told-dance")


def test_every_kind_of_entry_has_words() -> None:
    without_words = {
        EntryKind.ACT,
        EntryKind.CLIENT_SEED,
        EntryKind.CHAIN,
        EntryKind.PART,
        EntryKind.REVEAL,
        EntryKind.OFFER,
    }  # an action is described by its game
    for kind in {*EntryKind} - without_words:
        assert f"told-{kind.value}" in SHELL_KEYS
    for what in ("takeback", "draw", "rematch"):
        assert f"told-offer-{what}" in SHELL_KEYS


def test_every_refusal_has_words() -> None:
    clauses = string_arguments("Refusal")
    assert {"game-over", "not-begun", "watching", "empty-square", "dice-by-hand"} <= clauses
    known = SHELL_KEYS.union(*(game_keys(package) for package in all_games().values()))
    assert {f"refusal-{clause}" for clause in clauses} - known == set()


def test_every_outcome_has_words() -> None:
    reasons = string_arguments("Outcome", 1)
    assert {"resigned", "agreed"} <= reasons
    known = SHELL_KEYS.union(*(game_keys(package) for package in all_games().values()))
    assert {f"outcome-{reason}" for reason in reasons} - known == set()


def test_every_problem_and_error_has_words() -> None:
    problems = string_arguments("error_page", 1)
    assert {"not-found", "bad-form", "chair-taken", "too-many-tables"} <= problems
    assert {f"problem-{code}" for code in problems} <= SHELL_KEYS
    errors = string_arguments("_send_error")
    known = {code for code in errors if re.fullmatch(r"[a-z]+(-[a-z]+)*", code)}
    assert {"bad-message", "stale", "too-fast"} <= known
    assert {f"error-{code}" for code in known} <= SHELL_KEYS


def test_every_choice_of_the_forms_has_words() -> None:
    assert {f"settings-theme-{theme}" for theme in THEMES} <= SHELL_KEYS
    assert {f"new-match-{key}" for key in USUAL_MATCHES[:1]} <= SHELL_KEYS
    assert {f"new-starts-{key}" for key in ("lot", "me", "other")} <= SHELL_KEYS
    assert {f"new-dice-{key}" for key in ("verifiable", "manual")} <= SHELL_KEYS
    assert {f"home-state-{state}" for state in ("yours", "open", "waiting", "over")} <= SHELL_KEYS
    assert {f"match-{kind}" for kind in get_args(MatchKind)} <= SHELL_KEYS


def has_words(rule: MatchRule) -> bool:
    """Whether the application has words for a match of this kind with any number."""
    return f"new-match-{rule.kind}" in SHELL_KEYS


@pytest.mark.parametrize("package", all_games().values(), ids=lambda package: package.game.key)
def test_every_part_of_a_game_has_words(package: GamePackage) -> None:
    needed = {"game-name", "game-about", "scene-title"}
    needed |= {f"look-{look}" for look in package.table.LOOKS}
    for level in package.bot.LEVELS:
        needed |= {f"level-{level.key}", f"level-{level.key}-about", f"character-{level.key}"}
    for booklet in package.booklets.values():
        needed |= {f"booklet-{booklet.key}", f"booklet-{booklet.key}-about"}
        needed |= {f"clause-{clause.key}" for clause in booklet.clauses}
        for seat in package.game.seats(package.rules(booklet.key)):
            own = f"seat-{seat.value}-{booklet.key}"
            needed.add(own if own in game_keys(package) else f"seat-{seat.value}")
        for match in {*booklet.all_matches} - {*USUAL_MATCHES}:
            needed |= {f"new-match-{match}"} if not has_words(read_match(match)) else set()
        for switch, values in booklet.switches.items():
            needed |= {f"switch-{switch}"}
            needed |= {f"switch-{switch}-{switch_text(value)}" for value in values}
    for question, answers in box_questions(package.booklets.values()).items():
        needed.add(f"box-{question}")
        needed |= {f"box-{question}-{answer}" for answer in answers if isinstance(answer, str)}
    assert needed - game_keys(package) == set()


@pytest.mark.parametrize("package", all_games().values(), ids=lambda package: package.game.key)
def test_every_note_on_an_origin_belongs_to_a_clause(package: GamePackage) -> None:
    """Where a booklet and our rules differ, a note has to say who says what."""
    notes = {key for key in game_keys(package) if key.startswith("origin-")}
    allowed: set[str] = set()
    for booklet in package.booklets.values():
        for clause in booklet.clauses:
            own, shared = clause.note_keys(booklet.key)
            allowed |= {own, shared}
            needs_note = clause.origin is Origin.DIFFERS
            assert not needs_note or notes & {own, shared}, f"{booklet.key}: {clause.key}"
    assert notes - allowed == set()


#: Messages of the application that a game says in words of its own in English.
REPLACED: dict[str, set[str]] = {}


def test_a_game_has_keys_of_the_application_only_to_replace_them() -> None:
    for key, package in all_games().items():
        assert game_keys(package) & SHELL_KEYS == REPLACED.get(key, set())
