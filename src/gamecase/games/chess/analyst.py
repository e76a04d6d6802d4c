"""Chess looked over afterwards: what a position is worth in pawns, and the best lines."""

import chess

from gamecase.engines.analyst import USUAL_BOUNDS, Evaluation, Line, no_played_line, no_summary
from gamecase.games.chess.engine.fallback import Bench, bench
from gamecase.games.chess.engine.scored_moves import Effort, Weighed
from gamecase.games.chess.openings import opening_of
from gamecase.games.chess.position import Position
from gamecase.games.chess.ruleset import Ruleset
from gamecase.kernel.phrase import Phrase
from gamecase.kernel.seat import Seat

BOUNDS = USUAL_BOUNDS
evaluate_played = no_played_line
summarise = no_summary

EFFORT = Effort(lines=3, nodes=80_000)  # a game of forty moves takes a good ten seconds
LONGEST_LINE = 10  # half-moves that are shown


def colours(rules: Ruleset) -> tuple[str, str]:
    return ("ivory", "ebony")


def evaluate(position: Position, seconds: float, asked: Bench | None = None) -> Evaluation:
    """What a position that is not over is worth, with the three best ways to go on."""
    board = position.with_stack()
    found = (asked or bench()).weigh(board, EFFORT, seconds)
    lines = tuple(_line(position, board, each) for each in found)
    return Evaluation(lines[0].expectation, lines[0].worth, lines)


def opening_name(position: Position) -> Phrase | None:
    opening = opening_of(position)
    return Phrase("opening-name", {"name": opening.name}) if opening else None


def _line(position: Position, board: chess.Board, weighed: Weighed) -> Line:
    is_white = position.turn is Seat.FIRST
    expectation = weighed.chance if is_white else -weighed.chance
    return Line(_playable(board, weighed), expectation, _worth(weighed, is_white))


def _playable(board: chess.Board, weighed: Weighed) -> tuple[str, ...]:
    """The line as far as it can be played: only its first move has been checked before."""
    board = board.copy(stack=False)
    found: list[str] = []
    for move in weighed.line[:LONGEST_LINE]:
        if move not in board.legal_moves:
            break
        found.append(move.uci())
        board.push(move)
    return tuple(found)


def _worth(weighed: Weighed, is_white: bool) -> Phrase:
    """As players write it: +1.3 is a pawn and a bit for White, -#3 is mate by Black in three."""
    sign = 1 if is_white else -1
    if weighed.mate_in:
        moves = sign * weighed.mate_in
        return Phrase("worth-mate", {"sign": "-" if moves < 0 else "", "moves": abs(moves)})
    pawns = round(sign * weighed.worth / 100, 1)
    shown = "+" if pawns > 0 else "-" if pawns < 0 else ""
    return Phrase("worth-pawns", {"sign": shown, "pawns": abs(pawns)})
