"""The training stages at a very small scale: what they write, and that they continue from it."""

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
from gamecase.games.backgammon.engine.escapes import escape_table
from gamecase.games.backgammon.engine.search import Search
from gamecase.games.backgammon.engine.weights import load_net
from games.backgammon.position_builders import rules

FOLDER = Path(__file__).parents[4] / "training"


@pytest.fixture
def training(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Import a module of the training folder."""
    monkeypatch.syspath_prepend(str(FOLDER))

    def find(name: str) -> ModuleType:
        return importlib.import_module(name)

    yield find
    for name in [module for module in sys.modules if module.startswith("backgammon_")]:
        del sys.modules[name]


@pytest.fixture
def stage(training: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Run a stage like the command line, with small shards."""
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


def test_labels_accumulate_and_a_net_is_fitted_to_them(stage: Any, tmp_path: Path) -> None:
    label = "label --net shipped --labels some --minutes 0.001 --pairings 1"
    stage(label)
    stage(label)
    assert shards(tmp_path, "some") == ["w0_00000.npz", "w0_00001.npz"]
    one, two = (
        np.load(tmp_path / "labels" / "some" / name)["rows"] for name in shards(tmp_path, "some")
    )
    assert not np.array_equal(one, two), "the second run must continue, not repeat"
    stage("fit --labels some --net new --batch 16 --passes 20 --hidden 16-8 --rate 0.003")
    first, last = (json.loads(line) for line in (tmp_path / "log.jsonl").read_text().splitlines())
    assert first["positions"] > 50
    assert last["train_equity_rms"] < 1.0
    assert load_net(tmp_path / "nets" / "new-contact.npz", features.WIDTH).weights[0].shape[1] == 16


def test_sampled_pairs_of_rolls_approximate_all_pairs(training: Any) -> None:
    search = Search(rules("tournament"))
    games = training("backgammon_selfplay").SelfPlayGames(search, 24, 3)
    for _ in range(6):
        games.step()
    rows = games.rows
    random = np.random.default_rng(1)
    sampled = training("backgammon_roll_pairs").sampled_chances(search, rows, random, pairings=8)
    exact = search.chances(rows, 2)
    error = equity(sampled, search.rules) - equity(exact, search.rules)
    static_error = equity(search.evaluate(rows), search.rules) - equity(exact, search.rules)
    assert abs(error.mean()) < 0.01
    assert np.sqrt(np.mean(error**2)) < np.sqrt(np.mean(static_error**2))


def test_a_net_without_dead_units_gives_the_same_results(training: Any) -> None:
    trainer, dead_units = training("backgammon_trainer"), training("backgammon_dead_units")
    trainable = trainer.TrainableNet.random([features.WIDTH, 40, 32, 5], 1)
    trainable.biases[0][::5] = -1e3  # 8 of 40 are dead
    trainable.biases[0][1::5] = 1e3  # 8 are always active
    trainable.biases[1][:] = 1e3
    opening = training("backgammon_selfplay").opening_row(rules("tournament"))
    rows = np.repeat(opening[None, :], 2, axis=0)
    smaller = dead_units.without_dead_units(trainable, rows)
    assert 8 <= len(smaller.biases[0]) <= 32
    assert [len(biases) for biases in smaller.biases[1:]] == [32, 5]
    buffer = np.empty((2, features.WIDTH), np.float32)
    inputs = trainer.net_inputs(trainable, rows, escape_table(), buffer)
    np.testing.assert_allclose(smaller.net()(inputs), trainable.net()(inputs), rtol=1e-5)
