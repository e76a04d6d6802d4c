"""The web application: its routes, middleware and error handlers."""

import gamecase.web.server  # noqa: F401 - first of all it names the extra that is missing

# isort: split
import contextlib
import re
from collections.abc import AsyncIterator
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from gamecase.scene.themes import themes_css
from gamecase.storage.store import StoreUnavailable
from gamecase.web import health
from gamecase.web.api.openapi import API_ROUTES
from gamecase.web.bot_faces import face
from gamecase.web.house import house_css, manifest
from gamecase.web.identity import identify
from gamecase.web.json_responses import is_api
from gamecase.web.live.socket import play_socket
from gamecase.web.pages import (
    account,
    admin,
    analysis,
    bulk_import,
    comparison,
    deep_analysis,
    drills,
    game_files,
    games_index,
    history,
    home,
    invitation,
    lessons,
    network_share,
    new_table,
    notebook,
    notices,
    offline,
    oidc,
    opening_book,
    openings,
    passkeys,
    password_login,
    position,
    position_table,
    practice,
    pupil_lesson,
    recovery,
    rulebook,
    settings_form,
    studies,
    study,
    study_board,
    table,
    teacher_lessons,
    translations,
)
from gamecase.web.pages.errors import EXCEPTION_HANDLERS
from gamecase.web.pages.events import (
    event_commands,
    event_files,
    event_join,
    event_list,
    event_page,
    event_result,
    event_screen,
    event_sheets,
)
from gamecase.web.pages.login_required import Handler
from gamecase.web.preferences import SESSION_COOKIE, read_cookie
from gamecase.web.security import SecurityMiddleware
from gamecase.web.services import AppConfig, open_services, settings_of
from gamecase.web.styles_and_scripts import page_stylesheet, script, stylesheet

_STATIC = Path(__file__).parent / "static"
_SOCKET_PATH = re.compile(r"/table/([^/]+)/socket")


def make_app(config: AppConfig) -> Starlette:
    """Build the application; its services open and close with its lifespan."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with open_services(config) as services:
            app.state.services = services
            yield

    app = _App(
        routes=[*_TABLE_ROUTES, *_EVENT_ROUTES, *_ACCOUNT_ROUTES, *API_ROUTES, *_SERVER_ROUTES],
        middleware=[
            Middleware(
                SecurityMiddleware,
                upload_bytes=config.settings.limits.upload_bytes,
                import_bytes=config.settings.limits.import_bytes,
            ),
            Middleware(_CompressionMiddleware, minimum_size=800, compresslevel=6),
        ],
        exception_handlers=EXCEPTION_HANDLERS,
        lifespan=lifespan,
    )
    app.state.settings = config.settings
    return app


class _App(Starlette):
    """Passes the sockets of tables to their handler, as no middleware does anything for them."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        table = _SOCKET_PATH.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if table is None:
            await super().__call__(scope, receive, send)
            return
        scope["app"] = self
        scope["path_params"] = {"table": table[1]}
        await play_socket(WebSocket(scope, receive, send))


class _CompressionMiddleware(GZipMiddleware):
    """Compresses responses, except streams: compressing would delay their lines."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_stream = scope["type"] == "http" and is_api(scope) and "/stream" in scope["path"]
        await (self.app if is_stream else super().__call__)(scope, receive, send)


def _page(handler: Handler) -> Handler:
    """A page whose header names the account that is signed in."""

    async def handle(request: Request) -> Response:
        if read_cookie(request, SESSION_COOKIE):
            with contextlib.suppress(StoreUnavailable):  # the page may do without the database
                await identify(request)
        return await handler(request)

    return handle


async def _themes(request: Request) -> Response:
    headers = {"Cache-Control": "max-age=3600"}
    css = themes_css() + house_css(settings_of(request).house)
    return Response(css, media_type="text/css", headers=headers)


_TABLE_ROUTES: list[BaseRoute] = [
    Route("/", _page(home.home)),
    Route("/new/{game}", _page(new_table.new_table)),
    Route("/tables", new_table.create_table, methods=["POST"]),
    Route("/table/{table}", _page(table.show_table)),
    Route("/table/{table}/record", game_files.record),
    Route("/table/{table}/record/{suffix}", game_files.export_game),
    Route("/written", game_files.import_game, methods=["POST"]),
    Route("/table/{table}/analysis", _page(analysis.analysis_page)),
    Route("/table/{table}/analysis/found", analysis.evaluations),
    Route("/table/{table}/analysis/scene", analysis.scene),
    Route("/table/{table}/analysis/deep", deep_analysis.deep_results),
    Route("/table/{table}/analysis/deep", deep_analysis.deepen_game, methods=["POST"]),
    Route("/study", _page(study.study_page)),
    Route("/study/openings", _page(openings.openings_page)),
    Route("/study/openings", openings.change_collection, methods=["POST"]),
    Route("/study/import", _page(bulk_import.import_page)),
    Route("/study/import/names", bulk_import.change_names, methods=["POST"]),
    Route("/study/analyse", study.analyse, methods=["POST"]),
    Route("/study/settings", study.change_settings, methods=["POST"]),
    Route("/join/{table}/{invite}", _page(invitation.invitation)),
    Route("/join/{table}/{invite}", invitation.accept_invitation, methods=["POST"]),
    Route("/rules", _page(games_index.rules)),
    Route("/rules/{game}", _page(rulebook.rules)),
    Route("/rules/{game}/compare", _page(comparison.compare)),
    Route("/rules/{game}/{booklet}", _page(rulebook.rules)),
    Route("/learn", _page(games_index.learn)),
    Route("/learn/{game}", _page(lessons.lessons)),
    Route("/learn/{game}/{lesson}", _page(lessons.lesson)),
    Route("/learn/{game}/{lesson}", lessons.try_lesson, methods=["POST"]),
    Route("/study/drills", _page(drills.drill_list)),
    Route("/study/drills/{game}/{drill}", _page(drills.drill_page)),
    Route("/study/drills/{game}/{drill}", drills.try_exercise, methods=["POST"]),
    Route("/study/openings/{game}", _page(opening_book.opening_book)),
    Route("/study/practice", _page(practice.practice_page)),
    Route("/study/practice", practice.practise, methods=["POST"]),
    Route("/position/{game}", _page(position.position_page)),
    Route("/position/{game}", position.edit_position, methods=["POST"]),
    Route("/position/{game}/evaluation", position.evaluate_position, methods=["POST"]),
    Route("/position/{game}/deep", deep_analysis.deepen_position, methods=["POST"]),
    Route("/position/{game}/picture.svg", position.position_picture),
    Route("/position/{game}/table", position_table.play_position, methods=["POST"]),
    Route("/notebook", notebook.notebook),
    Route("/notebook", notebook.save_position, methods=["POST"]),
    Route("/notebook/{number}", notebook.change_position, methods=["POST"]),
    Route("/studies", _page(studies.studies_page)),
    Route("/studies", studies.create_study, methods=["POST"]),
    Route("/studies/{key}", _page(study_board.study_page)),
    Route("/studies/{key}", study_board.study_command, methods=["POST"]),
    Route("/studies/{key}/settings", studies.change_study, methods=["POST"]),
    Route("/studies/{key}/file/{suffix}", studies.study_file),
    Route("/lessons", teacher_lessons.create_lesson, methods=["POST"]),
    Route("/lessons/exercises", teacher_lessons.add_exercise, methods=["POST"]),
    Route("/lessons/{key}", _page(pupil_lesson.lesson_page)),
    Route("/lessons/{key}", pupil_lesson.try_exercise, methods=["POST"]),
    Route("/lessons/{key}/sheet", _page(pupil_lesson.lesson_sheet)),
    Route("/lessons/{key}/edit", _page(teacher_lessons.edit_page)),
    Route("/lessons/{key}/edit", teacher_lessons.change_lesson, methods=["POST"]),
    Route("/translations", _page(translations.translations)),
    Route("/settings", settings_form.settings, methods=["POST"]),
    Route("/notices", notices.server_key),
    Route("/notices", notices.subscribe, methods=["POST"]),
    Route("/notices/status", notices.status, methods=["POST"]),
    Route("/notices/end", notices.unsubscribe, methods=["POST"]),
]

_EVENT_TABLE = "/events/{event}/rounds/{round:int}/tables/{table:int}"
_EVENT_ROUTES: list[BaseRoute] = [
    Route("/events", _page(event_list.event_list)),
    Route("/events", event_list.create_event, methods=["POST"]),
    Route("/events/new", _page(event_list.new_event)),
    Route("/events/new/switches", _page(event_list.event_switches)),
    Route("/events/family", _page(event_list.family_cup)),
    Route("/events/{event}", _page(event_page.show_event)),
    Route("/events/{event}/number", event_page.event_number),
    Route("/events/{event}/commands", event_commands.post_command, methods=["POST"]),
    Route("/events/{event}/players", event_commands.post_players, methods=["POST"]),
    Route("/events/{event}/changes", event_commands.post_change, methods=["POST"]),
    Route("/events/{event}/pairs", event_commands.post_pairs, methods=["POST"]),
    Route("/events/{event}/helpers", event_commands.post_helper, methods=["POST"]),
    Route("/events/{event}/join", _page(event_join.join_page)),
    Route("/events/{event}/join", event_join.join, methods=["POST"]),
    Route("/events/{event}/code", _page(event_join.code_page)),
    Route("/events/{event}/code", event_join.enter_code, methods=["POST"]),
    Route("/events/{event}/screen", _page(event_screen.event_screen)),
    Route("/events/{event}/sheet", _page(event_sheets.pairing_sheet)),
    Route("/events/{event}/codes", _page(event_sheets.code_sheet)),
    Route("/events/{event}/files/{file}", event_files.event_file),
    Route("/events/{event}/tables/{table:int}", _page(event_result.current_table)),
    Route(_EVENT_TABLE, _page(event_result.table_result)),
    Route(_EVENT_TABLE, event_result.post_result, methods=["POST"]),
    Route(f"{_EVENT_TABLE}/play", event_result.play, methods=["POST"]),
]

_ACCOUNT_ROUTES: list[BaseRoute] = [
    Route("/signin", _page(password_login.login_page)),
    Route("/signin", password_login.log_in, methods=["POST"]),
    Route("/register", _page(password_login.register_page)),
    Route("/register", password_login.register, methods=["POST"]),
    Route("/passkey/options", passkeys.options, methods=["POST"]),
    Route("/passkey", passkeys.verify, methods=["POST"]),
    Route("/oidc/start", oidc.start),
    Route("/oidc/callback", oidc.finish),
    Route("/welcome", _page(recovery.welcome)),
    Route("/forgot", _page(recovery.forgot_page)),
    Route("/forgot", recovery.recover, methods=["POST"]),
    Route("/reset/{token}", _page(recovery.reset_page)),
    Route("/reset/{token}", recovery.reset, methods=["POST"]),
    Route("/admin", admin.admin_page),
    Route("/admin/people", admin.change_person, methods=["POST"]),
    Route("/admin/tables", admin.change_table, methods=["POST"]),
    Route("/admin/invites", admin.create_invite, methods=["POST"]),
    Route("/admin/invites/revoke", admin.revoke_invite, methods=["POST"]),
    Route("/account", account.account_page),
    Route("/account/recovery", recovery.new_codes, methods=["POST"]),
    Route("/account/mail", recovery.change_mail, methods=["POST"]),
    Route("/account/signout", password_login.log_out, methods=["POST"]),
    Route("/account/password", account.change_password, methods=["POST"]),
    Route("/account/passkeys/drop", account.delete_passkey, methods=["POST"]),
    Route("/account/sessions", account.end_sessions, methods=["POST"]),
    Route("/account/tokens", account.create_token, methods=["POST"]),
    Route("/account/tokens/revoke", account.revoke_token, methods=["POST"]),
    Route("/account/delete", account.delete_account, methods=["POST"]),
    Route("/account/history", history.history),
    Route("/account/export", history.export_account),
    Route("/ratings/{game}", _page(history.ratings)),
]

_SERVER_ROUTES: list[BaseRoute] = [
    Route("/share", network_share.share_page),
    Route("/share", network_share.change_share, methods=["POST"]),
    Route("/service-worker.js", offline.service_worker),
    Route("/offline", offline.offline_page),
    Route("/styles.css", stylesheet),
    Route("/pages.css", page_stylesheet),
    Route("/themes.css", _themes),
    Route("/faces/{game}/{level}.svg", face),
    Route("/health", health.health),
    Route("/ready", health.ready),
    Route("/metrics", health.metrics),
    Route("/static/js/{name}.js", script),
    Route("/static/manifest.webmanifest", manifest),
    Mount("/static", StaticFiles(directory=_STATIC), name="static"),
]
