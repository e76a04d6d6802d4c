"""Pairings played online: tables open with the round, and their results reach the event."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from msgspec.structs import replace

from gamecase.database_schema import SERVER_MIGRATIONS
from gamecase.engines.study_module import EngineVersion
from gamecase.events.commands import AddEntrant, EnterResult, PairRound, StartRound
from gamecase.events.entrants import Member
from gamecase.events.files.match_results import event_results
from gamecase.events.online_play import OnlinePlay, board_at
from gamecase.events.pairing_types import GameResult
from gamecase.events.performance import PerformanceRatings
from gamecase.events.service import EventService, NewPerson
from gamecase.events.settings import EventSettings
from gamecase.events.state import EventState
from gamecase.kernel.match_state import MatchState
from gamecase.kernel.phrase import Refusal
from gamecase.kernel.transcript import transcript_of
from gamecase.storage.store import open_store
from gamecase.study.analyses import GameAnalysis, StudyStore
from gamecase.tables.context import TableContext
from gamecase.tables.service import TableService
from gamecase.tables.table import Table
from study.examples import decision
from tables.service_fixture import (
    add_client_seeds,
    immediate_engines,
    play,
    stepping_clock,
)

OLGA, ANN, BEN = "the organiser's browser", "Ann's browser", "Ben's browser"
SETTINGS = EventSettings(name="Net", format="round-robin", game="tictactoe", place="online")


class Site:
    """The events and tables of one process."""

    def __init__(self, path: Path, *, tells: bool = True) -> None:
        self.store = open_store(str(path / "logs.sqlite3"), SERVER_MIGRATIONS)
        now = stepping_clock()
        self._tells = tells
        context = TableContext(
            self.store,
            immediate_engines(),
            now,
            bot_pause=0,
            on_stored=self._entries_stored,
        )
        self.tables = TableService(context)
        self.events = EventService(self.store, now)
        self.online = OnlinePlay(self.events, self.tables)

    def _entries_stored(self, table: Table, before: MatchState) -> None:
        if self._tells:
            self.online.entries_stored(table, before)


@asynccontextmanager
async def open_site(path: Path, *, tells: bool = True) -> AsyncIterator[Site]:
    site = Site(path, tells=tells)
    try:
        yield site
    finally:
        await site.online.close()
        await site.tables.close()
        site.store.close()


async def start(site: Site, settings: EventSettings = SETTINGS) -> str:
    """An event of Ann and Ben whose first round has started."""
    event = (await site.events.create(settings, OLGA, "Olga")).header.event
    for holder, name in ((ANN, "Ann"), (BEN, "Ben")):
        joined = await site.events.join(event, holder, AddEntrant(name=name))
        assert isinstance(joined, NewPerson)
    await site.events.execute(event, OLGA, PairRound(round=1))
    assert isinstance(await site.events.execute(event, OLGA, StartRound(round=1)), EventState)
    return event


async def seat_both(site: Site, event: str) -> Table:
    board = board_at(event, 1, 1)
    for holder in (ANN, BEN):
        table = await site.online.play(holder, board)
        assert isinstance(table, Table)
    assert isinstance(table, Table)
    return table


async def first_result(site: Site, event: str) -> GameResult | None:
    state = await site.events.state(event)
    assert state is not None
    return state.rounds[0].pairings[0].results[0]


def test_the_result_of_a_table_goes_to_its_event(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with open_site(tmp_path) as site:
            event = await start(site)
            table = await seat_both(site, event)
            assert table.held_by(ANN) == (1,)
            assert table.held_by(BEN) == (2,)
            own = EnterResult(round=1, table=1, result=GameResult(winner=1))
            refusal = await site.events.execute(event, ANN, own)
            assert isinstance(refusal, Refusal)
            assert refusal.clause == "event-online-result"
            await play(table, "a1", "b1", "a2", "b2", "a3")
            while await first_result(site, event) is None:
                await asyncio.sleep(0.01)
            assert await first_result(site, event) == GameResult(winner=1, points=(1, 0))
            assert (await site.events.entries(event))[-1].by == ""

    asyncio.run(scenario())


def test_somebody_else_watches(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with open_site(tmp_path) as site:
            event = await start(site)
            table = await site.online.play("a stranger", board_at(event, 1, 1))
            assert isinstance(table, Table)
            assert not table.held_by("a stranger")
            missing = await site.online.play(ANN, board_at(event, 1, 2))
            assert isinstance(missing, Refusal)

    asyncio.run(scenario())


def test_what_was_missed_while_the_server_was_down_is_made_good(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with open_site(tmp_path, tells=False) as site:
            event = await start(site)
            table = await seat_both(site, event)
            await play(table, "a1", "b1", "a2", "b2", "a3")
            assert await first_result(site, event) is None
        async with open_site(tmp_path) as again:
            for _ in range(3):
                await again.online.reconcile(event)
            assert await first_result(again, event) == GameResult(winner=1, points=(1, 0))
            entries = await again.events.entries(event)
            assert [entry.by for entry in entries].count("") == 1

    asyncio.run(scenario())


def test_on_one_screen_the_organiser_holds_all_chairs(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with open_site(tmp_path) as site:
            event = await start(site, replace(SETTINGS, is_one_screen=True))
            table = await site.online.play(OLGA, board_at(event, 1, 1))
            assert isinstance(table, Table)
            assert table.held_by(OLGA) == (1, 2)

    asyncio.run(scenario())


def test_an_arena_pairs_again_by_itself(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with open_site(tmp_path) as site:
            event = (
                await site.events.create(replace(SETTINGS, format="arena"), OLGA, "Olga")
            ).header.event
            for holder, name in ((ANN, "Ann"), (BEN, "Ben")):
                await site.events.join(event, holder, AddEntrant(name=name))
            await site.events.execute(event, OLGA, PairRound(round=1))
            table = await seat_both(site, event)
            await play(table, "a1", "b1", "a2", "b2", "a3")
            rounds = [0]
            while rounds[-1] < 2:
                state = await site.events.state(event)
                assert state is not None
                rounds.append(len(state.rounds))
                await asyncio.sleep(0.01)
            assert await site.tables.table(board_at(event, 2, 1).table_id) is not None

    asyncio.run(scenario())


def test_the_performance_rating_comes_from_the_analyses_of_the_tables(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with open_site(tmp_path) as site:
            event = await start(site)
            state = await site.events.state(event)
            assert state is not None
            study = StudyStore(site.store, lambda: 0)
            measured = PerformanceRatings(site.events.rows, study)
            assert await measured.of_event(state) == {}
            analysis = GameAnalysis(
                table=board_at(event, 1, 1).table_id,
                nth_game=1,
                game="tictactoe",
                ruleset="classic",
                engine=EngineVersion("engine", "1", "2 plies"),
                last_entry=9,
                state="done",
                wanted=3,
                found=3,
                created_at=0,
            )
            decisions = [
                decision(1, chair=1, error=0.01),
                decision(2, chair=2, error=0.04),
                decision(3, chair=1, error=0.03),
            ]
            await study.save(analysis, decisions)
            assert await measured.of_event(state) == {1: 10.0, 2: 20.0}

    asyncio.run(scenario())


def test_the_score_of_a_real_board_is_kept_with_dice_entered_by_hand(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with open_site(tmp_path) as site:
            settings = replace(SETTINGS, game="backgammon", match="best-of-3", place="real")
            event = await start(site, settings)
            board = board_at(event, 1, 1)
            stranger = await site.online.play("a stranger", board)
            assert isinstance(stranger, Refusal)
            assert stranger.clause == "event-officials-only"
            table = await site.online.play(ANN, board)
            assert isinstance(table, Table)
            assert table.held_by(ANN) == (1, 2), "one screen beside the board"
            assert table.state.header.dice == "manual"
            assert not table.state.header.is_rated
            again = await site.online.play(BEN, board)
            assert again is table

    asyncio.run(scenario())


def test_a_match_of_crokinole_at_a_real_board_is_kept_and_its_result_entered(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with open_site(tmp_path) as site:
            settings = replace(
                SETTINGS, game="crokinole", ruleset="tournament", match="games-4", place="real"
            )
            event = await start(site, settings)
            table = await site.online.play(OLGA, board_at(event, 1, 1))
            assert isinstance(table, Table)
            assert table.state.header.switches["played"] == "real-board"
            for _ in range(4):
                await add_client_seeds(table)
                await play(table, "put a20", "put a15", "put b10", "count")
                await table.begin(1)
            while await first_result(site, event) is None:
                await asyncio.sleep(0.01)
            result = await first_result(site, event)
            assert result == GameResult(winner=1, points=(8, 0))
            assert await site.online.play(OLGA, board_at(event, 1, 1)) is not table
            state = await site.events.state(event)
            assert state is not None
            place = (1, 1, 1)
            games = transcript_of(table.package.open(table.state.header), tuple(table.entries))
            log = await site.events.entries(event)
            write = table.package.result_formats["cmn"].write
            document = json.loads(write(event_results(state, log, {place: games})))
            assert document["event"]["name"] == "Net"
            (match,) = document["matches"]
            assert match["event"]["round"] == 1
            assert match["match"]["games"][0] == {
                "winner": 0,
                "scores": [35, 10],
                "twenties": [1, 0],
            }
            without_games = json.loads(write(event_results(state, log, {})))["matches"][0]["match"]
            assert (without_games["games"], without_games["points"]) == ([], [8, 0])
            assert without_games["winner"] == 0
            assert without_games["teams"][1] == {"players": [{"name": "Ben"}]}

    asyncio.run(scenario())


def test_four_people_play_doubles_online(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with open_site(tmp_path) as site:
            settings = replace(SETTINGS, game="crokinole", ruleset="doubles", people=2)
            event = (await site.events.create(settings, OLGA, "Olga")).header.event
            codes = []
            for name, members in (("Hawks", ("Ann", "Bo")), ("Owls", ("Cy", "Di"))):
                pair = AddEntrant(name=name, members=tuple(map(Member, members)))
                added = await site.events.add(event, OLGA, pair)
                assert isinstance(added, NewPerson)
                codes.append(added.code)
            for command in (PairRound(round=1), StartRound(round=1)):
                assert isinstance(await site.events.execute(event, OLGA, command), EventState)
            chairs = {}
            for person, code in zip("ABCD", (codes[0], codes[0], codes[1], codes[1]), strict=True):
                await site.events.claim(event, person, code)
                table = await site.online.play(person, board_at(event, 1, 1))
                assert isinstance(table, Table)
                chairs[person] = table.held_by(person)
            assert sorted(chairs.values()) == [(1,), (2,), (3,), (4,)]
            assert {chairs["A"], chairs["B"]} == {(1,), (3,)}, "partners sit opposite each other"

    asyncio.run(scenario())
