"""Endings known to their end: each value follows from those after it, and no win is let slip."""

from dataclasses import replace
from math import comb
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.draughts.boards import COLLECTION, DAME, DRAUGHTS, at, rules
from gamecase.games.draughts import GAME
from gamecase.games.draughts.engine import distance_to_win, tablebase, tablebase_files
from gamecase.games.draughts.engine.distance_to_win import length
from gamecase.games.draughts.engine.packed_rules import pack
from gamecase.games.draughts.engine.root_search import Effort
from gamecase.games.draughts.engine.tablebase_build import steps_of
from gamecase.games.draughts.engine.tablebase_files import Endings
from gamecase.games.draughts.engine.tablebase_play import finish, think
from gamecase.games.draughts.engine.workspace import STARTS, WAYS, make_desk, materials, size_of
from gamecase.games.draughts.position import Position
from gamecase.games.draughts.ruleset import Colour, Ruleset
from gamecase.kernel.match import MatchScore

SMALL = [key for key in DRAUGHTS.booklets if key != "international"]
EFFORT = Effort(nodes=5_000, knows_endings=True)


def few_pieces(ruleset: Ruleset, random: Random, count: int) -> Position:
    board = GAME.opening(ruleset, MatchScore()).board
    while True:
        cells = ["."] * 32
        for square in random.sample(range(32), count):
            cells[square] = random.choice("wbWB")
        wrong = any(
            (mark == "w" and board.row(n) == 7) or (mark == "b" and board.row(n) == 0)
            for n, mark in enumerate(cells)
        )
        position = Position(ruleset, "".join(cells), random.choice([*Colour]))
        if not wrong and all(position.squares_of(colour) for colour in Colour):
            return position


def follows(known: Endings, position: Position) -> int:
    """What a position comes to, from the values of those after it."""
    moves = GAME.choices(position).actions
    if not moves:
        return tablebase.LOSS
    after = [known.look(GAME.apply(position, move)) for move in moves]
    if any(value in (None, tablebase.LOSS) for value in after):
        return tablebase.WIN
    return tablebase.DRAW if tablebase.DRAW in after else tablebase.LOSS


@pytest.mark.parametrize("key", SMALL)
@pytest.mark.parametrize("count", [2, 3, 4])
def test_endings_agree_with_the_rules(key: str, count: int) -> None:
    ruleset = rules(key)
    known = tablebase_files.endings_of(ruleset)
    assert known is not None
    assert known.pieces >= tablebase_files.BROUGHT
    random = Random(3)
    for _ in range(100):
        position = few_pieces(ruleset, random, count)
        assert known.look(position) == follows(known, position), GAME.write(position)


@pytest.mark.parametrize("key", SMALL)
def test_endings_brought_along_are_small(key: str) -> None:
    path = tablebase_files.SHELF / tablebase_files.name_of(rules(key), tablebase_files.BROUGHT)
    assert path.stat().st_size < 500_000


def test_what_is_brought_along_is_what_is_made() -> None:
    brought, made = tablebase_files.endings_of(DAME), tablebase_files.make(DAME, 3)
    assert brought is not None
    assert made.pieces == 3
    random = Random(7)
    for _ in range(500):
        position = few_pieces(DAME, random, random.choice([2, 3]))
        assert made.look(position) == brought.look(position), GAME.write(position)


def test_a_table_with_switches_gets_its_own_endings() -> None:
    changed = rules("collection", king_lands_anywhere=True)
    known = tablebase_files.endings_of(changed)
    assert known is not None
    assert tablebase_files.name_of(changed, 4) != tablebase_files.name_of(COLLECTION, 4)
    random = Random(8)
    for _ in range(60):
        position = few_pieces(changed, random, 3)
        assert known.look(position) == follows(known, position), GAME.write(position)


def test_who_is_blocked_may_get_a_draw() -> None:
    changed = rules("collection", blocked="draws")
    known = tablebase_files.endings_of(changed)
    assert known is not None
    assert known.look(at("w:a5 b:b6,c7, White", changed)) == tablebase.DRAW


def test_there_are_as_many_endings_as_can_be_counted() -> None:
    """3488 of two pieces, 196032 of three, 6209316 of four, both sides having some (Chinook's)."""
    found = {}
    for total in (2, 3, 4):
        found[total] = sum(_placements(*each) for each in materials(total))
        assert found[total] < sum(size_of(each) for each in materials(total))
    assert found == {2: 3488, 3: 196032, 4: 6209316}


def _placements(men: int, kings: int, their_men: int, their_kings: int) -> int:
    """Ways to lay pieces down, men on the 28 squares where they are men."""
    total = 0
    for shared in range(their_men + 1):
        # So many of their men stand on the 24 squares that both sides' men can use.
        own = comb(28 - shared, men)
        total += comb(4, their_men - shared) * comb(24, shared) * own
    left = 32 - men - their_men
    return total * comb(left, kings) * comb(left - kings, their_kings)


# --- playing them ---


def defences(position: Position, known: Endings) -> Position:
    """The reply that holds out longest."""
    after = [GAME.apply(position, move) for move in GAME.choices(position).actions]
    return max(after, key=lambda each: _length(known, each))


def _length(known: Endings, position: Position) -> int:
    if known.look(position) is None or position.quiet_turns == 0:
        return 0
    return length(known, pack(position.rules, position.cells, position.turn)) or 0


def turns_left(known: Endings, position: Position) -> int:
    """The turns until a phase is over, from those after each move."""
    won = known.look(position) == tablebase.WIN
    found = []
    for move in GAME.choices(position).actions:
        after = GAME.apply(position, move)
        reached = known.look(after)
        if not won or reached in (None, tablebase.LOSS):
            found.append(1 + _length(known, after))
    return (min if won else max)(found, default=0)


@pytest.mark.parametrize("key", SMALL)
def test_the_length_of_a_phase_follows_from_those_after_it(key: str) -> None:
    ruleset = rules(key)
    known = tablebase_files.endings_of(ruleset)
    assert known is not None
    random = Random(6)
    for _ in range(12):
        measured = 0
        seen = few_pieces(ruleset, random, random.choice([3, 3, 4]))
        while measured < 12:
            # The same men, and kings anywhere: one phase is measured, and many of its positions.
            men = [mark if mark in "wb" else "." for mark in seen.cells]
            free = [n for n, mark in enumerate(men) if mark == "."]
            for square, mark in zip(
                random.sample(free, 4), (m for m in seen.cells if m in "WB"), strict=False
            ):
                men[square] = mark
            position = Position(ruleset, "".join(men), random.choice([*Colour]))
            measured += 1
            if known.look(position) != tablebase.DRAW:
                packed = pack(ruleset, position.cells, position.turn)
                told = length(known, packed)
                assert told == turns_left(known, position), GAME.write(position)


@pytest.mark.parametrize("key", SMALL)
@pytest.mark.parametrize("defends", ["longest", "anyhow"])
@settings(max_examples=6, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_no_known_win_is_let_slip(key: str, defends: str, seed: int) -> None:
    """From four pieces and fewer, whatever the defence; but for the rules that count moves,
    which end some wins that are longer than they allow."""
    ruleset = rules(key)
    known = tablebase_files.endings_of(ruleset)
    assert known is not None
    random = Random(seed)
    position = few_pieces(ruleset, random, random.choice([3, 4, 4]))
    while known.look(position) != tablebase.WIN or GAME.outcome(position):
        position = few_pieces(ruleset, random, random.choice([3, 4, 4]))
    begin, winner, too_long = position, GAME.to_act(position), False
    while GAME.outcome(position) is None:
        if GAME.to_act(position) is winner:
            best = think(position, EFFORT)[0]
            too_long |= best.value < 20_000
            position = GAME.apply(position, best.play.move)
        elif defends == "longest":
            position = defences(position, known)
        else:
            position = GAME.apply(position, random.choice(GAME.choices(position).actions))
    outcome = GAME.outcome(position)
    assert outcome is not None
    assert outcome.winners == (winner,) or (too_long and outcome.reason in ("quiet", "short")), (
        f"from {GAME.write(begin)} to {GAME.write(position)}"
    )


def test_phases_without_men_are_kept_beside_their_endings(tmp_path: Path) -> None:
    path = tmp_path / "3.endings"
    tablebase_files.save(tablebase_files.make(DAME, 3), path)
    known = tablebase_files.load(DAME, 3, path)
    assert known is not None
    assert distance_to_win.queens_alone(5) == [(4, 1), (3, 2)]
    assert distance_to_win.read_kept(known, 2, 1) is None
    distance_to_win.keep(known, 2, 1)
    kept = distance_to_win.read_kept(known, 2, 1)
    assert kept is not None
    assert (kept == distance_to_win.measured(known, distance_to_win.Men(0, 0, 2, 1))).all()
    (file,) = tmp_path.glob("*.lengths")
    file.write_bytes(file.read_bytes()[:-2])
    assert distance_to_win.read_kept(known, 2, 1) is None


def test_a_phase_too_large_to_measure_is_still_won() -> None:
    """Two queens against one, by looking ahead among the moves that keep the win."""
    known = tablebase_files.endings_of(DAME)
    assert known is not None
    blind = replace(known, largest_phase=0)
    random = Random(9)
    won = 0
    while won < 4:
        cells = ["."] * 32
        for square, mark in zip(random.sample(range(32), 3), "WWB", strict=True):
            cells[square] = mark
        position = Position(DAME, "".join(cells), Colour.WHITE)
        if known.look(position) != tablebase.WIN:
            continue
        won += 1
        while GAME.outcome(position) is None:
            if position.turn is Colour.WHITE:
                thoughts = finish(position, blind, EFFORT)
                assert thoughts is not None
                assert thoughts[0].value > 20_000
                position = GAME.apply(position, thoughts[0].play.move)
            else:
                position = GAME.apply(position, random.choice(GAME.choices(position).actions))
        outcome = GAME.outcome(position)
        assert outcome is not None
        assert not outcome.is_draw


@pytest.mark.parametrize("key", ["dame", "english", "russian", "collection"])
def test_no_known_draw_is_lost(key: str) -> None:
    ruleset = rules(key)
    known = tablebase_files.endings_of(ruleset)
    assert known is not None
    random = Random(5)
    drawn = 0
    while drawn < 12:
        position = few_pieces(ruleset, random, 4)
        if known.look(position) != tablebase.DRAW or GAME.outcome(position):
            continue
        drawn += 1
        best = think(position, EFFORT)[0]
        after = GAME.apply(position, best.play.move)
        assert known.look(after) == tablebase.DRAW, GAME.write(position)
        assert abs(best.value) <= 50


# --- making and keeping them ---


class Stopped(Exception):
    """Somebody has stopped the making."""


def test_what_was_stopped_goes_on_from_there(tmp_path: Path) -> None:
    work = tmp_path / "cache" / "3.making"
    heard: list[float] = []
    first = len(steps_of(2))

    def stop(share: float) -> None:
        heard.append(share)
        if len(heard) == first:
            raise Stopped

    with pytest.raises(Stopped):
        tablebase_files.make(DAME, 3, stop, work)
    # A step left half done is begun anew, whatever lies there.
    left = work.read_bytes()
    done = sum(size_of(each) for each in materials(2))
    work.write_bytes(left[:done] + Random(4).randbytes(len(left) - done - 1) + left[-1:])
    again = tablebase_files.make(DAME, 3, heard.append, work)
    assert heard[first : 2 * first] == heard[:first]
    assert heard[-1] == 1.0
    assert (again.packed == tablebase_files.make(DAME, 3).packed).all()


@pytest.mark.parametrize("key", ["dame", "collection", "italian"])
def test_two_cores_find_what_one_finds(key: str) -> None:
    alone, together = (tablebase_files.make(rules(key), 3, cores=cores) for cores in (1, 2))
    assert alone.packed.tobytes() == together.packed.tobytes()


def test_large_tables_are_read_in_place(tmp_path: Path) -> None:
    path = tmp_path / "2.endings"
    known = tablebase_files.make(DAME, 2)
    tablebase_files.save(replace(known, pieces=5), path)
    assert path.stat().st_size > len(known.packed)
    again = tablebase_files.load(DAME, 2, path)
    assert again is not None
    position = at("W:a1 B:h2, White", DAME)
    assert again.look(position) == known.look(position)
    path.write_bytes(path.read_bytes()[:-1])
    assert tablebase_files.load(DAME, 2, path) is None
    path.write_bytes(path.read_bytes()[: len("gamecase draughts endings 3\n")])
    assert tablebase_files.load(DAME, 2, path) is None


def test_endings_are_kept_and_read_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GAMECASE_CACHE", str(tmp_path))
    known = tablebase_files.make(DAME, 2)
    path = tablebase_files.folder() / tablebase_files.name_of(DAME, 2)
    tablebase_files.save(known, path)
    again = tablebase_files.load(DAME, 2, path)
    assert again is not None
    assert (again.packed == known.packed).all()
    assert tablebase_files.load(DAME, 3, path) is None
    path.write_bytes(path.read_bytes()[:-20])
    assert tablebase_files.load(DAME, 2, path) is None
    path.write_bytes(b"something else")
    assert tablebase_files.load(DAME, 2, path) is None
    assert [each.name for each in path.parent.iterdir()] == [path.name]


def test_endings_of_a_large_board_are_not_made() -> None:
    assert tablebase_files.endings_of(rules("international")) is None
    with pytest.raises(ValueError, match="on 64 squares"):
        tablebase_files.make(rules("international"), 3)


def test_making_tells_how_far_it_has_come() -> None:
    told: list[float] = []
    tablebase_files.make(DAME, 2, told.append)
    assert told == sorted(told)
    assert told[-1] == 1


def test_the_desk_knows_the_ways_to_choose() -> None:
    ways = make_desk(DAME)[WAYS:STARTS].reshape(33, 8)
    assert all(ways[n, k] == comb(n, k) for n in range(33) for k in range(8))
