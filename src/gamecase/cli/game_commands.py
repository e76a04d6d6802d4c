"""Commands that games add: plain ones, and ones that answer JSON requests line by line."""

import inspect
import json
import sys
from collections import defaultdict
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import cyclopts

from gamecase.engines.line_protocol import write_lines
from gamecase.kernel.errors import BadInput
from gamecase.registry import GamePackage

#: A command whose first parameter is called `request`: it takes a request and returns the reply.
#: Keyword-only parameters are options of the command, except `report`, which gets a
#: `ProgressReport`. With an option `position`, standard input is not read: the request is empty.
RequestHandler = Callable[..., dict[str, Any]]

#: Reports the progress of one request: steps done, steps in all, and a word or two.
ProgressReport = Callable[[int, int, str], None]

#: Commands that call a game's request handler of the same name themselves.
_OWN_COMMANDS = ("bot",)


def add_commands(app: cyclopts.App, games: Mapping[str, GamePackage]) -> None:
    """Add the commands of every game; request handlers of the same name become one command."""
    handlers: dict[str, dict[str, RequestHandler]] = defaultdict(dict)
    for key, package in games.items():
        for name, command in package.commands.items():
            if not is_request_handler(command):
                app.command(command, name=name)  # cyclopts raises where the name exists
            elif name not in _OWN_COMMANDS:
                handlers[name][key] = command
    for name, by_game in handlers.items():
        app.command(_command(name, by_game), name=name)


def is_request_handler(command: Callable[..., Any]) -> bool:
    """Whether a command answers JSON requests."""
    return next(iter(inspect.signature(command).parameters), "") == "request"


def _command(name: str, by_game: Mapping[str, RequestHandler]) -> Callable[..., None]:
    """The command of request handlers, with the options of the first game that has one."""
    keys = [*by_game]
    parameters = options(by_game[keys[0]])

    def run(game: str = keys[0], **chosen: Any) -> None:
        if game not in by_game:
            raise BadInput(f"{name} is for {keys}, not {game!r}")
        handler = with_progress(by_game[game])
        if chosen.get("position"):
            write_lines(json.dumps(handler({}, **chosen)))
        else:
            answer_lines(partial(handler, **chosen))

    game = inspect.Parameter(
        "game", inspect.Parameter.POSITIONAL_OR_KEYWORD, default=keys[0], annotation=str
    )
    run.__signature__ = inspect.Signature([game, *parameters])  # type: ignore[attr-defined]
    run.__annotations__ = {"game": str, **{each.name: each.annotation for each in parameters}}
    run.__doc__ = (by_game[keys[0]].__doc__ or "").partition(">>>")[0].rstrip()
    return run


def options(handler: RequestHandler) -> list[inspect.Parameter]:
    """The options of a request handler."""
    parameters = inspect.signature(handler, eval_str=True).parameters.values()
    return [
        parameter
        for parameter in parameters
        if parameter.kind is inspect.Parameter.KEYWORD_ONLY and parameter.name != "report"
    ]


def with_progress(handler: RequestHandler) -> RequestHandler:
    """The handler with a progress bar on the terminal, where it reports its progress."""
    if "report" not in inspect.signature(handler).parameters:
        return handler
    from rich.console import Console  # noqa: PLC0415 - slow to import
    from rich.progress import (  # noqa: PLC0415
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )

    def handle(request: dict[str, Any], **chosen: Any) -> dict[str, Any]:
        console = Console(stderr=True)
        is_hidden = not console.is_terminal
        with Progress(*columns, console=console, transient=True, disable=is_hidden) as bar:
            task = bar.add_task("", total=None)

            def report(done: int, total: int, label: str) -> None:
                bar.update(task, completed=done, total=total, description=label)

            return handler(request, report=report, **chosen)

    return handle


def answer_lines(handler: RequestHandler) -> None:
    """Answer every line of standard input; a bad one gets {"error": ...}."""
    for line in sys.stdin.buffer:
        if not line.strip():
            continue
        try:
            reply = handler(_read_request(line))
        except (BadInput, UnicodeError) as error:  # UnicodeError: a lone surrogate in a text
            reply = {"error": str(error)}
        write_lines(json.dumps(reply))


def _read_request(line: bytes) -> dict[str, Any]:
    try:
        request = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BadInput(f"not JSON: {error}") from error
    if not isinstance(request, dict):
        start = line.strip()[:40].decode(errors="replace")
        raise BadInput(f"expected a JSON object, not {start!r}")
    return request
