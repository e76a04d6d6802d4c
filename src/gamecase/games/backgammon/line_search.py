"""The best plays and cube actions of backgammon, searched a ply deeper at a time, or rolled out."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from gamecase.engines.line_search_module import SearchBudget, SearchedLine, SearchReport, report_of
from gamecase.games.backgammon.notation import write
from gamecase.games.backgammon.position import Phase, Position
from gamecase.games.backgammon.rules import Backgammon
from gamecase.kernel.seat import Seat

if TYPE_CHECKING:
    from gamecase.games.backgammon.engine.decisions import Option

UNIT = "points"
LEVELS = ("1T", "2T", "3T")

_GAME = Backgammon()
_USUAL_PLY, _DEEPEST, _DEEPEST_CUBE = 2, 3, 2
_COST = 20  # a ply takes about so many times the one before
_NODES = (60, 6_000, 200_000, 5_000_000)  # positions that a search of each depth looks at, about


def deepen(position: Position, lines: int, budget: SearchBudget) -> Iterator[SearchReport]:
    """Depths from 0; where nobody has a choice, the value alone.

    With a level, rollouts follow the first look, and there is a report after every 36 games.
    """
    # The engine is slow to load.
    from gamecase.games.backgammon.engine.chances import equity  # noqa: PLC0415
    from gamecase.games.backgammon.engine.decisions import options  # noqa: PLC0415
    from gamecase.games.backgammon.engine.player import (  # noqa: PLC0415
        chances_for,
        win_expectation,
    )

    deepest = _DEEPEST if position.phase is Phase.PLAY else _DEEPEST_CUBE
    usual = deepest if budget.seconds is not None or budget.nodes is not None else _USUAL_PLY
    last_ply = 0 if budget.level else min(usual if budget.ply is None else budget.ply, deepest)
    for ply in range(last_ply + 1):
        if ply and budget.nodes is not None and _NODES[ply] > budget.nodes:
            return
        before = budget.elapsed
        choices = options(position, ply)
        if not choices:
            seat = _GAME.to_act(position)
            chances = chances_for(position, seat if seat.is_player else Seat.FIRST)
            value = float(equity(chances, position.rules))
            yield SearchReport(lines=(), value=value, expectation=win_expectation(chances))
            return
        yield report_of(_lines(choices[:lines]), ply=ply, nodes=_NODES[ply])
        if len(choices) == 1 or not budget.allows(_COST * (budget.elapsed - before)):
            return
    if budget.level:
        yield from _roll_out(position, lines, budget)


def _roll_out(position: Position, lines: int, budget: SearchBudget) -> Iterator[SearchReport]:
    from gamecase.games.backgammon.engine.rolled_options import rolled_options  # noqa: PLC0415
    from gamecase.games.backgammon.engine.truncated_rollouts import find_level  # noqa: PLC0415

    for choices in rolled_options(position, find_level(budget.level)):
        yield report_of(_lines(choices[:lines]), ply=choices[0].ply)
        if not budget.allows(0.0):
            return


def _lines(choices: "list[Option]") -> tuple[SearchedLine, ...]:
    from gamecase.games.backgammon.engine.player import win_expectation  # noqa: PLC0415

    return tuple(
        SearchedLine(
            actions=tuple(map(write, option.actions)),
            value=option.points,
            expectation=win_expectation(option.chances),
            error=option.error,
            games=option.games,
        )
        for option in choices
    )
