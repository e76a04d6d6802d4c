"""Files of exercises are read as they were written, and refused when they are damaged."""

from pathlib import Path

import pytest

from gamecase.engines.exercise_file import DamagedExercises, read_exercises, write_exercises

ROWS = [("a1", "900", "W:Wa1:Bb2"), ("b2", "1200", "first second|third")]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "some.tsv"
    write_exercises(path, ROWS)
    return path


def test_a_file_is_read_as_it_was_written(path: Path) -> None:
    assert read_exercises(path, fields=3) == ROWS


def test_an_empty_file_of_exercises_has_no_rows(tmp_path: Path) -> None:
    write_exercises(tmp_path / "none.tsv", [])
    assert read_exercises(tmp_path / "none.tsv", fields=3) == []


@pytest.mark.parametrize("nth", range(0, 110, 7))
def test_a_changed_byte_is_noticed(path: Path, nth: int) -> None:
    data = bytearray(path.read_bytes())
    data[nth % len(data)] ^= 1
    path.write_bytes(bytes(data))
    with pytest.raises(DamagedExercises, match=r"some\.tsv"):
        read_exercises(path, fields=3)


@pytest.mark.parametrize("kept", [0, 5, 30, 60])
def test_a_file_that_was_cut_short_is_refused(path: Path, kept: int) -> None:
    path.write_bytes(path.read_bytes()[:kept])
    with pytest.raises(DamagedExercises):
        read_exercises(path, fields=3)


def test_another_number_of_fields_is_refused_with_its_line(path: Path) -> None:
    with pytest.raises(DamagedExercises, match="line 2: 3 fields, expected 4"):
        read_exercises(path, fields=4)


def test_a_file_that_is_not_text_is_refused(path: Path) -> None:
    path.write_bytes(b"\xff\xfe\0")
    with pytest.raises(DamagedExercises, match="UTF-8"):
        read_exercises(path, fields=3)
