"""A game looked over afterwards: what each move was worth, where it turned, what was better."""

from dataclasses import dataclass
from typing import Literal

from gamecase.games.chess.engine.bench import Bench, bench
from gamecase.games.chess.engine.weighing import Effort, Weighed, chance
from gamecase.games.chess.openings import Opening, opening_of
from gamecase.games.chess.position import Position, read_move
from gamecase.games.chess.rules import Chess
from gamecase.kernel.seat import Seat

Verdict = Literal["best", "good", "inaccuracy", "mistake", "blunder"]

#: How much of the expected result a move gives away; after the bounds that players know.
BOUNDS: tuple[tuple[float, Verdict], ...] = (
    (0.30, "blunder"),
    (0.20, "mistake"),
    (0.10, "inaccuracy"),
)

_GAME = Chess()


@dataclass(frozen=True, slots=True)
class Looked:
    """One move of a game, judged."""

    number: int  # half-moves, counted from 1
    seat: Seat
    move: str
    before: int  # centipawns for White with best play, before the move and after it
    after: int
    better: str  # what the engine would have played; the move itself when it was best
    line: tuple[str, ...]  # how that would have gone on
    verdict: Verdict

    @property
    def bar(self) -> float:
        """The evaluation bar after the move: 1 White wins, -1 Black wins."""
        return chance(self.after)


@dataclass(frozen=True, slots=True)
class Analysis:
    """A whole game: the bar before the first move, then move by move."""

    start: int
    moves: tuple[Looked, ...]
    opening: Opening | None

    @property
    def graph(self) -> tuple[float, ...]:
        """The bar over the game, from the first position to the last."""
        return (chance(self.start), *(each.bar for each in self.moves))

    def mistakes(self, seat: Seat) -> tuple[Looked, ...]:
        wrong = {verdict for _, verdict in BOUNDS}
        return tuple(each for each in self.moves if each.seat is seat and each.verdict in wrong)


def best_lines(
    position: Position, lines: int = 3, nodes: int = 100_000, seconds: float = 5.0
) -> list[Weighed]:
    """The best moves here with how they go on, best first; none when the game is over."""
    if _GAME.outcome(position):
        return []
    return bench().weigh(position.with_stack(), Effort(lines=lines, nodes=nodes), seconds)


def analyse(position: Position, nodes: int = 30_000, asked: Bench | None = None) -> Analysis:
    """Every move of the position's story, judged by an engine that thinks so hard about each."""
    engines = asked or bench()
    here = Position(position.rules, position.start)
    best = _best(engines, here, nodes)
    start = _for_white(here, best)
    looked = []
    for number, text in enumerate(position.moves.split(), start=1):
        after = here.after(read_move(text))
        answer = _best(engines, after, nodes)
        before_white, after_white = _for_white(here, best), _for_white(after, answer)
        assert best is not None  # a move was made, so there was one
        better = best.move.uci()
        lost = chance(before_white) - chance(after_white)
        lost = (lost if here.turn is Seat.FIRST else -lost) / 2
        looked.append(
            Looked(
                number=number,
                seat=here.turn,
                move=text,
                before=before_white,
                after=after_white,
                better=better,
                line=tuple(each.uci() for each in best.line),
                verdict="best" if text == better else _verdict(lost),
            )
        )
        here, best = after, answer
    return Analysis(start, tuple(looked), opening_of(position))


def _best(engines: Bench, position: Position, nodes: int) -> Weighed | None:
    if _GAME.outcome(position):
        return None
    return engines.weigh(position.with_stack(), Effort(nodes=nodes), 5.0)[0]


def _for_white(position: Position, best: Weighed | None) -> int:
    """What a position is worth to White, in centipawns; of a game that is over, its result."""
    outcome = _GAME.outcome(position)
    if outcome is not None:
        if outcome.is_draw:
            return 0
        return 10_000 if Seat.FIRST in outcome.winners else -10_000
    assert best is not None
    return best.worth if position.turn is Seat.FIRST else -best.worth


def _verdict(lost: float) -> Verdict:
    for bound, verdict in BOUNDS:
        if lost >= bound:
            return verdict
    return "good"
