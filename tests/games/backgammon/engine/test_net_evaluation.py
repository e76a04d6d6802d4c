"""Nets: files of weights, fast evaluation, and the classification of boards."""

from pathlib import Path

import numpy as np
import pytest

from gamecase.games.backgammon.engine import features
from gamecase.games.backgammon.engine.chances import opponent_rows
from gamecase.games.backgammon.engine.escapes import escape_table
from gamecase.games.backgammon.engine.evaluator import (
    FAMILY_NETS,
    NETS_FOLDER,
    contact_family,
    shipped_net,
)
from gamecase.games.backgammon.engine.net_evaluation import BoardNet, checker_table, quantise
from gamecase.games.backgammon.engine.weights import BadWeights, Net, load_net, save_net
from games.backgammon.position_builders import rules


def small_net(inputs: int = 3) -> Net:
    random = np.random.default_rng(1)
    first = random.standard_normal((inputs, 4)).astype(np.float16).astype(np.float32)
    last = random.standard_normal((4, 5)).astype(np.float16).astype(np.float32)
    return Net((first, last), (np.zeros(4, np.float32), np.ones(5, np.float32)))


def test_a_saved_net_is_loaded_unchanged(tmp_path: Path) -> None:
    net = small_net()
    save_net(tmp_path / "net.npz", net, {"generation": 1})
    again = load_net(tmp_path / "net.npz", 3)
    inputs = np.array([[1, 0, 2], [0, -1, 0.5]], np.float32)
    np.testing.assert_array_equal(again(inputs), net(inputs))
    assert not list(tmp_path.glob("*.part*"))


def test_chances_are_between_0_and_1() -> None:
    chances = small_net()(np.array([[1e6, -1e6, 0], [0, 0, 0]], np.float32))
    assert ((chances >= 0) & (chances <= 1)).all()


def test_a_missing_file_is_reported(tmp_path: Path) -> None:
    with pytest.raises(BadWeights, match=r"gone\.npz: file not found"):
        load_net(tmp_path / "gone.npz", 3)


@pytest.mark.parametrize("keep", [0, 10, 300])
def test_a_truncated_file_is_refused(tmp_path: Path, keep: int) -> None:
    path = tmp_path / "net.npz"
    save_net(path, small_net())
    path.write_bytes(path.read_bytes()[:keep])
    with pytest.raises(BadWeights, match="not a complete file of weights"):
        load_net(path, 3)


def test_a_modified_weight_is_detected(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    save_net(path, small_net())
    with np.load(path) as archive:
        arrays = {name: archive[name] for name in archive.files}
    arrays["weights0"][0, 0] += 1
    np.savez(path, **arrays)
    with pytest.raises(BadWeights, match="SHA-256 differs"):
        load_net(path, 3)


def test_a_net_for_other_inputs_is_refused(tmp_path: Path) -> None:
    save_net(tmp_path / "net.npz", small_net())
    with pytest.raises(BadWeights, match="do not lead from 4 inputs to 5"):
        load_net(tmp_path / "net.npz", 4)


@pytest.mark.parametrize("name", ["contact", "crashed"])
def test_the_lookup_table_matches_the_matrix_product(name: str) -> None:
    net = load_net(NETS_FOLDER / f"{name}.npz", features.WIDTH)
    rows = np.zeros((3, 28), np.int8)
    rows[0, [24, 13, 8, 6]] = 2, 5, 3, 5
    rows[0, [1, 12, 17, 19]] = -2, -5, -3, -5
    rows[1, [25, 6, 1, 0]] = 2, 9, 3, 1
    rows[1, [26, 22, 24]] = 4, -4, -7
    rows[2, [3, 0]] = 7, 8
    rows[2, [20, 27]] = -6, 9
    inputs = np.empty((3, features.WIDTH), np.float32)
    features.fill_inputs(rows, escape_table(), inputs)
    np.testing.assert_allclose(BoardNet(net)(rows), net(inputs), atol=1e-3)


def test_quantised_sums_of_thirty_checkers_do_not_overflow() -> None:
    random = np.random.default_rng(7)
    table = checker_table(
        (9 * random.standard_normal((features.CHECKER_INPUTS, 8))).astype(np.float32),
        np.ones(8, np.float32),
    )
    counted, steps = quantise(table)
    for _ in range(200):
        places = random.integers(1, 51, 30)
        lines = [16 * place + np.sum(places == place) for place in np.unique(places)]
        sums = counted[[0, *lines]].astype(np.int64).sum(axis=0)
        assert np.abs(sums).max() < 2**15
        np.testing.assert_allclose(
            sums * steps, table[[0, *lines]].sum(axis=0), atol=25 * steps.max()
        )


def board(**checkers: int) -> list[int]:
    """A row of the kernel: `at6=5` are five of our checkers on our 6, `at24=-2` two of theirs
    there.
    """
    row = [0] * 28
    for place, count in checkers.items():
        row[int(place.removeprefix("at"))] = count
    return row


@pytest.mark.parametrize(
    ("row", "kind"),
    [
        (board(at0=15, at20=-3, at27=12), features.OVER),
        (board(at6=15, at19=-15), features.HOME),
        (board(at7=15, at19=-15), features.RACE),
        (board(at24=2, at13=13, at1=-2, at12=-13), features.CONTACT),
        (board(at25=1, at20=1, at13=13, at1=-2, at12=-13), features.CONTACT),
        (board(at25=1, at20=2, at13=12, at1=-2, at12=-13), features.BACK),
        (board(at24=1, at13=14, at1=-2, at12=-12, at26=1), features.BACK),
        (board(at24=3, at1=4, at2=3, at13=5, at12=-15), features.CRASHED),
        (board(at0=2, at6=10, at4=3, at5=-2, at19=-13), features.CRASHED),
    ],
)
def test_boards_are_classified(row: list[int], kind: int) -> None:
    kinds = np.empty(2, np.int8)
    rows = np.array([row, row], np.int8)
    rows[1] = opponent_rows(rows)[1]
    features.classify(rows, kinds)
    assert kinds.tolist() == [kind, kind], "both sides must see the same kind"


def test_a_family_of_rules_has_its_own_nets_or_shares_the_main_ones() -> None:
    assert contact_family(rules("tournament", setup="hypergammon")) == "hypergammon"
    assert contact_family(rules("case")) == "exact-only"
    assert contact_family(rules("tournament")) == ""
    assert shipped_net("contact", "hypergammon") is not shipped_net("contact")
    row = np.zeros((1, 28), np.int8)
    row[0, [24, 23, 22]], row[0, [1, 2, 3]] = 1, -1
    main = shipped_net("contact")(row)
    for family in FAMILY_NETS:
        assert not np.allclose(shipped_net("contact", family)(row), main, atol=1e-3)
    assert np.array_equal(shipped_net("contact", "any other")(row), main)
