"""What a process has done and has to do, in numbers, as Prometheus reads them."""

import os
from bisect import bisect_left
from collections.abc import Iterable
from dataclasses import dataclass, field

#: Upper bounds in seconds: from what nobody notices to what everybody does.
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


@dataclass(slots=True)
class Metrics:
    """Counts of one process since it began."""

    entries: int = 0  # written, and acknowledged
    conflicts: int = 0  # another process was faster
    refusals: int = 0
    bots_lost: int = 0
    sockets: int = 0  # open now
    streams: int = 0  # open now
    slow_readers: int = 0  # let go
    floods: int = 0  # messages beyond the rate
    buckets: list[int] = field(default_factory=lambda: [0] * (len(BOUNDS) + 1))
    seconds: float = 0.0  # until durable, summed up

    def took(self, seconds: float) -> None:
        """An append was acknowledged after so long."""
        self.buckets[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds

    def text(self, tables: int, subscribers: int) -> str:
        """All of it in Prometheus' own format; a process is told from others by its label."""
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
