"""Analysis of chess games: scores in pawns, and the best lines."""

from dataclasses import replace

import chess

from gamecase.engines.analyst_module import (
    USUAL_BOUNDS,
    Evaluation,
    Line,
    SidedPhrase,
    no_played_line,
    no_summary,
)
from gamecase.games.chess.engine.engine_chain import EngineChain, engine_chain
from gamecase.games.chess.engine.search_types import EngineMove, SearchLimit, mate_in
from gamecase.games.chess.openings import find_opening
from gamecase.games.chess.position import Position
from gamecase.games.chess.ruleset import Ruleset
from gamecase.kernel.phrase import Phrase
from gamecase.kernel.seat import Seat

BOUNDS = USUAL_BOUNDS
evaluate_played = no_played_line
summarise = no_summary

LIMIT = SearchLimit(lines=3, nodes=80_000)  # about ten seconds for a game of forty moves
CONTINUATION = SearchLimit(nodes=5_000)
MIN_LINE = 4  # half-moves; a shorter line is continued unless the game is over
MAX_LINE = 10  # half-moves of a line that are shown


def colours(rules: Ruleset) -> tuple[str, str]:
    return ("ivory", "ebony")


def evaluate(position: Position, seconds: float, engines: EngineChain | None = None) -> Evaluation:
    """The value of a position that is not over, with the three best lines."""
    board = position.board_with_history()
    chain = engines or engine_chain()
    moves = chain.score_moves(board, LIMIT, seconds)
    lines = tuple(_line(position, board, _lengthen(board, move, chain)) for move in moves)
    return Evaluation(lines[0].expectation, lines[0].worth, lines)


def opening_name(position: Position) -> Phrase | None:
    opening = find_opening(position)
    return Phrase("opening-name", {"name": opening.name}) if opening else None


def _lengthen(board: chess.Board, scored: EngineMove, chain: EngineChain) -> EngineMove:
    """A short line continued by a search from its end; engines cut lines off at a known value."""
    if len(scored.line) >= MIN_LINE:
        return scored
    board = board.copy()
    for move in scored.line:
        if move not in board.legal_moves:
            return scored
        board.push(move)
    if not scored.line or board.is_game_over():
        return scored
    more = chain.score_moves(board, CONTINUATION, 2.0)[0]
    return replace(scored, line=(*scored.line, *(more.line or (more.move,))))


def _line(position: Position, board: chess.Board, scored: EngineMove) -> Line:
    is_white = position.turn is Seat.FIRST
    expectation = scored.expectation if is_white else -scored.expectation
    as_mover, as_other = score_phrase(scored.score), score_phrase(-scored.score)
    worth = SidedPhrase(as_mover, as_other) if is_white else SidedPhrase(as_other, as_mover)
    score = scored.score if is_white else -scored.score
    return Line(legal_line(board, scored), expectation, worth, score=score)


def legal_line(board: chess.Board, scored: EngineMove) -> tuple[str, ...]:
    """The line up to the first illegal move; only its first move has been checked before."""
    board = board.copy(stack=False)
    actions: list[str] = []
    for move in scored.line[:MAX_LINE]:
        if move not in board.legal_moves:
            break
        actions.append(move.uci())
        board.push(move)
    return tuple(actions)


def score_phrase(score: int) -> Phrase:
    """A score as players write it: +1.3 pawns, -#3 for being mated in three."""
    if moves := mate_in(score):
        return Phrase("worth-mate", {"sign": "-" if moves < 0 else "", "moves": abs(moves)})
    pawns = round(score / 100, 1)
    shown_sign = "+" if pawns > 0 else "-" if pawns < 0 else ""
    return Phrase("worth-pawns", {"sign": shown_sign, "pawns": abs(pawns)})
