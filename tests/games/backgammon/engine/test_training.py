"""The stages of training on a very small scale: what they write, and that they go on from it."""

import importlib
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from gamecase.games.backgammon.engine import features
from gamecase.games.backgammon.engine.chances import equity
from gamecase.games.backgammon.engine.escapes import make_runs
from gamecase.games.backgammon.engine.search import Search
from gamecase.games.backgammon.engine.weights import load
from games.backgammon.position_builders import rules

FOLDER = Path(__file__).parents[4] / "training"


@pytest.fixture
def training(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Any module of the training, by its name."""
    monkeypatch.syspath_prepend(str(FOLDER))

    def find(name: str) -> ModuleType:
        return importlib.import_module(name)

    yield find
    for name in [each for each in sys.modules if each.startswith("backgammon_")]:
        del sys.modules[name]


@pytest.fixture
def stage(training: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Runs a stage as the command does, with small shards."""
    monkeypatch.setattr(training("backgammon_selfplay"), "SHARD", 128)
    monkeypatch.setattr(training("backgammon_selfplay"), "GAMES", 16)
    spec = importlib.util.spec_from_file_location("training_backgammon", FOLDER / "backgammon.py")
    assert spec is not None
    assert spec.loader is not None
    command = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(command)

    def run(line: str) -> None:
        monkeypatch.setattr(sys, "argv", ["backgammon.py", *line.split(), "--run", str(tmp_path)])
        command.main()

    return run


def shards(run: Path, name: str) -> list[str]:
    return sorted(path.name for path in (run / "labels" / name).glob("*.npz"))


def test_labels_are_added_to_and_a_net_is_fitted_to_them(stage: Any, tmp_path: Path) -> None:
    label = "label --net shipped --labels some --minutes 0.001 --pairings 1"
    stage(label)
    stage(label)
    assert shards(tmp_path, "some") == ["w0_00000.npz", "w0_00001.npz"]
    one, two = (
        np.load(tmp_path / "labels" / "some" / name)["rows"] for name in shards(tmp_path, "some")
    )
    assert not np.array_equal(one, two), "the second run goes on, it does not repeat"
    stage("fit --labels some --net new --batch 16 --passes 20 --hidden 16-8 --rate 0.003")
    first, last = (json.loads(line) for line in (tmp_path / "log.jsonl").read_text().splitlines())
    assert first["positions"] > 50
    assert last["train_equity_rms"] < 1.0
    assert load(tmp_path / "nets" / "new-contact.npz", features.WIDTH).weights[0].shape[1] == 16


def test_some_pairs_of_throws_come_to_what_all_of_them_do(training: Any) -> None:
    search = Search(rules("tournament"))
    games = training("backgammon_selfplay").Games(search, 24, 3)
    for _ in range(6):
        games.step()
    rows = games.rows
    random = np.random.default_rng(1)
    some = training("backgammon_sampling").two_throws(search, rows, random, pairings=8)
    every = search.chances(rows, 2)
    apart = equity(some, search.rules) - equity(every, search.rules)
    plain = equity(search.judge(rows), search.rules) - equity(every, search.rules)
    assert abs(apart.mean()) < 0.01
    assert np.sqrt(np.mean(apart**2)) < np.sqrt(np.mean(plain**2))


def test_a_trimmed_net_says_the_same_with_fewer_units(training: Any) -> None:
    fitting, trimming = training("backgammon_fitting"), training("backgammon_trimming")
    pupil = fitting.Pupil.born([features.WIDTH, 40, 32, 5], 1)
    pupil.added[0][::5] = -1e3  # 8 of 40 never stir
    pupil.added[0][1::5] = 1e3  # and 8 always do
    pupil.added[1][:] = 1e3
    opening = training("backgammon_selfplay").opening_row(rules("tournament"))
    rows = np.repeat(opening[None, :], 2, axis=0)
    less = trimming.trimmed(pupil, rows)
    assert 8 <= len(less.added[0]) <= 32
    assert [len(each) for each in less.added[1:]] == [32, 5]
    room = np.empty((2, features.WIDTH), np.float32)
    inputs = fitting.inputs_of(pupil, rows, make_runs(), room)
    np.testing.assert_allclose(less.net()(inputs), pupil.net()(inputs), rtol=1e-5)
