"""SAN, in the letters of any language or as figurines."""

import re

import chess

from gamecase.games.chess.position import Position
from gamecase.games.chess.refusal_facts import FIGURINES
from gamecase.kernel.errors import BadInput

ENGLISH = "KQRBN"

_SAN = re.compile(r"([KQRBN]?)([a-h]?)([1-8]?)[-x]?([a-h][1-8])(?:=?[QRBN])?[+#]?")


def moves_as_san(position: Position) -> tuple[str, ...]:
    """The moves of a game in SAN, with English letters."""
    board = position.first_board()
    return tuple(board.san_and_push(chess.Move.from_uci(move)) for move in position.moves.split())


def with_letters(san: str, letters: str) -> str:
    """A move in SAN with other letters for king, queen, rook, bishop and knight.

    >>> with_letters("Nxf3+", "KDTLS"), with_letters("e8=Q", "KDTLS"), with_letters("O-O", "KDTLS")
    ('Sxf3+', 'e8=D', 'O-O')
    """
    if san.startswith("O"):
        return san
    return san.translate(str.maketrans(ENGLISH, letters))


def to_english(san: str, letters: str) -> str:
    """The reverse of `with_letters`: a move in SAN with English letters.

    >>> to_english("Sxf3+", "KDTLS")
    'Nxf3+'
    """
    if san.startswith("O"):
        return san
    return san.translate(str.maketrans(letters, ENGLISH))


def with_figurines(san: str, *, is_white: bool) -> str:
    """A move in SAN with figurines, which are the same in every language.

    >>> with_figurines("Nf3", is_white=True), with_figurines("e1=Q", is_white=False)
    ('♘f3', 'e1=♛')
    """
    symbols = (FIGURINES[letter if is_white else letter.lower()] for letter in ENGLISH)
    return with_letters(san, "".join(symbols))


def read_san(position: Position, text: str, letters: str = ENGLISH) -> str:
    """The action of a move in SAN: `Nf3` is `g1f3`. BadInput if there is no such move."""
    try:
        move = position.state.board.parse_san(to_english(text.strip(), letters))
    except ValueError as error:
        raise BadInput(f"{text[:20]!r} is no move here: {error}") from error
    if not move:
        raise BadInput(f"{text[:20]!r} is no move here: passing is not allowed")
    return move.uci()


def attempted_move(board: chess.Board, san: str) -> str:
    """A move of the piece that a text names to the square it names, legal or not.

    Empty where there is none.
    """
    if san.startswith("O-O"):
        king = board.king(board.turn)
        if king is None:
            return ""
        file = 2 if san.startswith("O-O-O") else 6
        if board.chess960 and chess.square_file(king) == file:
            return ""
        return chess.Move(king, chess.square(file, chess.square_rank(king))).uci()
    parts = _SAN.match(san)
    if parts is None:
        return ""
    letter, file_, rank, to = parts.groups()
    kind = chess.Piece.from_symbol(letter or "P").piece_type
    target = chess.parse_square(to)
    squares = [
        square
        for square in board.pieces(kind, board.turn)
        if file_ in ("", chess.FILE_NAMES[chess.square_file(square)])
        and rank in ("", chess.RANK_NAMES[chess.square_rank(square)])
        and square != target
    ]
    if not squares:
        return ""
    nearest = min(squares, key=lambda square: chess.square_distance(square, target))
    return chess.Move(nearest, target).uci()
