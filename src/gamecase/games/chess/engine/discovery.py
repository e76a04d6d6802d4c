"""Find the chess engines on this machine, in order of preference."""

import os
import platform
import shutil
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

#: Environment variable with the path of the engine to prefer.
ENGINE_VARIABLE = "GAMECASE_CHESS_ENGINE"

_PACKAGE = "cli-chess"  # its wheel contains Fairy-Stockfish; nothing else of it is used
_BINARIES = {
    ("Linux", "x86_64"): "fairy-stockfish_x86-64_linux",
    ("Windows", "AMD64"): "fairy-stockfish_x86-64_windows.exe",
    ("Darwin", "x86_64"): "fairy-stockfish_x86-64_macos",
    ("Darwin", "arm64"): "fairy-stockfish_arm64_macos",
}


def find_engines() -> tuple[Path, ...]:
    """The engine of the environment variable, Stockfish on the path, and the bundled engine."""
    preferred = os.environ.get(ENGINE_VARIABLE, "")
    on_path = shutil.which("stockfish")
    paths = [Path(path) for path in (preferred, on_path) if path]
    return (*paths, *bundled_engines())


def bundled_engines(system: str = "", machine: str = "") -> tuple[Path, ...]:
    """The engine installed by pip, if there is one for the platform."""
    name = _BINARIES.get((system or platform.system(), machine or platform.machine()))
    if name is None:
        return ()
    try:
        files = distribution(_PACKAGE).files or []
    except PackageNotFoundError:
        return ()
    paths = [Path(str(file.locate())) for file in files if file.name == name]
    return tuple(path for path in paths if os.access(path, os.X_OK))
