"""Compare our bear-off tables with GNU Backgammon's, and measure how long ours take to compute.

GNU Backgammon stores chances in sixteen bits, with a resolution of 1.6e-5, and only the non-zero
parts of a distribution. Needs its Debian packages.

    python benchmarks/backgammon_bearoff.py
"""

import struct
import time
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from gamecase.games.backgammon.engine.bearoff_table_builder import (
    CENTRED,
    OURS,
    THEIRS,
    count_homes,
    make_tables,
)
from gamecase.games.backgammon.engine.moves import rule_flags
from gamecase.registry import find

ONE_SIDED = Path("/usr/share/gnubg/gnubg_os0.bd")
TWO_SIDED = Path("/var/lib/gnubg/gnubg_ts0.bd")
HEADER = 40
STEP = 65535


def one_sided(width: int) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """GNU Backgammon's distributions: all checkers off, and the first one off."""
    raw = ONE_SIDED.read_bytes()
    homes = count_homes(15)
    finish, first_off = np.zeros((homes, width)), np.zeros((homes, width))
    chances = np.frombuffer(raw, "<u2", offset=HEADER + 8 * homes)
    for home in range(homes):
        offset, count, skip, first_count, first_skip = struct.unpack_from(
            "<IBBBB", raw, HEADER + 8 * home
        )
        finish[home, skip : skip + count] = chances[offset : offset + count]
        offset += count
        first_off[home, first_skip : first_skip + first_count] = chances[
            offset : offset + first_count
        ]
    return finish / STEP, first_off / STEP


def two_sided() -> NDArray[np.float64]:
    """GNU Backgammon's values by the two homes: without a cube, cube ours, centred, theirs."""
    small = count_homes(6)
    raw = np.frombuffer(TWO_SIDED.read_bytes(), "<u2", offset=HEADER).reshape(small, small, 4)
    return raw / STEP


def main() -> None:
    flags = rule_flags(find("backgammon").rules("tournament"))
    make_tables(flags, 3)  # compiles, or loads compiled code
    began = time.process_time()
    ours = make_tables(flags, 15)
    seconds = time.process_time() - began
    print(f"computed in {seconds:.1f} s on one core")
    finish, first_off = one_sided(40)
    full, both = count_homes(14), two_sided()
    for name, our, their in (
        ("all off", ours.finish, finish),
        ("first off", ours.first_off, first_off[full:]),
        ("both sides", ours.both, both[:, :, 0]),
        ("cube ours", (ours.cubed[OURS] + 1) / 2, both[:, :, 1]),
        ("cube centred", (ours.cubed[CENTRED] + 1) / 2, both[:, :, 2]),
        ("cube theirs", (ours.cubed[THEIRS] + 1) / 2, both[:, :, 3]),
    ):
        width = our.shape[1]
        difference = np.abs(our - their[:, :width])
        if name.endswith("off"):
            turns = np.arange(width)
            mean = np.abs(our @ turns - their[:, :width] @ turns).max()
            print(f"{name}: mean turns differ by at most {mean:.2e}")
        print(
            f"{name}: differ by {difference.mean():.2e} on average, {difference.max():.2e} at most"
        )
    print(f"steps of its sixteen bits {np.abs(ours.both - both[:, :, 0]).max() * STEP:.2f}")


if __name__ == "__main__":
    main()
