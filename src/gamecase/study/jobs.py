"""Games that wait to be analysed in the background.

A job is a row until it is done, so that it is not lost when a server stops. Whichever process works
at it holds a lease, which ends by itself when the process does.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from gamecase.storage.connection import Connection
from gamecase.storage.store import Store

LEASE_MILLISECONDS = 60_000
MAX_FAILURES = 2  # after which a job is given up
MAX_WAITING = 500  # jobs of one holder

_MAX_LOOKED_AT = 200  # jobs, among which holders take turns


class TooManyJobs(Exception):
    """A request that is refused because its holder has too many games waiting."""


@dataclass(frozen=True, slots=True)
class AnalysisJob:
    """A game that a holder wants to be analysed."""

    table: str
    nth_game: int
    holder: str
    failures: int = 0


class AnalysisJobs:
    """The jobs of all processes that share a database."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._last_holder = ""

    async def add(self, holder: str, games: Sequence[tuple[str, int]]) -> int:
        """Have games analysed, and return how many were not waiting already.

        Raises TooManyJobs, and adds nothing, when too many would wait.
        """
        now = self._now()

        def insert(connection: Connection) -> int:
            (waiting,) = connection.rows(
                "SELECT count(*) FROM analysis_jobs WHERE holder = $1", (holder,)
            )[0]
            if waiting + len(games) > MAX_WAITING:
                raise TooManyJobs(f"{waiting} of your games are waiting already")
            return sum(
                connection.run(
                    "INSERT INTO analysis_jobs "
                    "(table_id, nth_game, holder, asked, leased_until, failures) "
                    "VALUES ($1, $2, $3, $4, 0, 0) ON CONFLICT DO NOTHING",
                    (table, nth_game, holder, now),
                )
                for table, nth_game in games
            )

        return await self._store.write(insert)

    async def waiting(self, holder: str) -> list[tuple[str, int]]:
        """The games of a holder that wait or are being analysed, the oldest request first."""
        statement = (
            "SELECT table_id, nth_game FROM analysis_jobs WHERE holder = $1 "
            "ORDER BY asked, table_id, nth_game"
        )
        rows = await self._store.read(lambda connection: connection.rows(statement, (holder,)))
        return [(table, nth_game) for table, nth_game in rows]

    async def claim(self) -> AnalysisJob | None:
        """Lease the next job; holders take turns. None where there is nothing to do."""
        now = self._now()
        rows = await self._store.read(
            lambda connection: connection.rows(
                "SELECT table_id, nth_game, holder, failures FROM analysis_jobs "
                "WHERE leased_until < $1 ORDER BY asked, table_id, nth_game LIMIT $2",
                (now, _MAX_LOOKED_AT),
            )
        )
        jobs = [AnalysisJob(*row) for row in rows]
        for job in sorted(jobs, key=lambda job: job.holder == self._last_holder):
            if await self._lease(job, now):
                self._last_holder = job.holder
                return job
        return None

    async def _lease(self, job: AnalysisJob, now: int) -> bool:
        """Whether no other process was faster."""
        return (
            await self._run(
                "UPDATE analysis_jobs SET leased_until = $1 "
                "WHERE table_id = $2 AND nth_game = $3 AND holder = $4 AND leased_until < $5",
                (now + LEASE_MILLISECONDS, job.table, job.nth_game, job.holder, now),
            )
            == 1
        )

    async def renew(self, job: AnalysisJob) -> None:
        """Keep the lease for longer."""
        await self._run(
            "UPDATE analysis_jobs SET leased_until = $1 "
            "WHERE table_id = $2 AND nth_game = $3 AND holder = $4",
            (self._now() + LEASE_MILLISECONDS, job.table, job.nth_game, job.holder),
        )

    async def finish(self, table: str, nth_game: int) -> None:
        """Remove the jobs of a game, whoever asked for it."""
        await self._run(
            "DELETE FROM analysis_jobs WHERE table_id = $1 AND nth_game = $2", (table, nth_game)
        )

    async def fail(self, job: AnalysisJob) -> bool:
        """Count a failure, and return whether the job is tried again."""
        if job.failures + 1 >= MAX_FAILURES:
            await self.finish(job.table, job.nth_game)
            return False
        await self._run(
            "UPDATE analysis_jobs SET failures = failures + 1, leased_until = 0, asked = $1 "
            "WHERE table_id = $2 AND nth_game = $3",
            (self._now(), job.table, job.nth_game),
        )
        return True

    async def _run(self, statement: str, values: tuple[object, ...]) -> int:
        return await self._store.write(lambda connection: connection.run(statement, values))
