"""Finding, building, saving and loading endgame tablebases.

Tablebases of four pieces are included for every booklet on 64 squares. For a booklet with switches
set, one of three pieces is built within a moment. Larger ones are built on request and saved in the
user's cache: `gamecase endings dame --pieces 5`.
"""

import lzma
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import numpy as np

from gamecase.games.draughts.engine import tablebase
from gamecase.games.draughts.engine.packed_rules import (
    CAPTURE_DUTY,
    FLAGS,
    IntArray,
    pack_board,
    pack_rules,
)
from gamecase.games.draughts.engine.retrograde import pack_values
from gamecase.games.draughts.engine.tablebase import ByteArray
from gamecase.games.draughts.engine.tablebase_build import (
    TablebaseBuilder,
    build_steps,
    combination_table,
)
from gamecase.games.draughts.engine.workspace import (
    MAX_PIECES,
    index_materials,
    make_workspace,
    material_size,
)
from gamecase.games.draughts.position import Position
from gamecase.games.draughts.ruleset import Ruleset

BOARD_SIZE = 8  # of the boards that have tablebases
INCLUDED_PIECES = 4  # of the tablebases that come with the package
QUICK_PIECES = 3  # of a tablebase that can be built within a moment
_COMPRESSED = b"gamecase draughts endings 2\n"  # first line of a file
_UNCOMPRESSED = b"gamecase draughts endings 3\n"
DATA_FOLDER = Path(__file__).with_name("data")


@dataclass(frozen=True, slots=True, eq=False)
class Tablebase:
    """The value of every position of up to `pieces` pieces."""

    pieces: int
    packed_values: ByteArray
    workspace: IntArray  # with the materials indexed
    path: Path | None = None  # the file it was loaded from
    largest_phase: int = 4_000_000  # placements of kings; larger phases take too long to compute

    def probe(self, position: Position) -> int | None:
        """DRAW, LOSS or WIN for the side to move; None if the tablebase does not cover it."""
        own, opp, kings, side = pack_board(position.rules, position.cells, position.turn)
        if not own or not opp or (own | opp).bit_count() > self.pieces:
            return None
        return int(tablebase.probe(own, opp, kings, side, self.workspace, self.packed_values))


def _ignore_progress(_share: float) -> None:
    pass


def build_tablebase(
    rules: Ruleset,
    pieces: int,
    progress: Callable[[float], None] = _ignore_progress,
    work: Path | None = None,
    cores: int | None = None,
) -> Tablebase:
    """Build a tablebase step by step, calling `progress` with the share done, from 0 to 1.

    With a work file, a build that was interrupted continues with the step it was at. `cores` is the
    number of threads, by default one for every CPU.
    """
    if rules.size != BOARD_SIZE or not 2 <= pieces <= MAX_PIECES:
        raise ValueError(f"tablebases are built for 2 to {MAX_PIECES} pieces on 64 squares")
    workspace = make_workspace(rules)
    size = index_materials(workspace, pieces)
    steps = build_steps(pieces)
    # One byte after the values holds the number of finished steps.
    values = np.zeros(size + 1, dtype=np.uint8) if work is None else _open_work_file(work, size + 1)
    shares = np.cumsum([sum(map(material_size, step)) for step in steps]) / size
    with ThreadPoolExecutor(cores or os.cpu_count()) as executor:
        combinations = combination_table(pieces, workspace)
        builder = TablebaseBuilder(workspace, combinations, values[:size], executor)
        for nth, (step, share) in enumerate(zip(steps, shares, strict=True)):
            if values[size] <= nth:
                builder.solve(step)
                values[size] = nth + 1
            progress(float(share))
    packed_values = np.zeros((size + 3) // 4, dtype=np.uint8)
    pack_values(values[:size], packed_values)
    return Tablebase(pieces, packed_values, workspace)


def _open_work_file(work: Path, size: int) -> ByteArray:
    """Map a file as an array of bytes, with its content or zeros."""
    work.parent.mkdir(parents=True, exist_ok=True)
    with work.open("ab") as file:
        file.truncate(size)
    return np.memmap(work, dtype=np.uint8, mode="r+").view(np.ndarray)


# --- files ---


def cache_folder() -> Path:
    """The folder of tablebases that were built on request: in the user's cache."""
    chosen = os.environ.get("GAMECASE_CACHE") or os.environ.get("XDG_CACHE_HOME")
    return (Path(chosen) if chosen else Path.home() / ".cache") / "gamecase" / "draughts"


def file_name(rules: Ruleset, pieces: int) -> str:
    """The name of a tablebase file, by the packed rules: booklets that move alike share one."""
    packed_rules = pack_rules(rules)
    flags, duty = int(packed_rules[FLAGS]), int(packed_rules[CAPTURE_DUTY])
    return f"{flags:04x}-{duty}-{pieces}.endings"


def save_tablebase(tablebase: Tablebase, path: Path) -> None:
    """Write a file atomically; a large one uncompressed, so that it can be memory-mapped."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(f".{os.getpid()}.part")
    with part.open("wb") as file:
        if tablebase.pieces > INCLUDED_PIECES:
            file.write(_UNCOMPRESSED)
            tablebase.packed_values.tofile(file)
        else:
            file.write(_COMPRESSED + lzma.compress(tablebase.packed_values.tobytes(), preset=6))
    part.replace(path)


def load_tablebase(rules: Ruleset, pieces: int, path: Path) -> Tablebase | None:
    """The tablebase in a file; None where there is no file or it is not a valid one."""
    packed_values = _read(path)
    if packed_values is None:
        return None
    workspace = make_workspace(rules)
    size = index_materials(workspace, pieces)
    if len(packed_values) != (size + 3) // 4:
        return None
    return Tablebase(pieces, packed_values, workspace, path)


def _read(path: Path) -> ByteArray | None:
    try:
        with path.open("rb") as file:
            magic = file.read(len(_COMPRESSED))
            if magic == _UNCOMPRESSED:
                # Copy-on-write, because the signature of the compiled search wants it writable.
                return np.memmap(path, np.uint8, "c", offset=len(_UNCOMPRESSED)).view(np.ndarray)
            if magic != _COMPRESSED:
                return None
            return np.frombuffer(bytearray(lzma.decompress(file.read())), dtype=np.uint8)
    except (OSError, ValueError, lzma.LZMAError):  # ValueError: nothing after the first line
        return None


@lru_cache(maxsize=4)
def find_tablebase(rules: Ruleset) -> Tablebase | None:
    """The largest tablebase available for a ruleset; None for boards that have none."""
    if rules.size != BOARD_SIZE:
        return None
    for pieces in range(MAX_PIECES, QUICK_PIECES, -1):
        for folder in (cache_folder(), DATA_FOLDER):
            if loaded := load_tablebase(rules, pieces, folder / file_name(rules, pieces)):
                return loaded
    return build_tablebase(rules, QUICK_PIECES)
