"""Line-based protocols over standard input and output, by which other programs use an engine."""

import sys
from collections.abc import Iterator


def read_lines() -> Iterator[str]:
    """The lines of standard input; bytes that are not UTF-8 are replaced, not refused."""
    for line in sys.stdin.buffer:
        yield line.decode("utf-8", "replace").strip()


def write_lines(*lines: str) -> None:
    """Write lines to standard output and flush, because the other program waits for them."""
    sys.stdout.write("".join(line + "\n" for line in lines))
    sys.stdout.flush()
