"""Talking by lines with another program, over standard input and output."""

import sys
from collections.abc import Iterator


def hear() -> Iterator[str]:
    """What the other program says, line by line; what is no text does not end the talk."""
    for line in sys.stdin.buffer:
        yield line.decode("utf-8", "replace").strip()


def tell(*lines: str) -> None:
    """Said at once: the other program waits for it."""
    sys.stdout.write("".join(line + "\n" for line in lines))
    sys.stdout.flush()
