"""Every operation of the API; the routes and the OpenAPI document are made from this list."""

from functools import partial

from gamecase.messages.api_types import ApiEntries, ApiState
from gamecase.tables import commands
from gamecase.web.api import deep_analysis, drills, games, streams, study, tables
from gamecase.web.api.drill_types import (
    DrillInfoList,
    ExerciseAnswer,
    ExerciseInfo,
    ExerciseVerdict,
)
from gamecase.web.api.event_operations import EVENT_OPERATIONS
from gamecase.web.api.import_operations import IMPORT_OPERATIONS
from gamecase.web.api.ndjson import NDJSON
from gamecase.web.api.operation import (
    JSON_LINES,
    TEXT,
    Operation,
    QueryParameter,
    get,
    post,
    summary_of,
)
from gamecase.web.api.requests import MAX_ENTRY_NUMBER
from gamecase.web.api.study_operations import STUDY_OPERATIONS
from gamecase.web.api.types import (
    AnyEvent,
    DeepAnalysisInfo,
    DeepAnalysisRequest,
    GameInfo,
    GameList,
    ImportRequest,
    JoinRequest,
    NewTableRequest,
    PartialAnalysis,
    StudiedGameList,
    StudiedGameReport,
    TableCreated,
    TableJoined,
    TableList,
)
from gamecase.web.pages import analysis, game_files


def _number(name: str, about: str, maximum: int) -> QueryParameter:
    schema = {"type": "integer", "minimum": 0, "maximum": maximum, "default": 0}
    return QueryParameter(name, about, schema)


_SINCE = _number("since", "The number of the last entry already known.", MAX_ENTRY_NUMBER)

_COMMANDS: dict[str, type[commands.PlayerCommand]] = {
    "act": commands.Act,
    "touch": commands.Touch,
    "words": commands.AddClientSeed,
    "chain": commands.BeginHashChain,
    "part": commands.OpenPart,
    "offer": commands.MakeOffer,
    "accept": commands.AcceptOffer,
    "decline": commands.DeclineOffer,
    "resign": commands.Resign,
    "claim": commands.Claim,
    "say": commands.Say,
    "next": commands.Next,
}


OPERATIONS: tuple[Operation, ...] = (
    get("games", "/api/games", games.list_games, GameList),
    get("game", "/api/game/{game}", games.show_game, GameInfo, errors=(404,)),
    get("tables", "/api/tables", tables.own_tables, TableList),
    get("openTables", "/api/tables/open", tables.open_tables, TableList),
    post("lay", "/api/tables", tables.create_table, NewTableRequest, TableCreated, status=201),
    post(
        "takeIn",
        "/api/tables/written",
        tables.import_table,
        ImportRequest,
        TableCreated,
        status=201,
    ),
    get("table", "/api/table/{table}", tables.show_table, ApiState, errors=(404,)),
    get(
        "entries",
        "/api/table/{table}/entries",
        tables.show_entries,
        ApiEntries,
        queries=(_SINCE,),
        errors=(400, 404),
    ),
    post(
        "join",
        "/api/table/{table}/join",
        tables.join_table,
        JoinRequest,
        TableJoined,
        errors=(404, 409),
    ),
    *(
        post(
            name,
            f"/api/table/{{table}}/{name}",
            partial(tables.execute_command, kind=kind),
            kind,
            ApiState,
            about=summary_of(kind),
            errors=(404, 409),
        )
        for name, kind in _COMMANDS.items()
    ),
    get(
        "record",
        "/api/table/{table}/record",
        game_files.record,
        str,
        media=JSON_LINES,
        errors=(404,),
    ),
    get(
        "recordAs",
        "/api/table/{table}/record/{suffix}",
        game_files.export_game,
        str,
        media=TEXT,
        errors=(404,),
    ),
    get(
        "analysis",
        "/api/table/{table}/analysis",
        analysis.evaluations,
        PartialAnalysis,
        queries=(
            _number("since", "How many positions are known already.", 10_000),
            QueryParameter(
                "game",
                "Which game of the table; by default the last one.",
                {"type": "integer", "minimum": 1, "maximum": 99_999},
            ),
        ),
        errors=(400, 403, 404),
    ),
    get(
        "studiedGames",
        "/api/study",
        study.studied_games,
        StudiedGameList,
        queries=(
            QueryParameter("game", "Only this game; by default all.", {"type": "string"}),
            _number("offset", "How many of the newest to leave out.", MAX_ENTRY_NUMBER),
        ),
        errors=(400,),
    ),
    get(
        "studiedGame",
        "/api/study/{table}",
        study.studied_game,
        StudiedGameReport,
        queries=(
            QueryParameter(
                "game",
                "Which game of the table; by default the first one.",
                {"type": "integer", "minimum": 1, "maximum": 99_999},
            ),
        ),
        errors=(400, 404),
    ),
    get("drills", "/api/drills", drills.drills, DrillInfoList),
    post(
        "nextExercise",
        "/api/drills/{game}/{drill}/next",
        drills.next_exercise,
        None,
        ExerciseInfo,
        errors=(404, 429),
    ),
    post(
        "answerExercise",
        "/api/drills/{game}/{drill}/answer",
        drills.answer_exercise,
        ExerciseAnswer,
        ExerciseVerdict,
        errors=(400, 404, 409, 429),
    ),
    post(
        "deepAnalysis",
        "/api/deep-analysis",
        deep_analysis.deepen,
        DeepAnalysisRequest,
        DeepAnalysisInfo,
        media=NDJSON,
        errors=(403,),
    ),
    get(
        "tableStream",
        "/api/table/{table}/stream",
        streams.table_stream,
        ApiEntries | ApiState,
        media=NDJSON,
        queries=(_SINCE,),
        errors=(400, 404),
    ),
    get(
        "eventStream",
        "/api/stream/event",
        streams.event_stream,
        AnyEvent,
        media=NDJSON,
        queries=(
            QueryParameter(
                "seeks",
                "Include open tables of other players.",
                {"type": "boolean", "default": False},
            ),
        ),
        errors=(400, 401),
    ),
    *STUDY_OPERATIONS,
    *IMPORT_OPERATIONS,
    *EVENT_OPERATIONS,
)
