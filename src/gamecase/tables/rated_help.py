"""Keeps analyses away from rated games that are under way.

A running rated game cannot be analysed. This recognises one that somebody has entered a second
time: as an import, from a position, or move by move on a table of their own.
"""

from collections.abc import Iterable, Sequence

from gamecase.kernel.position_history import PositionNode, walk_back
from gamecase.kernel.seat import Seat
from gamecase.registry import GamePackage
from gamecase.tables.played_game import PlayedGame
from gamecase.tables.table import Table

_OPENING = 8  # actions: openings are in every book, and shared by many games
_LAST = 4  # positions of the running game that are looked for

Board = frozenset[tuple[str, float, float, str]]


def resembles_rated_game(game: PlayedGame, tables: Iterable[Table]) -> bool:
    """Whether a game contains a position that one of the rated games under way has just reached.

    Boards are compared as they are drawn, whatever way led to them: around the same number of
    actions, and at the beginning, where a position may have been set up.
    """
    for table in tables:
        state = table.state
        if state.header.game != game.state.header.game or not state.header.is_rated:
            continue
        if state.outcome is not None or state.node is None or table.id == game.state.header.table:
            continue
        played = [*walk_back(state.node)]  # the last position first
        if len(played) <= _OPENING:
            continue
        count = len(played)
        near = (*game.nodes[:_LAST], *game.nodes[max(count - 2 * _LAST, 0) : count + _LAST])
        if _boards(table.package, played[:_LAST]) & _boards(table.package, near):
            return True
    return False


def is_in_rated_game(package: GamePackage, position: object, tables: Iterable[Table]) -> bool:
    """Whether a position is one that a rated game under way has just reached."""
    wanted = _board(package, position)
    for table in tables:
        state = table.state
        is_running = state.outcome is None and state.node is not None
        if state.header.game != package.game.key or not (state.header.is_rated and is_running):
            continue
        played = [*walk_back(state.node)]
        if len(played) > _OPENING and wanted in _boards(package, played[:_LAST]):
            return True
    return False


def _boards(package: GamePackage, nodes: Sequence[PositionNode]) -> set[Board]:
    """What lies where in each position."""
    return {_board(package, node.position) for node in nodes}


def _board(package: GamePackage, position: object) -> Board:
    scene = package.table.draw(position, Seat.FIRST)
    return frozenset((piece.kind, piece.x, piece.y, piece.text) for piece in scene.pieces)
