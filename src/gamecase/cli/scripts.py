"""Commands that games bring along for scripts: one JSON object a line in, one a line out."""

import json
import sys
from collections import defaultdict
from collections.abc import Callable, Mapping
from typing import Any

import cyclopts

from gamecase.kernel.errors import BadInput
from gamecase.kernel.shelf import Boxed

#: What a game's `scripts.py` offers under SCRIPTS: a question in, an answer out.
Script = Callable[[dict[str, Any]], dict[str, Any]]


def add_scripts(app: cyclopts.App, games: Mapping[str, Boxed]) -> None:
    """Make a command of every script of every game; the same name in two games takes the game."""
    found: dict[str, dict[str, Script]] = defaultdict(dict)
    for key, boxed in games.items():
        for name, script in boxed.scripts.items():
            found[name][key] = script
        for name, command in boxed.commands.items():
            app.command(command, name=name)  # a name taken already is an error of cyclopts
    for name, by_game in found.items():
        app.command(_command(name, by_game), name=name)


def _command(name: str, by_game: Mapping[str, Script]) -> Callable[..., None]:
    keys = [*by_game]

    def run(game: str = keys[0]) -> None:
        if game not in by_game:
            raise BadInput(f"{name} is for {keys}, not {game!r}")
        answer_lines(by_game[game])

    run.__doc__ = by_game[keys[0]].__doc__
    return run


def answer_lines(answer: Script) -> None:
    """Answer every line of standard input; a bad one gets {"error": ...} and nothing stops."""
    for line in sys.stdin.buffer:
        if not line.strip():
            continue
        try:
            told = answer(_question(line))
        except (BadInput, UnicodeError) as error:  # UnicodeError: half a character in a text
            told = {"error": str(error)}
        sys.stdout.write(json.dumps(told) + "\n")
        sys.stdout.flush()


def _question(line: bytes) -> dict[str, Any]:
    try:
        raw = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BadInput(f"not JSON: {error}") from error
    if not isinstance(raw, dict):
        found = line.strip()[:40].decode(errors="replace")
        raise BadInput(f"expected a JSON object, not {found!r}")
    return raw
