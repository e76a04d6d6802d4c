"""Metrics in Prometheus' text format, of one process and of all processes behind one port.

Each process writes its metrics into a shared folder every other second; the one that is asked adds
those of the others to its own. Files of processes that have ended are soon too old to count.
"""

import asyncio
import os
import time
from bisect import bisect_left
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path

#: Upper bounds of the histogram's buckets, in seconds.
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

_WRITE_SECONDS = 2.0
_MAX_AGE_SECONDS = 10.0


@dataclass(slots=True)
class Metrics:
    """Counters and gauges of one process."""

    entries: int = 0  # stored
    conflicts: int = 0  # another process wrote first
    refusals: int = 0
    bots_lost: int = 0  # bots that failed and resigned
    sockets: int = 0  # open now
    streams: int = 0  # open now
    slow_readers: int = 0  # disconnected
    floods: int = 0  # messages beyond the rate limit
    buckets: list[int] = field(default_factory=lambda: [0] * (len(BOUNDS) + 1))
    seconds: float = 0.0  # sum of the times to store entries

    def count_append(self, entries: int, seconds: float) -> None:
        """Count entries that were stored together, and the time it took."""
        self.entries += entries
        self.buckets[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds

    def text(self, tables: int, subscribers: int) -> str:
        """All metrics as text; the label tells processes apart."""
        label = f'{{process="{os.getpid()}"}}'
        counters = {
            "entries_total": self.entries,
            "conflicts_total": self.conflicts,
            "refusals_total": self.refusals,
            "bots_lost_total": self.bots_lost,
            "slow_readers_total": self.slow_readers,
            "floods_total": self.floods,
        }
        gauges = {
            "sockets": self.sockets,
            "streams": self.streams,
            "tables_awake": tables,
            "followers": subscribers,
        }
        lines = [*_lines("counter", counters, label), *_lines("gauge", gauges, label)]
        lines += self._histogram()
        return "\n".join(lines) + "\n"

    def _histogram(self) -> Iterable[str]:
        name, process = "gamecase_append_seconds", f'process="{os.getpid()}"'
        yield f"# TYPE {name} histogram"
        total = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.buckets, strict=True):
            total += count
            yield f'{name}_bucket{{{process},le="{bound}"}} {total}'
        yield f"{name}_sum{{{process}}} {self.seconds:.6f}"
        yield f"{name}_count{{{process}}} {total}"


def _lines(kind: str, values: dict[str, int], label: str) -> Iterable[str]:
    for name, value in values.items():
        yield f"# TYPE gamecase_{name} {kind}"
        yield f"gamecase_{name}{label} {value}"


class SharedMetrics:
    """Shares the metrics of this process with the others through a folder."""

    def __init__(self, own_text: Callable[[], str], folder: str) -> None:
        self._own_text = own_text
        self._folder = Path(folder) if folder else None  # None: a single process

    async def run(self) -> None:
        """Write the metrics again and again until cancelled."""
        while self._folder is not None:
            self.write()
            await asyncio.sleep(_WRITE_SECONDS)

    def write(self) -> None:
        if self._folder is not None:
            part = self._folder / f"{os.getpid()}.part"
            part.write_text(self._own_text(), "utf-8")
            part.replace(part.with_suffix(".prom"))

    def text(self) -> str:
        """The metrics of all processes."""
        return merge_metrics([self._own_text(), *self._others()])

    def _others(self) -> Iterable[str]:
        if self._folder is None:
            return
        since = time.time() - _MAX_AGE_SECONDS
        for path in sorted(self._folder.glob("*.prom")):
            if path.stem != str(os.getpid()) and path.stat().st_mtime >= since:
                yield path.read_text("utf-8")


def merge_metrics(texts: Iterable[str]) -> str:
    """Merge several texts into one with all samples of a metric under its type."""
    samples: dict[str, list[str]] = {}
    for text in texts:
        kind = ""
        for line in text.splitlines():
            if line.startswith("# TYPE "):
                kind = line
                samples.setdefault(kind, [])
            else:
                samples[kind].append(line)
    return "".join(f"{line}\n" for kind, lines in samples.items() for line in (kind, *lines))
