"""Metrics of all processes behind one port, whichever of them is asked.

Each process writes its own to a shared folder every two seconds, and adds those of the others when
it is asked. Files that are no longer updated, because their process has ended, do not count.
"""

import asyncio
import os
import time
from collections.abc import Callable, Iterable
from pathlib import Path

_WRITE_SECONDS = 2.0
_EXPIRY_SECONDS = 10.0


class SharedMetrics:
    """The metrics of this process and of the others, in Prometheus' text format."""

    def __init__(self, own_text: Callable[[], str], folder: str) -> None:
        self._own_text = own_text
        self._folder = Path(folder) if folder else None  # None: there are no other processes

    async def run(self) -> None:
        """Write the metrics of this process regularly, until cancelled."""
        while self._folder is not None:
            self.write()
            await asyncio.sleep(_WRITE_SECONDS)

    def write(self) -> None:
        """Write the metrics of this process for the others."""
        if self._folder is not None:
            part = self._folder / f"{os.getpid()}.part"
            part.write_text(self._own_text(), "utf-8")
            part.replace(part.with_suffix(".prom"))

    def text(self) -> str:
        """The metrics of all processes."""
        return merge_metrics([self._own_text(), *self._other_texts()])

    def _other_texts(self) -> Iterable[str]:
        if self._folder is None:
            return
        oldest = time.time() - _EXPIRY_SECONDS
        for path in sorted(self._folder.glob("*.prom")):
            if path.stem != str(os.getpid()) and path.stat().st_mtime >= oldest:
                yield path.read_text("utf-8")


def merge_metrics(texts: Iterable[str]) -> str:
    """Several texts in Prometheus' format as one, with all samples of a metric under its type."""
    samples: dict[str, list[str]] = {}
    for text in texts:
        type_line = ""
        for line in text.splitlines():
            if line.startswith("# TYPE "):
                type_line = line
                samples.setdefault(type_line, [])
            else:
                samples[type_line].append(line)
    return "".join(f"{line}\n" for head, lines in samples.items() for line in (head, *lines))
