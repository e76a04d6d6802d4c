"""The command `shots`, and audits of records, through the command line."""

import json
import subprocess
import sys
from math import dist
from pathlib import Path
from random import Random
from typing import Any

from games.crokinole.boards import CROKINOLE
from games.crokinole.reference import finals, scene
from log_builder import LogBuilder, forge, header


def run_gamecase(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "gamecase", *arguments],
        input=stdin,
        capture_output=True,
        text=True,
        check=False,
    )


def answers(lines: list[str]) -> list[Any]:
    done = run_gamecase("shots", stdin="\n".join(lines) + "\n")
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def question(seed: int) -> str:
    places, velocity = scene(seed)
    return json.dumps({"discs": places, "velocity": velocity, "hole": False})


def test_shots_by_json_lines_agree_with_the_exact_reference() -> None:
    """With enough requests that both the plain and the compiled kernel answer."""
    results = answers([question(seed % 60) for seed in range(360)])
    assert results[:60] == results[300:]
    for answer, expected in zip(results[:60], finals(), strict=True):
        assert answer["events"] > 0
        for place, wanted in zip(answer["discs"], expected, strict=True):
            assert (place is None) == (wanted[0] is None)
            assert place is None or dist(place, wanted) < 1e-6  # type: ignore[arg-type]


def test_a_sunk_disc_is_null() -> None:
    line = '{"discs": [[0, -304.8]], "velocity": [0, 930], "hole": %s, "law": "game"}'
    with_hole, without = answers([line % "true", line % "false"])
    assert with_hole["discs"] == [None]
    assert without["discs"][0] is not None


def test_a_bad_line_gets_an_error_and_the_next_an_answer() -> None:
    good = '{"discs": [[0, -304.8]], "velocity": [0, 900]}'
    bad = [
        "nonsense",
        "[]",
        '{"discs": [[0, 0]]}',
        '{"discs": [], "velocity": [0, 1]}',
        '{"discs": [[0, 100], [0, 110]], "velocity": [0, 1]}',
        '{"discs": [[0, NaN]], "velocity": [0, 1]}',
        '{"discs": [[0, -300]], "velocity": [0, 1e9]}',
        '{"discs": [[0, -300]], "velocity": [0, 1], "hole": 1}',
        '{"discs": [[0, -300]], "velocity": [0, 1], "wind": 3}',
        '{"discs": [[38, 94]], "velocity": [0, 1]}',
        '{"discs": [[0, -300]], "velocity": [0, 1], "law": "newton"}',
        '{"discs": [[0, -300]], "velocity": [0, 1], "surface": 3}',
    ]
    results = answers([*bad, good])
    assert all(set(answer) == {"error"} for answer in results[:-1]), results
    assert results[-1]["discs"]


def test_an_audit_simulates_again_and_finds_a_forged_shot(tmp_path: Path) -> None:
    builder = LogBuilder(CROKINOLE, header(CROKINOLE, ruleset="tournament", seating="lot"))
    builder.begin()
    builder.add_chance()
    builder.finish(Random(2))
    honest, forged = tmp_path / "honest.jsonl", tmp_path / "forged.jsonl"
    honest.write_text(builder.record(), "utf-8")
    for extra in ([], ["--audit"]):
        done = run_gamecase("replay", str(honest), *extra)
        assert done.returncode == 0, done.stderr
        assert "outcome" in done.stdout
    shot = next(e for e in builder.entries if e.text.startswith("settle") and "out" in e.text)
    name = shot.text.split(" ")[1].split(":")[0].rstrip("*")
    builder.entries = forge(builder, shot.number, f"settle {name}:sunk")
    forged.write_text(builder.record(), "utf-8")
    assert run_gamecase("replay", str(forged)).returncode == 0  # the forged result is possible
    done = run_gamecase("replay", str(forged), "--audit")
    assert done.returncode == 2
    assert f"entry {shot.number}" in done.stderr
