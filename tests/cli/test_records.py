"""Records on the command line: valid ones verify, and errors say where a bad one is wrong."""

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from cli.conftest import RunCommand
from gamecase.kernel.errors import BadInput
from gamecase.kernel.log import EntryKind, write_record
from log_builder import TICTACTOE, LogBuilder, forge, header


@pytest.fixture
def builder() -> LogBuilder:
    """A game seated by lot, with a takeback, won by the first seat, its secret revealed."""
    made = LogBuilder(TICTACTOE, header(TICTACTOE, dice="verifiable", seating="lot"))
    made.begin()
    made.add_chance()
    made.act("a1", "b1", "a2", "b2")
    actor = made.state.node
    assert actor is not None
    other = 3 - actor.by
    made.add(actor.by, EntryKind.OFFER, f"takeback {made.state.takeback_point(actor.by)}")
    made.add(other, EntryKind.TAKEBACK, made.entries[-1].text.partition(" ")[2])
    made.act("b3", "a3")
    made.reveal()
    return made


@pytest.fixture
def path(builder: LogBuilder, tmp_path: Path) -> Path:
    found = tmp_path / "record.jsonl"
    found.write_text(builder.record(), "utf-8")
    return found


def test_a_valid_record_verifies(run_command: RunCommand, path: Path, builder: LogBuilder) -> None:
    holds, rolls = run_command("verify", str(path)).splitlines()
    assert holds.startswith(f"The record is intact: {len(builder.entries)} entries")
    assert rolls == "1 roll or random choice recalculated, and it matches."


def test_a_record_of_an_unfinished_game_verifies_without_its_secret(
    run_command: RunCommand, tmp_path: Path
) -> None:
    builder = LogBuilder(TICTACTOE, header(TICTACTOE, dice="verifiable", seating="lot"))
    builder.begin()
    builder.add_chance()
    path = tmp_path / "record.jsonl"
    path.write_text(builder.record(), "utf-8")
    printed = run_command("verify", str(path))
    assert "1 roll is still secret, because its game isn’t over." in printed
    assert "recalculated" not in printed


def test_dice_rolled_by_hand_are_reported_as_such(run_command: RunCommand, tmp_path: Path) -> None:
    builder = LogBuilder(TICTACTOE, header(TICTACTOE, dice="manual", seating="lot"))
    builder.begin()
    builder.add_chance()
    builder.finish(Random(1))
    path = tmp_path / "record.jsonl"
    path.write_text(builder.record(), "utf-8")
    assert "1 roll was entered by hand, so there is nothing to check." in run_command(
        "verify", str(path)
    )


def test_replay_prints_every_entry_and_the_outcome(
    run_command: RunCommand, path: Path, builder: LogBuilder
) -> None:
    *lines, position, outcome = run_command("replay", str(path)).splitlines()
    assert position == f"position {TICTACTOE.game.write(builder.state.position)}"
    assert outcome == "outcome three-in-a-row: first (1)"
    assert len(lines) == len(builder.entries)
    for line, entry in zip(lines, builder.entries, strict=True):
        number, kind, *rest = line.split()
        assert (int(number), kind) == (entry.number, entry.kind.value)
        if entry.kind is EntryKind.ACT:
            assert rest[0] == entry.text
            assert rest[1] in ("X", "O")
            assert " ".join(rest[1:]).endswith(f"on {entry.text}")


# --- damage ---


Lines = list[str]
Harm = Callable[[Lines], Lines]


def changed(at: int, old: str, new: str) -> Harm:
    def damage_text(lines: Lines) -> Lines:
        assert old in lines[at], f"{lines[at]}: there is no {old} to change"
        return [line.replace(old, new) if line is lines[at] else line for line in lines]

    return damage_text


#: How to damage a record, and the expected error.
DAMAGE: dict[str, tuple[Harm, str]] = {
    "an entry changed": (changed(8, '"act"', '"sit"'), "entry 8: the link does not fit"),
    "two entries exchanged": (
        lambda lines: [*lines[:4], lines[5], lines[4], *lines[6:]],
        "entry 4: expected entry 4, found entry 5",
    ),
    "an entry left out": (
        lambda lines: lines[:5] + lines[6:],
        "entry 5: expected entry 5, found entry 6",
    ),
    "an entry twice": (
        lambda lines: lines[:5] + lines[4:],
        "entry 5: expected entry 5, found entry 4",
    ),
    "the end cut off": (lambda lines: lines[:-1], "cut short: no seal at its end"),
    "a line cut in half": (lambda lines: [*lines[:-1], lines[-1][:9]], "not JSON"),
    "the header changed": (changed(0, "collection", "Collection"), "entry 1: the link does"),
    "another game": (changed(0, "tictactoe", "go"), "entry 1: the link does not fit"),
    "a newer format": (changed(0, '"gamecase": 1', '"gamecase": 2'), "no header of format 1"),
    "the header gone": (lambda lines: lines[1:], "entry 0: no header of format 1"),
    "something after the seal": (lambda lines: [*lines, lines[-2]], "seal is not the last line"),
    "another seal": (changed(-1, '"entries": ', '"entries": 1'), "the seal is broken"),
    "a blank line": (lambda lines: [*lines[:3], "\n", *lines[3:]], "entry 3: not JSON"),
    "nothing": (lambda _: [], "entry 0: the record is empty"),
    "another file": (lambda _: ["Dear Ann,\n", "it rains.\n"], "entry 0: not JSON"),
}


def damage(path: Path, kind: str) -> str:
    """Damage the record, and return the expected error."""
    damage_text, error = DAMAGE[kind]
    lines = path.read_text("utf-8").splitlines(keepends=True)
    path.write_text("".join(damage_text(lines)), "utf-8")
    return error


@pytest.mark.parametrize("kind", DAMAGE)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_the_error_of_a_damaged_record_says_where_and_why(
    run_command: RunCommand, path: Path, command: str, kind: str
) -> None:
    expected = damage(path, kind)
    with pytest.raises(BadInput, match=re.escape(expected)):
        run_command(command, str(path))


def test_the_error_of_a_damaged_record_names_the_file(run_command: RunCommand, path: Path) -> None:
    damage(path, "the end cut off")
    with pytest.raises(BadInput, match=r"record\.jsonl: entry \d+: the record is cut short"):
        run_command("verify", str(path))


def test_an_illegal_move_is_an_error_though_every_link_fits(
    run_command: RunCommand, path: Path, builder: LogBuilder
) -> None:
    act = next(entry for entry in builder.entries if entry.kind is EntryKind.ACT)
    later = next(e for e in builder.entries if e.kind is EntryKind.ACT and e.number > act.number)
    path.write_text(write_record(builder.header, forge(builder, later.number, act.text)), "utf-8")
    with pytest.raises(BadInput, match=f"entry {later.number}: 'a1' is refused: empty-square"):
        run_command("verify", str(path))


def test_lots_that_the_dice_did_not_give_are_an_error(
    run_command: RunCommand, path: Path, builder: LogBuilder
) -> None:
    lot = next(entry for entry in builder.entries if entry.kind is EntryKind.LOT)
    other = " ".join(reversed(lot.text.split()))
    swapped = LogBuilder(TICTACTOE, builder.header)
    for entry in builder.entries:
        by = 3 - entry.by if entry.by and entry.number > lot.number else entry.by
        swapped.add(by, entry.kind, other if entry is lot else entry.text)
    path.write_text(swapped.record(), "utf-8")
    with pytest.raises(BadInput, match=f"entry {lot.number}: the dice give '{lot.text}'"):
        run_command("verify", str(path))


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_record_that_is_not_text_is_an_error(
    run_command: RunCommand, path: Path, command: str
) -> None:
    path.write_bytes(bytes(range(256)))
    with pytest.raises(BadInput, match=r"record\.jsonl: not UTF-8 text"):
        run_command(command, str(path))
