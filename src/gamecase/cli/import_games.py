"""The command that imports files and folders of games to a server."""

import os
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from gamecase.cli.console import errors, out
from gamecase.files import suffix_of
from gamecase.import_client import (
    ImportDuplicate,
    ImportedTable,
    ImportFailure,
    ImportQuotaReached,
    ImportState,
    analyse_tables,
    import_file,
    own_names,
    set_own_names,
)
from gamecase.kernel.errors import BadInput
from gamecase.registry import all_games

_TABLES_AT_ONCE = 50  # of one request for analyses
_OTHER_SUFFIXES = ("jsonl", "zip")


def import_games(
    paths: Annotated[list[Path], Parameter(negative="")],
    /,
    *,
    server: str = "http://127.0.0.1:8740",
    token: str = "",
    me: Annotated[list[str] | None, Parameter(negative="")] = None,
    analyse: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Import files and folders of games: PGN, PDN, match files, records and ZIP archives.

    Each match becomes a table of your account. Games that you have already are left out.

    Parameters
    ----------
    paths
        Files, and folders that are searched with their subfolders.
    server
        The address of the server.
    token
        A token of your account, which its page makes; by default that of GAMECASE_TOKEN.
    me
        Your name in the files; may be given several times. It is remembered.
    analyse
        Have the imported games analysed in the background.
    """
    token = token or os.environ.get("GAMECASE_TOKEN", "")
    if not token:
        raise BadInput("no token: make one on the page of your account, and give it as --token")
    files = [*_files(paths)]
    if not files:
        raise BadInput(f"no file with games in {', '.join(map(str, paths))}")
    if me:
        set_own_names(server, token, [*own_names(server, token), *me])
    counts, tables = _import(server, token, files)
    out.print(
        f"files: {len(files)}, imported: {counts['imported']}, "
        f"already there: {counts['duplicates']}, not imported: {counts['failed']}"
    )
    if analyse and tables:
        _analyse(server, token, tables)
    if counts["failed"]:
        sys.exit(1)


def _files(paths: Sequence[Path]) -> Iterator[Path]:
    """The files that are named, and those with games in the folders that are."""
    suffixes = {*_OTHER_SUFFIXES}
    for package in all_games().values():
        suffixes |= {each.suffix for each in package.formats.values() if each.can_be_read}
        suffixes |= {*package.binary_formats}
    for path in paths:
        if path.is_dir():
            found = sorted(each for each in path.rglob("*") if each.is_file())
            yield from (each for each in found if suffix_of(each) in suffixes)
        elif path.exists():
            yield path
        else:
            raise BadInput(f"{path}: no such file or folder")


def _import(server: str, token: str, files: Sequence[Path]) -> tuple[Counter[str], list[str]]:
    counts, tables = Counter[str](), list[str]()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=errors, transient=True) as progress:
        all_files = progress.add_task("files", total=len(files))
        games = progress.add_task("games", total=None)
        for path in files:
            progress.reset(games, description=path.name, total=None)
            for line in import_file(server, token, path):
                match line:
                    case ImportState():
                        progress.update(games, completed=line.done, total=line.all)
                    case ImportedTable():
                        counts["imported"] += 1
                        tables.append(line.table)
                    case ImportDuplicate():
                        counts["duplicates"] += 1
                    case ImportFailure():
                        counts["failed"] += 1
                        errors.print(_problem(path, line), style="yellow", markup=False)
                    case ImportQuotaReached():
                        raise BadInput(f"{path}: you may not have more tables this month")
                    case _:
                        pass
            progress.advance(all_files)
    return counts, tables


def _problem(path: Path, line: ImportFailure) -> str:
    """A file, line and reason, as compilers write them."""
    inner = line.file.partition("/")[2] if line.file != path.name else ""
    place = f"{path}{f'/{inner}' if inner else ''}{f':{line.line}' if line.line else ''}"
    return f"{place}: {f'{line.title} {line.told} ' if line.told else ''}({line.reason})"


def _analyse(server: str, token: str, tables: Sequence[str]) -> None:
    waiting = left_out = 0
    for start in range(0, len(tables), _TABLES_AT_ONCE):
        queued = analyse_tables(server, token, tables[start : start + _TABLES_AT_ONCE])
        waiting = queued.waiting
        left_out += queued.left_out
    out.print(f"waiting for analysis: {waiting}{f', no room for {left_out}' if left_out else ''}")
