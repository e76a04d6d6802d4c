"""Commands that list and draw: what they print, and their errors for bad arguments."""

import inspect
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from cli.conftest import RunCommand
from gamecase.cli.main import app
from gamecase.kernel.errors import BadInput, BadPosition, BookletError, UnknownGame
from gamecase.registry import all_games, find
from gamecase.scene.themes import THEMES
from gamecase.words import speaker

SQUARES = tuple(f"{file}{rank}" for rank in "321" for file in "abc")

SVG = "{http://www.w3.org/2000/svg}"

COMMANDS = {
    "backup",
    "bot",
    "check-words",
    "config",
    "convert",
    "draw",
    "games",
    "perft",
    "replay",
    "restore",
    "rulesets",
    "serve",
    "verify",
}


# --- games and booklets ---


def test_games_lists_every_game_with_its_booklets_and_levels(run_command: RunCommand) -> None:
    printed = run_command("games")
    for key, package in all_games().items():
        (row,) = [line for line in printed.splitlines() if key in line]
        assert speaker("en", key)("game-name") in row
        assert all(booklet in row for booklet in package.booklets)
        assert all(level.key in row for level in package.bot.LEVELS)


@pytest.mark.parametrize("game", all_games())
def test_rulesets_prints_every_clause_and_switch(run_command: RunCommand, game: str) -> None:
    printed = run_command("rulesets", game)
    words = speaker("en", game)
    for booklet in find(game).booklets.values():
        assert f"{booklet.key}: {words(f'booklet-{booklet.key}')}" in printed
        for clause in booklet.clauses:
            assert f"§{clause.number} {words(f'clause-{clause.key}')}" in printed
        for switch in booklet.switches:
            assert f"switch {switch} = " in printed


def test_texts_for_players_are_in_the_language_of_the_terminal(
    run_command: RunCommand, monkeypatch: pytest.MonkeyPatch
) -> None:
    for named, code in (
        ("de_DE.UTF-8", "de"),
        ("nn_NO", "nb"),
        ("pt_BR.UTF-8", "pt-BR"),
        ("C", "en"),
        ("xx_YY", "en"),
    ):
        monkeypatch.setenv("LC_ALL", named)
        assert speaker(code, "tictactoe")("game-name") in run_command("games")


def test_check_words_reports_every_language(run_command: RunCommand) -> None:
    printed = run_command("check-words")
    assert len(re.findall(r"(\d+)/\1 .* 100%", printed)) == 28


# --- drawing ---


def test_draw_prints_the_picture_with_its_description(run_command: RunCommand) -> None:
    svg = run_command("draw", "tictactoe", "--position", "X.O/.X./...")
    root = ET.fromstring(svg)
    assert root.tag == f"{SVG}svg"
    assert root.findtext(f"{SVG}title") == "Tic-tac-toe board"
    assert root.findtext(f"{SVG}desc") == "X on a3, b2. O on c3."
    assert "var(--" not in svg


def test_draw_writes_a_file_in_any_language_and_theme(
    run_command: RunCommand, tmp_path: Path
) -> None:
    path = tmp_path / "board.svg"
    for theme in THEMES:
        for language in ("de", "ar"):
            printed = run_command(
                "draw", "tictactoe", "-o", str(path), "--theme", theme, "--language", language
            )
            assert printed == f"wrote {path}\n"
            root = ET.fromstring(path.read_text("utf-8"))
            words = speaker(language, "tictactoe")
            assert root.findtext(f"{SVG}title") == words("scene-title")


@pytest.mark.parametrize("game", all_games())
def test_every_game_draws_its_opening(run_command: RunCommand, game: str) -> None:
    assert run_command("draw", game).startswith("<svg ")
    assert run_command("draw", game, "--ruleset", next(iter(find(game).booklets))).startswith(
        "<svg "
    )


@pytest.mark.parametrize(
    ("tokens", "error", "reason"),
    [
        (["draw", "go"], UnknownGame, "unknown game 'go'"),
        (["draw", "tictactoe", "--position", "XXX"], BadPosition, "'XXX': expected three rows"),
        (["draw", "tictactoe", "--position", "OOO/.../..."], BadPosition, "X begins"),
        (["draw", "tictactoe", "--theme", "pink"], BadInput, "no theme 'pink'; there are"),
        (["draw", "tictactoe", "--language", "xx"], BadInput, "no language 'xx'"),
        (["draw", "tictactoe", "--ruleset", "mine"], BookletError, "no booklet 'mine'"),
        (["rulesets", "go"], UnknownGame, "unknown game 'go'"),
        (["perft", "go", "--depth", "1"], UnknownGame, "unknown game 'go'"),
        (["perft", "tictactoe", "--depth", "0"], BadInput, "a depth of 0: expected at least 1"),
        (["perft", "tictactoe", "--depth=-3", "--divide"], BadInput, "a depth of -3: expected"),
        (
            ["serve", "--port", "99999", "--no-browser"],
            BadInput,
            "port cannot be 99999",
        ),
        (["bot", "go"], UnknownGame, "unknown game 'go'"),
        (["bot", "tictactoe", "--level", "divine"], BadInput, "no level 'divine'"),
        (["bot", "tictactoe", "--ruleset", "mine"], BookletError, "no booklet 'mine'"),
        (["verify", "/nowhere/record"], OSError, "No such file"),
        (["replay", "/nowhere/record"], OSError, "No such file"),
    ],
    ids=str,
)
def test_bad_arguments_are_errors(
    run_command: RunCommand, tokens: list[str], error: type[Exception], reason: str
) -> None:
    with pytest.raises(error, match=re.escape(reason)):
        run_command(*tokens)


def test_nothing_is_written_when_there_is_nothing_to_draw(
    run_command: RunCommand, tmp_path: Path
) -> None:
    path = tmp_path / "board.svg"
    with pytest.raises(BadInput):
        run_command("draw", "tictactoe", "--theme", "pink", "-o", str(path))
    assert not path.exists()


# --- counting ---


def test_perft_ends_with_the_count_and_before_it_the_speed(run_command: RunCommand) -> None:
    lines = run_command("perft", "tictactoe", "--depth", "3").splitlines()
    assert lines[-1] == "nodes 504"
    assert re.fullmatch(r"nodes/s \d+", lines[-2])
    assert len(lines) == 2


def test_perft_divided_shows_the_count_below_each_action(run_command: RunCommand) -> None:
    *under, speed, total = run_command(
        "perft", "tictactoe", "--depth", "3", "--divide"
    ).splitlines()
    assert total == "nodes 504"
    assert speed.startswith("nodes/s ")
    assert under == [f"{square} 56" for square in SQUARES]


def test_perft_counts_from_any_position(run_command: RunCommand) -> None:
    tokens = ("perft", "tictactoe", "--position", "XX./OO./...", "--depth", "1")
    assert run_command(*tokens).endswith("nodes 5\n")
    over = ("perft", "tictactoe", "--position", "XXX/OO./...", "--depth", "3", "--divide")
    assert run_command(*over).endswith("nodes 0\n")


# --- help ---


def test_help_lists_every_command(run_command: RunCommand) -> None:
    printed = run_command("--help")
    for command in COMMANDS:
        assert re.search(rf"^│ {command}  ", printed, flags=re.MULTILINE), command
    assert {*app} >= COMMANDS


@pytest.mark.parametrize("command", sorted(COMMANDS))
def test_the_help_of_a_command_describes_every_parameter(
    run_command: RunCommand, command: str
) -> None:
    printed = run_command(command, "--help")
    called = app[command].default_command
    assert called is not None
    description = inspect.getdoc(called)
    assert description
    assert description.partition("\n")[0].rstrip(".")[:40] in printed
    named = {"divided": "divide"}
    for name in inspect.signature(called).parameters:
        if name == "options":  # those of every command about a server, explained by their class
            assert "The file with the settings" in printed
            assert "A setting for this run" in printed
            continue
        option = named.get(name, name).replace("_", "-")
        assert f"--{option}" in printed, name
        explained = re.search(rf"^{name}\n    (\S.*)$", description, flags=re.MULTILINE)
        assert explained, f"{command}: {name} is not explained"
        assert explained[1].split()[0] in printed
