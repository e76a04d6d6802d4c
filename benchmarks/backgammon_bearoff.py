"""Our bear-off tables against GNU Backgammon's, and how long ours take to make.

GNU Backgammon keeps chances in sixteen bits, so its numbers are told apart by no less than 1.6e-5;
it also keeps only the parts of a distribution that are not zero then. Needs its Debian packages.

    python benchmarks/backgammon_bearoff.py
"""

import struct
import time
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from gamecase.games.backgammon.engine.bearoff_tables import (
    CENTRED,
    OURS,
    THEIRS,
    count_homes,
    make_tables,
)
from gamecase.games.backgammon.engine.moves import flags_of
from gamecase.registry import find

ONE_SIDED = Path("/usr/share/gnubg/gnubg_os0.bd")
TWO_SIDED = Path("/var/lib/gnubg/gnubg_ts0.bd")
HEADER = 40
STEP = 65535


def one_sided(width: int) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Its distributions: all checkers off, and the first one off."""
    raw = ONE_SIDED.read_bytes()
    homes = count_homes(15)
    finish, first_off = np.zeros((homes, width)), np.zeros((homes, width))
    chances = np.frombuffer(raw, "<u2", offset=HEADER + 8 * homes)
    for home in range(homes):
        at, count, skip, first_count, first_skip = struct.unpack_from(
            "<IBBBB", raw, HEADER + 8 * home
        )
        finish[home, skip : skip + count] = chances[at : at + count]
        at += count
        first_off[home, first_skip : first_skip + first_count] = chances[at : at + first_count]
    return finish / STEP, first_off / STEP


def two_sided() -> NDArray[np.float64]:
    """Its values by the two homes: without a cube, the cube ours, in the middle, theirs."""
    small = count_homes(6)
    raw = np.frombuffer(TWO_SIDED.read_bytes(), "<u2", offset=HEADER).reshape(small, small, 4)
    return raw / STEP


def main() -> None:
    flags = flags_of(find("backgammon").rules("tournament"))
    make_tables(flags, 3)  # compiles, or loads what was compiled before
    began = time.process_time()
    ours = make_tables(flags, 15)
    seconds = time.process_time() - began
    print(f"made in {seconds:.1f} s of one core")
    finish, first_off = one_sided(40)
    full, both = count_homes(14), two_sided()
    for name, our, their in (
        ("all off", ours.finish, finish),
        ("first off", ours.first_off, first_off[full:]),
        ("both sides", ours.both, both[:, :, 0]),
        ("cube ours", (ours.cubed[OURS] + 1) / 2, both[:, :, 1]),
        ("cube in the middle", (ours.cubed[CENTRED] + 1) / 2, both[:, :, 2]),
        ("cube theirs", (ours.cubed[THEIRS] + 1) / 2, both[:, :, 3]),
    ):
        width = our.shape[1]
        apart = np.abs(our - their[:, :width])
        if name.endswith("off"):
            turns = np.arange(width)
            mean = np.abs(our @ turns - their[:, :width] @ turns).max()
            print(f"{name}: mean turns differ by at most {mean:.2e}")
        print(f"{name}: differ by {apart.mean():.2e} on average, {apart.max():.2e} at most")
    print(f"steps of its sixteen bits {np.abs(ours.both - both[:, :, 0]).max() * STEP:.2f}")


if __name__ == "__main__":
    main()
