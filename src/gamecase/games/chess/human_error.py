"""A model of how people of different strength go wrong.

An engine has scored the moves at a sound depth. A player then does not see all of it: it forgets
some of its own moves, above all quiet ones, long ones and those of pieces far from where the last
move was; and it overlooks some of the replies, above all those that do not take the piece that has
just moved. A move whose best reply is overlooked is judged by what it does at once. What remains is
judged with an error, and the best of it is played. So a weak player takes a queen that is left
hanging nearly as often as a better one does, but leaves its own hanging more often.
"""

from dataclasses import dataclass, field
from random import Random
from statistics import median

import chess

from gamecase.games.chess.engine.search_types import EngineMove
from gamecase.games.chess.engine.small_search import static_score

_WON = 1500  # centipawns: players do not distinguish higher scores
_MATE = 2000  # but they do distinguish a mate from a high score
_SOON = 1200  # and a mate at once from one that takes longer
_MOST_OVERLOOKED = 0.97  # nothing is overlooked for certain
_FEW = 3  # moves that every player considers
_FAR = 4  # squares


@dataclass(frozen=True, slots=True, kw_only=True)
class Attention:
    """How much of a position a player sees."""

    forgets: float = 0.0  # the likelihood that an ordinary quiet move is not considered
    overlooks: float = 0.0  # the likelihood that an ordinary reply is not seen
    error: float = 0.0  # centipawns: the standard deviation of its judgement


SEES_ALL = Attention()


def perceived_score(scored: EngineMove) -> int:
    """The score as people perceive it: capped, but a mate is more than any advantage."""
    if scored.mate_in:
        worth = _MATE + _SOON // abs(scored.mate_in)
        return worth if scored.score > 0 else -worth
    return max(-_WON, min(_WON, scored.score))


def choose_move(
    board: chess.Board, moves: list[EngineMove], attention: Attention, random: Random
) -> EngineMove:
    """The move that seems best to a player who sees only so much; `moves` are the best first."""
    if attention == SEES_ALL:
        return moves[0]
    player = _Player(board, attention, random)
    considered = player.considered_moves(moves)
    judged = [(player.judge(scored), scored) for scored in considered]
    # How much better than its appearance the engine finds a usual move.
    shift = median(perceived_score(scored) - player.appearance(scored.move) for scored in moves)
    values = [
        (score if score is not None else shift + player.appearance(scored.move), scored)
        for score, scored in judged
    ]
    return max(values, key=lambda pair: pair[0] + random.gauss(0, attention.error))[1]


@dataclass
class _Player:
    board: chess.Board
    attention: Attention
    random: Random
    _seen_replies: dict[str, bool] = field(default_factory=dict)
    _appearances: dict[chess.Move, int] = field(default_factory=dict)

    def considered_moves(self, moves: list[EngineMove]) -> list[EngineMove]:
        """The moves that the player thinks of, and at least a few."""
        luck = {scored.move: self.random.random() for scored in moves}
        considered = [
            scored for scored in moves if luck[scored.move] >= self._forgotten(scored.move)
        ]
        if len(considered) < _FEW:
            return sorted(moves, key=lambda scored: -luck[scored.move])[:_FEW]
        return considered

    def _forgotten(self, move: chess.Move) -> float:
        """The likelihood that a move is not thought of."""
        board, likelihood = self.board, self.attention.forgets
        last = board.peek() if board.move_stack else None
        distance = chess.square_distance(move.from_square, move.to_square)
        if board.is_capture(move):
            gain = _value(board, move.to_square) - _value(board, move.from_square)
            likelihood *= 0.35 if gain >= 0 else 0.6
        if board.gives_check(move):
            likelihood *= 0.7
        if last is not None and move.to_square == last.to_square:
            likelihood *= 0.4  # taking back
        if last is not None and chess.square_distance(move.from_square, last.to_square) > _FAR:
            likelihood *= 1.15
        if distance > _FAR:
            likelihood *= 1.2
        return min(likelihood, _MOST_OVERLOOKED)

    def judge(self, scored: EngineMove) -> int | None:
        """The score of a move; None if its best reply is overlooked."""
        if scored.mate_in == 1 or len(scored.line) < 2:
            return perceived_score(scored)
        reply = scored.line[1]
        key = reply.uci()
        if reply.to_square == scored.move.to_square:
            key += "x"  # taking what has just moved is another thing to see
        if key not in self._seen_replies:
            self._seen_replies[key] = self.random.random() >= self._overlooked(scored.move, reply)
        return perceived_score(scored) if self._seen_replies[key] else None

    def _overlooked(self, move: chess.Move, reply: chess.Move) -> float:
        """The likelihood that the best reply to a move is not seen."""
        likelihood = self.attention.overlooks
        if reply.to_square == move.to_square:
            likelihood *= 0.45  # the piece that has just moved is taken
        elif self.board.piece_at(reply.to_square) is None:
            likelihood *= 1.2  # a quiet reply: the loss comes later
        if chess.square_distance(reply.from_square, reply.to_square) > _FAR:
            likelihood *= 1.15
        return min(likelihood, _MOST_OVERLOOKED)

    def appearance(self, move: chess.Move) -> int:
        """What a move seems worth without any reply: material and squares after it."""
        if move not in self._appearances:
            self.board.push(move)
            try:
                self._appearances[move] = -static_score(self.board)
            finally:
                self.board.pop()
        return self._appearances[move]


def _value(board: chess.Board, square: int) -> int:
    """Pawns that a piece is worth; a pawn taken in passing is on another square."""
    piece = board.piece_type_at(square)
    return {None: 1, 1: 1, 2: 3, 3: 3, 4: 5, 5: 9, 6: 2}[piece]
