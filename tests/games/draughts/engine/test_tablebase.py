"""Tablebases: each value follows from its successors, and wins and draws are played out."""

from dataclasses import replace
from math import comb
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gamecase.games.draughts import GAME
from gamecase.games.draughts.engine import distance_to_win, tablebase_files
from gamecase.games.draughts.engine.distance_to_win import phase_length
from gamecase.games.draughts.engine.packed_rules import pack_board
from gamecase.games.draughts.engine.root_search import SearchLimits
from gamecase.games.draughts.engine.tablebase import DRAW, LOSS, WIN
from gamecase.games.draughts.engine.tablebase_build import build_steps
from gamecase.games.draughts.engine.tablebase_files import Tablebase
from gamecase.games.draughts.engine.tablebase_play import score_by_tablebase, score_moves
from gamecase.games.draughts.engine.workspace import (
    BINOMIALS,
    MATERIAL_STARTS,
    make_workspace,
    material_size,
    materials,
)
from gamecase.games.draughts.position import Position
from gamecase.games.draughts.ruleset import Colour, Ruleset
from gamecase.kernel.match import MatchScore
from games.draughts.boards import COLLECTION, DAME, DRAUGHTS, at, rules

SMALL = [key for key in DRAUGHTS.booklets if key != "international"]
LIMITS = SearchLimits(nodes=5_000, uses_tablebase=True)


def few_pieces(ruleset: Ruleset, random: Random, count: int) -> Position:
    """A random position of `count` pieces, some of each side."""
    board = GAME.opening(ruleset, MatchScore()).board
    while True:
        cells = ["."] * 32
        for square in random.sample(range(32), count):
            cells[square] = random.choice("wbWB")
        is_invalid = any(
            (mark == "w" and board.row(n) == 7) or (mark == "b" and board.row(n) == 0)
            for n, mark in enumerate(cells)
        )
        position = Position(ruleset, "".join(cells), random.choice([*Colour]))
        if not is_invalid and all(position.squares_of(colour) for colour in Colour):
            return position


def value_by_successors(tablebase: Tablebase, position: Position) -> int:
    """The value of a position from those of the positions after each move."""
    moves = GAME.choices(position).actions
    if not moves:
        return LOSS
    after = [tablebase.probe(GAME.apply(position, move)) for move in moves]
    if any(value in (None, LOSS) for value in after):
        return WIN
    return DRAW if DRAW in after else LOSS


@pytest.mark.parametrize("key", SMALL)
@pytest.mark.parametrize("count", [2, 3, 4])
def test_values_agree_with_the_rules(key: str, count: int) -> None:
    ruleset = rules(key)
    tablebase = tablebase_files.find_tablebase(ruleset)
    assert tablebase is not None
    assert tablebase.pieces >= tablebase_files.INCLUDED_PIECES
    random = Random(3)
    for _ in range(100):
        position = few_pieces(ruleset, random, count)
        assert tablebase.probe(position) == value_by_successors(tablebase, position), GAME.write(
            position
        )


@pytest.mark.parametrize("key", SMALL)
def test_included_tablebases_are_small(key: str) -> None:
    path = tablebase_files.DATA_FOLDER / tablebase_files.file_name(
        rules(key), tablebase_files.INCLUDED_PIECES
    )
    assert path.stat().st_size < 500_000


def test_an_included_tablebase_is_the_same_as_a_built_one() -> None:
    included, built = tablebase_files.find_tablebase(DAME), tablebase_files.build_tablebase(DAME, 3)
    assert included is not None
    assert built.pieces == 3
    random = Random(7)
    for _ in range(500):
        position = few_pieces(DAME, random, random.choice([2, 3]))
        assert built.probe(position) == included.probe(position), GAME.write(position)


def test_a_ruleset_with_switches_gets_its_own_tablebase() -> None:
    changed = rules("collection", king_lands_anywhere=True)
    tablebase = tablebase_files.find_tablebase(changed)
    assert tablebase is not None
    assert tablebase_files.file_name(changed, 4) != tablebase_files.file_name(COLLECTION, 4)
    random = Random(8)
    for _ in range(60):
        position = few_pieces(changed, random, 3)
        assert tablebase.probe(position) == value_by_successors(tablebase, position), GAME.write(
            position
        )


def test_a_blocked_side_draws_where_the_ruleset_says_so() -> None:
    changed = rules("collection", blocked="draws")
    tablebase = tablebase_files.find_tablebase(changed)
    assert tablebase is not None
    assert tablebase.probe(at("w:a5 b:b6,c7, White", changed)) == DRAW


def test_the_number_of_positions_is_that_of_chinook() -> None:
    """3488 of two pieces, 196032 of three, 6209316 of four, with some on both sides."""
    counts = {}
    for total in (2, 3, 4):
        counts[total] = sum(_placements(*material) for material in materials(total))
        assert counts[total] < sum(map(material_size, materials(total)))
    assert counts == {2: 3488, 3: 196032, 4: 6209316}


def _placements(men: int, kings: int, their_men: int, their_kings: int) -> int:
    """The number of placements, with men on the 28 squares where they are not crowned."""
    total = 0
    for shared in range(their_men + 1):
        # The number of their men on the 24 squares that men of both sides can stand on.
        own = comb(28 - shared, men)
        total += comb(4, their_men - shared) * comb(24, shared) * own
    left = 32 - men - their_men
    return total * comb(left, kings) * comb(left - kings, their_kings)


# --- play ---


def longest_defence(position: Position, tablebase: Tablebase) -> Position:
    """The position after the reply that resists longest."""
    successors = [GAME.apply(position, move) for move in GAME.choices(position).actions]
    return max(successors, key=lambda after: _length(tablebase, after))


def _length(tablebase: Tablebase, position: Position) -> int:
    if tablebase.probe(position) is None or position.quiet_turns == 0:
        return 0
    return phase_length(tablebase, pack_board(position.rules, position.cells, position.turn)) or 0


def length_by_successors(tablebase: Tablebase, position: Position) -> int:
    """The moves until a phase ends, from those after each move."""
    is_won = tablebase.probe(position) == WIN
    lengths = []
    for move in GAME.choices(position).actions:
        after = GAME.apply(position, move)
        value = tablebase.probe(after)
        if not is_won or value in (None, LOSS):
            lengths.append(1 + _length(tablebase, after))
    return (min if is_won else max)(lengths, default=0)


@pytest.mark.parametrize("key", SMALL)
def test_the_length_of_a_phase_follows_from_its_successors(key: str) -> None:
    ruleset = rules(key)
    tablebase = tablebase_files.find_tablebase(ruleset)
    assert tablebase is not None
    random = Random(6)
    for _ in range(12):
        examined = 0
        sample = few_pieces(ruleset, random, random.choice([3, 3, 4]))
        while examined < 12:
            # The same men and kings anywhere: many positions of one phase.
            cells = [mark if mark in "wb" else "." for mark in sample.cells]
            free = [n for n, mark in enumerate(cells) if mark == "."]
            for square, mark in zip(
                random.sample(free, 4),
                (mark for mark in sample.cells if mark in "WB"),
                strict=False,
            ):
                cells[square] = mark
            position = Position(ruleset, "".join(cells), random.choice([*Colour]))
            examined += 1
            if tablebase.probe(position) != DRAW:
                packed = pack_board(ruleset, position.cells, position.turn)
                length = phase_length(tablebase, packed)
                assert length == length_by_successors(tablebase, position), GAME.write(position)


@pytest.mark.parametrize("key", SMALL)
@pytest.mark.parametrize("defence", ["longest", "random"])
@settings(max_examples=6, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_every_tablebase_win_is_won(key: str, defence: str, seed: int) -> None:
    """From up to four pieces against any defence, except where a count of moves makes a draw."""
    ruleset = rules(key)
    tablebase = tablebase_files.find_tablebase(ruleset)
    assert tablebase is not None
    random = Random(seed)
    position = few_pieces(ruleset, random, random.choice([3, 4, 4]))
    while tablebase.probe(position) != WIN or GAME.outcome(position):
        position = few_pieces(ruleset, random, random.choice([3, 4, 4]))
    begin, winner, too_long = position, GAME.to_act(position), False
    while GAME.outcome(position) is None:
        if GAME.to_act(position) is winner:
            best = score_moves(position, LIMITS)[0]
            too_long |= best.value < 20_000
            position = GAME.apply(position, best.play.move)
        elif defence == "longest":
            position = longest_defence(position, tablebase)
        else:
            position = GAME.apply(position, random.choice(GAME.choices(position).actions))
    outcome = GAME.outcome(position)
    assert outcome is not None
    assert outcome.winners == (winner,) or (too_long and outcome.reason in ("quiet", "short")), (
        f"from {GAME.write(begin)} to {GAME.write(position)}"
    )


def test_phases_without_men_are_saved_beside_their_tablebase(tmp_path: Path) -> None:
    path = tmp_path / "3.endings"
    tablebase_files.save_tablebase(tablebase_files.build_tablebase(DAME, 3), path)
    tablebase = tablebase_files.load_tablebase(DAME, 3, path)
    assert tablebase is not None
    assert distance_to_win.kings_only_phases(5) == [(4, 1), (3, 2)]
    assert distance_to_win.load_phase(tablebase, 2, 1) is None
    distance_to_win.save_phase(tablebase, 2, 1)
    loaded = distance_to_win.load_phase(tablebase, 2, 1)
    assert loaded is not None
    assert (
        loaded == distance_to_win.measure_phase(tablebase, distance_to_win.EndgamePhase(0, 0, 2, 1))
    ).all()
    (file,) = tmp_path.glob("*.lengths")
    file.write_bytes(file.read_bytes()[:-2])
    assert distance_to_win.load_phase(tablebase, 2, 1) is None


def test_a_phase_too_large_to_measure_is_still_won() -> None:
    """Two kings against one, by a search among the winning moves."""
    tablebase = tablebase_files.find_tablebase(DAME)
    assert tablebase is not None
    unmeasured = replace(tablebase, largest_phase=0)
    random = Random(9)
    won = 0
    while won < 4:
        cells = ["."] * 32
        for square, mark in zip(random.sample(range(32), 3), "WWB", strict=True):
            cells[square] = mark
        position = Position(DAME, "".join(cells), Colour.WHITE)
        if tablebase.probe(position) != WIN:
            continue
        won += 1
        while GAME.outcome(position) is None:
            if position.turn is Colour.WHITE:
                scored_plays = score_by_tablebase(position, unmeasured, LIMITS)
                assert scored_plays is not None
                assert scored_plays[0].value > 20_000
                position = GAME.apply(position, scored_plays[0].play.move)
            else:
                position = GAME.apply(position, random.choice(GAME.choices(position).actions))
        outcome = GAME.outcome(position)
        assert outcome is not None
        assert not outcome.is_draw


@pytest.mark.parametrize("key", ["dame", "english", "russian", "collection"])
def test_no_tablebase_draw_is_lost(key: str) -> None:
    ruleset = rules(key)
    tablebase = tablebase_files.find_tablebase(ruleset)
    assert tablebase is not None
    random = Random(5)
    drawn = 0
    while drawn < 12:
        position = few_pieces(ruleset, random, 4)
        if tablebase.probe(position) != DRAW or GAME.outcome(position):
            continue
        drawn += 1
        best = score_moves(position, LIMITS)[0]
        after = GAME.apply(position, best.play.move)
        assert tablebase.probe(after) == DRAW, GAME.write(position)
        assert abs(best.value) <= 50


# --- building and files ---


class BuildStopped(Exception):
    """Interrupts a build."""


def test_an_interrupted_build_continues(tmp_path: Path) -> None:
    work = tmp_path / "cache" / "3.making"
    shares: list[float] = []
    first = len(build_steps(2))

    def stop(share: float) -> None:
        shares.append(share)
        if len(shares) == first:
            raise BuildStopped

    with pytest.raises(BuildStopped):
        tablebase_files.build_tablebase(DAME, 3, stop, work)
    # A step that was not finished is repeated, whatever its bytes hold.
    left = work.read_bytes()
    done = sum(map(material_size, materials(2)))
    work.write_bytes(left[:done] + Random(4).randbytes(len(left) - done - 1) + left[-1:])
    again = tablebase_files.build_tablebase(DAME, 3, shares.append, work)
    assert shares[first : 2 * first] == shares[:first]
    assert shares[-1] == 1.0
    assert (again.packed_values == tablebase_files.build_tablebase(DAME, 3).packed_values).all()


@pytest.mark.parametrize("key", ["dame", "collection", "italian"])
def test_the_number_of_threads_does_not_matter(key: str) -> None:
    alone, together = (
        tablebase_files.build_tablebase(rules(key), 3, cores=cores) for cores in (1, 2)
    )
    assert alone.packed_values.tobytes() == together.packed_values.tobytes()


def test_large_tablebases_are_memory_mapped(tmp_path: Path) -> None:
    path = tmp_path / "2.endings"
    tablebase = tablebase_files.build_tablebase(DAME, 2)
    tablebase_files.save_tablebase(replace(tablebase, pieces=5), path)
    assert path.stat().st_size > len(tablebase.packed_values)
    again = tablebase_files.load_tablebase(DAME, 2, path)
    assert again is not None
    position = at("W:a1 B:h2, White", DAME)
    assert again.probe(position) == tablebase.probe(position)
    path.write_bytes(path.read_bytes()[:-1])
    assert tablebase_files.load_tablebase(DAME, 2, path) is None
    path.write_bytes(path.read_bytes()[: len("gamecase draughts endings 3\n")])
    assert tablebase_files.load_tablebase(DAME, 2, path) is None


def test_tablebases_are_saved_and_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GAMECASE_CACHE", str(tmp_path))
    tablebase = tablebase_files.build_tablebase(DAME, 2)
    path = tablebase_files.cache_folder() / tablebase_files.file_name(DAME, 2)
    tablebase_files.save_tablebase(tablebase, path)
    again = tablebase_files.load_tablebase(DAME, 2, path)
    assert again is not None
    assert (again.packed_values == tablebase.packed_values).all()
    assert tablebase_files.load_tablebase(DAME, 3, path) is None
    path.write_bytes(path.read_bytes()[:-20])
    assert tablebase_files.load_tablebase(DAME, 2, path) is None
    path.write_bytes(b"something else")
    assert tablebase_files.load_tablebase(DAME, 2, path) is None
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_large_boards_have_no_tablebases() -> None:
    assert tablebase_files.find_tablebase(rules("international")) is None
    with pytest.raises(ValueError, match="on 64 squares"):
        tablebase_files.build_tablebase(rules("international"), 3)


def test_a_build_reports_its_progress() -> None:
    shares: list[float] = []
    tablebase_files.build_tablebase(DAME, 2, shares.append)
    assert shares == sorted(shares)
    assert shares[-1] == 1


def test_the_workspace_holds_the_binomials() -> None:
    binomials = make_workspace(DAME)[BINOMIALS:MATERIAL_STARTS].reshape(33, 8)
    assert all(binomials[n, k] == comb(n, k) for n in range(33) for k in range(8))
