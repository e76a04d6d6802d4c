"""The commands of `gamecase`. Help and errors are English; texts for players are translated."""

import json
import os
import sys
import webbrowser
from pathlib import Path
from typing import Annotated

import cyclopts
from cyclopts import Parameter
from rich.console import Console
from rich.table import Table as Grid

from gamecase import __version__
from gamecase.board import Board
from gamecase.cli.backup import backup, restore
from gamecase.cli.check_words import check_words
from gamecase.cli.console import errors, out, words_of
from gamecase.cli.game_commands import add_commands
from gamecase.cli.perft import count_lines
from gamecase.cli.records import convert_games, replay, verify_record
from gamecase.cli.server_settings import (
    NO_OPTIONS,
    SettingOptions,
    load,
    print_settings,
)
from gamecase.kernel.errors import BadInput
from gamecase.registry import all_games, find

app = cyclopts.App(
    name="gamecase",
    version=__version__,
    help="Classic board games. Without a command, opens them in your browser.",
)


def main() -> None:
    """Run a command; an input error is printed in one line."""
    try:
        _add_games()
        app()
    except (BadInput, OSError) as error:
        errors.print(f"gamecase: {error}", style="red")
        sys.exit(2)


def _add_games() -> None:
    """Add the commands of games, unless a built-in one is run: loading games takes time."""
    name = next((word for word in sys.argv[1:] if not word.startswith("-")), "")
    if name not in {*app}:
        add_commands(app, all_games())


@app.default
def open_browser(
    *,
    no_browser: Annotated[bool, Parameter(negative="")] = False,
    options: SettingOptions = NO_OPTIONS,
) -> None:
    """Start the server on this computer and open it in your browser."""
    serve(no_browser=no_browser, share="on", options=options)


@app.command
def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    no_browser: Annotated[bool, Parameter(negative="")] = False,
    database: str | None = None,
    workers: int | None = None,
    logs: str | None = None,
    cluster: str | None = None,
    share: str | None = None,
    options: SettingOptions = NO_OPTIONS,
) -> None:
    """Start the server.

    What is not given here comes from the settings, which `gamecase config` lists.

    Parameters
    ----------
    host
        The address to listen on, by default 127.0.0.1. Use 0.0.0.0 to let in your whole network;
        this prints a QR code.
    port
        The port; by default 8740, or any free one.
    no_browser
        Don't open the browser.
    database
        Where games are stored: a file, or postgresql://...; by default a file in your data
        folder.
    workers
        How many server processes to run. They share the database; for many, use PostgreSQL.
    logs
        plain, or json: one object per line, for log collectors.
    cluster
        The address of a Dask scheduler whose computers run the engines of bots and analysts, such
        as tcp://10.0.0.5:8786.
    share
        on: whoever sits at this computer may share a server of 127.0.0.1 on the home network, by a
        switch in the browser; or the address to share it on; or off.
    """
    from gamecase.web.server.run import (  # noqa: PLC0415 - slow to import
        bind_port,
        default_database,
        run,
        share_address,
    )
    from gamecase.web.server.workers import ServerConfig  # noqa: PLC0415

    flags = {
        "host": host,
        "port": port,
        "database": database,
        "workers": workers,
        "logging.format": logs,
        "cluster": cluster,
        "share": share,
    }
    loaded = load(options, {key: value for key, value in flags.items() if value is not None})
    settings = loaded.settings
    address = bind_port(settings.host, settings.port if "port" in loaded.origins else None)
    words = words_of()

    def ready() -> None:
        out.print(words("serve-ready", address=address.here), style="bold")
        if address.network:
            out.print(words("serve-network", address=address.network), style="bold")
            out.print(words("serve-scan"))
            _print_qr_code(address.network)
        out.print(words("serve-stop"))
        if not no_browser and _has_screen():
            webbrowser.open(address.here)

    config = ServerConfig(
        settings.database or str(default_database()),
        settings.logging.format,
        settings.cluster,
        share_address=share_address(settings.host, settings.share, settings.workers),
        settings=settings,
    )
    run(address, config, ready, workers=settings.workers)


def _has_screen() -> bool:
    """Whether there is a display; without one, a text browser would open in this terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _print_qr_code(text: str) -> None:
    import segno  # noqa: PLC0415 - only needed here

    segno.make(text).terminal(compact=True)


@app.command
def games() -> None:
    """List the games."""
    grid = Grid("key", "game", "booklets", "levels")
    for key, package in all_games().items():
        words = words_of(key)
        levels = " ".join(level.key for level in package.bot.LEVELS)
        grid.add_row(key, words("game-name"), " ".join(package.booklets), levels)
    # Lines of a file or a pipe are not wrapped.
    (out if out.is_terminal else Console(width=400)).print(grid)


@app.command
def rulesets(game: str) -> None:
    """List a game's rule sets with their clauses and switches.

    Parameters
    ----------
    game
        The key of a game, as `gamecase games` lists them.
    """
    package = find(game)
    words = words_of(game)
    for booklet in package.booklets.values():
        out.print(f"{booklet.key}: {words(f'booklet-{booklet.key}')}", style="bold")
        out.print(words(f"booklet-{booklet.key}-about"))
        for clause in booklet.clauses:
            origin = f" [{clause.origin.value}]"
            out.print(f"  §{clause.number} {words(f'clause-{clause.key}')}{origin}", markup=False)
            if note := next((k for k in clause.note_keys(booklet.key) if words.has(k)), ""):
                out.print(f"      {words(note)}", markup=False, style="dim")
        for name, allowed in booklet.switches.items():
            default = booklet.flags[name]
            values = " | ".join(json.dumps(value) for value in allowed)
            letter = booklet.printed.get(name)
            printed = "" if letter is None else f"  printed: {json.dumps(letter)}"
            out.print(f"  switch {name} = {json.dumps(default)}  ({values}){printed}", markup=False)


@app.command
def draw(
    game: str,
    *,
    position: str = "",
    ruleset: str = "",
    output: Annotated[Path | None, Parameter(name=["--output", "-o"])] = None,
    theme: str = "light",
    language: str = "en",
) -> None:
    """Draw a position as an SVG picture with a title and a description.

    Parameters
    ----------
    game
        The key of a game.
    position
        The position in the game's notation or one of other programs, such as a FEN or an XGID;
        by default the starting position.
    ruleset
        The key of a rule set; by default the first.
    output
        The file to write; by default standard output.
    theme
        light, dark, contrast or clear.
    language
        The language of the title and the description.
    """
    if output is not None and output.suffix.lower() not in ("", ".svg"):
        raise BadInput(f"{output}: drawings are SVG; expected a name that ends in .svg")
    svg = Board(game, ruleset, position=position).picture(theme=theme, language=language).svg
    if output is None:
        sys.stdout.write(svg)
    else:
        output.write_text(svg, "utf-8")
        out.print(f"wrote {output}", markup=False)


app.command(print_settings, name="config")
app.command(backup)
app.command(restore)
app.command("gamecase.cli.admin:admin", name="admin")
app.command(verify_record, name="verify")
app.command(replay)
app.command(convert_games, name="convert")
app.command("gamecase.cli.import_games:import_games", name="import")


app.command(count_lines, name="perft")


@app.command
def bot(game: str, *, level: str = "", ruleset: str = "", ply: int | None = None) -> None:
    """Answer JSON requests for a move: one per line on standard input, replies on standard output.

    A request is {"position": "X.O/.X./..."} and may name "ruleset", "level", "seed" and
    "nth_game"; the reply is {"action": "a1", "value": 0.97, "position": "..."}. With --ply, the
    requests are those of the game's engine, which the game's documentation describes.

    Parameters
    ----------
    game
        The key of a game.
    level
        The level for requests that name none; by default the middle one.
    ruleset
        The rule set for requests that name none; by default the first.
    ply
        The search depth in moves, for engines that have one.
    """
    from gamecase.cli.bot_stdio import answer_with_bot, answer_with_engine  # noqa: PLC0415 - only needed here

    if ply is None:
        answer_with_bot(find(game), level, ruleset)
    else:
        answer_with_engine(find(game), level, ruleset, ply)


@app.command
def warm_up(*games: str, quiet: Annotated[bool, Parameter(negative="")] = False) -> None:
    """Compile the engines and compute their tables now, so that no first answer has to do without.

    The server does this in the background when it starts; each computer needs it once.

    Parameters
    ----------
    games
        The keys of games; by default all.
    quiet
        Show no progress.
    """
    from gamecase.cli.warm_up import prepare_engines  # noqa: PLC0415 - only needed here

    prepare_engines(tuple(find(game).game.key for game in games), quiet=quiet)


app.command(check_words)
