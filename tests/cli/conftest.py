"""What tests of the command line share."""

from collections.abc import Callable

import pytest

from gamecase.cli.main import app

#: Types a command and gives what it printed.
TypeIn = Callable[..., str]


@pytest.fixture
def type_in(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> TypeIn:
    """A command of `gamecase` in this process; its mistakes are raised in the test."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")  # which speaks English
    monkeypatch.setenv("COLUMNS", "100")

    def run(*tokens: str) -> str:
        app(tokens, exit_on_error=False, print_error=False, result_action="return_value")
        printed = capsys.readouterr()
        assert printed.err == ""
        return printed.out

    return run
