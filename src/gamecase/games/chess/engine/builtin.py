"""A small engine of our own, for machines on which no other runs.

Alpha-beta over python-chess with captures followed to their end. It counts material and where
pieces stand, after the simplified evaluation that Tomasz Michniewski published: enough to punish
what is left hanging, far from what a real engine sees.
"""

from dataclasses import dataclass

import chess

from gamecase.games.chess.engine.scored_moves import MATE, Effort, Weighed

NAME = "the small engine of the case"
DEEPEST = 4
MOST_NODES = 10_000  # about half a second of Python: whoever plays for a lost engine has no more

_WORTH = {chess.PAWN: 100, chess.KNIGHT: 320, chess.BISHOP: 330, chess.ROOK: 500, chess.QUEEN: 900}


def _table(rows: str) -> tuple[int, ...]:
    """Squares from a1 to h8, from rows written as White sees them; files mirror each other."""
    halves = [[int(each) for each in row.split()] for row in rows.strip().splitlines()]
    return tuple(value for half in reversed(halves) for value in half + half[::-1])


_PLACES = {
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


def weigh(board: chess.Board, effort: Effort) -> list[Weighed]:
    """The best moves, best first, as deep as the effort allows."""
    search = _Search(board.copy(), min(effort.nodes, MOST_NODES))
    found = search.roots(1)
    for depth in range(2, min(effort.depth or DEEPEST, DEEPEST) + 1):
        try:
            found = search.roots(depth, found)
        except _Exhausted:
            break
    return found[: effort.lines]


def appraise(board: chess.Board) -> int:
    """Material and places, in centipawns, for the side to move."""
    total = 0
    for square, man in board.piece_map().items():
        at = square if man.color == chess.WHITE else chess.square_mirror(square)
        worth = _WORTH.get(man.piece_type, 0) + _PLACES[man.piece_type][at]
        total += worth if man.color == board.turn else -worth
    return total


class _Exhausted(Exception):
    """The positions it may look at are used up."""


@dataclass
class _Search:
    board: chess.Board
    nodes: int  # still to be spent

    def roots(self, depth: int, before: list[Weighed] | None = None) -> list[Weighed]:
        """Every move with its full worth, so that weaker levels can choose among them."""
        known = [each.move for each in before] if before else [*self.board.legal_moves]
        found = []
        for move in known:
            self.board.push(move)
            try:
                worth = -self._value(depth - 1, -MATE, MATE, 1, is_first=depth == 1)
            finally:
                self.board.pop()
            found.append(Weighed(move, worth, (move,)))
        return sorted(found, key=lambda each: (-each.worth, each.move.uci()))

    def _value(self, depth: int, low: int, high: int, ply: int, *, is_first: bool = False) -> int:
        """The worth for the side to move, within a window."""
        board = self.board
        self.nodes -= 1
        if self.nodes < 0 and not is_first:  # one move deep it always looks
            raise _Exhausted
        if (
            board.is_insufficient_material()
            or board.halfmove_clock >= 100
            or board.is_repetition(2)
        ):
            return 0
        if depth <= 0:
            return self._quiet(low, high, ply, is_first=is_first)
        moves = sorted(board.legal_moves, key=self._promise, reverse=True)
        if not moves:
            return ply // 2 - MATE if board.is_check() else 0
        for move in moves:
            board.push(move)
            try:
                worth = -self._value(depth - 1, -high, -low, ply + 1, is_first=is_first)
            finally:
                board.pop()
            if worth >= high:
                return worth
            low = max(low, worth)
        return low

    def _quiet(self, low: int, high: int, ply: int, *, is_first: bool) -> int:
        """Captures only, until nothing is left to take."""
        board = self.board
        self.nodes -= 1
        if self.nodes < 0:
            if is_first:
                return appraise(board)
            raise _Exhausted
        if board.is_checkmate():
            return ply // 2 - MATE
        low = max(low, appraise(board))
        if low >= high:
            return low
        captures = sorted(board.generate_legal_captures(), key=self._promise, reverse=True)
        for move in captures:
            board.push(move)
            try:
                worth = -self._quiet(-high, -low, ply + 1, is_first=is_first)
            finally:
                board.pop()
            if worth >= high:
                return worth
            low = max(low, worth)
        return low

    def _promise(self, move: chess.Move) -> int:
        """The fattest victim of the leanest taker first."""
        victim = self.board.piece_type_at(move.to_square)
        taker = self.board.piece_type_at(move.from_square) or chess.PAWN
        gain = 10 * _WORTH.get(victim, 0) - _WORTH.get(taker, 0) if victim else 0
        return gain + (8000 if move.promotion == chess.QUEEN else 0)
