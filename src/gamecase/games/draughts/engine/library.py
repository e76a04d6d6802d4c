"""The endings of a ruleset: made when they are wanted, or read from where they were kept.

Endings of three pieces are made in a moment, whenever an engine first needs them. Those of four
take longer and are made once, on request:

    python -m gamecase.games.draughts.engine.library dame
"""

import lzma
import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import numpy as np

from gamecase.games.draughts.engine import endings
from gamecase.games.draughts.engine.kernel import make_buffer
from gamecase.games.draughts.engine.law import Numbers, law_of, pack
from gamecase.games.draughts.position import Position
from gamecase.games.draughts.ruleset import Ruleset

ALWAYS = 3  # pieces; so many are known without asking
_MAGIC = b"gamecase draughts endings 1\n"


@dataclass(frozen=True, slots=True, eq=False)
class Endings:
    """All positions of a few pieces, and what each comes to."""

    pieces: int
    values: endings.Bytes
    starts: Numbers
    ways: Numbers

    def look(self, position: Position) -> int | None:
        """Turns to the end, counted from 1: even a win, odd a loss, 0 a draw; None if unknown."""
        packed = pack(position.rules, position.cells, position.turn)
        if not packed[0] or not packed[1] or (packed[0] | packed[1]).bit_count() > self.pieces:
            return None
        return int(self.values[endings.index_of(*packed, self.starts, self.ways)])


def materials(total: int) -> Iterator[tuple[int, int, int, int]]:
    """Own men and kings, their men and kings: together so many, and neither side without any."""
    for men in range(total + 1):
        for kings in range(total - men + 1):
            for their_men in range(total - men - kings + 1):
                their_kings = total - men - kings - their_men
                if men + kings and their_men + their_kings:
                    yield men, kings, their_men, their_kings


def make(
    rules: Ruleset, pieces: int, progress: Callable[[int, int], None] = lambda _total, _left: None
) -> Endings:
    """Work the endings out: sweep until nothing changes any more."""
    if rules.size != 8 or not 2 <= pieces <= endings.MOST_PIECES:
        raise ValueError(f"endings are made for 2 to {endings.MOST_PIECES} pieces on 64 squares")
    # Compiled only for those who make endings: weaker levels never do.
    from gamecase.games.draughts.engine.sweeping import sweep  # noqa: PLC0415

    ways = endings.binomials()
    starts, size = endings.offsets(pieces, ways)
    values = np.zeros(size, dtype=np.uint8)
    law, buffer = law_of(rules), make_buffer(4)
    for total in range(2, pieces + 1):
        changed, is_first = 1, 1
        while changed:
            changed = sum(
                sweep(*each, law, buffer, values, starts, ways, is_first)
                for each in materials(total)
            )
            is_first = 0
            progress(total, changed)
    return Endings(pieces, values, starts, ways)


# --- keeping them ---


def folder() -> Path:
    """Where made endings are kept: the user's cache."""
    chosen = os.environ.get("GAMECASE_CACHE") or os.environ.get("XDG_CACHE_HOME")
    return (Path(chosen) if chosen else Path.home() / ".cache") / "gamecase" / "draughts"


def path_of(rules: Ruleset, pieces: int) -> Path:
    flags = int(law_of(rules)[0])
    return folder() / f"{rules.key}-{flags:x}-{int(law_of(rules)[5])}-{pieces}.endings"


def save(found: Endings, path: Path) -> None:
    """Write them so that a half-written file is never read."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(".part")
    part.write_bytes(_MAGIC + lzma.compress(found.values.tobytes(), preset=4))
    part.replace(path)


def load(path: Path, pieces: int) -> Endings | None:
    """What was kept; None when there is nothing, or something else."""
    ways = endings.binomials()
    starts, size = endings.offsets(pieces, ways)
    try:
        raw = path.read_bytes()
        if not raw.startswith(_MAGIC):
            return None
        values = np.frombuffer(lzma.decompress(raw[len(_MAGIC) :]), dtype=np.uint8)
    except (OSError, lzma.LZMAError):
        return None
    return Endings(pieces, values.copy(), starts, ways) if len(values) == size else None


@lru_cache(maxsize=4)
def endings_of(rules: Ruleset) -> Endings | None:
    """The endings an engine may use: those of four pieces where they were made, else of three."""
    if rules.size != 8:
        return None
    return load(path_of(rules, endings.MOST_PIECES), endings.MOST_PIECES) or make(rules, ALWAYS)


def _main(keys: list[str]) -> None:
    from gamecase.kernel.shelf import find  # noqa: PLC0415 - only as a command

    boxed = find("draughts")
    for key in keys or [*boxed.booklets]:
        rules = boxed.rules(key)
        if rules.size != 8:
            continue

        def progress(total: int, left: int, key: str = key) -> None:
            sys.stderr.write(f"\r{key}: {total} pieces, {left} decided in this sweep      ")

        found = make(rules, endings.MOST_PIECES, progress)
        path = path_of(rules, endings.MOST_PIECES)
        save(found, path)
        sys.stderr.write(f"\n{path}: {path.stat().st_size / 1e6:.2f} MB\n")


if __name__ == "__main__":
    _main(sys.argv[1:])
