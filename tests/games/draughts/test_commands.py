"""The commands of draughts."""

import subprocess
import sys
from pathlib import Path

import pytest

from gamecase.games.draughts.commands import endings
from gamecase.kernel.errors import BadInput


@pytest.mark.slow
def test_the_hub_engine_answers_on_standard_output() -> None:
    lines = (
        b"hub\nset-param name=variant value=english\ninit\n\xff\xfe\nlevel depth=3\n"
        b"go think\nbut\nquit\n"
    )
    done = subprocess.run(
        [sys.executable, "-m", "gamecase", "hub"],
        input=lines,
        capture_output=True,
        timeout=120,
        check=True,
    )
    answers = done.stdout.decode().splitlines()
    assert answers[0].startswith("id name=Gamecase")
    assert answers[3:5] == ["wait", "ready"]
    assert answers[5].startswith("error message=")  # bytes that are not UTF-8
    assert sum(line.startswith("error message=") for line in answers) == 2
    assert answers[-1].startswith("done move=")
    assert done.stderr == b""


@pytest.mark.slow
def test_a_tablebase_is_built_and_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("GAMECASE_CACHE", str(tmp_path))
    endings("dame", pieces=2)
    (path,) = tmp_path.rglob("*.endings")
    assert str(path) in capsys.readouterr().err
    assert [*path.parent.iterdir()] == [path]  # no temporary files are left


@pytest.mark.parametrize(
    ("ruleset", "pieces", "message"),
    [
        ("international", 3, "2 to 6 pieces on 64 squares, not for 3 of international"),
        ("dame", 7, "not for 7 of dame"),
        ("dame", 1, "not for 1 of dame"),
        ("", 3, "no booklet"),
        ("poker", 3, "no booklet 'poker'"),
    ],
)
def test_a_tablebase_that_cannot_be_built_is_refused(
    ruleset: str, pieces: int, message: str
) -> None:
    with pytest.raises(BadInput, match=message):
        endings(ruleset, pieces=pieces)
