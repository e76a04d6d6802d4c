"""Converting records to and from the formats of other programs on the command line."""

from pathlib import Path

import pytest

from cli.conftest import RunCommand
from gamecase.kernel.errors import BadInput

MATE = '[White "Ann"]\n[Black "Ben"]\n[Result "0-1"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n'


def test_a_game_converts_to_a_valid_record_and_back(
    run_command: RunCommand, tmp_path: Path
) -> None:
    game, record, again = (tmp_path / name for name in ("a.pgn", "a.jsonl", "b.PGN"))
    game.write_text(MATE)
    assert "games: 1" in run_command("convert", str(game), str(record))
    assert "is intact" in run_command("verify", str(record))
    assert "Qh4#" in run_command("replay", str(record))
    run_command("convert", str(record), str(again))
    assert "2. g4 Qh4# 0-1" in again.read_text("utf-8")


def test_one_of_several_games_is_chosen_by_its_number(
    run_command: RunCommand, tmp_path: Path
) -> None:
    games, record = tmp_path / "a.pgn", tmp_path / "a.jsonl"
    games.write_text("\ufeff" + MATE + "\n" + MATE.replace("Ann", "Cleo"), "utf-8")
    with pytest.raises(BadInput, match="2 games, but a record holds one: choose --number"):
        run_command("convert", str(games), str(record))
    run_command("convert", str(games), str(record), "--number", "2")
    assert "Cleo" in record.read_text("utf-8")
    with pytest.raises(BadInput, match="no number 3; there are 1 to 2"):
        run_command("convert", str(games), str(record), "--number", "3")


@pytest.mark.parametrize(
    ("name", "text", "target", "more", "error"),
    [
        ("a.pgn", "nothing", "b.jsonl", (), "a.pgn: game 1"),
        ("a.pgn", "1. e4 Ke7 Ke9", "b.jsonl", (), "a.pgn: game 1"),
        ("a.pgn", MATE, "b.xyz", (), "chess can be written as"),
        ("a.xyz", MATE, "b.jsonl", (), "is a format of 0 games; there are"),
        ("a.pgn", MATE, "b.jsonl", ("--game", "tictactoe"), "tictactoe has no .pgn format"),
        ("a.pgn", MATE, "b.jsonl", ("--game", "go"), "unknown game 'go'"),
        ("a.jsonl", "{}", "b.pgn", (), "a.jsonl: "),
        ("a", MATE, "b.pgn", (), "is a format of 0 games"),
    ],
)
def test_conversion_errors_name_the_file(
    run_command: RunCommand,
    tmp_path: Path,
    name: str,
    text: str,
    target: str,
    more: tuple[str, ...],
    error: str,
) -> None:
    source = tmp_path / name
    source.write_text(text, "utf-8")
    with pytest.raises(BadInput, match=error):
        run_command("convert", str(source), str(tmp_path / target), *more)
    assert not (tmp_path / target).exists()


def test_a_file_that_is_not_text_is_an_error(run_command: RunCommand, tmp_path: Path) -> None:
    source = tmp_path / "a.pgn"
    source.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadInput, match="not UTF-16"):
        run_command("convert", str(source), str(tmp_path / "b.jsonl"))
