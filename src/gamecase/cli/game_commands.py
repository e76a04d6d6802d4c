"""Commands that games bring along: as they stand, or questions answered by JSON lines."""

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

#: A command whose first parameter is called `question`: a question in, an answer out. Parameters
#: that can only be named are options of the command; one called `report` gets a `Report`, and with
#: one called `position` typed, standard input is left alone and the question is that position.
Script = Callable[..., dict[str, Any]]

#: Tells how far the answer to one question is: done, of how many, and a word or two.
Report = Callable[[int, int, str], None]

#: Commands of the house that ask a game's script of the same name themselves.
_HOUSE = ("bot",)


def add_commands(app: cyclopts.App, games: Mapping[str, GamePackage]) -> None:
    """Add what every game brings; a script of the same name in two games takes the game."""
    scripts: dict[str, dict[str, Script]] = defaultdict(dict)
    for key, package in games.items():
        for name, command in package.commands.items():
            if not is_script(command):
                app.command(command, name=name)  # a name taken already is an error of cyclopts
            elif name not in _HOUSE:
                scripts[name][key] = command
    for name, by_game in scripts.items():
        app.command(_command(name, by_game), name=name)


def is_script(command: Callable[..., Any]) -> bool:
    """Whether it answers questions, and is asked them by JSON lines."""
    return next(iter(inspect.signature(command).parameters), "") == "question"


def _command(name: str, by_game: Mapping[str, Script]) -> Callable[..., None]:
    """The command of a script, with the options of the first game that has it."""
    keys = [*by_game]
    options = options_of(by_game[keys[0]])

    def run(game: str = keys[0], **chosen: Any) -> None:
        if game not in by_game:
            raise BadInput(f"{name} is for {keys}, not {game!r}")
        script = reported(by_game[game])
        if chosen.get("position"):
            write_lines(json.dumps(script({}, **chosen)))
        else:
            answer_lines(partial(script, **chosen))

    own = inspect.Parameter(
        "game", inspect.Parameter.POSITIONAL_OR_KEYWORD, default=keys[0], annotation=str
    )
    run.__signature__ = inspect.Signature([own, *options])  # type: ignore[attr-defined]
    run.__annotations__ = {"game": str, **{each.name: each.annotation for each in options}}
    run.__doc__ = by_game[keys[0]].__doc__
    return run


def options_of(script: Script) -> list[inspect.Parameter]:
    """The options a script has."""
    parameters = inspect.signature(script, eval_str=True).parameters.values()
    return [
        each
        for each in parameters
        if each.kind is inspect.Parameter.KEYWORD_ONLY and each.name != "report"
    ]


def reported(script: Script) -> Script:
    """The script with a bar on the terminal while it answers, where it reports how far it is."""
    if "report" not in inspect.signature(script).parameters:
        return script
    from rich.console import Console  # noqa: PLC0415 - slow to load
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

    def answer(question: dict[str, Any], **chosen: Any) -> dict[str, Any]:
        console = Console(stderr=True)
        missing_seeds = not console.is_terminal
        with Progress(*columns, console=console, transient=True, disable=missing_seeds) as bar:
            task = bar.add_task("", total=None)

            def report(done: int, total: int, word: str) -> None:
                bar.update(task, completed=done, total=total, description=word)

            return script(question, report=report, **chosen)

    return answer


def answer_lines(answer: Script) -> None:
    """Answer every line of standard input; a bad one gets {"error": ...} and nothing stops."""
    for line in sys.stdin.buffer:
        if not line.strip():
            continue
        try:
            told = answer(_question(line))
        except (BadInput, UnicodeError) as error:  # UnicodeError: half a character in a text
            told = {"error": str(error)}
        write_lines(json.dumps(told))


def _question(line: bytes) -> dict[str, Any]:
    try:
        raw = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BadInput(f"not JSON: {error}") from error
    if not isinstance(raw, dict):
        found = line.strip()[:40].decode(errors="replace")
        raise BadInput(f"expected a JSON object, not {found!r}")
    return raw
