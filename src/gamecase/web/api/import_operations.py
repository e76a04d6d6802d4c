"""The operations of imports in bulk and of the opening explorer."""

from gamecase.web.api import imports, openings
from gamecase.web.api.import_types import (
    AnalyseRequest,
    AnalysesQueued,
    AnyCollectionLine,
    AnyImportLine,
    OwnNameList,
    OwnNamesRequest,
)
from gamecase.web.api.ndjson import NDJSON
from gamecase.web.api.opening_types import OpeningCollectionList, OpeningReport
from gamecase.web.api.operation import Operation, QueryParameter, get, post

_FILE_NAME = QueryParameter(
    "name",
    "The name of the file; its suffix tells the format.",
    {"type": "string", "minLength": 1, "maxLength": 200},
)

_FILTER = (
    QueryParameter("game", "The key of the game.", {"type": "string"}),
    QueryParameter(
        "source", "The id of a collection; by default your own games.", {"type": "integer"}
    ),
    QueryParameter(
        "ruleset", "The key of a booklet; by default that of most games.", {"type": "string"}
    ),
    QueryParameter("line", "The actions from the start, separated by commas.", {"type": "string"}),
    QueryParameter(
        "side",
        "Only games in which you, or the player named, had this seat.",
        {"type": "string", "enum": ["", "first", "second"]},
    ),
    QueryParameter(
        "name",
        "Only games against an opponent of such a name; of a collection, those of a player.",
        {"type": "string"},
    ),
    QueryParameter(
        "days", "Only games of so many days.", {"type": "integer", "enum": [0, 30, 365]}
    ),
)

IMPORT_OPERATIONS: tuple[Operation, ...] = (
    post(
        "importFile",
        "/api/stream/import",
        imports.import_file,
        None,
        AnyImportLine,
        media=NDJSON,
        takes_file=True,
        queries=(_FILE_NAME,),
    ),
    get("ownNames", "/api/import/names", imports.own_names, OwnNameList),
    post(
        "setOwnNames",
        "/api/import/names",
        imports.set_own_names,
        OwnNamesRequest,
        OwnNameList,
        errors=(401,),
    ),
    post(
        "analyseTables",
        "/api/import/analyses",
        imports.analyse_tables,
        AnalyseRequest,
        AnalysesQueued,
    ),
    get(
        "openingMoves",
        "/api/openings",
        openings.opening_moves,
        OpeningReport,
        queries=_FILTER,
        errors=(400,),
    ),
    get("collections", "/api/collections", openings.list_collections, OpeningCollectionList),
    post(
        "addCollection",
        "/api/stream/collection",
        imports.add_collection,
        None,
        AnyCollectionLine,
        media=NDJSON,
        takes_file=True,
        queries=(
            _FILE_NAME,
            QueryParameter(
                "title", "The name of the collection; by default the file's.", {"type": "string"}
            ),
        ),
    ),
    post(
        "deleteCollection",
        "/api/collections/{collection}/delete",
        openings.delete_collection,
        None,
        OpeningCollectionList,
        errors=(404,),
    ),
)
