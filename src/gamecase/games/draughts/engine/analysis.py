"""Analysis of a position: the best lines, and a hint with its reason.

The moves at the root are divided among threads, one for each CPU: the compiled search releases the
GIL.
"""

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from gamecase.games.draughts.board import is_king
from gamecase.games.draughts.engine import search
from gamecase.games.draughts.engine.root_search import RootSearch, SearchLimits, expectation
from gamecase.games.draughts.engine.tablebase import DRAW
from gamecase.games.draughts.engine.tablebase_files import find_tablebase
from gamecase.games.draughts.engine.tablebase_play import score_by_tablebase
from gamecase.games.draughts.moves import Play, legal_moves
from gamecase.games.draughts.position import Move, Position
from gamecase.games.draughts.rules import Draughts
from gamecase.kernel.phrase import Phrase

_GAME = Draughts()
_FULL_MARGIN = 10**6  # hundredths of a man: every move gets an exact value
_UNLIMITED = 10**12  # positions
_CLEARLY = 60  # hundredths of a man by which one move is better than all others


@dataclass(frozen=True, slots=True)
class ScoredLine:
    """A move, its value to the side that makes it, and the expected continuation."""

    move: Move
    value: int  # hundredths of a man; beyond search.DECIDED a decided game
    line: tuple[Move, ...]

    @property
    def expectation(self) -> float:
        """From -1, a sure loss, to 1, a sure win."""
        return expectation(self.value)


@dataclass(frozen=True, slots=True)
class HintedMove:
    """The best move and the reason for it."""

    line: ScoredLine
    reason: Phrase


def best_lines(position: Position, lines: int = 3, nodes: int = 400_000) -> list[ScoredLine]:
    """The best moves with their lines, the best first; none when the game is over."""
    return search_lines(position, lines, SearchLimits(nodes=nodes, uses_tablebase=True)).lines


@dataclass(frozen=True, slots=True)
class LinesFound:
    """The best lines, and how far they were searched."""

    lines: list[ScoredLine]
    depth: int = 0
    is_exact: bool = False  # by the tablebase


def search_lines(position: Position, lines: int, limits: SearchLimits) -> LinesFound:
    """The best moves with their lines, within limits of which half is for finding the depth."""
    if _GAME.outcome(position):
        return LinesFound([])
    nodes = limits.nodes
    tablebase = find_tablebase(position.rules)
    if tablebase and (scored_plays := score_by_tablebase(position, tablebase, limits)):
        found = [
            ScoredLine(scored.play.move, scored.value, (scored.play.move,))
            for scored in scored_plays[:lines]
        ]
        return LinesFound(found, is_exact=True)
    first = RootSearch(
        position, SearchLimits(depth=limits.depth, nodes=nodes // 2, uses_tablebase=True)
    )
    ranked = [scored.play for scored in first.run()]
    # All to the same depth, so that their values can be compared.
    same_depth = SearchLimits(
        depth=max(1, first.depth), nodes=_UNLIMITED, uses_tablebase=True, margin=_FULL_MARGIN
    )

    def search_part(plays: Sequence[Play]) -> list[ScoredLine]:
        root_search = RootSearch(position, same_depth)
        return [
            ScoredLine(scored.play.move, scored.value, root_search.line(scored.play))
            for scored in root_search.run(plays)
        ]

    threads = min(_cpu_count(), len(ranked))
    with ThreadPoolExecutor(threads) as pool:
        parts = pool.map(search_part, [ranked[nth::threads] for nth in range(threads)])
    all_lines = [line for part in parts for line in part]
    return LinesFound(sorted(all_lines, key=lambda line: -line.value)[:lines], same_depth.depth)


def _cpu_count() -> int:
    return max(1, os.cpu_count() or 1)


def hint(position: Position, nodes: int = 400_000) -> HintedMove:
    """The best move and the reason for it; the game must not be over."""
    lines = best_lines(position, lines=2, nodes=nodes)
    return HintedMove(lines[0], Phrase("hint-reason", {"why": _reason(position, lines)}))


def _reason(position: Position, lines: list[ScoredLine]) -> str:
    best = lines[0]
    play = legal_moves(position.rules, position.cells, position.turn).by_move[best.move]
    if len(lines) == 1:
        return "only"
    if best.value > search.DECIDED:
        return "wins"
    if best.value < -search.DECIDED:
        return "resists"
    if is_king(play.after[play.path[-1]]) and not is_king(position.cells[play.path[0]]):
        return "crowns"
    if _pieces_gained(position, best.line) > 0:
        return "gains"
    if best.value - lines[1].value > _CLEARLY:
        return "avoids"
    tablebase = find_tablebase(position.rules)
    if tablebase and tablebase.probe(position) == DRAW:
        return "draws"
    return "best" if best.value > lines[1].value else "equal"


def _pieces_gained(position: Position, line: tuple[Move, ...]) -> int:
    """Pieces won minus pieces lost along a line; 0 where it ends within an exchange."""
    gained, sign = 0, 1
    for move in line:
        play = legal_moves(position.rules, position.cells, position.turn).by_move[move]
        gained += sign * len(play.taken)
        position = Position(position.rules, play.after, position.turn.other)
        sign = -sign
    legal = legal_moves(position.rules, position.cells, position.turn).plays
    return 0 if any(play.taken for play in legal) else gained
