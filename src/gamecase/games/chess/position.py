"""A position of chess: where the game began, and the moves since.

Repetition and castling need the whole story, so the story is the value. What it adds up to, a
board of python-chess among it, is worked out once and never leaves this folder.
"""

from dataclasses import dataclass
from functools import cached_property

import chess

from gamecase.games.chess.ruleset import Ruleset
from gamecase.kernel.errors import BadAction
from gamecase.kernel.seat import Seat

START = chess.STARTING_FEN
PROMOTIONS = {"queen": "q", "rook": "r", "bishop": "b", "knight": "n"}  # "promotion"
CLAIMS = ("repetition", "fifty-moves")

_SQUARES = frozenset(chess.SQUARE_NAMES)
_LETTERS = frozenset(PROMOTIONS.values()) | {""}


@dataclass(frozen=True, slots=True)
class Move:
    """A piece of one's own goes from one square to another; castling is the king's move."""

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
class Claim:
    """Asking for the draw that the position gives a right to."""

    ground: str

    def __post_init__(self) -> None:
        if self.ground not in CLAIMS:
            raise BadAction(f"no claim {self.ground!r}; there are {[*CLAIMS]}")

    @property
    def text(self) -> str:
        return f"claim {self.ground}"


Action = Move | Claim


@dataclass(frozen=True)
class Ground:
    """What the moves add up to. The board is looked at and copied, but never changed."""

    board: chess.Board
    seen: tuple[str, ...]  # this position and those before it that may come again
    last: Move | None = None

    @cached_property
    def legal(self) -> dict[str, chess.Move]:
        """Every legal move by its text, in notation order."""
        return dict(sorted((each.uci(), each) for each in self.board.legal_moves))

    @property
    def repetitions(self) -> int:
        """How often this position has been on the board, with the same rights to move."""
        return self.seen.count(self.seen[-1])

    def after(self, move: chess.Move) -> "Ground":
        board = self.board.copy(stack=False)
        board.push(move)
        board.clear_stack()
        # Nothing from before a capture or a pawn's move can come again.
        seen = self.seen if board.halfmove_clock else ()
        return Ground(board, (*seen, board.epd()), read_move(move.uci()))


def read_move(text: str) -> Move:
    """The move of a text as the position keeps it: `e2e4`, `e7e8q`."""
    return Move(text[:2], text[2:4], text[4:])


@dataclass(frozen=True)
class Position:
    """Where the game began, the moves since in one line, and the claim that ended it."""

    rules: Ruleset
    start: str = START  # a FEN as python-chess writes it
    moves: str = ""  # as `e2e4 e7e5`; one text compares and hashes fast
    claimed: str = ""

    @property
    def story(self) -> tuple[Move, ...]:
        return tuple(map(read_move, self.moves.split()))

    @cached_property
    def ground(self) -> Ground:
        board = chess.Board(self.start)
        ground = Ground(board, (board.epd(),))
        for each in self.moves.split():
            ground = ground.after(chess.Move.from_uci(each))
        return ground

    @property
    def turn(self) -> Seat:
        """Whose move comes next, were the game to go on."""
        return seat_of(self.ground.board.turn)

    @property
    def claims(self) -> tuple[Claim, ...]:
        """The draws that the seat to move may claim here: "repetition", "fifty-moves"."""
        if not self.rules.draws_by_claim:
            return ()
        found = []
        if self.ground.repetitions >= 3:
            found.append(Claim("repetition"))
        if self.ground.board.halfmove_clock >= 100:
            found.append(Claim("fifty-moves"))
        return tuple(found)

    def after(self, action: Action) -> "Position":
        """The position one legal action on."""
        if isinstance(action, Claim):
            return Position(self.rules, self.start, self.moves, action.ground)
        moves = f"{self.moves} {action.text}" if self.moves else action.text
        position = Position(self.rules, self.start, moves)
        # The new ground is one step from ours: filled in here, the story need not be told again.
        vars(position)["ground"] = self.ground.after(self.ground.legal[action.text])
        return position

    def with_stack(self) -> chess.Board:
        """A board of one's own that knows its whole story, as engines and PGN want it."""
        board = chess.Board(self.start)
        for each in self.moves.split():
            board.push_uci(each)
        return board


def seat_of(colour: chess.Color) -> Seat:
    return Seat.FIRST if colour == chess.WHITE else Seat.SECOND
