"""The web application, put together."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from gamecase import __version__
from gamecase.accounts.migrations import ACCOUNT_MIGRATIONS
from gamecase.accounts.passwords import Passwords
from gamecase.accounts.service import open_accounts
from gamecase.kernel.errors import BadInput
from gamecase.scene.themes import themes_css
from gamecase.storage.store import StoreUnavailable, open_store
from gamecase.tables.analysis import Analyses
from gamecase.tables.context import TableContext
from gamecase.tables.engine_pool import EnginePool
from gamecase.tables.service import TableService
from gamecase.web.api.openapi import ROUTES
from gamecase.web.errors import fault, is_api
from gamecase.web.identity import BadToken
from gamecase.web.live.push import PushBatcher
from gamecase.web.live.send_timeout import SendTimeout
from gamecase.web.live.socket import play_socket
from gamecase.web.pages import (
    account,
    analysis,
    files,
    home,
    invitation,
    lessons,
    login,
    passkeys,
    rulebook,
)
from gamecase.web.pages.login import LoginThrottle
from gamecase.web.security import HEADERS, Buckets, SecurityMiddleware, is_near
from gamecase.web.server.metrics import SharedMetrics

_STATIC = Path(__file__).parent / "static"


def _now() -> int:
    return time.time_ns() // 1_000_000


def make_app(  # noqa: PLR0913 - all but the first have their usual values
    database: str,
    *,
    bot_pause: float = 0.45,
    passwords: Passwords | None = None,
    now: Callable[[], int] = _now,
    cluster: str = "",
    numbers: str = "",
) -> Starlette:
    """The whole house behind HTTP; `database` is a file, or postgresql://..."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = open_store(database, ACCOUNT_MIGRATIONS)
        engine_pool, analyst = EnginePool(cluster=cluster), EnginePool(cluster=cluster)
        app.state.account_service = open_accounts(store, now, passwords)
        app.state.tries = LoginThrottle()
        scores = app.state.account_service.ratings
        context = TableContext(store, engine_pool, now=now, bot_pause=bot_pause, scores=scores)
        app.state.table_service = TableService(context)
        app.state.analyses = Analyses(analyst)  # apart: no bot waits for it
        app.state.table_service.open()
        app.state.patience = SendTimeout()
        app.state.crier = PushBatcher()
        app.state.numbers = SharedMetrics(app.state.table_service.metrics_text, numbers)
        keeping = [
            asyncio.create_task(app.state.patience.keep(), name="patience"),
            asyncio.create_task(app.state.numbers.keep(), name="numbers"),
        ]
        app.state.new_tables = Buckets(burst=60, per_second=1)
        app.state.posts = Buckets(burst=40, per_second=12)  # as much as a socket may ask
        try:
            yield
        finally:
            for each in keeping:
                each.cancel()
            app.state.analyses.close()
            await app.state.table_service.close()
            engine_pool.close()
            store.close()

    return Starlette(
        routes=[
            Route("/", home.home),
            Route("/new/{game}", home.new_table),
            Route("/tables", home.lay_table, methods=["POST"]),
            Route("/table/{table}", home.show_table),
            Route("/table/{table}/record", home.record),
            Route("/table/{table}/record/{suffix}", files.give_out),
            Route("/written", files.import_table, methods=["POST"]),
            Route("/table/{table}/analysis", analysis.page),
            Route("/table/{table}/analysis/found", analysis.found),
            Route("/table/{table}/analysis/scene", analysis.scene),
            Route("/join/{table}/{invite}", invitation.invitation),
            Route("/join/{table}/{invite}", invitation.sit_down, methods=["POST"]),
            Route("/rules/{game}", rulebook.rules),
            Route("/rules/{game}/{booklet}", rulebook.rules),
            Route("/learn/{game}", lessons.lessons),
            Route("/learn/{game}/{lesson}", lessons.lesson),
            Route("/learn/{game}/{lesson}", lessons.try_lesson, methods=["POST"]),
            Route("/settings", home.settings, methods=["POST"]),
            *_people(),
            Route("/themes.css", _themes),
            *ROUTES,
            Route("/health", _health),
            Route("/metrics", _metrics),
            WebSocketRoute("/table/{table}/socket", play_socket),
            Mount("/static", StaticFiles(directory=_STATIC), name="static"),
        ],
        middleware=[Middleware(SecurityMiddleware), Middleware(_Compressed, minimum_size=800)],
        exception_handlers={
            404: _missing,
            405: _wrong_method,
            500: _broken,
            StoreUnavailable: _away,
            BadInput: _bad_input,
            BadToken: _bad_token,
        },
        lifespan=lifespan,
    )


class _Compressed(GZipMiddleware):
    """Answers made small; a stream is sent as it is, for a line must not wait for the next."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_stream = scope["type"] == "http" and is_api(scope) and "/stream" in scope["path"]
        await (self.app if is_stream else super().__call__)(scope, receive, send)


def _people() -> list[Route]:
    """The doors of accounts."""
    address: dict[str, Callable[[Request], Awaitable[Response]]] = {
        "/signin": login.sign_in,
        "/register": login.register,
        "/passkey/options": passkeys.options,
        "/passkey": passkeys.answer,
        "/account/signout": login.sign_out,
        "/account/password": account.change_password,
        "/account/passkeys/drop": account.drop_passkey,
        "/account/sessions": account.end_sessions,
        "/account/tokens": account.make_token,
        "/account/tokens/revoke": account.revoke_token,
        "/account/delete": account.delete_account,
    }
    return [
        Route("/signin", login.sign_in_page),
        Route("/register", login.register_page),
        Route("/account", account.account_page),
        Route("/account/history", account.history),
        Route("/account/export", account.export_all),
        Route("/ratings/{game}", account.ratings),
        *(Route(path, door, methods=["POST"]) for path, door in address.items()),
    ]


async def _themes(request: Request) -> Response:
    headers = {"Cache-Control": "max-age=3600"}
    return Response(themes_css(), media_type="text/css", headers=headers)


async def _health(request: Request) -> Response:
    """Well when the database answers: a balancer sends nobody to a process that cannot keep."""
    table_service: TableService = request.app.state.table_service
    status = 200 if await table_service.is_well() else 503
    return PlainTextResponse(f"gamecase {__version__}\n", status)


async def _metrics(request: Request) -> Response:
    """Numbers for whoever runs the house: asked for from this computer or network only."""
    if not is_near(request.client.host if request.client else ""):
        return home.not_found(request)
    numbers: SharedMetrics = request.app.state.numbers
    return PlainTextResponse(numbers.text(), media_type="text/plain; version=0.0.4")


async def _missing(request: Request, error: Exception) -> Response:
    return home.not_found(request)


async def _wrong_method(request: Request, error: Exception) -> Response:
    headers = error.headers if isinstance(error, HTTPException) else None
    if is_api(request.scope):
        refused = fault(405, "wrong-method", f"not by {request.method}")
        refused.headers.update(headers or {})
        return refused
    return PlainTextResponse("method not allowed\n", 405, headers=headers)


async def _broken(request: Request, error: Exception) -> Response:
    # Answered outside of the guard, so it brings the guard's headers itself.
    if is_api(request.scope):
        broken = fault(500, "broken", "a fault of the house")
        broken.headers.update(HEADERS)
        return broken
    return PlainTextResponse("internal server error\n", 500, headers=HEADERS)


async def _bad_token(request: Request, error: Exception) -> Response:
    assert isinstance(error, BadToken)
    return home.problem(request, "bad-token", error.status_code, error.detail)


async def _away(request: Request, error: Exception) -> Response:
    said = home.problem(request, "away", 503)
    said.headers["Retry-After"] = "2"
    return said


async def _bad_input(request: Request, error: Exception) -> Response:
    code = "bad-input" if is_api(request.scope) else "bad-form"
    return home.problem(request, code, 400, str(error))
