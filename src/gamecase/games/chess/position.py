"""Positions of chess: the start of the game and the moves since.

Repetition and castling depend on the moves played, so they are part of the value. The python-chess
board they lead to is computed once, and is only used inside this folder.
"""

from dataclasses import dataclass
from functools import cache

import chess

from gamecase.games.chess.board_after import board_after
from gamecase.games.chess.legal_moves import legal_texts, move_of
from gamecase.games.chess.ruleset import Ruleset
from gamecase.kernel.errors import BadAction
from gamecase.kernel.lazy_property import lazy_property
from gamecase.kernel.outcome import Outcome
from gamecase.kernel.seat import Seat, opponent

START = chess.STARTING_FEN
PROMOTIONS = {"queen": "q", "rook": "r", "bishop": "b", "knight": "n"}  # "promotion"
CLAIMS = ("repetition", "fifty-moves")

_SQUARES = frozenset(chess.SQUARE_NAMES)
_LETTERS = frozenset(PROMOTIONS.values()) | {""}


@dataclass(frozen=True, slots=True)
class Move:
    """Move a piece from one square to another; castling is the king's move."""

    start: str
    end: str
    promotion: str = ""  # q, r, b or n

    def __post_init__(self) -> None:
        if not {self.start, self.end} <= _SQUARES or self.start == self.end:
            raise BadAction(f"{self.text!r}: expected two squares of a1 to h8, as in e2e4")
        if self.promotion not in _LETTERS:
            raise BadAction(f"{self.text!r}: a pawn becomes q, r, b or n, not {self.promotion!r}")

    @property
    def text(self) -> str:
        return self.start + self.end + self.promotion


@dataclass(frozen=True, slots=True)
class DrawClaim:
    """Claim a draw by repetition or by the fifty-move rule."""

    reason: str

    def __post_init__(self) -> None:
        if self.reason not in CLAIMS:
            raise BadAction(f"no claim {self.reason!r}; there are {[*CLAIMS]}")

    @property
    def text(self) -> str:
        return f"claim {self.reason}"


Action = Move | DrawClaim

#: See `repetition_key`.
RepetitionKey = tuple[int | None, ...]


@dataclass(frozen=True)
class ReplayedBoard:
    """The board that the moves lead to. It is read and copied, but never changed."""

    board: chess.Board
    seen: tuple[RepetitionKey, ...]  # of this position and of those before it that can recur
    last: Move | None = None

    @lazy_property
    def texts(self) -> list[str]:
        """The texts of the legal moves, in notation order."""
        return legal_texts(self.board)

    @lazy_property
    def legal(self) -> dict[str, chess.Move]:
        """Every legal move by its text, in notation order."""
        return {text: move_of(text) for text in self.texts}

    @property
    def repetitions(self) -> int:
        """How often this position has occurred, with the same rights to move."""
        return self.seen.count(self.seen[-1])

    def after(self, text: str) -> "ReplayedBoard":
        """The board after a legal move."""
        board = board_after(self.board, move_of(text))
        # No position from before a capture or a pawn move can recur.
        seen = self.seen if board.halfmove_clock else ()
        return ReplayedBoard(board, (*seen, repetition_key(board)), read_move(text))


def repetition_key(board: chess.Board) -> RepetitionKey:
    """What two occurrences of a position have in common: pieces, turn and rights to move.

    Castling rights are clean: a king or rook that is gone has none.
    """
    has_en_passant = board.ep_square is not None and board.has_legal_en_passant()
    return (
        board.pawns,
        board.knights,
        board.bishops,
        board.rooks,
        board.queens,
        board.kings,
        board.occupied_co[chess.WHITE],
        board.turn,
        board.castling_rights,
        board.ep_square if has_en_passant else None,
    )


@cache
def read_move(text: str) -> Move:
    """The move of a text that is known to be valid: `e2e4`, `e7e8q`."""
    return Move(text[:2], text[2:4], text[4:])


@dataclass(frozen=True)
class Position:
    """The start of the game, the moves since, and the claim that ended it."""

    rules: Ruleset
    start: str = START  # a FEN as python-chess writes it
    moves: str = ""  # such as `e2e4 e7e5`; one string compares and hashes fast
    claimed: str = ""

    @property
    def played_moves(self) -> tuple[Move, ...]:
        return tuple(map(read_move, self.moves.split()))

    @lazy_property
    def state(self) -> ReplayedBoard:
        board = chess.Board(self.start)
        board.castling_rights = board.clean_castling_rights()
        state = ReplayedBoard(board, (repetition_key(board),))
        for move in self.moves.split():
            state = state.after(move)
        return state

    @property
    def turn(self) -> Seat:
        """The seat to move next, ignoring that the game may be over."""
        return Seat.FIRST if self.state.board.turn else Seat.SECOND

    @lazy_property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it is in progress."""
        state, rules = self.state, self.rules
        if not state.texts:  # checkmate takes precedence over every draw
            if state.board.is_check():
                return Outcome((opponent(self.turn),), "checkmate")
            return Outcome((), "stalemate")
        if state.board.is_insufficient_material():
            return Outcome((), "dead-position")
        if self.claimed:
            return Outcome((), self.claimed)
        if len(state.seen) > 3 and state.repetitions >= rules.last_repetition:
            return Outcome((), "fivefold" if rules.draws_by_claim else "repetition")
        if state.board.halfmove_clock >= rules.last_quiet_ply:
            return Outcome((), "seventy-five-moves" if rules.draws_by_claim else "fifty-moves")
        return None

    @property
    def claims(self) -> tuple[DrawClaim, ...]:
        """The draws that the seat to move may claim: "repetition", "fifty-moves"."""
        if not self.rules.draws_by_claim:
            return ()
        claims = []
        if len(self.state.seen) > 3 and self.state.repetitions >= 3:
            claims.append(DrawClaim("repetition"))
        if self.state.board.halfmove_clock >= 100:
            claims.append(DrawClaim("fifty-moves"))
        return tuple(claims)

    def after(self, action: Action) -> "Position":
        """The position after a legal action."""
        if isinstance(action, DrawClaim):
            claimed = Position(self.rules, self.start, self.moves, action.reason)
            vars(claimed)["state"] = self.state
            return claimed
        moves = f"{self.moves} {action.text}" if self.moves else action.text
        position = Position(self.rules, self.start, moves)
        # Fill the cached property, so that the moves need not be replayed from the start.
        vars(position)["state"] = self.state.after(action.text)
        return position

    def board_with_history(self) -> chess.Board:
        """A new board with its whole move stack, as engines and PGN need it."""
        board = chess.Board(self.start)
        for move in self.moves.split():
            board.push_uci(move)
        return board


def seat_of(colour: chess.Color) -> Seat:
    return Seat.FIRST if colour == chess.WHITE else Seat.SECOND
