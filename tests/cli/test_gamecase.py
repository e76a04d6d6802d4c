"""The installed command as a shell runs it: exit codes, one-line errors, JSON lines."""

import json
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from gamecase import __version__
from gamecase.registry import find
from tables.server_process import ENGLISH, ServerProcess

BOARD = ".../.../..."


def gamecase(*tokens: str, typed: str | bytes = b"") -> subprocess.CompletedProcess[str]:
    """Run the command and wait for its end."""
    given = typed.encode() if isinstance(typed, str) else typed
    command = [sys.executable, "-m", "gamecase", *tokens]
    done = subprocess.run(
        command, input=given, capture_output=True, env=ENGLISH, timeout=60, check=False
    )
    return subprocess.CompletedProcess(
        command, done.returncode, done.stdout.decode(), done.stderr.decode()
    )


# --- exit codes ---


def test_success_exits_with_0() -> None:
    done = gamecase("--version")
    assert (done.returncode, done.stdout.strip(), done.stderr) == (0, __version__, "")


def test_the_command_is_installed_under_its_name() -> None:
    installed = Path(sys.executable).with_name("gamecase")
    done = subprocess.run(
        [installed, "--version"], capture_output=True, text=True, env=ENGLISH, check=False
    )
    assert done.stdout.strip() == __version__


@pytest.mark.parametrize(
    ("tokens", "reason"),
    [
        (("draw", "go"), "gamecase: unknown game 'go'; installed are ['"),
        (("draw", "tictactoe", "--theme", "[red]"), "gamecase: no theme '[red]'; there are ['"),
        (("draw", "tictactoe", "-o", "/nowhere/x.svg"), "gamecase: [Errno 2] No such file"),
        (("verify", "/nowhere"), "gamecase: [Errno 2] No such file or directory: '/nowhere'"),
        (
            ("serve", "--database", "postgresql://127.0.0.1:1/y", "--port", "0"),
            "gamecase: cannot use PostgreSQL host=127.0.0.1 ",
        ),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_an_input_error_exits_with_2_and_one_line(tokens: tuple[str, ...], reason: str) -> None:
    done = gamecase(*tokens)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith(reason)
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("tokens", [("dance",), ("perft", "tictactoe"), ("perft",)], ids=" ".join)
def test_an_unknown_command_is_an_error(tokens: tuple[str, ...]) -> None:
    done = gamecase(*tokens)
    assert done.returncode != 0
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    assert tokens[0] in done.stderr or "GAME" in done.stderr.upper()


# --- a bot by JSON lines ---


def answers(*lines: str, options: tuple[str, ...] = ()) -> list[dict[str, Any]]:
    done = gamecase("bot", "tictactoe", *options, typed="\n".join(lines) + "\n")
    assert (done.returncode, done.stderr) == (0, "")
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_a_bot_answers_every_request_with_a_legal_action() -> None:
    game = find("tictactoe")
    positions = [BOARD, "X../.../...", "XX./OO./...", "XOX/XOO/.X."]
    questions = [json.dumps({"position": each, "seed": "1"}) for each in positions]
    for position, answer in zip(positions, answers(*questions), strict=True):
        before = game.game.read_position(game.rules(), position)
        action = game.game.read_action(answer["action"])
        assert game.game.judge(before, action) is None
        assert answer["position"] == game.game.write(game.game.apply(before, action))
        assert answer.keys() == {"action", "value", "position"}


def test_a_request_may_name_level_booklet_switches_seed_and_game() -> None:
    whole = {
        "position": "XX./OO./...",
        "ruleset": "collection",
        "level": "perfect",
        "seed": "x",
        "nth_game": 3,
        "switches": {"ends_when_dead": True},
    }
    (answer,) = answers(json.dumps(whole))
    assert answer["action"] == "c3"
    assert answer["value"] > 0.9


def test_the_same_request_gets_the_same_reply() -> None:
    question = json.dumps({"position": BOARD, "seed": "dice"})
    first, second, third = answers(question, question, question)
    assert first == second == third


def test_the_level_option_selects_the_level() -> None:
    (answer,) = answers(
        json.dumps({"position": "XX./OO./..."}),
        options=("--level", "perfect", "--ruleset", "collection"),
    )
    assert answer["value"] is not None  # only the perfect level returns a value


BAD_LINES = {
    "hello": "not JSON",
    '{"position": ': "not JSON",
    "[" * 100_000: "not JSON",
    "[]": "expected",
    "null": "expected",
    "{}": "position",
    '{"position": 7}': "unknown or malformed 'position'",
    '{"position": "XXX"}': "expected three rows",
    '{"position": "XXX/OO./..."}': "no player is to move",
    '{"position": "' + BOARD + '", "depth": 3}': "unknown or malformed 'depth'",
    '{"position": "' + BOARD + '", "nth_game": true}': "unknown or malformed 'nth_game'",
    '{"position": "' + BOARD + '", "nth_game": ' + "9" * 5000 + "}": "",
    '{"position": "' + BOARD + '", "seed": "\\ud800"}': "surrogates not allowed",
    '{"position": "' + BOARD + '", "level": "divine"}': "no level 'divine'",
    '{"position": "' + BOARD + '", "ruleset": "mine"}': "no booklet 'mine'",
    '{"position": "' + BOARD + '", "switches": {"gravity": 1}}': "no switch 'gravity'",
    '{"position": "' + BOARD + '", "switches": {"ends_when_dead": [1]}}': "cannot be [1]",
}


def test_a_bad_line_gets_an_error_and_the_next_one_is_answered() -> None:
    good = json.dumps({"position": BOARD, "seed": "1"})
    lines = [each for bad in BAD_LINES for each in (bad, "", good)]
    found = answers(*lines)
    assert len(found) == 2 * len(BAD_LINES)  # a blank line is not a request
    for (bad, reason), failure, reply in zip(
        BAD_LINES.items(), found[::2], found[1::2], strict=True
    ):
        assert [*failure] == ["error"], bad[:60]
        assert reason in failure["error"], bad[:60]
        assert reply == found[1]


def test_a_line_that_is_not_text_gets_an_error() -> None:
    good = json.dumps({"position": BOARD}).encode()
    done = gamecase("bot", "tictactoe", typed=b"\xff\xfe\n" + good + b"\n")
    first, second = map(json.loads, done.stdout.splitlines())
    assert first["error"].startswith("not JSON")
    assert second["action"]


# --- serving ---


def test_the_server_prints_its_address_and_stops_on_a_signal(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "gamecase", "serve", "--no-browser", "--port", "0"]
    command += ["--database", str(tmp_path / "new" / "folder" / "house.sqlite3")]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=ENGLISH
    ) as process:
        assert process.stdout is not None
        first = process.stdout.readline()
        assert first.startswith("Gamecase is running at http://127.0.0.1:")
        assert "Ctrl+C" in process.stdout.readline()
        address = first.split()[-1]
        assert httpx.get(f"{address}health").text == f"gamecase {__version__}\n"
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=30)
    assert (out, err) == ("", "")
    assert (tmp_path / "new" / "folder" / "house.sqlite3").exists()


def test_a_port_in_use_is_a_one_line_error(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        done = gamecase("serve", "--no-browser", "--port", port, "--database", str(tmp_path / "x"))
    assert done.returncode == 2
    assert done.stderr.startswith(f"gamecase: cannot listen on 127.0.0.1 port {port}: ")
    assert done.stderr.count("\n") == 1
    assert not (tmp_path / "x").exists()


def test_a_file_that_is_not_a_database_is_a_one_line_error(tmp_path: Path) -> None:
    path = tmp_path / "letter"
    path.write_text("Dear Ann, this is no database. " * 50)
    done = gamecase("serve", "--no-browser", "--port", "0", "--database", str(path))
    assert done.returncode == 2
    assert done.stderr.startswith(f"gamecase: cannot use '{path}' as a database")
    assert done.stderr.count("\n") == 1


def test_a_record_from_the_server_verifies(tmp_path: Path) -> None:
    served = ServerProcess(tmp_path / "house.sqlite3")
    served.start()
    try:
        table, token = served.create_table(
            {"game": "tictactoe", "player-2": "here", "starts": "lot"}
        )
        with served.connect(table, token) as line:
            state = line.state()
            for chair in (1, 2):
                line.command("words", chair=chair, words="luck")
            state = line.state(at_least=state["n"] + 3)
            line.command("resign")
            line.state(at_least=state["n"] + 2)
        path = tmp_path / "record.jsonl"
        path.write_text(served.record(table), "utf-8")
    finally:
        served.kill()
    done = gamecase("verify", str(path))
    assert done.returncode == 0
    assert "1 roll or random choice recalculated, and it matches." in done.stdout
    assert gamecase("replay", str(path)).stdout.splitlines()[-1].startswith("outcome resigned: ")
