"""Fixtures of the command line tests."""

from collections.abc import Callable

import pytest

from gamecase.cli.main import app

#: Runs a command and returns its output.
RunCommand = Callable[..., str]


@pytest.fixture
def run_command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> RunCommand:
    """Runs a command of `gamecase` in this process; its errors are raised."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")  # English
    monkeypatch.setenv("COLUMNS", "100")

    def run(*tokens: str) -> str:
        app(tokens, exit_on_error=False, print_error=False, result_action="return_value")
        printed = capsys.readouterr()
        assert printed.err == ""
        return printed.out

    return run
