"""The lines of the streams that tell what becomes of uploaded files."""

import msgspec

from gamecase.web.api.opening_types import OpeningCollection


class ImportLine(msgspec.Struct, tag_field="type"):
    """What became of a file, or of a part of it."""

    file: str  # in an archive: its name, a slash, and the name of the file in it


class ImportFile(ImportLine, tag="file"):
    """A file begins to be imported."""

    games: int  # games or matches in it


class ImportedTable(ImportLine, tag="imported"):
    """A table was created."""

    game: str
    table: str
    names: list[str]
    games: int


class ImportDuplicate(ImportLine, tag="duplicate"):
    """A match was left out: you have it already at this table."""

    line: int
    game: str
    table: str
    names: list[str]


class ImportFailure(ImportLine, tag="failed"):
    """A game, or the whole file, could not be read."""

    line: int  # at which the game begins; 0: the whole file
    reason: str
    game: str = ""
    names: list[str] = []
    move: str = ""  # the first one that is not legal
    nth_move: int = 0
    title: str = ""  # says which move is not legal, in the language of the request
    told: str = ""  # why, as the table explains it
    clause: str = ""  # the number of the clause


class ImportState(ImportLine, tag="progress"):
    """How many games of the file have been dealt with."""

    done: int
    all: int


class ImportQuotaReached(ImportLine, tag="quota"):
    """You may not have more tables for now; the rest of the file was not imported."""


class ImportEnd(ImportLine, tag="end"):
    """The file is done."""

    imported: int
    duplicates: int
    failed: int
    token: str = ""  # of a sender who had none; it holds the new chairs


AnyImportLine = (
    ImportFile
    | ImportedTable
    | ImportDuplicate
    | ImportFailure
    | ImportState
    | ImportQuotaReached
    | ImportEnd
)


class CollectionEnd(ImportLine, tag="collection"):
    """The collection is stored."""

    collection: OpeningCollection
    failed: int
    token: str = ""


class CollectionFailed(ImportLine, tag="refused"):
    """There is no collection, for this reason."""

    reason: str


AnyCollectionLine = ImportFailure | ImportState | CollectionEnd | CollectionFailed


class OwnNamesRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The names by which you are known in files."""

    names: list[str]


class OwnNameList(msgspec.Struct):
    """The names by which you are known in files."""

    names: list[str]


class AnalyseRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Tables whose finished games are to be analysed in the background."""

    tables: list[str]


class AnalysesQueued(msgspec.Struct):
    """How many games wait for their analysis now, and for how many there was no room."""

    waiting: int
    left_out: int
