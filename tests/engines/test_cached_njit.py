"""Functions compiled on first use, and machine code cached for one text of its sources."""

import os
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from subprocess import run

import numpy as np
import pytest

from gamecase.engines.cached_njit import cached_njit, prepare, uncached_njit
from gamecase.engines.numba_dispatcher import source_digest, source_folders


def twice(number: int) -> int:
    return 2 * number


@cached_njit("int64(int64)")
def factorial(number: int) -> int:
    return number * factorial(number - 1) if number > 1 else 1


def test_a_function_is_compiled_for_the_types_it_gets_or_for_its_signature() -> None:
    assert cached_njit(twice)(21) == 42
    assert cached_njit("int64(int64)")(twice)(21) == 42
    assert uncached_njit(twice)(21) == 42


def test_nothing_is_compiled_before_the_first_call() -> None:
    function = cached_njit("int64(int64)")(twice)
    assert not function.overloads  # type: ignore[attr-defined]
    assert function(21) == 42
    assert len(function.overloads) == 1  # type: ignore[attr-defined]


def test_a_function_can_be_prepared_before_its_first_call() -> None:
    function = cached_njit("int64(int64)")(twice)
    prepare(function, twice)
    assert len(function.overloads) == 1  # type: ignore[attr-defined]
    assert function(21) == 42


def test_arguments_are_converted_to_the_signature_or_refused() -> None:
    for _ in range(2):  # the first call compiles, the second is dispatched
        function = cached_njit("float64(float64)")(twice)
        assert isinstance(function(21), float)
        with pytest.raises(TypeError, match="No matching definition"):
            function(np.zeros(2))  # type: ignore[arg-type]
    first_call = cached_njit("int64(int64)")(twice)
    with pytest.raises(TypeError, match="No matching definition"):
        first_call(np.zeros(2))  # type: ignore[arg-type]


def test_a_function_with_a_signature_may_call_itself_and_others() -> None:
    @uncached_njit
    def helper(number: int) -> int:
        return factorial(number) + 1

    @cached_njit("int64(int64)")
    def caller(number: int) -> int:
        return helper(number) + factorial(number)

    assert caller(4) == 49
    assert factorial(5) == 120


def test_threads_may_share_the_first_call() -> None:
    function = cached_njit("int64(int64)")(twice)
    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(function, range(100))) == [2 * number for number in range(100)]
    assert len(function.overloads) == 1  # type: ignore[attr-defined]


def test_a_function_of_no_file_is_compiled_without_a_cache() -> None:
    names: dict[str, Callable[[int], int]] = {}
    exec("def twice(x): return 2 * x", names)
    assert cached_njit("int64(int64)")(names["twice"])(21) == 42


def test_the_digest_covers_every_module_of_a_folder(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    for folder, text in ((one, "x = 1"), (other, "x = 2")):
        folder.mkdir()
        (folder / "kernel.py").write_text(text)
        (folder / "search.py").write_text("from kernel import x")
    assert source_digest(frozenset({one})) != source_digest(frozenset({other}))


_PHYSICS = """
from gamecase.engines.cached_njit import cached_njit, uncached_njit

@uncached_njit
def step(x):
    return x + {step}

@cached_njit("int64(int64)")
def two_steps(x):
    return step(step(x))
"""
_ENGINE = """
from gamecase.engines.cached_njit import cached_njit
from physics import kernel

@cached_njit("int64(int64)")
def search(x):
    return kernel.two_steps(x)
"""
_RUN = """
from engine.search import search
print(search(0), sum(search.stats.cache_hits.values()))
"""


def run_engine(folder: Path, step: int, **environment: str) -> list[str]:
    """The result and the number of cache hits of an engine that is compiled in a new process."""
    for name in ("physics", "engine"):
        (folder / name).mkdir(exist_ok=True)
        (folder / name / "__init__.py").touch()
    (folder / "physics" / "kernel.py").write_text(_PHYSICS.format(step=step))
    (folder / "engine" / "search.py").write_text(_ENGINE)
    paths = [folder, *(Path(path).resolve() for path in sys.path if path)]
    done = run(
        [sys.executable, "-B", "-c", _RUN],
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join(map(str, paths)),
            "GAMECASE_CACHE": str(folder / "cache"),
            **environment,
        },
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.split()


def test_cached_code_is_recompiled_when_a_called_function_of_another_folder_changes(
    tmp_path: Path,
) -> None:
    assert run_engine(tmp_path, step=1) == ["2", "0"]
    assert run_engine(tmp_path, step=1) == ["2", "1"]
    assert run_engine(tmp_path, step=2) == ["4", "0"]


_CALLER = """
from gamecase.engines.cached_njit import cached_njit

@cached_njit
def total(pair):
    return pair.first + pair.second
"""
_PAIR = """
from typing import NamedTuple

class Pair(NamedTuple):
    first: int
    second: int
"""


def test_a_cache_that_refers_to_a_module_of_an_earlier_release_is_ignored(tmp_path: Path) -> None:
    package = tmp_path / "physics"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "caller.py").write_text(_CALLER)
    for name in ("values", "pairs"):  # the second release has renamed the module
        for path in package.glob("[vp]*.py"):
            path.unlink()
        (package / f"{name}.py").write_text(_PAIR)
        script = f"from physics import caller, {name}; print(caller.total({name}.Pair(1, 2)))"
        paths = [tmp_path, *(Path(path).resolve() for path in sys.path if path)]
        done = run(
            [sys.executable, "-B", "-c", script],
            env={
                **os.environ,
                "PYTHONPATH": os.pathsep.join(map(str, paths)),
                "GAMECASE_CACHE": str(tmp_path / "cache"),
            },
            capture_output=True,
            text=True,
            check=False,
        )
        assert (done.stdout, done.stderr) == ("3\n", "")


def test_the_internals_of_numba_can_be_avoided(tmp_path: Path) -> None:
    assert run_engine(tmp_path, step=1, GAMECASE_PLAIN_NJIT="1") == ["2", "0"]
    assert run_engine(tmp_path, step=1, GAMECASE_PLAIN_NJIT="1") == ["2", "1"]


def test_the_folders_of_called_functions_are_found() -> None:
    def caller(number: int) -> int:
        return factorial(number)

    assert source_folders(caller) == {Path(__file__).parent}  # type: ignore[arg-type]
