"""Commands of draughts: an engine for other programs, and building of tablebases."""

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from gamecase.engines.line_protocol import read_lines, write_lines
from gamecase.games.draughts.ruleset import Ruleset
from gamecase.kernel.errors import BadInput
from gamecase.registry import find

if TYPE_CHECKING:
    from rich.progress import Progress

    from gamecase.games.draughts.engine import tablebase_files


def hub() -> None:
    """Run as a draughts engine that speaks the Hub protocol on standard input and output.

    The parameter `variant` takes the key of any draughts rule set.
    """
    from gamecase.games.draughts.engine.hub_protocol import HubSession  # noqa: PLC0415

    HubSession(write_lines).serve(read_lines())


def endings(ruleset: str, *, pieces: int = 5) -> None:
    """Build an endgame tablebase and save it in your cache, where the engine finds it.

    Tablebases of four pieces are included. Five take a minute, 260 MB while building and 80 MB
    afterwards; six take a quarter of an hour or more, 5.6 GB and 1.6 GB. After an interruption, the
    same command continues from there.

    Parameters
    ----------
    ruleset
        The key of a draughts rule set on 64 squares.
    pieces
        The largest number of pieces, 2 to 6.
    """
    from rich.console import Console  # noqa: PLC0415 - other commands need neither rich nor Numba
    from rich.progress import Progress  # noqa: PLC0415

    from gamecase.games.draughts.engine import tablebase_files  # noqa: PLC0415
    from gamecase.games.draughts.engine.workspace import MAX_PIECES  # noqa: PLC0415

    rules = find("draughts").rules(ruleset or "?")
    if rules.size != tablebase_files.BOARD_SIZE or not 2 <= pieces <= MAX_PIECES:
        raise BadInput(
            f"tablebases are built for 2 to {MAX_PIECES} pieces on 64 squares, "
            f"not for {pieces} of {ruleset}"
        )
    path = tablebase_files.cache_folder() / tablebase_files.file_name(rules, pieces)
    console = Console(stderr=True)
    with Progress(console=console) as progress:
        tablebase = _load_or_build(rules, pieces, path, progress)
        if pieces > tablebase_files.INCLUDED_PIECES:
            _save_phases(tablebase, progress)
    console.print(f"{path}: {path.stat().st_size / 1e6:.2f} MB", markup=False, soft_wrap=True)


def _load_or_build(
    rules: Ruleset, pieces: int, path: Path, progress: "Progress"
) -> "tablebase_files.Tablebase":
    from gamecase.games.draughts.engine import tablebase_files  # noqa: PLC0415

    task = progress.add_task(f"{rules.key}, {pieces} pieces", total=1.0)
    tablebase = tablebase_files.load_tablebase(rules, pieces, path)
    if tablebase is None:
        work = path.with_suffix(".making")
        tablebase = tablebase_files.build_tablebase(
            rules, pieces, lambda share: progress.update(task, completed=share), work
        )
        tablebase_files.save_tablebase(tablebase, path)
        work.unlink()
        tablebase = replace(tablebase, path=path)
    progress.update(task, completed=1.0)
    return tablebase


def _save_phases(tablebase: "tablebase_files.Tablebase", progress: "Progress") -> None:
    """Save the phases without men, which take a second or more to compute, too long for a move."""
    from gamecase.games.draughts.engine import distance_to_win  # noqa: PLC0415

    phases = distance_to_win.kings_only_phases(tablebase.pieces)
    task = progress.add_task("kings only", total=len(phases))
    for white_kings, black_kings in phases:
        distance_to_win.save_phase(tablebase, white_kings, black_kings)
        progress.advance(task)


#: The commands that this game adds to the command line.
COMMANDS = {"hub": hub, "endings": endings}
