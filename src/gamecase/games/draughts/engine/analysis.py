"""Looking a position over: the best lines, and a hint with its reason.

First moves are shared out among all cores; the compiled search lets go of the interpreter, so
threads are enough.
"""

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from gamecase.games.draughts.board import is_king
from gamecase.games.draughts.engine import search
from gamecase.games.draughts.engine.root_search import Effort, Thinker, expectation
from gamecase.games.draughts.engine.tablebase import DRAW
from gamecase.games.draughts.engine.tablebase_files import endings_of
from gamecase.games.draughts.engine.tablebase_play import finish
from gamecase.games.draughts.moves import Play, turns
from gamecase.games.draughts.position import Move, Position
from gamecase.games.draughts.rules import Draughts
from gamecase.kernel.phrase import Phrase

_GAME = Draughts()
_ANY = 10**6  # hundredths of a man: every move gets its true value
_UNLIMITED = 10**12  # positions
_CLEARLY = 60  # hundredths of a man by which one move is better than all others


@dataclass(frozen=True, slots=True)
class Weighed:
    """A move, what it is worth to the side that makes it, and how it would go on."""

    move: Move
    value: int  # hundredths of a man; beyond search.SURE a decided game
    line: tuple[Move, ...]

    @property
    def expectation(self) -> float:
        """From -1, a sure loss, to 1, a sure win."""
        return expectation(self.value)


@dataclass(frozen=True, slots=True)
class Hint:
    """The move to make, and why."""

    weighed: Weighed
    reason: Phrase


def best_lines(position: Position, lines: int = 3, nodes: int = 400_000) -> list[Weighed]:
    """The best moves here with how they go on, best first; none when the game is over."""
    if _GAME.outcome(position):
        return []
    plays = turns(position.rules, position.cells, position.turn).plays
    known = endings_of(position.rules)
    if known and (found := finish(position, known, Effort(nodes=nodes, knows_endings=True))):
        return [Weighed(each.play.move, each.value, (each.play.move,)) for each in found[:lines]]
    first = Thinker(position, Effort(nodes=nodes // 2, knows_endings=True))
    ranked = [thought.play for thought in first.think()]
    # All to the same depth, so that their values can be compared.
    effort = Effort(depth=max(1, first.depth), nodes=_UNLIMITED, knows_endings=True, margin=_ANY)

    def weigh(some: Sequence[Play]) -> list[Weighed]:
        thinker = Thinker(position, effort)
        return [
            Weighed(each.play.move, each.value, thinker.line(each.play))
            for each in thinker.think(some)
        ]

    cores = min(_cores(), len(plays))
    with ThreadPoolExecutor(cores) as pool:
        shares = pool.map(weigh, [ranked[nth::cores] for nth in range(cores)])
    found_lines = [each for share in shares for each in share]
    return sorted(found_lines, key=lambda each: -each.value)[:lines]


def _cores() -> int:
    return max(1, os.cpu_count() or 1)


def hint(position: Position, nodes: int = 400_000) -> Hint:
    """What a strong player would do here, and why; the game must not be over."""
    found = best_lines(position, lines=2, nodes=nodes)
    return Hint(found[0], Phrase("hint-reason", {"why": _why(position, found)}))


def _why(position: Position, found: list[Weighed]) -> str:
    best = found[0]
    played = turns(position.rules, position.cells, position.turn).by_move[best.move]
    if len(found) == 1:
        return "only"
    if best.value > search.SURE:
        return "wins"
    if best.value < -search.SURE:
        return "resists"
    if is_king(played.after[played.path[-1]]) and not is_king(position.cells[played.path[0]]):
        return "crowns"
    if _gained(position, best.line) > 0:
        return "gains"
    if best.value - found[1].value > _CLEARLY:
        return "avoids"
    known = endings_of(position.rules)
    if known and known.look(position) == DRAW:
        return "draws"
    return "best" if best.value > found[1].value else "equal"


def _gained(position: Position, line: tuple[Move, ...]) -> int:
    """Pieces won less pieces lost along a line; 0 where it breaks off in an exchange."""
    gained, sign = 0, 1
    for move in line:
        play = turns(position.rules, position.cells, position.turn).by_move[move]
        gained += sign * len(play.taken)
        position = Position(position.rules, play.after, position.turn.other)
        sign = -sign
    legal = turns(position.rules, position.cells, position.turn).plays
    return 0 if any(play.taken for play in legal) else gained
