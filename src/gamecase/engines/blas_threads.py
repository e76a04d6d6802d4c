"""The number of threads that NumPy uses for matrix products."""

import ctypes
import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path


def use_one_blas_thread() -> None:
    """Multiply matrices in one thread, unless the user has chosen otherwise.

    The matrices of engines are small: several threads wait for each other longer than they work,
    above all beside other processes. Call it before NumPy is imported.
    """
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


@contextmanager
def one_blas_thread() -> Iterator[None]:
    """Multiply matrices in one thread meanwhile, so that sums come out the same everywhere.

    Where NumPy uses another library than its own OpenBLAS, nothing changes.
    """
    library = _openblas()
    if library is None:
        yield
        return
    before = library.scipy_openblas_get_num_threads64_()
    library.scipy_openblas_set_num_threads64_(1)
    try:
        yield
    finally:
        library.scipy_openblas_set_num_threads64_(before)


@cache
def _openblas() -> ctypes.CDLL | None:
    """The OpenBLAS that NumPy's wheels contain; it is loaded already."""
    import numpy as np  # noqa: PLC0415 - not every engine needs it

    folder = Path(np.__file__).parent.parent / "numpy.libs"
    for path in folder.glob("libscipy_openblas64_*"):
        library = ctypes.CDLL(str(path))
        if hasattr(library, "scipy_openblas_set_num_threads64_"):
            return library
    return None
