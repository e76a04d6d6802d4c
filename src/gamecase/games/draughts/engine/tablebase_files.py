"""The endings of a ruleset: brought along, found where they were kept, or made.

Those of four pieces come with the game for every booklet on 64 squares. Where players have set a
switch, those of three are made in a moment. More can be made on request and are kept in the user's
cache: `gamecase endings dame --pieces 5`.
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
from gamecase.games.draughts.engine.packed_rules import DUTY, FLAGS, Numbers, law_of, pack
from gamecase.games.draughts.engine.workspace import (
    MOST_PIECES,
    lay_out,
    make_desk,
    size_of,
)
from gamecase.games.draughts.position import Position
from gamecase.games.draughts.ruleset import Ruleset

SIZE = 8  # squares along a side of the boards that have endings
BROUGHT = 4  # pieces; so many come with the game
ALWAYS = 3  # so many are made in a moment
_MAGIC = b"gamecase draughts endings 2\n"
_PLAIN = b"gamecase draughts endings 3\n"  # the same, not packed
SHELF = Path(__file__).with_name("data")


@dataclass(frozen=True, slots=True, eq=False)
class Endings:
    """All positions of a few pieces, and what each comes to."""

    pieces: int
    packed: tablebase.Bytes
    desk: Numbers  # knows where each position is kept
    path: Path | None = None  # the file they were read from
    largest_phase: int = 4_000_000  # ways to place kings; to measure more would take too long

    def look(self, position: Position) -> int | None:
        """DRAW, LOSS or WIN for the side to move; None if unknown."""
        packed = pack(position.rules, position.cells, position.turn)
        if not packed[0] or not packed[1] or (packed[0] | packed[1]).bit_count() > self.pieces:
            return None
        return int(tablebase.value_of(*packed, self.desk, self.packed))


def _told_nobody(_share: float) -> None:
    pass


def make(
    rules: Ruleset,
    pieces: int,
    progress: Callable[[float], None] = _told_nobody,
    work: Path | None = None,
    cores: int | None = None,
) -> Endings:
    """Work the endings out, step by step; `progress` hears from 0 to 1.

    With a file to work in, what was stopped goes on from there: with the step it was at. All cores
    there are work at it, or as many as are told.
    """
    if rules.size != SIZE or not 2 <= pieces <= MOST_PIECES:
        raise ValueError(f"endings are made for 2 to {MOST_PIECES} pieces on 64 squares")
    # Compiled only for those who make endings.
    from gamecase.games.draughts.engine import retrograde, tablebase_build  # noqa: PLC0415

    desk = make_desk(rules)
    size = lay_out(desk, pieces)
    steps = tablebase_build.steps_of(pieces)
    # Behind the positions stands how many steps are done, in one byte.
    values = np.zeros(size + 1, dtype=np.uint8) if work is None else _opened(work, size + 1)
    shares = np.cumsum([sum(size_of(each) for each in step) for step in steps]) / size
    with ThreadPoolExecutor(cores or os.cpu_count()) as pool:
        shop = tablebase_build.Workshop(
            desk, tablebase_build.groups_of(pieces, desk), values[:size], pool
        )
        for nth, (step, share) in enumerate(zip(steps, shares, strict=True)):
            if values[size] <= nth:
                shop.work_out(step)
                values[size] = nth + 1
            progress(float(share))
    packed = np.zeros((size + 3) // 4, dtype=np.uint8)
    retrograde.pack_pairs(values[:size], packed)
    return Endings(pieces, packed, desk)


def _opened(work: Path, size: int) -> tablebase.Bytes:
    """A file as a row of bytes, as it was left or all zeros."""
    work.parent.mkdir(parents=True, exist_ok=True)
    with work.open("ab") as file:
        file.truncate(size)
    return np.memmap(work, dtype=np.uint8, mode="r+").view(np.ndarray)


# --- keeping them ---


def folder() -> Path:
    """Where made endings are kept: the user's cache."""
    chosen = os.environ.get("GAMECASE_CACHE") or os.environ.get("XDG_CACHE_HOME")
    return (Path(chosen) if chosen else Path.home() / ".cache") / "gamecase" / "draughts"


def name_of(rules: Ruleset, pieces: int) -> str:
    """By what the rules say of moves, so that booklets that move alike share a file."""
    law = law_of(rules)
    return f"{int(law[FLAGS]):04x}-{int(law[DUTY])}-{pieces}.endings"


def save(found: Endings, path: Path) -> None:
    """Write them so that half a file is never read; large ones plain, to be read in place."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(f".{os.getpid()}.part")
    with part.open("wb") as file:
        if found.pieces > BROUGHT:
            file.write(_PLAIN)
            found.packed.tofile(file)
        else:
            file.write(_MAGIC + lzma.compress(found.packed.tobytes(), preset=6))
    part.replace(path)


def load(rules: Ruleset, pieces: int, path: Path) -> Endings | None:
    """What was kept; None when there is nothing, or something else."""
    packed = _read(path)
    if packed is None:
        return None
    desk = make_desk(rules)
    size = lay_out(desk, pieces)
    return Endings(pieces, packed, desk, path) if len(packed) == (size + 3) // 4 else None


def _read(path: Path) -> tablebase.Bytes | None:
    try:
        with path.open("rb") as file:
            magic = file.read(len(_MAGIC))
            if magic == _PLAIN:
                # Readable and writable only in memory: the compiled search asks for that.
                return np.memmap(path, np.uint8, "c", offset=len(_PLAIN)).view(np.ndarray)
            if magic != _MAGIC:
                return None
            return np.frombuffer(bytearray(lzma.decompress(file.read())), dtype=np.uint8)
    except (OSError, ValueError, lzma.LZMAError):  # ValueError: nothing behind the magic
        return None


@lru_cache(maxsize=4)
def endings_of(rules: Ruleset) -> Endings | None:
    """The endings an engine may use: as many pieces as there are at hand, at least three."""
    if rules.size != SIZE:
        return None
    for pieces in range(MOST_PIECES, ALWAYS, -1):
        for all_games in (folder(), SHELF):
            if found := load(rules, pieces, all_games / name_of(rules, pieces)):
                return found
    return make(rules, ALWAYS)
