"""Bear-off tables: exact where that can be computed by hand, and equal to GNU Backgammon's."""

import json
from fractions import Fraction
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from gamecase.games.backgammon.board import Board, checkers_per_side
from gamecase.games.backgammon.engine import bearoff
from gamecase.games.backgammon.engine.bearoff import (
    bearoff_chances,
    bearoff_cube_points,
    home_index,
    tables_of,
)
from gamecase.games.backgammon.engine.bearoff_table_builder import (
    CENTRED,
    HOME,
    OURS,
    THEIRS,
    count_homes,
)
from gamecase.games.backgammon.engine.compiled_moves import WIDTH
from gamecase.games.backgammon.engine.moves import row_of
from gamecase.games.backgammon.engine.position_index import rank_side, unrank_side
from gamecase.games.backgammon.plays import RolledTurn, dice_to_play, legal_plays
from gamecase.games.backgammon.ruleset import Ruleset
from games.backgammon.position_builders import VARIANTS, rules

GOLDEN = json.loads((Path(__file__).parents[1] / "golden" / "gnubg_bearoff.json").read_text())
STEP = 65535  # the resolution of GNU Backgammon's chances

Home = tuple[int, ...]  # checkers on points 1 to 6

ROLLS = [
    (high, low, Fraction(1 if high == low else 2, 36))
    for high in range(1, 7)
    for low in range(1, high + 1)
]


def board(ours: Home, theirs: Home, total: int = 15) -> Board:
    sides = [(total - sum(home), *home, *(0,) * 19) for home in (ours, theirs)]
    return Board(*sides)


def row(ours: Home, theirs: Home = (0,) * 6, total: int = 15) -> NDArray[np.int8]:
    return row_of(board(ours, theirs, total))


def home_rank(home: Home) -> int:
    return int(rank_side(row(home), HOME))


@cache
def goals(using: Ruleset, home: Home) -> tuple[tuple[Fraction, tuple[Home, ...]], ...]:
    """The homes that each roll can lead to, by the readable rules."""
    total = checkers_per_side(using.setup)
    by_roll = []
    for high, low, chance in ROLLS:
        turn = RolledTurn(
            using, board(home, (1, 0, 0, 0, 0, 0), total), dice_to_play(using, high, low)
        )
        by_roll.append((chance, tuple(after.ours[1:7] for after in legal_plays(turn).results)))
    return tuple(by_roll)


# --- ranks ---


def test_ranks_are_unique_and_decrease_with_every_play() -> None:
    position = np.zeros(WIDTH, np.int8)
    for rank in range(count_homes(15)):
        unrank_side(rank, HOME, position)
        assert rank_side(position, HOME) == rank
        assert home_index(position, 0) == rank
    assert home_rank((0, 0, 0, 0, 0, 15)) == count_homes(15) - 1
    for home in ((0, 0, 2, 0, 0, 1), (1, 1, 1, 1, 1, 1)):
        for _, reached in goals(rules("tournament"), home):
            assert all(home_rank(after) < home_rank(home) for after in reached)


# --- one side alone ---


@pytest.mark.parametrize("name", VARIANTS)
def test_the_mean_number_of_turns_is_minimal(name: str) -> None:
    """By the readable rules in exact fractions: no other choice at any roll is quicker."""
    using = VARIANTS[name]
    finish = tables_of(using).finish.astype(np.float64)
    turns = np.arange(finish.shape[1])

    def mean(home: Home) -> float:
        return float(finish[home_rank(home)] @ turns)

    total = checkers_per_side(using.setup)
    homes = [(1, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 1), (0, 1, 0, 1, 0, 1), (0, 0, 1, 0, 2, 0)]
    if total == 15:
        homes += [(2, 3, 1, 0, 2, 1), (0, 0, 0, 5, 5, 5)]
    for home in homes:
        assert sum(home) <= total
        best = sum(chance * Fraction(min(map(mean, after))) for chance, after in goals(using, home))
        assert mean(home) == pytest.approx(1 + float(best), abs=2e-5), home


def test_a_single_checker_by_hand() -> None:
    table = tables_of(rules("tournament")).finish
    # From the six point nine rolls fall short: 1-1, and 2-1, 3-1, 3-2 and 4-1 twice each.
    assert table[home_rank((0, 0, 0, 0, 0, 1))][1] == pytest.approx(27 / 36, abs=1e-7)
    exact = tables_of(rules("case")).finish
    # By exact numbers only, and with the right to wait: an ace is needed, turn after turn.
    for turns in range(1, 20):
        expected = (25 / 36) ** (turns - 1) * 11 / 36
        assert exact[home_rank((1, 0, 0, 0, 0, 0))][turns] == pytest.approx(expected, 1e-6)
    # 6-6, any 6, 5-1, 4-2, 3-3 and 2-2; with 4-1 waiting is better than moving to the ace point.
    assert exact[home_rank((0, 0, 0, 0, 0, 1))][1] == pytest.approx(17 / 36, abs=1e-7)


@pytest.mark.parametrize("home", GOLDEN["finish"], ids=str)
def test_all_off_matches_gnubg(home: tuple[list[int], list[int]]) -> None:
    place, expected = home
    found = tables_of(rules("tournament")).finish[home_rank(tuple(place))]
    assert found[: len(expected)] * STEP == pytest.approx(expected, abs=3)
    assert found[len(expected) :].sum() * STEP < 3


@pytest.mark.parametrize("home", GOLDEN["first_off"], ids=str)
def test_first_off_matches_gnubg(home: tuple[list[int], list[int]]) -> None:
    place, expected = home
    number = home_rank(tuple(place)) - count_homes(14)
    found = tables_of(rules("tournament")).first_off[number]
    assert found[: len(expected)] * STEP == pytest.approx(expected, abs=3)


# --- both sides ---


@pytest.mark.parametrize("homes", GOLDEN["both"], ids=str)
def test_two_sided_chances_match_gnubg(homes: tuple[list[int], list[int], int]) -> None:
    ours, theirs, expected = homes
    reached, chances = bearoff_chances(row(tuple(ours), tuple(theirs))[None], rules("tournament"))
    assert reached.all()
    assert chances[0, 0] * STEP == pytest.approx(expected, abs=4)


@pytest.mark.parametrize("name", [name for name in VARIANTS if name != "hypergammon"])
def test_two_against_two_is_exact(name: str) -> None:
    """In fractions, by the readable rules, with the best of all plays to the end of the game."""
    using = VARIANTS[name]

    @cache
    def wins(ours: Home, theirs: Home) -> Fraction:
        if not any(ours):
            return Fraction(1)
        if not any(theirs):
            return Fraction(0)
        chance_to_win = Fraction(0)
        for chance, after in goals(using, ours):
            chance_to_win += chance * max(1 - wins(theirs, each) for each in after if each != ours)
        return chance_to_win

    if using.can_stop_at_home or name.startswith("small-first"):
        # A turn may change nothing, so the values depend on each other: check their consistency.
        table = tables_of(using).both.astype(np.float64)

        def table_value(ours: Home, theirs: Home) -> float:
            return float(table[home_rank(ours), home_rank(theirs)])

        for ours, theirs in (((1, 0, 0, 0, 1, 0), (0, 0, 1, 1, 0, 0)), ((0, 0, 0, 0, 0, 2),) * 2):
            best = sum(
                float(chance) * max(1 - table_value(theirs, each) for each in after)
                for chance, after in goals(using, ours)
            )
            assert table_value(ours, theirs) == pytest.approx(best, abs=1e-6)
        return
    for ours in ((0, 0, 0, 0, 0, 2), (0, 0, 1, 0, 1, 0), (2, 0, 0, 0, 0, 0)):
        for theirs in ((0, 0, 0, 0, 1, 1), (0, 1, 0, 1, 0, 0)):
            reached, chances = bearoff_chances(row(ours, theirs)[None], using)
            assert reached.all()
            assert chances[0, 0] == pytest.approx(float(wins(ours, theirs)), abs=1e-6)


@pytest.mark.parametrize("name", ["tournament", "collection", "best-of"])
def test_points_with_the_cube_are_consistent(name: str) -> None:
    """Every value is the mean over the best plays, with correct cube actions afterwards."""
    using = VARIANTS[name]

    def held(ours: Home, theirs: Home, owner: int) -> float:
        reached, points = bearoff_cube_points(row(ours, theirs)[None], using)
        assert reached.all()
        return float(points[0, owner])

    def chosen(ours: Home, theirs: Home, owner: int) -> float:
        hold = held(ours, theirs, owner)
        return hold if owner == THEIRS else max(hold, min(2 * held(ours, theirs, THEIRS), 1.0))

    turned = {CENTRED: CENTRED, OURS: THEIRS, THEIRS: OURS}
    for ours, theirs in (((0, 0, 0, 0, 1, 1), (0, 1, 0, 2, 0, 0)), ((0, 0, 0, 2, 0, 2),) * 2):
        for owner, seen in turned.items():
            best = sum(
                float(chance)
                * max(-chosen(theirs, each, seen) if any(each) else 1.0 for each in after)
                for chance, after in goals(using, ours)
            )
            assert held(ours, theirs, owner) == pytest.approx(best, abs=1e-6)


def test_the_last_cube_by_hand() -> None:
    """One checker on the six point, and they finish next turn: 27 of 36 rolls win."""
    using = rules("tournament")
    reached, points = bearoff_cube_points(row((0, 0, 0, 0, 0, 1), (2, 0, 0, 0, 0, 0))[None], using)
    assert reached.all()
    assert points[0, CENTRED] == pytest.approx(27 / 36 - 9 / 36)
    assert points[0, THEIRS] == pytest.approx(27 / 36 - 9 / 36)


def test_the_cube_is_covered_only_without_gammons_and_waiting() -> None:
    three = row((1, 1, 1, 0, 0, 0), (1, 0, 0, 0, 0, 0), total=3)
    reached, _ = bearoff_cube_points(three[None], rules("tournament", setup="hypergammon"))
    assert not reached.any()
    two = row((1, 1, 0, 0, 0, 0), (1, 0, 0, 0, 0, 0))[None]
    assert not bearoff_cube_points(two, rules("case"))[
        0
    ].any()  # both may wait, and double meanwhile
    assert bearoff_cube_points(two, rules("collection"))[0].all()


# --- coverage ---


def test_gammons_are_lost_only_with_nothing_off() -> None:
    using = rules("tournament")
    whole, begun, last = (0, 0, 0, 0, 0, 15), (0, 0, 0, 0, 0, 14), (1, 0, 0, 0, 0, 0)
    rows = np.array([row(whole, last), row(begun, last), row(last, whole), row(whole, whole)])
    reached, chances = bearoff_chances(rows, using)
    assert reached.all()
    # Bearing off from the six point needs a six, or 5-1, 4-2, 3-3, 2-2: 17 rolls save it.
    assert chances[0] == pytest.approx([0, 0, 0, 19 / 36, 0], abs=1e-6)
    assert chances[1] == pytest.approx([0, 0, 0, 0, 0], abs=1e-6)
    assert chances[2] == pytest.approx([1, 1, 0, 0, 0], abs=1e-6)
    assert 0.5 < chances[3, 0] < 0.8
    assert chances[3, 1] < 1e-6


def test_boards_with_a_checker_outside_are_not_covered() -> None:
    home = row((2, 2, 2, 2, 2, 2), (2, 2, 2, 2, 2, 2))
    known = [home.copy() for _ in range(6)]
    known[1][7] = 1
    known[2][25] = 1
    known[3][26] = 1
    known[4][18] = -1
    known[5][1] = 7  # 19 checkers
    reached, chances = bearoff_chances(np.array(known), rules("tournament"))
    assert reached.tolist() == [True, False, False, False, False, False]
    assert not chances[1:].any()


def test_a_finished_side_has_won() -> None:
    reached, chances = bearoff_chances(
        np.array([row((0,) * 6, (1, 0, 0, 0, 0, 0)), row((1, 0, 0, 0, 0, 0), (0,) * 6)]),
        rules("tournament"),
    )
    assert reached.all()
    assert chances[:, 0].tolist() == [1.0, 0.0]


# --- cache ---


def test_tables_are_cached_and_damaged_files_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GAMECASE_CACHE", str(tmp_path))
    bearoff._loaded.clear()
    using = rules("tournament", setup="hypergammon")
    computed = tables_of(using)
    (file,) = (tmp_path / "gamecase" / "backgammon").iterdir()
    for damage in (b"", b"PK\x03\x04 nonsense", file.read_bytes()[:-40]):
        file.write_bytes(damage)
        bearoff._loaded.clear()
        recomputed = tables_of(using)
        assert all(np.array_equal(*pair) for pair in zip(computed, recomputed, strict=True))
    bearoff._loaded.clear()
    loaded = tables_of(using)
    assert all(np.array_equal(*pair) for pair in zip(computed, loaded, strict=True))
    bearoff._loaded.clear()


def test_no_table_is_computed_before_it_is_needed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GAMECASE_CACHE", str(tmp_path))
    bearoff._loaded.clear()
    using = rules("tournament")
    outside = row((2, 2, 2, 2, 2, 2), (2, 2, 2, 2, 2, 2))[None].repeat(3, axis=0)
    outside[0, 7], outside[1, 18], outside[2, 26] = 1, -1, 1
    assert not bearoff_cube_points(outside, using)[0].any()
    assert not bearoff_chances(outside, using)[0].any()
    assert not [*tmp_path.iterdir()]
    assert not bearoff._loaded


def test_tables_are_computed_without_a_writable_cache(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    monkeypatch.setenv("GAMECASE_CACHE", str(blocked))
    bearoff._loaded.clear()
    assert len(tables_of(rules("tournament", setup="hypergammon")).finish) == count_homes(3)
    bearoff._loaded.clear()
