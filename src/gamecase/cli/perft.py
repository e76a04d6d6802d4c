"""The command `gamecase perft`: counts lines of play."""

import time
from typing import Annotated, Any

from cyclopts import Parameter

from gamecase.board import Board
from gamecase.cli.console import out
from gamecase.extras import MissingExtra
from gamecase.kernel.errors import BadInput
from gamecase.kernel.perft import LineCounter, divide, perft
from gamecase.registry import GamePackage, find


def count_lines(
    game: str,
    *,
    depth: int,
    ruleset: str = "",
    position: str = "",
    divided: Annotated[bool, Parameter(name="--divide", negative="")] = False,
    readable: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Count the lines of play from a position.

    Parameters
    ----------
    game
        The key of a game.
    depth
        The number of actions.
    ruleset
        The key of a rule set; by default the first.
    position
        The position in the game's notation; by default the starting position.
    divided
        Show the count below each first action.
    readable
        Count by the readable rules. Without it, a game's compiled kernel counts where there is one
        and the engines are installed; the number is the same.
    """
    if depth < 1:
        raise BadInput(f"a depth of {depth}: expected at least 1")
    package = find(game)
    start: Any = Board(game, ruleset, position=position).position
    counter = None if readable else _compiled_counter(package, start)
    started = time.perf_counter()
    if divided:
        counts = divide(package.game, start, depth, counter)
        for action, nodes in counts.items():
            out.print(f"{action} {nodes}", markup=False)
        total = sum(counts.values())
    else:
        total = perft(package.game, start, depth, counter)
    elapsed = time.perf_counter() - started
    out.print(f"nodes/s {total / elapsed:.0f}")
    out.print(f"nodes {total}")


def _compiled_counter(package: GamePackage, start: Any) -> LineCounter[Any] | None:
    """The kernel of a game, loaded before the clock starts; None where there is none."""
    try:
        module = package.line_counter
    except MissingExtra:
        return None
    if module is None:
        return None
    perft(package.game, start, 2, module.count_lines)
    return module.count_lines
