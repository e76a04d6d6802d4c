"""The numbers of all processes behind one port, whichever of them is asked.

Each writes its own into a folder that they share, every other second; who is asked adds those of
the others to its own. What a process that has ended wrote is soon too old to count.
"""

import asyncio
import os
import time
from collections.abc import Callable, Iterable
from pathlib import Path

_TELL_SECONDS = 2.0
_OLD_SECONDS = 10.0


class SharedMetrics:
    """What one process tells of itself, and knows of the others."""

    def __init__(self, own: Callable[[], str], folder: str) -> None:
        self._own = own
        self._folder = Path(folder) if folder else None  # None: there are no others

    async def keep(self) -> None:
        """Write them down until cancelled."""
        while self._folder is not None:
            self.write()
            await asyncio.sleep(_TELL_SECONDS)

    def write(self) -> None:
        if self._folder is not None:
            part = self._folder / f"{os.getpid()}.part"
            part.write_text(self._own(), "utf-8")
            part.replace(part.with_suffix(".prom"))

    def text(self) -> str:
        """All numbers there are now."""
        return together([self._own(), *self._others()])

    def _others(self) -> Iterable[str]:
        if self._folder is None:
            return
        since = time.time() - _OLD_SECONDS
        for path in sorted(self._folder.glob("*.prom")):
            if path.stem != str(os.getpid()) and path.stat().st_mtime >= since:
                yield path.read_text("utf-8")


def together(texts: Iterable[str]) -> str:
    """Several texts in Prometheus' format as one: all samples of a name under its type."""
    samples: dict[str, list[str]] = {}
    for text in texts:
        kind = ""
        for line in text.splitlines():
            if line.startswith("# TYPE "):
                kind = line
                samples.setdefault(kind, [])
            else:
                samples[kind].append(line)
    return "".join(f"{line}\n" for kind, found in samples.items() for line in (kind, *found))
