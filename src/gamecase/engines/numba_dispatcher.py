"""The dispatcher behind `cached_njit`: compiles on first use, and caches machine code on disk.

Two things differ from `numba.njit(cache=True)`. Loading cached code does not import the parts of
Numba that only a compilation needs (SciPy among them), which saves half a second per process. And
the cache key covers the text of all modules in the folders of the function and of the compiled
functions it calls, because their machine code is linked into its own; Numba looks at one file.

Both use internals of Numba, whose version is therefore bounded in pyproject.toml. The code is kept
in the user's cache (`engines.cache_folder`), unless Numba's own NUMBA_CACHE_DIR names a folder.
"""

from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, cast

import numba
from numba.core.caching import FunctionCache
from numba.core.compiler_lock import global_compiler_lock
from numba.core.dispatcher import Dispatcher
from numba.core.registry import CPUDispatcher
from numba.core.runtime.nrt import rtsys

from gamecase.engines.cache_folder import cache_folder

#: The options of njit(nogil=True).
OPTIONS = {"nopython": True, "nogil": True, "boundscheck": None}

_config: Any = numba.config  # its settings are not declared
if not _config.CACHE_DIR:
    _config.CACHE_DIR = str(cache_folder("compiled"))

_UntypedDispatcher: Any = CPUDispatcher  # Numba declares the types of some of its attributes only


class CachedDispatcher(_UntypedDispatcher):  # type: ignore[misc]
    """A function that is compiled, or loaded from the cache, on first use.

    Numba compiles a function with a signature in the decorator. Here a call from Python reaches
    `_compile_for_args` once and is then dispatched as usual, and a call from another compiled
    function asks `get_call_template`.
    """

    def __init__(self, *args: Any, signature: str = "", **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._signature = signature
        self._has_cache = False

    def prepare(self) -> None:
        """Compile or load the function if it has a signature and is not compiled yet."""
        with global_compiler_lock:
            if self._signature and self._can_compile and not self.is_compiling:
                self.compile(self._signature)
                self.disable_compile()

    def compile(self, signature: Any) -> Any:
        with global_compiler_lock:
            if not self._has_cache:
                self._has_cache = True
                with suppress(RuntimeError):  # a function that is in no file cannot be cached
                    self._cache = _Cache(self.py_func)
            return super().compile(signature)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        self.prepare()
        return super().get_call_template(args, kws)

    def _compile_for_args(self, *args: Any, **kws: Any) -> Any:
        if not self._signature:
            return super()._compile_for_args(*args, **kws)
        self.prepare()
        (compiled,) = self.overloads.values()
        try:
            for value, wanted in zip(args, compiled.signature.args, strict=True):
                if self.typingctx.can_convert(self.typeof_pyval(value), wanted) is None:
                    self._explain_matching_error(*args)
        finally:
            self._types_active_call.clear()
        return compiled.entry_point


class _Cache(FunctionCache):
    """Numba's cache on disk, with a cheaper way to load and a key that covers called functions."""

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__(function)  # type: ignore[no-untyped-call]
        digest = source_digest(source_folders(cast("FunctionType", function)))
        # Numba reads the rest of an index only where this matches: types in an index of an earlier
        # release may refer to modules that do not exist any more.
        self._cache_file._version = f"{numba.__version__} {digest}"

    def load_overload(self, signature: Any, target: Any) -> Any:
        rtsys.initialize(target)  # instead of target.refresh(), which imports the whole compiler
        loaded: Any = None  # stays None where the guard swallows an error of the file system
        with self._guard_against_spurious_io_errors():
            loaded = self._load_overload(signature, target)  # type: ignore[no-untyped-call]
        return loaded  # noqa: RET504


# --- the cache key ---


@cache
def source_digest(folders: frozenset[Path]) -> str:
    """A digest of the names and texts of all modules in some folders."""
    digest = sha256()
    for path in sorted(path for folder in folders for path in folder.glob("*.py")):
        digest.update(path.name.encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def source_folders(function: FunctionType) -> frozenset[Path]:
    """The folders of a function and of all compiled functions that it calls, directly or not."""
    reached, pending = {function}, [function]
    while pending:
        for called in _compiled_functions_in(pending.pop()):
            if called not in reached:
                reached.add(called)
                pending.append(called)
    return frozenset(Path(function.__code__.co_filename).parent for function in reached)


def _compiled_functions_in(function: FunctionType) -> Iterator[FunctionType]:
    """The compiled functions that a function refers to by a name, or as `module.name`."""
    names = set(_names_in(function.__code__))
    values = [function.__globals__[name] for name in names if name in function.__globals__]
    for cell in function.__closure__ or ():
        with suppress(ValueError):  # an empty cell
            values.append(cell.cell_contents)
    for value in list(values):
        if isinstance(value, ModuleType):
            values += [vars(value)[name] for name in names if name in vars(value)]
    return (value.py_func for value in values if isinstance(value, Dispatcher))


def _names_in(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _names_in(constant)
