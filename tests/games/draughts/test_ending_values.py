"""The tables of endings read without compiled code agree with the engine, and refuse damage."""

from pathlib import Path
from random import Random

import pytest

from gamecase.games.draughts.ending_values import PIECES, DamagedTable, read_table, table_of
from gamecase.games.draughts.engine.tablebase_files import DATA_FOLDER, file_name, load_tablebase
from gamecase.games.draughts.notation import read_position
from gamecase.games.draughts.position import Position
from gamecase.games.draughts.ruleset import Colour, Ruleset
from gamecase.registry import find

KEYS = ("collection", "dame", "english", "russian", "brazilian", "italian", "spanish", "thai")


def rules_of(key: str) -> Ruleset:
    rules: Ruleset = find("draughts").rules(key)
    return rules


def random_position(rules: Ruleset, random: Random) -> Position:
    cells = ["."] * 32
    marks = ["w", "b", *random.choices("wbWB", k=random.randint(0, 2))]
    for at, mark in zip(random.sample(range(4, 28), len(marks)), marks, strict=True):
        cells[at] = mark.upper() if random.random() < 0.4 else mark
    return Position(rules, "".join(cells), random.choice([*Colour]))


@pytest.mark.engine
@pytest.mark.parametrize("key", KEYS)
def test_values_are_those_of_the_engine(key: str) -> None:
    rules, random = rules_of(key), Random(key)
    tablebase = load_tablebase(rules, PIECES, DATA_FOLDER / file_name(rules, PIECES))
    assert tablebase is not None
    for _ in range(300):
        position = random_position(rules, random)
        assert table_of(rules).value(position) == tablebase.probe(position)


def test_more_pieces_than_the_table_has_no_value() -> None:
    rules = rules_of("english")
    assert table_of(rules).value(read_position(rules, "W:Wa1,c1,e1:Bb8,d8")) is None


def test_a_damaged_table_is_refused(tmp_path: Path) -> None:
    rules = rules_of("english")
    data = (DATA_FOLDER / file_name(rules, PIECES)).read_bytes()
    for nth, damaged in enumerate((data[: len(data) // 2], b"", b"x" + data, data[28:])):
        path = tmp_path / f"{nth}.endings"
        path.write_bytes(damaged)
        with pytest.raises(DamagedTable):
            read_table(path)
