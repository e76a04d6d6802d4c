"""Reads and replays uploaded games in a process of their own, which can be killed.

An uploaded text may take long to read, by accident or by design. Here it blocks neither the event
loop nor the threads that read the database, and it has a time limit.
"""

import asyncio
import logging
import secrets
import signal
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from typing import ParamSpec, TypeVar

from gamecase.kernel.booklet import SwitchValue
from gamecase.kernel.errors import BadInput, FirstIllegalMove
from gamecase.kernel.log import Entry, Header
from gamecase.kernel.match import MatchScore
from gamecase.kernel.transcript import Transcript, entries_of, header_of
from gamecase.position_input import identify, notation_of, read_position
from gamecase.registry import GamePackage, all_games, find
from gamecase.study.study_import import ImportedStudy, studies_of
from gamecase.tables.fair_queue import FairQueue
from gamecase.tables.process_pool import kill_pool, start_pool

P = ParamSpec("P")
T = TypeVar("T")
Log = tuple[Header, list[Entry]]

log = logging.getLogger(__name__)

MOST_TABLES = 20  # of one text
MOST_GAMES = 100  # of a match; one to 25 points has at most 49
MOST_ACTIONS = 10_000  # of all games together, rolls included
MOST_ACTIONS_A_GAME = 2000
MOST_IMPORTS = 8  # running and waiting, for all addresses together

_SECONDS = 10.0  # for one import
_ALARM_SECONDS = 20  # later the process ends itself if the server has died
_LOAD_SECONDS = 60.0  # for a process to start and to load a game


@dataclass(frozen=True, slots=True)
class Unreadable:
    """Why a text gives no game."""

    reason: str
    illegal_move: FirstIllegalMove | None = None


class TooManyImports(Exception):
    """An import that is refused because others are running."""


class ImportPool:
    """Reads uploaded games in worker processes, one at a time for each address.

    Every process has a pool of its own, so that killing it does not affect other imports.
    Processes are started when they are first needed, and reused.
    """

    def __init__(
        self, workers: int = 1, seconds: float = _SECONDS, most_imports: int = MOST_IMPORTS
    ) -> None:
        self.seconds = seconds  # for one import
        self._most_imports = most_imports  # running and waiting, for all addresses together
        self._queue = FairQueue(workers)
        self._pools: set[ProcessPoolExecutor] = set()
        self._idle: list[ProcessPoolExecutor] = []
        self.addresses: set[str] = set()  # of the imports that run or wait

    async def read(self, game: str, text: str, made: int, address: str) -> Log:
        """The log of the one game or match in a text; otherwise as `read_all`."""
        logs = await self.read_all(game, text, made, address)
        if len(logs) != 1:
            raise BadInput(f"{len(logs)} games; expected one at a time")
        return logs[0]

    async def read_all(self, game: str, text: str, made: int, address: str) -> list[Log]:
        """The logs of all games and matches in a text, in any format of the game.

        Raises BadInput when there is none, or it is too long, or takes too long, or a move is not
        legal; TooManyImports when the address has another import, or too many others wait.
        """
        with self._admitted(address):
            async with self._turn(address):
                result = await self._read(game, text, made)
        if isinstance(result, Unreadable):
            error = BadInput(result.reason)
            error.illegal_move = result.illegal_move
            raise error
        return result

    async def read_position(
        self, game: str, ruleset: str, switches: Mapping[str, SwitchValue], text: str, address: str
    ) -> "PositionRead":
        """The position of a text in any notation; BadInput when there is none, or as `read_all`."""
        with self._admitted(address):
            async with self._turn(address):
                result = await self._run(read_position_text, game, (ruleset, dict(switches), text))
        if isinstance(result, Unreadable):
            raise BadInput(result.reason)
        return result

    async def read_studies(self, game: str, text: str, address: str) -> list[ImportedStudy]:
        """The games of a text with all that is written about them; otherwise as `read_all`."""
        return await self.read_text(read_study_text, game, text, address)

    async def read_text(
        self,
        read: Callable[[str, str, int], "T | Unreadable"],
        game: str,
        text: str,
        address: str,
    ) -> T:
        """What a function reads from a text; BadInput when it cannot, or as `read_all`.

        The function gets the game, the text and the seconds after which its process must end.
        """
        with self._admitted(address):
            async with self._turn(address):
                result = await self._run(read, game, (text,))
        if isinstance(result, Unreadable):
            raise BadInput(result.reason)
        return result

    async def run(
        self, holder: str, function: Callable[..., T | Unreadable], *values: object
    ) -> T | Unreadable:
        """Call `function(*values, alarm)` in a process when it is the holder's turn.

        Work that takes long is asked for in pieces, between which others have theirs.
        """
        async with self._turn(holder):
            try:
                return await self._run(function, "", values)
            except Exception:
                log.exception("reading a file failed")
                return Unreadable("the process that read it broke down")

    async def run_batch(
        self,
        holder: str,
        function: Callable[..., list[T] | Unreadable],
        items: Sequence[object],
        *values: object,
    ) -> list[T] | Unreadable:
        """Call `function(items, *values, alarm)`, which gives results for the first of the items.

        Where that fails, the first item alone is tried: the reason that is given is its own.
        """
        results = await self.run(holder, function, items, *values)
        if isinstance(results, Unreadable) and len(items) > 1:
            results = await self.run(holder, function, items[:1], *values)
        return results

    @asynccontextmanager
    async def _turn(self, holder: str) -> AsyncIterator[None]:
        turn = await self._queue.enter(holder)
        try:
            yield
        finally:
            self._queue.leave(turn)

    @contextmanager
    def _admitted(self, address: str) -> Iterator[None]:
        if address in self.addresses:
            raise TooManyImports("another game from your address is still being read")
        if len(self.addresses) >= self._most_imports:
            raise TooManyImports(f"{self._most_imports} other games are still being read")
        self.addresses.add(address)
        try:
            yield
        finally:
            self.addresses.discard(address)

    async def _read(self, game: str, text: str, made: int) -> list[Log] | Unreadable:
        return await self._run(read_log, game, (text, made))

    async def _run(
        self, function: Callable[..., T | Unreadable], game: str, values: tuple[object, ...]
    ) -> T | Unreadable:
        """Call `function(game, *values, alarm)` in a process that has loaded the game.

        Without a game it is called without one, in a process that has loaded all.
        """
        try:
            pool = await self._loaded(game)
        except (TimeoutError, BrokenExecutor):
            log.warning("no process could be started to read %s", game or "a file")
            return Unreadable("no process could be started to read it; try again later")
        first = (game,) if game else ()
        try:
            alarm = _ALARM_SECONDS + int(self.seconds)
            result = await self._call(pool, self.seconds, function, *first, *values, alarm)
        except TimeoutError:
            log.warning("reading %s took too long", game or "a file")
            return Unreadable(
                f"reading it took more than {self.seconds:g} seconds; it was given up"
            )
        except BrokenExecutor:
            log.warning("reading %s ended the process", game or "a file")
            return Unreadable("the process that read it broke down")
        self._idle.append(pool)
        return result

    async def _loaded(self, game: str) -> ProcessPoolExecutor:
        """A process that has loaded the game, so that the time limit covers only the reading."""
        while self._idle:
            pool = self._idle.pop()
            try:
                await self._call(pool, _LOAD_SECONDS, load, game)
            except BrokenExecutor:
                continue  # it was killed while idle
            return pool
        pool = start_pool(1)
        self._pools.add(pool)
        await self._call(pool, _LOAD_SECONDS, load, game)
        return pool

    async def _call(
        self,
        pool: ProcessPoolExecutor,
        seconds: float,
        function: Callable[P, T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Call a function in a process; a process that fails or times out is killed."""
        try:
            async with asyncio.timeout(seconds):
                return await asyncio.wrap_future(pool.submit(function, *args, **kwargs))
        except BaseException:
            self._pools.discard(pool)
            kill_pool(pool)
            raise

    @property
    def processes(self) -> int:
        """How many are there, reading or idle."""
        return len(self._pools)

    def close(self) -> None:
        self._idle.clear()
        while self._pools:
            kill_pool(self._pools.pop())


# --- in the process ---


@contextmanager
def time_limit(seconds: int) -> Iterator[None]:
    """End this process after so many seconds.

    A server that was killed cannot kill this process any more.
    """
    if hasattr(signal, "alarm"):  # not on Windows
        signal.alarm(seconds)
    try:
        yield
    finally:
        if hasattr(signal, "alarm"):
            signal.alarm(0)


def load(game: str) -> None:
    """Load a game with its formats and booklets; without a key, all games."""
    for package in [find(game)] if game else all_games().values():
        package.rules()
        _readers(package)


def read_log(game: str, text: str, made: int, seconds: int) -> list[Log] | Unreadable:
    """The header and entries of each game in a text, or the reason why there is none.

    The reason is a value, because not every exception can be sent to another process.
    """
    package = find(game)
    with time_limit(seconds):
        try:
            transcripts = _read(package, text)
            for transcript in transcripts:
                check_size(transcript)
            return [log_of(package, transcript, made) for transcript in transcripts]
        except BadInput as error:
            return Unreadable(str(error), error.illegal_move)


def read_study_text(game: str, text: str, seconds: int) -> list[ImportedStudy] | Unreadable:
    """The studies of a text in any format of the game, or the reason why there is none."""
    package = find(game)
    reasons = []
    with time_limit(seconds):
        for format_ in package.formats.values():
            if not format_.can_be_read:
                continue
            try:
                return studies_of(package, format_, text)
            except BadInput as error:
                reasons.append(f"{format_.name}: {error}")
    return Unreadable(" · ".join(reasons) or f"{game} has no format that can be read")


@dataclass(frozen=True, slots=True)
class PositionRead:
    """A position that was read, in the notation of its game."""

    game: str
    ruleset: str
    switches: Mapping[str, SwitchValue]
    position: str
    notation: str  # the key of the one it was written in


def read_position_text(
    game: str, ruleset: str, switches: Mapping[str, SwitchValue], text: str, seconds: int
) -> PositionRead | Unreadable:
    """The position of a text, of this game or else of another, or the reason why there is none."""
    with time_limit(seconds):
        try:
            return _position_of(game, ruleset, switches, text)
        except BadInput as error:
            try:
                # By the rules that the notation implies, or of the game it belongs to.
                return _position_of(identify(text), "", {}, text)
            except BadInput:
                return Unreadable(str(error))


def _position_of(
    game: str, ruleset: str, switches: Mapping[str, SwitchValue], text: str
) -> PositionRead:
    package = find(game)
    start = read_position(package, ruleset, switches, text, MatchScore())
    own = package.game.write(start.position)
    notation = notation_of(package, text)
    return PositionRead(game, start.ruleset, dict(start.switches), own, notation)


def log_of(package: GamePackage, transcript: Transcript, made: int) -> Log:
    """A table's header and entries with the games of a transcript."""
    rules = package.rules(transcript.ruleset, transcript.switches)
    header = header_of(package.game, rules, transcript, new_table_id(), made)
    return header, [*entries_of(package.open(header), transcript)]


def new_table_id() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(9)


def _readers(package: GamePackage) -> Mapping[str, Callable[[str], Sequence[Transcript]]]:
    return {fmt.name: fmt.read for fmt in package.formats.values() if fmt.can_be_read}


def _read(package: GamePackage, text: str) -> Sequence[Transcript]:
    readers = _readers(package)
    if not text.strip() or not readers:
        raise BadInput(f"no text; expected a game as {[*readers]}")
    reasons, illegal_move = [], None
    for name, read in readers.items():
        try:
            transcripts = read(text)
        except BadInput as error:
            reasons.append(f"{name}: {error}")
            illegal_move = illegal_move or error.illegal_move
            continue
        if 1 <= len(transcripts) <= MOST_TABLES:
            return transcripts
        reasons.append(f"{name}: {len(transcripts)} games; at most {MOST_TABLES} at a time")
    refusal = BadInput(" · ".join(reasons))
    refusal.illegal_move = illegal_move
    raise refusal


def check_size(transcript: Transcript) -> None:
    if len(transcript.games) > MOST_GAMES:
        raise BadInput(f"{len(transcript.games)} games; at most {MOST_GAMES} are taken in at once")
    counts = [len(game.actions) for game in transcript.games]
    for number, count in enumerate(counts, start=1):
        if count > MOST_ACTIONS_A_GAME:
            raise BadInput(f"game {number}: {count} actions; at most {MOST_ACTIONS_A_GAME}")
    if sum(counts) > MOST_ACTIONS:
        raise BadInput(f"{sum(counts)} actions in all games; at most {MOST_ACTIONS}")
