"""Positions of chess: the start of the game and the moves since.

Repetition and castling depend on the moves played, so they are part of the value. The python-chess
board they lead to is computed once, and is only used inside this folder.
"""

from collections.abc import Callable
from dataclasses import dataclass

import chess

from gamecase.games.chess.board_after import board_after
from gamecase.games.chess.legal_moves import legal_texts, move_of
from gamecase.games.chess.ruleset import Ruleset
from gamecase.kernel.errors import BadAction
from gamecase.kernel.lazy_property import lazy_property
from gamecase.kernel.outcome import Outcome
from gamecase.kernel.seat import Seat, opponent

START = chess.STARTING_FEN
NOT_SET_UP = "lot"  # the start of a game of Chess960 before its pieces are set up
ARRANGEMENTS = 960
PROMOTIONS = {"queen": "q", "rook": "r", "bishop": "b", "knight": "n"}  # "promotion"
CLAIMS = ("repetition", "fifty-moves")

_SQUARES = frozenset(chess.SQUARE_NAMES)
_PAWNS = "8/pppppppp/8/8/8/8/PPPPPPPP/8 w - - 0 1"
_LETTERS = frozenset(PROMOTIONS.values()) | {""}


@dataclass(frozen=True, slots=True)
class Move:
    """Move a piece from one square to another.

    Castling is the king's move, in Chess960 to the square of the rook.
    """

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


@dataclass(frozen=True, slots=True)
class Chess960Start:
    """Nature sets the pieces up for Chess960, by the usual numbers of its start positions."""

    number: int  # 0 to 959; 518 is the usual start

    def __post_init__(self) -> None:
        if not 0 <= self.number < ARRANGEMENTS:
            raise BadAction(f"start {self.number}: expected 0 to {ARRANGEMENTS - 1}")

    @property
    def text(self) -> str:
        return f"start {self.number}"

    @property
    def fen(self) -> str:
        return str(chess.Board.from_chess960_pos(self.number).fen())


Action = Move | DrawClaim | Chess960Start

#: See `repetition_key`.
RepetitionKey = tuple[int | None, ...]


@dataclass(eq=False)
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
        board.occupied_co[chess.WHITE],  # differs most often, and so is compared first
        board.occupied,
        board.turn,
        board.pawns,
        board.knights,
        board.bishops,
        board.rooks,
        board.queens,
        board.kings,
        board.castling_rights,
        board.ep_square if has_en_passant else None,
    )


class _Moves(dict[str, Move]):
    """The move of each text that is known to be valid, made when it is first used."""

    def __missing__(self, text: str) -> Move:
        move = self[text] = Move(text[:2], text[2:4], text[4:])
        return move


#: The move of a text that is known to be valid: `e2e4`, `e7e8q`.
read_move: Callable[[str], Move] = _Moves().__getitem__


@dataclass(frozen=True)
class Position:
    """The start of the game, the moves since, and the claim that ended it."""

    rules: Ruleset
    start: str = START  # a FEN as python-chess writes it, or NOT_SET_UP
    moves: str = ""  # such as `e2e4 e7e5`; one string compares and hashes fast
    claimed: str = ""

    @property
    def played_moves(self) -> tuple[Move, ...]:
        return tuple(map(read_move, self.moves.split()))

    @property
    def is_set_up(self) -> bool:
        """Whether the pieces stand on the board; false before the lot of Chess960."""
        return self.start != NOT_SET_UP

    def first_board(self) -> chess.Board:
        """The board before the first move."""
        fen = self.start if self.is_set_up else _PAWNS
        return chess.Board(fen, chess960=self.rules.chess960)

    @lazy_property
    def state(self) -> ReplayedBoard:
        board = self.first_board()
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
        if not self.is_set_up:
            return None
        state, rules = self.state, self.rules
        if not state.texts:  # checkmate takes precedence over every draw
            if state.board.is_check():
                return Outcome((opponent(self.turn),), "checkmate")
            return Outcome((), "stalemate")
        if _may_be_dead(state.board) and state.board.is_insufficient_material():
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
        if not self.rules.draws_by_claim or not self.is_set_up:
            return ()
        claims = []
        if len(self.state.seen) > 3 and self.state.repetitions >= 3:
            claims.append(DrawClaim("repetition"))
        if self.state.board.halfmove_clock >= 100:
            claims.append(DrawClaim("fifty-moves"))
        return tuple(claims)

    def after(self, action: Action) -> "Position":
        """The position after a legal action."""
        if isinstance(action, Chess960Start):
            return Position(self.rules, action.fen)
        if isinstance(action, DrawClaim):
            claimed = Position(self.rules, self.start, self.moves, action.reason)
            vars(claimed)["state"] = self.state
            return claimed
        text = action.text
        position = object.__new__(Position)  # several times as fast as the frozen constructor
        vars(position).update(
            rules=self.rules,
            start=self.start,
            moves=f"{self.moves} {text}" if self.moves else text,
            claimed="",
            state=self.state.after(text),  # so that the moves need not be replayed from the start
        )
        return position

    def board_with_history(self) -> chess.Board:
        """A new board with its whole move stack, as engines and PGN need it."""
        board = self.first_board()
        for move in self.moves.split():
            board.push_uci(move)
        return board


def _may_be_dead(board: chess.Board) -> bool:
    """Whether neither side has a pawn, a rook or a queen, any of which can still mate."""
    return not (board.pawns | board.rooks | board.queens)


def seat_of(colour: chess.Color) -> Seat:
    return Seat.FIRST if colour == chess.WHITE else Seat.SECOND
