"""A typed client of the study room: imports of files, and the opening explorer.

    for line in import_file("http://127.0.0.1:8740", token, Path("matches/final.mat")):
        print(line)

Other functions of the API are in `gamecase.client`.
"""

import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlencode

from gamecase.client import ApiConnection, RequestFailed
from gamecase.extras import require
from gamecase.kernel.errors import BadInput

with require("client", "the client of the JSON API"):
    import msgspec

    from gamecase.web.api.import_types import (
        AnalyseRequest,
        AnalysesQueued,
        AnyCollectionLine,
        AnyImportLine,
        CollectionEnd,
        CollectionFailed,
        ImportDuplicate,
        ImportedTable,
        ImportEnd,
        ImportFailure,
        ImportFile,
        ImportQuotaReached,
        ImportState,
        OwnNameList,
        OwnNamesRequest,
    )
    from gamecase.web.api.opening_types import (
        OpeningCollection,
        OpeningCollectionList,
        OpeningGameInfo,
        OpeningMoveInfo,
        OpeningReport,
    )

__all__ = [
    "AnalysesQueued",
    "ImportDuplicate",
    "ImportEnd",
    "ImportFailure",
    "ImportFile",
    "ImportQuotaReached",
    "ImportState",
    "ImportedTable",
    "OpeningCollection",
    "OpeningGameInfo",
    "OpeningMoveInfo",
    "OpeningReport",
    "add_collection",
    "analyse_tables",
    "collections",
    "delete_collection",
    "import_file",
    "opening_moves",
    "own_names",
    "set_own_names",
]

_BUSY_SECONDS = 2.0
_BUSY_CODES = ("too-fast", "too-many-tables")
_MOST_TRIES = 60  # of a file that the server has no time for


def import_file(server: str, token: str, path: Path, name: str = "") -> Iterator[AnyImportLine]:
    """Import every game of a file; what becomes of each is a line, and the last is `ImportEnd`.

    Whoever stops iterating cancels the rest; what was imported stays.
    """
    address = f"/api/stream/import?name={quote(name or path.name)}"
    yield from _sent(ApiConnection(server, token), address, _content(path), AnyImportLine)


def own_names(server: str, token: str) -> list[str]:
    """The names by which an account or guest is known in files."""
    return ApiConnection(server, token).get("/api/import/names", OwnNameList).names


def set_own_names(server: str, token: str, names: Sequence[str]) -> list[str]:
    """Change the names by which an account or guest is known in files."""
    session = ApiConnection(server, token)
    return session.post("/api/import/names", OwnNamesRequest([*names]), OwnNameList).names


def analyse_tables(server: str, token: str, tables: Sequence[str]) -> AnalysesQueued:
    """Have the finished games of at most 100 tables analysed, as far as there is room."""
    session = ApiConnection(server, token)
    return session.post("/api/import/analyses", AnalyseRequest([*tables]), AnalysesQueued)


def opening_moves(
    server: str, token: str, game: str, line: Sequence[str] = (), **filters: str | int
) -> OpeningReport:
    """What was played after some actions in own games, or in a collection (`source`).

    `filters` are `source`, `ruleset`, `side`, `name` and `days`.
    """
    query = urlencode({"game": game, "line": ",".join(line), **filters})
    return ApiConnection(server, token).get(f"/api/openings?{query}", OpeningReport)


def collections(server: str, token: str) -> list[OpeningCollection]:
    """The collections of an account or guest."""
    session = ApiConnection(server, token)
    return session.get("/api/collections", OpeningCollectionList).collections


def add_collection(server: str, token: str, path: Path, title: str = "") -> OpeningCollection:
    """Upload a file as a collection for the opening explorer."""
    address = f"/api/stream/collection?name={quote(path.name)}&title={quote(title)}"
    session = ApiConnection(server, token)
    for line in _sent(session, address, _content(path), AnyCollectionLine):
        if isinstance(line, CollectionEnd):
            return line.collection
        if isinstance(line, CollectionFailed):
            raise BadInput(f"{path}: {line.reason}")
    raise BadInput(f"{path}: the server has ended the answer too early")


def delete_collection(server: str, token: str, collection: int) -> None:
    """Delete a collection with its games."""
    session = ApiConnection(server, token)
    session.post(f"/api/collections/{collection}/delete", {}, OpeningCollectionList)


def _content(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadInput(f"{path} cannot be read: {error.strerror}") from error


def _sent(session: ApiConnection, address: str, data: bytes, kind: Any) -> Iterator[Any]:
    """The lines of the answer to a file; one that the server has no time for is sent again."""
    decoder = msgspec.json.Decoder(kind)
    for attempt in range(_MOST_TRIES):
        try:
            with session.stream(address, data) as lines:
                yield from map(decoder.decode, lines)
        except RequestFailed as failure:
            if failure.error.code not in _BUSY_CODES or attempt == _MOST_TRIES - 1:
                raise
        else:
            return
        time.sleep(_BUSY_SECONDS)
