"""Machine code of an earlier run never outlives the text of the engine it belongs to."""

from collections.abc import Callable
from pathlib import Path

from gamecase.engines.cached_njit import cached_njit_as, edition, kept


def test_code_is_kept_for_one_text_of_the_whole_engine(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    for folder, text in ((one, "x = 1"), (other, "x = 2")):
        folder.mkdir()
        (folder / "kernel.py").write_text(text)
        (folder / "search.py").write_text("from kernel import x")
    assert edition(one) != edition(other)


def test_a_function_is_compiled_for_the_types_it_gets_or_is_told() -> None:
    def twice(number: int) -> int:
        return 2 * number

    assert kept(twice)(21) == 42
    assert cached_njit_as("int64(int64)", twice)(21) == 42


def test_what_cannot_be_kept_is_compiled_all_the_same() -> None:
    names: dict[str, Callable[[int], int]] = {}
    exec("def twice(x): return 2 * x", names)  # a function of no file has no place to be kept
    assert cached_njit_as("int64(int64)", names["twice"])(21) == 42
