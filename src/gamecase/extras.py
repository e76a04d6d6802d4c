"""The extras of the distribution, and the error that names the one that is missing.

`pip install gamecase` brings rules, notations, files, words and drawings. A module that needs more
calls `require` before it imports it:

    with require("client", "the client"):
        import msgspec
"""

from collections.abc import Mapping
from contextlib import AbstractContextManager, nullcontext
from importlib.util import find_spec

from gamecase.kernel.errors import BadInput

#: The packages by which an extra is recognised: one is missing where the extra is not installed.
EXTRAS: Mapping[str, tuple[str, ...]] = {
    "cli": ("cyclopts", "rich"),
    "client": ("msgspec",),
    "cluster": ("distributed",),
    "engines": ("numpy", "numba"),
    "postgres": ("psycopg",),
    "rl": ("numpy", "numba", "gymnasium", "pettingzoo"),
    "server": ("msgspec", "starlette", "uvicorn", "jinja2", "argon2", "segno", "webauthn"),
}


class MissingExtra(BadInput, ImportError):
    """Something that needs an extra that is not installed; the text has the command for it."""

    def __init__(self, extra: str, purpose: str, package: str) -> None:
        command = f"pip install 'gamecase[{extra}]'"
        super().__init__(f"{purpose}: {package} is not installed; {command} brings it")
        self.extra = extra
        self.command = command


def require(extra: str, purpose: str) -> AbstractContextManager[None]:
    """Raise MissingExtra unless the packages of an extra are installed; they are not imported.

    `purpose` begins the message: "the backgammon engine". The context manager does nothing; it sets
    imports apart that need the extra.
    """
    for package in EXTRAS[extra]:
        if not _is_installed(package):
            raise MissingExtra(extra, purpose, package)
    return nullcontext()


def _is_installed(package: str) -> bool:
    try:
        return find_spec(package) is not None
    except (ModuleNotFoundError, ValueError):  # ValueError: a module without a spec
        return False
