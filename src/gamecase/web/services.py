"""The objects behind a running app, and how a request reaches them."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection

from gamecase.accounts.passwords import Passwords
from gamecase.accounts.service import AccountService, make_account_service
from gamecase.config.settings import Oidc, Settings
from gamecase.database_schema import SERVER_MIGRATIONS
from gamecase.events.online_play import OnlinePlay
from gamecase.events.performance import PerformanceRatings
from gamecase.events.rated_results import RatedResults
from gamecase.events.service import EventService
from gamecase.kernel.match_state import MatchState
from gamecase.messages.entries import describe_appended
from gamecase.metrics import SharedMetrics
from gamecase.notifications.delivery import Delivery
from gamecase.notifications.turn_notices import TurnNotices
from gamecase.storage.store import Store, open_store
from gamecase.study.analyses import StudyStore
from gamecase.study.deck import Deck
from gamecase.study.deep_results import DeepResults
from gamecase.study.documents import Documents
from gamecase.study.drill_progress import DrillProgressStore
from gamecase.study.jobs import AnalysisJobs
from gamecase.study.notebook import Notebook
from gamecase.study.openings import OpeningStore
from gamecase.study.tree_positions import TreePositions
from gamecase.tables.analysis import Analyses
from gamecase.tables.analysis_archive import AnalysisArchive
from gamecase.tables.analysis_worker import AnalysisWorker
from gamecase.tables.bulk_import import BulkImport
from gamecase.tables.collection_import import CollectionImport
from gamecase.tables.context import TableContext
from gamecase.tables.deep_analysis import DeepAnalyses
from gamecase.tables.engine_pool import EnginePool
from gamecase.tables.engine_preparation import EnginePreparation
from gamecase.tables.holder_addresses import HolderAddresses
from gamecase.tables.import_pool import ImportPool
from gamecase.tables.opening_indexer import OpeningIndexer
from gamecase.tables.service import TableService
from gamecase.tables.table import Table
from gamecase.tables.upload_room import UploadRoom
from gamecase.web.live.push import PushBatcher
from gamecase.web.live.send_timeout import SendTimeout
from gamecase.web.page_parts import PageParts
from gamecase.web.rate_limits import OpenSockets, RateLimits
from gamecase.web.upkeep import Upkeep

if TYPE_CHECKING:
    from gamecase.web.oidc import OidcClient


def _now() -> int:
    return time.time_ns() // 1_000_000


@dataclass(frozen=True, slots=True)
class AppConfig:
    """What an app is built from."""

    database: str  # a file name, or postgresql://...
    bot_pause: float = 0.45  # seconds before a bot acts
    passwords: Passwords | None = None  # None: the usual cost of a hash
    now: Callable[[], int] = _now  # milliseconds since 1970
    cluster: str = ""  # the address of a Dask scheduler; empty: engines run on this computer
    prepares_engines: bool = False  # compile engines and compute tables in the background
    delivery: Delivery = Delivery()  # of notices about turns
    notice_seconds: float = 5.0  # before whoever is to act counts as away
    metrics_folder: str = ""  # where processes behind one port share metrics; empty: only one
    settings: Settings = Settings()
    does_upkeep: bool = False  # copies and deletions; one process of a server does them


@dataclass(frozen=True, slots=True)
class Services:
    """Everything request handlers share."""

    tables: TableService
    accounts: AccountService
    events: EventService
    online_play: OnlinePlay
    analyses: Analyses
    study: StudyStore
    analysis_worker: AnalysisWorker
    deep_analyses: DeepAnalyses | None  # None: the host allows none
    deep_results: DeepResults
    deck: Deck
    notebook: Notebook
    drills: DrillProgressStore
    documents: Documents
    tree_positions: TreePositions
    imports: ImportPool
    openings: OpeningStore
    opening_indexer: OpeningIndexer
    bulk_import: BulkImport
    upload_room: UploadRoom
    collection_import: CollectionImport
    metrics: SharedMetrics
    limits: RateLimits
    holder_addresses: HolderAddresses
    socket_counts: OpenSockets
    send_timeout: SendTimeout
    push_batcher: PushBatcher
    page_parts: PageParts
    settings: Settings
    oidc: "OidcClient | None"  # None: nobody signs in with a provider
    turn_notices: TurnNotices | None  # None: the host sends none


@contextlib.asynccontextmanager
async def open_services(config: AppConfig) -> AsyncIterator[Services]:
    """Open the database and start what runs in the background; stop it all on leaving."""
    store = open_store(config.database, SERVER_MIGRATIONS)
    preparation = EnginePreparation() if config.prepares_engines and not config.cluster else None
    limits = config.settings.limits
    addresses = HolderAddresses()
    bot_engines = EnginePool(
        limits.bot_processes,
        config.cluster,
        preparation,
        most_waiting=limits.thoughts_per_holder,
        address_of=addresses.of,
    )
    # Bots must not wait for analyses.
    analysis_engines = EnginePool(
        limits.analysis_processes, config.cluster, preparation, address_of=addresses.of
    )
    accounts = make_account_service(store, config.now, config.passwords)
    notices = _turn_notices(config, store, accounts)
    stored_listeners = [notices.entries_stored] if notices is not None else []
    context = TableContext(
        store,
        bot_engines,
        now=config.now,
        bot_pause=config.bot_pause,
        ratings=accounts.ratings,
        on_entries=describe_appended,
        on_stored=lambda table, before: _call_all(stored_listeners, table, before),
    )
    tables = TableService(context)
    study = StudyStore(store, config.now)
    analyses = Analyses(analysis_engines, AnalysisArchive(study))
    analysis_worker = AnalysisWorker(tables, analyses, study, AnalysisJobs(store, config.now))
    imports = ImportPool(
        seconds=config.settings.limits.upload_seconds,
        most_imports=config.settings.limits.uploads_waiting,
    )
    openings = OpeningStore(store, config.now)
    indexer = OpeningIndexer(store, imports, openings, study.own_names)
    events = EventService(store, config.now)
    events.rated_results = RatedResults(events.rows, accounts.ratings)
    events.performance = PerformanceRatings(events.rows, study).of_event
    online_play = OnlinePlay(events, tables)
    stored_listeners += [analysis_worker.entries_stored, online_play.entries_stored]
    services = Services(
        tables=tables,
        accounts=accounts,
        events=events,
        online_play=online_play,
        analyses=analyses,
        study=study,
        analysis_worker=analysis_worker,
        deep_analyses=_deep_analyses(config.settings, analysis_engines),
        deep_results=DeepResults(store, config.now),
        deck=Deck(store, config.now),
        notebook=Notebook(store, config.now),
        drills=DrillProgressStore(store, config.now),
        documents=Documents(store, config.now),
        tree_positions=TreePositions(),
        imports=imports,
        openings=openings,
        opening_indexer=indexer,
        upload_room=UploadRoom(),
        bulk_import=BulkImport(tables, imports, openings, study.own_names, indexer),
        collection_import=CollectionImport(imports, openings, config.now),
        metrics=SharedMetrics(tables.metrics_text, config.metrics_folder),
        limits=RateLimits(),
        holder_addresses=addresses,
        socket_counts=OpenSockets(config.settings.limits.connections_per_address),
        send_timeout=SendTimeout(),
        push_batcher=PushBatcher(),
        page_parts=PageParts(),
        settings=config.settings,
        oidc=_oidc_client(config.settings.oidc),
        turn_notices=notices,
    )
    tables.open()
    if preparation is not None:
        preparation.start()
    background = [
        asyncio.create_task(services.send_timeout.run(), name="send timeout"),
        asyncio.create_task(services.metrics.run(), name="metrics"),
        asyncio.create_task(tables.watch_closed(), name="closed tables"),
        asyncio.create_task(analysis_worker.run(), name="analyses"),
        asyncio.create_task(online_play.watch(), name="results of events"),
    ]
    if config.does_upkeep:
        upkeep = Upkeep(accounts, tables, config.settings)
        background.append(asyncio.create_task(upkeep.run(), name="upkeep"))
    try:
        yield services
    finally:
        for task in background:
            task.cancel()
        await asyncio.gather(*background, return_exceptions=True)
        await analysis_worker.close()
        services.analyses.close()
        await indexer.close()
        services.imports.close()
        if notices is not None:
            await notices.close()
        await online_play.close()
        await tables.close()
        bot_engines.close()
        if preparation is not None:
            preparation.close()
        store.close()


def _call_all(
    listeners: Sequence[Callable[[Table, MatchState], None]], table: Table, before: MatchState
) -> None:
    for listener in listeners:
        listener(table, before)


def _deep_analyses(settings: Settings, engines: EnginePool) -> DeepAnalyses | None:
    limits = settings.deep
    return DeepAnalyses(engines, limits.games, limits.seconds) if limits.allowed else None


def _oidc_client(settings: Oidc) -> "OidcClient | None":
    if not settings.issuer:
        return None
    from gamecase.web.oidc import OidcClient  # noqa: PLC0415 - few servers need it

    return OidcClient(settings)


def _turn_notices(config: AppConfig, store: Store, accounts: AccountService) -> TurnNotices | None:
    if not config.settings.push:
        return None
    return TurnNotices(
        store, accounts.push_subscriptions, config.now, config.delivery, config.notice_seconds
    )


def services_of(connection: HTTPConnection) -> Services:
    """The services of the app that a request or a socket came to."""
    services: Services = connection.app.state.services
    return services


def settings_of(connection: HTTPConnection) -> Settings:
    """The settings of the app, which are there before its services are."""
    settings: Settings = connection.app.state.settings
    return settings


async def requested_table(connection: HTTPConnection) -> Table | None:
    """The table named in the path; None when there is no such table."""
    return await services_of(connection).tables.table(connection.path_params["table"])
