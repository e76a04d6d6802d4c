"""The number of threads that NumPy uses for matrix products."""

import os


def use_one_blas_thread() -> None:
    """Multiply matrices in one thread, unless the user has chosen otherwise.

    The matrices of engines are small: several threads wait for each other longer than they work,
    above all beside other processes. Call it before NumPy is imported.
    """
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
