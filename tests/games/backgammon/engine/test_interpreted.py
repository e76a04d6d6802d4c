"""Evaluation without compiled code and without bear-off tables."""

from pathlib import Path

import numpy as np
import pytest

from gamecase.engines.preparation import MissingPreparation, without_waiting
from gamecase.games.backgammon.engine import bearoff, features
from gamecase.games.backgammon.engine.bearoff import bearoff_chances, tables_of
from gamecase.games.backgammon.engine.chances import WIN, WIN_GAMMON, Rows
from gamecase.games.backgammon.engine.evaluator import NETS_FOLDER, evaluator, shipped_net
from gamecase.games.backgammon.engine.interpreted import InterpretedNet, TablelessRaces
from gamecase.games.backgammon.engine.races import race_family
from gamecase.games.backgammon.engine.search import Search
from gamecase.games.backgammon.engine.weights import load_net
from gamecase.games.backgammon.ruleset import Ruleset
from gamecase.registry import find

pytestmark = pytest.mark.engine

OPENING = np.zeros(28, np.int8)
for _point, _checkers in ((6, 5), (8, 3), (13, 5), (24, 2)):
    OPENING[_point] = _checkers
    OPENING[25 - _point] = -_checkers


def rules(key: str, **switches: str | bool) -> Ruleset:
    ruleset: Ruleset = find("backgammon").rules(key, switches)
    return ruleset


def home_rows(count: int, checkers: int = 15) -> Rows:
    """Bear-offs: both sides home, some checkers off."""
    random = np.random.default_rng(3)
    rows = np.zeros((count, 28), np.int8)
    for row in rows:
        for sign, points, off in ((1, range(1, 7), 0), (-1, range(19, 25), 27)):
            left = int(random.integers(1, checkers + 1))
            for point in random.choice([*points], left):
                row[point] += sign
            row[off] = checkers - left
    return rows


def test_the_same_net_gives_the_same_chances_without_its_lookup_table() -> None:
    rows = np.repeat(OPENING[None], 3, axis=0)
    rows[1, [13, 11]] += np.array([-1, 1], np.int8)
    rows[2, [24, 18]] += np.array([-1, 1], np.int8)
    net = InterpretedNet(load_net(NETS_FOLDER / "contact.npz", features.WIDTH))
    assert net(rows) == pytest.approx(shipped_net("contact")(rows), abs=2e-3)


@pytest.mark.parametrize("key", ["case", "tournament", "collection", "small-first"])
def test_nets_for_races_come_close_to_the_tables(key: str) -> None:
    using, rows = rules(key), home_rows(200)
    exact = bearoff_chances(rows, using)[1]
    estimated = TablelessRaces(race_family(using))(rows)
    assert np.abs(exact[:, WIN] - estimated[:, WIN]).mean() < 0.04
    assert np.abs(exact[:, WIN_GAMMON] - estimated[:, WIN_GAMMON]).mean() < 0.04


@pytest.fixture
def no_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No tables are known, and computing them is an error."""

    def refuse(*arguments: object) -> None:
        raise AssertionError("a request waited for tables to be computed")

    monkeypatch.setenv("GAMECASE_CACHE", str(tmp_path))
    monkeypatch.setattr(bearoff, "_loaded", {})
    monkeypatch.setattr(bearoff, "make_tables", refuse)


@pytest.mark.usefixtures("no_tables")
def test_whoever_may_not_wait_gets_an_answer_without_tables() -> None:
    # Rules of their own, so that no evaluator of another test has loaded their tables.
    using = rules("tournament", setup="hypergammon", jacoby=False)
    evaluator.cache_clear()
    rows = home_rows(20, checkers=3)
    with without_waiting() as missed:
        chances = Search(using).chances(rows, 1)
        assert ((chances[:, WIN] > 0) & (chances[:, WIN] < 1.001)).all()
        assert not bearoff_chances(rows, using)[0].any()
    assert missed == {MissingPreparation.TABLES}
    with pytest.raises(AssertionError, match="waited"):
        tables_of(using)
    evaluator.cache_clear()


def test_tables_are_used_as_soon_as_they_are_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    using, rows = rules("tournament", setup="hypergammon"), home_rows(20, checkers=3)
    monkeypatch.setenv("GAMECASE_CACHE", str(tmp_path))
    monkeypatch.setattr(bearoff, "_loaded", {})
    with without_waiting():
        assert not bearoff_chances(rows, using)[0].any()
        shares: list[float] = []
        bearoff.build_tables(using, shares.append)
        assert shares == sorted(shares)
        assert bearoff_chances(rows, using)[0].all()
