"""What draughts brings to the command line."""

import subprocess
import sys
from pathlib import Path

import pytest

from gamecase.games.draughts.commands import endings
from gamecase.kernel.errors import BadInput


def test_the_hub_engine_answers_on_standard_output() -> None:
    said = (
        b"hub\nset-param name=variant value=english\ninit\n\xff\xfe\nlevel depth=3\n"
        b"go think\nbut\nquit\n"
    )
    done = subprocess.run(
        [sys.executable, "-m", "gamecase", "hub"],
        input=said,
        capture_output=True,
        timeout=120,
        check=True,
    )
    told = done.stdout.decode().splitlines()
    assert told[0].startswith("id name=Gamecase")
    assert told[3:5] == ["wait", "ready"]
    assert told[5].startswith("error message=")  # what is no text is answered like any other line
    assert sum(line.startswith("error message=") for line in told) == 2
    assert told[-1].startswith("done move=")
    assert done.stderr == b""


def test_endings_are_made_on_request(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("GAMECASE_CACHE", str(tmp_path))
    endings("dame", pieces=2)
    (made,) = tmp_path.rglob("*.endings")
    assert str(made) in capsys.readouterr().err
    assert [*made.parent.iterdir()] == [made]  # nothing half made is left


@pytest.mark.parametrize(
    ("ruleset", "pieces", "told"),
    [
        ("international", 3, "2 to 6 pieces on 64 squares, not for 3 of international"),
        ("dame", 7, "not for 7 of dame"),
        ("dame", 1, "not for 1 of dame"),
        ("", 3, "no booklet"),
        ("poker", 3, "no booklet 'poker'"),
    ],
)
def test_endings_that_cannot_be_made_are_refused(ruleset: str, pieces: int, told: str) -> None:
    with pytest.raises(BadInput, match=told):
        endings(ruleset, pieces=pieces)
