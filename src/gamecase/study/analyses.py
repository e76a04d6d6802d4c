"""The stored analyses of games: one for a game, with its decisions, and a row for each owner."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Literal

from gamecase.engines.study_module import EngineVersion
from gamecase.kernel.seat import Seat
from gamecase.storage.connection import Connection, Row
from gamecase.storage.store import Store
from gamecase.study.decisions import AnalysedDecision
from gamecase.study.deck import delete_deck_of_holder, delete_deck_of_table, move_deck
from gamecase.study.deep_results import delete_deep_results
from gamecase.study.holder_rows import move_rows
from gamecase.study.opening_writes import (
    delete_openings_of_holder,
    delete_openings_of_table,
    move_openings,
)
from gamecase.study.own_names import OwnNames
from gamecase.study.tally import ErrorSum, PlayerTally, read_tally, write_tally

#: A running analysis may be incomplete; a failed one is what was found before the engine died.
AnalysisState = Literal["running", "failed", "done"]

Result = Literal["won", "lost", "drawn", ""]

_MAX_ROWS = 1 << 62


@dataclass(frozen=True, slots=True, kw_only=True)
class GameAnalysis:
    """The analysis of one game, without its decisions."""

    table: str
    nth_game: int
    game: str
    ruleset: str
    engine: EngineVersion
    last_entry: int  # of the game that was analysed; after a takeback it has another
    state: AnalysisState
    wanted: int  # positions
    found: int
    created_at: int
    evaluations: str = ""  # as `evaluation_text` writes them

    @property
    def is_done(self) -> bool:
        return self.state == "done"


@dataclass(frozen=True, kw_only=True)
class StudiedGame:
    """One side of an analysed game, as its owner finds it in lists."""

    holder: str
    table: str
    nth_game: int
    chair: int
    game: str
    ruleset: str
    opponent: str  # the name
    result: Result
    opening: str  # the name; empty where it has none
    played_at: int
    tally: PlayerTally

    @cached_property
    def total(self) -> ErrorSum:
        """The sum over all decisions, which lists and charts ask for again and again."""
        return self.tally.total


_ANALYSIS_COLUMNS = (
    "table_id, nth_game, game, ruleset, engine, engine_version, engine_level, last_entry, state, "
    "wanted, found, made"
)
_STUDIED_COLUMNS = (
    "holder, table_id, nth_game, chair, game, ruleset, opponent, result, opening, played, tally"
)
_STUDIED_FIELDS = tuple(field.name for field in fields(StudiedGame))
_DECISION_FIELDS = tuple(field.name for field in fields(AnalysedDecision))
_DECISION_COLUMNS = ", ".join(_DECISION_FIELDS)
_ALL = "analysed_decisions.table_id = studied_games.table_id"


class StudyStore:
    """Reads and writes analyses; every method that lists asks for the holder it lists for."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self.now = now
        self.own_names = OwnNames(store)

    # --- writing ---

    async def save(
        self,
        analysis: GameAnalysis,
        decisions: Sequence[AnalysedDecision],
        owned: Sequence[StudiedGame] = (),
    ) -> None:
        """Store an analysis in place of an earlier one of the same game."""

        def write(connection: Connection) -> None:
            _delete_analysis(connection, analysis.table, analysis.nth_game)
            _insert_analysis(connection, analysis)
            for decision in decisions:
                _insert_decision(connection, analysis, decision)
            for studied in owned:
                _insert_studied(connection, studied)

        await self._store.write(write)

    async def add_owner(self, studied: StudiedGame) -> None:
        """Show an analysis that is stored already to another player of the game."""
        await self._store.write(lambda connection: _insert_studied(connection, studied))

    # --- reading ---

    async def find(self, table: str, nth_game: int) -> GameAnalysis | None:
        """The analysis of a game with its evaluations; None if there is none."""
        statement = (
            f"SELECT {_ANALYSIS_COLUMNS}, evaluations FROM game_analyses "  # noqa: S608 - our own columns
            "WHERE table_id = $1 AND nth_game = $2"
        )
        rows = await self._rows(statement, (table, nth_game))
        return _analysis(rows[0]) if rows else None

    async def states(self, tables: Iterable[str]) -> dict[tuple[str, int], AnalysisState]:
        """The states of the analyses of some tables, by table and game."""
        found: dict[tuple[str, int], AnalysisState] = {}

        def read(connection: Connection) -> None:
            for table in tables:
                for nth_game, state in connection.rows(
                    "SELECT nth_game, state FROM game_analyses WHERE table_id = $1", (table,)
                ):
                    found[table, nth_game] = state

        await self._store.read(read)
        return found

    async def decisions(self, table: str, nth_game: int) -> list[AnalysedDecision]:
        """All decisions of a game, in the order in which they were made."""
        statement = (
            f"SELECT {_DECISION_COLUMNS} FROM analysed_decisions "  # noqa: S608 - our own columns
            "WHERE table_id = $1 AND nth_game = $2 ORDER BY number"
        )
        return [_decision(row) for row in await self._rows(statement, (table, nth_game))]

    async def studied(
        self, holder: str, game: str = "", limit: int = _MAX_ROWS, before: int = _MAX_ROWS
    ) -> list[StudiedGame]:
        """A holder's analysed games, the newest first; of one game, or of all."""
        statement = (
            f"SELECT {_STUDIED_COLUMNS} FROM studied_games WHERE holder = $1 "  # noqa: S608 - our own columns
            "AND ($2 = '' OR game = $2) AND played < $3 "
            "ORDER BY played DESC, table_id, nth_game DESC LIMIT $4"
        )
        return [_studied(row) for row in await self._rows(statement, (holder, game, before, limit))]

    async def studied_at(self, holder: str, table: str) -> list[StudiedGame]:
        """What a holder has studied of one table."""
        statement = (
            f"SELECT {_STUDIED_COLUMNS} FROM studied_games "  # noqa: S608 - our own columns
            "WHERE holder = $1 AND table_id = $2 ORDER BY nth_game, chair"
        )
        return [_studied(row) for row in await self._rows(statement, (holder, table))]

    async def counts(self, holder: str) -> dict[str, int]:
        """How many analysed games a holder has, by game."""
        statement = "SELECT game, count(*) FROM studied_games WHERE holder = $1 GROUP BY game"
        return {game: int(count) for game, count in await self._rows(statement, (holder,))}

    async def own_decisions(self, holder: str, table: str, nth_game: int) -> list[AnalysedDecision]:
        """A holder's own decisions in one game; none if it is not the holder's."""
        statement = (
            f"SELECT {_qualified()} FROM analysed_decisions JOIN studied_games ON {_ALL} "  # noqa: S608 - our own columns
            "AND analysed_decisions.nth_game = studied_games.nth_game "
            "AND analysed_decisions.chair = studied_games.chair "
            "WHERE holder = $1 AND studied_games.table_id = $2 AND studied_games.nth_game = $3 "
            "ORDER BY number"
        )
        return [_decision(row) for row in await self._rows(statement, (holder, table, nth_game))]

    # --- settings ---

    async def analyses_all(self, holder: str) -> bool:
        """Whether a holder wants every finished game analysed."""
        statement = "SELECT analyses_all FROM study_settings WHERE holder = $1"
        rows = await self._rows(statement, (holder,))
        return bool(rows and rows[0][0])

    async def set_analyses_all(self, holder: str, *, wanted: bool) -> None:
        def write(connection: Connection) -> None:
            connection.run("DELETE FROM study_settings WHERE holder = $1", (holder,))
            connection.run("INSERT INTO study_settings VALUES ($1, $2)", (holder, int(wanted)))

        await self._store.write(write)

    async def _rows(self, statement: str, values: tuple[object, ...]) -> list[Row]:
        return await self._store.read(lambda connection: connection.rows(statement, values))


# --- rows that go or move with a holder or a table ---


def delete_study_of_holder(connection: Connection, holder: str) -> None:
    """Delete what a holder has studied; an analysis goes with the last of its owners."""
    delete_deck_of_holder(connection, holder)
    delete_openings_of_holder(connection, holder)
    games = connection.rows(
        "SELECT DISTINCT table_id, nth_game FROM studied_games WHERE holder = $1", (holder,)
    )
    for table in ("studied_games", "analysis_jobs", "study_settings"):
        connection.run(f"DELETE FROM {table} WHERE holder = $1", (holder,))  # noqa: S608 - our own names
    for table, nth_game in games:
        others = connection.rows(
            "SELECT 1 FROM studied_games WHERE table_id = $1 AND nth_game = $2 LIMIT 1",
            (table, nth_game),
        )
        if not others:
            _delete_analysis(connection, table, nth_game)
            delete_deep_results(connection, table, nth_game)


def delete_study_of_table(connection: Connection, table: str) -> None:
    """Delete the analyses of a table that is deleted."""
    delete_deck_of_table(connection, table)
    delete_openings_of_table(connection, table)
    delete_deep_results(connection, table)
    for name in ("game_analyses", "analysed_decisions", "studied_games", "analysis_jobs"):
        connection.run(f"DELETE FROM {name} WHERE table_id = $1", (table,))  # noqa: S608 - our own names


def move_study(connection: Connection, old_holder: str, new_holder: str) -> None:
    """Give what a browser has studied to the account that its player signs in to."""
    move_deck(connection, old_holder, new_holder)
    move_openings(connection, old_holder, new_holder)
    keys = {"studied_games": "table_id, nth_game, chair", "analysis_jobs": "table_id, nth_game"}
    move_rows(connection, keys, old_holder, new_holder)
    connection.run("DELETE FROM study_settings WHERE holder = $1", (old_holder,))


# --- rows ---


def _qualified() -> str:
    return ", ".join(f"analysed_decisions.{name}" for name in _DECISION_FIELDS)


def _delete_analysis(connection: Connection, table: str, nth_game: int) -> None:
    for name in ("game_analyses", "analysed_decisions"):
        connection.run(
            f"DELETE FROM {name} WHERE table_id = $1 AND nth_game = $2",  # noqa: S608 - our own names
            (table, nth_game),
        )


def _insert_analysis(connection: Connection, analysis: GameAnalysis) -> None:
    connection.run(
        f"INSERT INTO game_analyses ({_ANALYSIS_COLUMNS}, evaluations) "  # noqa: S608 - our own columns
        "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)",
        (
            analysis.table,
            analysis.nth_game,
            analysis.game,
            analysis.ruleset,
            analysis.engine.name,
            analysis.engine.version,
            analysis.engine.level,
            analysis.last_entry,
            analysis.state,
            analysis.wanted,
            analysis.found,
            analysis.created_at,
            analysis.evaluations,
        ),
    )


def _insert_decision(
    connection: Connection, analysis: GameAnalysis, decision: AnalysedDecision
) -> None:
    values = [getattr(decision, name) for name in _DECISION_FIELDS]
    values = [str(value) if isinstance(value, Seat) else value for value in values]
    values = [int(value) if isinstance(value, bool) else value for value in values]
    numbers = ", ".join(f"${at}" for at in range(3, len(values) + 3))
    connection.run(
        f"INSERT INTO analysed_decisions (table_id, nth_game, {_DECISION_COLUMNS}) "  # noqa: S608 - our own columns
        f"VALUES ($1, $2, {numbers})",
        (analysis.table, analysis.nth_game, *values),
    )


def _insert_studied(connection: Connection, studied: StudiedGame) -> None:
    connection.run(
        "DELETE FROM studied_games WHERE holder = $1 AND table_id = $2 AND nth_game = $3 "
        "AND chair = $4",
        (studied.holder, studied.table, studied.nth_game, studied.chair),
    )
    connection.run(
        f"INSERT INTO studied_games ({_STUDIED_COLUMNS}) "  # noqa: S608 - our own columns
        "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
        (
            studied.holder,
            studied.table,
            studied.nth_game,
            studied.chair,
            studied.game,
            studied.ruleset,
            studied.opponent,
            studied.result,
            studied.opening,
            studied.played_at,
            write_tally(studied.tally),
        ),
    )


def _analysis(row: Row) -> GameAnalysis:
    table, nth_game, game, ruleset, name, version, level, last_entry, *rest = row
    state, wanted, found, made, evaluations = rest
    return GameAnalysis(
        table=table,
        nth_game=nth_game,
        game=game,
        ruleset=ruleset,
        engine=EngineVersion(name, version, level),
        last_entry=last_entry,
        state=state,
        wanted=wanted,
        found=found,
        created_at=made,
        evaluations=evaluations,
    )


def _decision(row: Row) -> AnalysedDecision:
    values = dict(zip(_DECISION_FIELDS, row, strict=True))
    values["seat"] = Seat(values["seat"])
    values["is_forced"] = bool(values["is_forced"])
    return AnalysedDecision(**values)


def _studied(row: Row) -> StudiedGame:
    *columns, tally = row
    return StudiedGame(**dict(zip(_STUDIED_FIELDS, (*columns, read_tally(tally)), strict=True)))
