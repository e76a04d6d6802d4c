"""Makes this process import as if only certain packages were installed."""

import sys
from collections.abc import Iterable
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec


class ImportGuard(MetaPathFinder):
    """Says of every package that is not allowed that it is not installed."""

    def __init__(self, allowed: Iterable[str]) -> None:
        self.allowed = {*allowed, *sys.stdlib_module_names}

    def find_spec(self, fullname: str, path: object, target: object = None) -> ModuleSpec | None:
        top = fullname.partition(".")[0]
        if top not in self.allowed and not top.startswith("_"):
            raise ModuleNotFoundError(f"No module named {fullname!r}", name=fullname)
        return None


def allow_only(packages: Iterable[str]) -> None:
    """Refuse all other imports from now on, except those of the standard library."""
    sys.meta_path.insert(0, ImportGuard(packages))
