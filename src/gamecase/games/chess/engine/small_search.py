"""A small search on python-chess, which answers until Gamecase's own engine is compiled.

Alpha-beta with a quiescence search of captures. It evaluates material and piece squares by the
simplified evaluation function of Tomasz Michniewski: enough to punish hanging pieces.
"""

from dataclasses import dataclass

import chess

from gamecase.games.chess.engine.search_types import MATE_SCORE, EngineMove, SearchLimit

MAX_DEPTH = 4
MAX_NODES = 10_000  # about half a second of Python; after another engine failed, no more is left

_VALUES = {chess.PAWN: 100, chess.KNIGHT: 320, chess.BISHOP: 330, chess.ROOK: 500, chess.QUEEN: 900}


def _table(rows: str) -> tuple[int, ...]:
    """Values from a1 to h8, from rows as White sees them; only files a to d are written."""
    halves = [[int(value) for value in row.split()] for row in rows.strip().splitlines()]
    return tuple(value for half in reversed(halves) for value in half + half[::-1])


_SQUARE_VALUES = {
    chess.PAWN: _table("0 0 0 0\n50 50 50 50\n10 10 20 30\n5 5 10 25\n0 0 0 20\n5 -5 -10 0\n"
                       "5 10 10 -20\n0 0 0 0"),
    chess.KNIGHT: _table("-50 -40 -30 -30\n-40 -20 0 0\n-30 0 10 15\n-30 5 15 20\n-30 0 15 20\n"
                         "-30 5 10 15\n-40 -20 0 5\n-50 -40 -30 -30"),
    chess.BISHOP: _table("-20 -10 -10 -10\n-10 0 0 0\n-10 0 5 10\n-10 5 5 10\n-10 0 10 10\n"
                         "-10 10 10 10\n-10 5 0 0\n-20 -10 -10 -10"),
    chess.ROOK: _table("0 0 0 0\n5 10 10 10\n-5 0 0 0\n-5 0 0 0\n-5 0 0 0\n-5 0 0 0\n-5 0 0 0\n"
                       "0 0 0 5"),
    chess.QUEEN: _table("-20 -10 -10 -5\n-10 0 0 0\n-10 0 5 5\n-5 0 5 5\n-5 0 5 5\n-10 0 5 5\n"
                        "-10 0 0 0\n-20 -10 -10 -5"),
    chess.KING: _table("-30 -40 -40 -50\n-30 -40 -40 -50\n-30 -40 -40 -50\n-30 -40 -40 -50\n"
                       "-20 -30 -30 -40\n-10 -20 -20 -20\n20 20 0 0\n20 30 10 0"),
}  # fmt: skip


def score_moves(board: chess.Board, limit: SearchLimit) -> list[EngineMove]:
    """The best moves, best first, by iterative deepening."""
    search = _AlphaBeta(board.copy(), min(limit.nodes, MAX_NODES))
    moves = search.score_root(1)
    for depth in range(2, min(limit.depth or MAX_DEPTH, MAX_DEPTH) + 1):
        try:
            moves = search.score_root(depth, moves)
        except _OutOfNodes:
            break
    return moves[: limit.lines]


def static_score(board: chess.Board) -> int:
    """Material and piece squares in centipawns, for the side to move."""
    total = 0
    for square, piece in board.piece_map().items():
        index = square if piece.color == chess.WHITE else chess.square_mirror(square)
        value = _VALUES.get(piece.piece_type, 0) + _SQUARE_VALUES[piece.piece_type][index]
        total += value if piece.color == board.turn else -value
    return total


class _OutOfNodes(Exception):
    """The limit of visited positions is reached."""


@dataclass
class _AlphaBeta:
    board: chess.Board
    nodes: int  # positions it may still visit

    def score_root(self, depth: int, ordered: list[EngineMove] | None = None) -> list[EngineMove]:
        """Every move with its exact score, so that weaker levels can choose among them."""
        moves = [scored.move for scored in ordered] if ordered else [*self.board.legal_moves]
        scored_moves = []
        for move in moves:
            self.board.push(move)
            try:
                score = -self._score(depth - 1, -MATE_SCORE, MATE_SCORE, 1, is_first=depth == 1)
            finally:
                self.board.pop()
            scored_moves.append(EngineMove(move, score, (move,), depth))
        return sorted(scored_moves, key=lambda scored: (-scored.score, scored.move.uci()))

    def _score(self, depth: int, low: int, high: int, ply: int, *, is_first: bool = False) -> int:
        """The score for the side to move, within a window."""
        board = self.board
        self.nodes -= 1
        if self.nodes < 0 and not is_first:  # depth 1 is always completed
            raise _OutOfNodes
        if (
            board.is_insufficient_material()
            or board.halfmove_clock >= 100
            or board.is_repetition(2)
        ):
            return 0
        if depth <= 0:
            return self._quiescence(low, high, ply, is_first=is_first)
        moves = sorted(board.legal_moves, key=self._priority, reverse=True)
        if not moves:
            return ply // 2 - MATE_SCORE if board.is_check() else 0
        for move in moves:
            board.push(move)
            try:
                score = -self._score(depth - 1, -high, -low, ply + 1, is_first=is_first)
            finally:
                board.pop()
            if score >= high:
                return score
            low = max(low, score)
        return low

    def _quiescence(self, low: int, high: int, ply: int, *, is_first: bool) -> int:
        """The score after the captures that are worth making."""
        board = self.board
        self.nodes -= 1
        if self.nodes < 0:
            if is_first:
                return static_score(board)
            raise _OutOfNodes
        if board.is_checkmate():
            return ply // 2 - MATE_SCORE
        low = max(low, static_score(board))
        if low >= high:
            return low
        captures = sorted(board.generate_legal_captures(), key=self._priority, reverse=True)
        for move in captures:
            board.push(move)
            try:
                score = -self._quiescence(-high, -low, ply + 1, is_first=is_first)
            finally:
                board.pop()
            if score >= high:
                return score
            low = max(low, score)
        return low

    def _priority(self, move: chess.Move) -> int:
        """Order of moves: the most valuable victim of the least valuable attacker first."""
        victim = self.board.piece_type_at(move.to_square)
        attacker = self.board.piece_type_at(move.from_square) or chess.PAWN
        gain = 10 * _VALUES.get(victim, 0) - _VALUES.get(attacker, 0) if victim else 0
        return gain + (8000 if move.promotion == chess.QUEEN else 0)
