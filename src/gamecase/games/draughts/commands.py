"""Draughts on the command line: an engine for other programs, and endings made on request."""

from dataclasses import replace

from gamecase.engines.line_protocol import hear, tell
from gamecase.kernel.errors import BadInput
from gamecase.registry import find


def hub() -> None:
    """Be a draughts engine for another program: the Hub protocol on standard input and output.

    The parameter `variant` takes the key of any booklet of draughts.
    """
    from gamecase.games.draughts.engine.hub import Hub  # noqa: PLC0415 - compiles when it is loaded

    Hub(tell).serve(hear())


def endings(ruleset: str, *, pieces: int = 5) -> None:
    """Make tables of draughts endings and keep them in your cache, where the engine finds them.

    Four pieces come with the game. Five take a minute, 260 MB while they are made and 80 MB when
    they are; six take a quarter of an hour or more, 5.6 GB and 1.6 GB. When it is stopped, the same
    command goes on from there.

    Parameters
    ----------
    ruleset
        The key of a booklet of draughts on 64 squares.
    pieces
        For so many pieces and fewer, 2 to 6.
    """
    from rich.console import Console  # noqa: PLC0415 - only needed here
    from rich.progress import Progress  # noqa: PLC0415

    from gamecase.games.draughts.engine import distance_to_win, tablebase_files  # noqa: PLC0415
    from gamecase.games.draughts.engine.workspace import MOST_PIECES  # noqa: PLC0415

    rules = find("draughts").rules(ruleset or "?")
    if rules.size != tablebase_files.SIZE or not 2 <= pieces <= MOST_PIECES:
        raise BadInput(
            f"endings are made for 2 to {MOST_PIECES} pieces on 64 squares, "
            f"not for {pieces} of {ruleset}"
        )
    path = tablebase_files.folder() / tablebase_files.name_of(rules, pieces)
    told = Console(stderr=True)
    with Progress(console=told) as progress:
        task = progress.add_task(f"{ruleset}, {pieces} pieces", total=1.0)
        work = path.with_suffix(".making")
        found = tablebase_files.load(rules, pieces, path) or tablebase_files.make(
            rules, pieces, lambda share: progress.update(task, completed=share), work
        )
        if found.path is None:
            tablebase_files.save(found, path)
            work.unlink()
            found = replace(found, path=path)
        progress.update(task, completed=1.0)
        if pieces > tablebase_files.BROUGHT:
            # Phases without men take a second and more to measure, too long for a move.
            phase = progress.add_task(
                "queens alone", total=len(distance_to_win.queens_alone(pieces))
            )
            for kings in distance_to_win.queens_alone(pieces):
                distance_to_win.keep(found, *kings)
                progress.advance(phase)
    told.print(f"{path}: {path.stat().st_size / 1e6:.2f} MB", markup=False, soft_wrap=True)


#: The commands this game brings along.
COMMANDS = {"hub": hub, "endings": endings}
