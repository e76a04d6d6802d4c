"""Which engines are on this machine, the strongest first."""

import os
import platform
import shutil
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

#: A file that is to be asked before all others.
SETTING = "GAMECASE_CHESS_ENGINE"

_CARRIER = "cli-chess"  # its wheel carries Fairy-Stockfish; nothing else of it is used
_BINARIES = {
    ("Linux", "x86_64"): "fairy-stockfish_x86-64_linux",
    ("Windows", "AMD64"): "fairy-stockfish_x86-64_windows.exe",
    ("Darwin", "x86_64"): "fairy-stockfish_x86-64_macos",
    ("Darwin", "arm64"): "fairy-stockfish_arm64_macos",
}


def engines() -> tuple[Path, ...]:
    """Commands to try in this order: the setting, Stockfish on the path, the one pip brought."""
    chosen = os.environ.get(SETTING, "")
    on_path = shutil.which("stockfish")
    found = [Path(each) for each in (chosen, on_path) if each]
    return (*found, *carried())


def carried(system: str = "", machine: str = "") -> tuple[Path, ...]:
    """The engine that came with pip, where there is one for the platform."""
    name = _BINARIES.get((system or platform.system(), machine or platform.machine()))
    if name is None:
        return ()
    try:
        files = distribution(_CARRIER).files or []
    except PackageNotFoundError:
        return ()
    paths = [Path(str(each.locate())) for each in files if each.name == name]
    return tuple(each for each in paths if os.access(each, os.X_OK))
