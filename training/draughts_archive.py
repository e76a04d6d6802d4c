"""Keep shards of self-play in a few small files, and restore them so that training can go on.

    python training/draughts_archive.py pack --shards 24 international
    python training/draughts_archive.py unpack international

A file holds the columns of all its positions one after the other; a bitboard is stored as what
differs from the position before, because most pieces stay where they are.
"""

import argparse
import lzma
from pathlib import Path

import numpy as np
from draughts_selfplay import COLUMNS

from gamecase.games.draughts.engine.packed_rules import IntArray

ARCHIVE = Path(__file__).with_name("draughts_positions")
TYPES = ("<i8", "<i8", "<i8", "<i1", "<i2", "<i1")  # white, black, kings, side, value, result
BITBOARDS = 3
LARGEST = 32_000  # hundredths of a man


def write_positions(positions: IntArray) -> bytes:
    """The positions of one shard, compressed."""
    parts = [np.array([len(positions)], dtype="<i8").tobytes()]
    for nth, kind in enumerate(TYPES):
        column = (
            np.clip(positions[:, nth], -LARGEST, LARGEST) if nth >= BITBOARDS else positions[:, nth]
        )
        column = column.astype(kind)
        if nth < BITBOARDS:
            column[1:] ^= column[:-1].copy()
        bytes_of_rows = column.view(np.uint8).reshape(len(column), -1)
        parts.append(np.ascontiguousarray(bytes_of_rows.T).tobytes())
    return lzma.compress(b"".join(parts), preset=9)


def read_positions(packed: bytes) -> IntArray:
    """The positions that `write_positions` wrote."""
    data = np.frombuffer(lzma.decompress(packed), dtype=np.uint8)
    count, at = int(data[:8].view("<i8")[0]), 8
    positions = np.zeros((count, COLUMNS), dtype=np.int64)
    for nth, kind in enumerate(TYPES):
        width = np.dtype(kind).itemsize
        rows = data[at : at + count * width].reshape(width, count).T
        column = np.ascontiguousarray(rows).view(kind).ravel()
        positions[:, nth] = np.bitwise_xor.accumulate(column) if nth < BITBOARDS else column
        at += count * width
    return positions


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("pack", "unpack"))
    parser.add_argument("rulesets", nargs="+")
    parser.add_argument("--folder", type=Path, default=Path.home() / "gamecase-training/draughts")
    parser.add_argument("--shards", type=int, default=8)
    options = parser.parse_args()
    for key in options.rulesets:
        for number in range(options.shards):
            kept = ARCHIVE / key / f"{number:04}.xz"
            shard = options.folder / key / f"{number:04}.npz"
            if options.what == "pack" and shard.exists():
                kept.parent.mkdir(parents=True, exist_ok=True)
                kept.write_bytes(write_positions(np.load(shard)["positions"]))
            elif options.what == "unpack" and kept.exists() and not shard.exists():
                shard.parent.mkdir(parents=True, exist_ok=True)
                np.savez_compressed(shard, positions=read_positions(kept.read_bytes()))


if __name__ == "__main__":
    main()
