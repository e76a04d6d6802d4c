"""The jobs that prepare engines: which are done, how far they are, and running one.

A job leaves a stamp in the user's cache when it is done. Its name depends on the sources of the
game, so that a new release prepares its engines again.
"""

import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from pathlib import Path
from platform import machine, python_version

from gamecase.engines.cache_folder import cache_folder
from gamecase.engines.preparation import MissingPreparation, no_tables
from gamecase.kernel.booklet import SwitchValue
from gamecase.registry import all_games, find

_NICE = 10  # how far preparation stands back behind everything else


@dataclass(frozen=True, slots=True)
class PreparationJob:
    """The compilation of a game's engine, or the tables of one of its rulesets."""

    game: str
    kind: MissingPreparation
    ruleset: str
    switches: Mapping[str, SwitchValue] = field(default_factory=dict)

    @property
    def _stamp(self) -> Path:
        name = f"{self.game}-{self.kind}-{_digest(find(self.game).folder)}"
        if self.kind is MissingPreparation.TABLES:
            rules = repr((self.ruleset, sorted(self.switches.items())))
            name += f"-{sha256(rules.encode()).hexdigest()[:16]}"
        return cache_folder("prepared") / name

    @property
    def is_done(self) -> bool:
        return self._stamp.exists()

    @property
    def share(self) -> float:
        """How much of it is done, from 0 to 1."""
        if self.is_done:
            return 1.0
        with suppress(OSError, ValueError):
            return float(self._stamp.with_suffix(".part").read_text())
        return 0.0

    def run(self) -> None:
        """Do the job, unless it is done; another process that does it is waited for."""
        stamp = self._stamp
        with _lock(stamp.with_suffix(".lock")):
            if self.is_done:
                return
            package = find(self.game)
            module = package.preparation
            assert module is not None  # a job is listed only where there is one
            is_compiling = self.kind is MissingPreparation.COMPILED
            prepare = module.compile_engine if is_compiling else module.compute_tables
            part = stamp.with_suffix(".part")

            def report(share: float) -> None:
                with suppress(OSError):
                    part.write_text(f"{share:.3f}")

            prepare(package.rules(self.ruleset, self.switches), report)
            with suppress(OSError):
                stamp.touch()
                part.unlink()


def compilation_job(game: str) -> PreparationJob | None:
    """The job that compiles a game's engine; None where there is nothing to compile."""
    package = find(game)
    if package.preparation is None:
        return None
    return PreparationJob(game, MissingPreparation.COMPILED, next(iter(package.booklets)))


def table_jobs(
    game: str, rulesets: Sequence[str], switches: Mapping[str, SwitchValue]
) -> list[PreparationJob]:
    """The jobs that compute the tables of some rulesets; none where a game has no tables."""
    module = find(game).preparation
    if module is None or module.compute_tables is no_tables:
        return []
    return [
        PreparationJob(game, MissingPreparation.TABLES, key, dict(switches)) for key in rulesets
    ]


def usual_jobs(*, of_every_booklet: bool = False) -> list[PreparationJob]:
    """The jobs of all games, in the order of need: first all code, then tables."""
    games = all_games()
    ranks = {key: package.preparation.RANK for key, package in games.items() if package.preparation}
    order = sorted(ranks, key=lambda key: ranks[key])
    jobs = [job for key in order if (job := compilation_job(key)) is not None]
    for key in order:
        booklets = [*games[key].booklets]
        jobs += table_jobs(key, booklets if of_every_booklet else booklets[:1], {})
    return jobs


def stand_back() -> None:
    """Give this process a low priority, where the system has any."""
    if hasattr(os, "nice"):
        os.nice(_NICE)


@cache
def _digest(folder: Path) -> str:
    """A digest of what compiled code depends on: sources, machine and Python."""
    digest = sha256(f"{folder} {machine()} {python_version()} {sys.platform}".encode())
    for path in sorted(folder.rglob("*.py")):
        digest.update(path.name.encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


@contextmanager
def _lock(path: Path) -> Iterator[None]:
    """Keep other processes out where files can be locked; otherwise work may be done twice."""
    with ExitStack() as stack:
        with suppress(ImportError, OSError):
            import fcntl  # noqa: PLC0415 - not on Windows

            path.parent.mkdir(parents=True, exist_ok=True)
            fcntl.flock(stack.enter_context(path.open("w")), fcntl.LOCK_EX)
        yield
