"""Sets up positions of chess: pieces on any square, the turn, castling and en passant."""

from collections.abc import Iterator

import chess

from gamecase.games.chess.notation import read_fen
from gamecase.games.chess.position import Position, seat_of
from gamecase.games.chess.ruleset import Ruleset
from gamecase.games.chess.table import draw
from gamecase.kernel.phrase import Phrase, Refusal
from gamecase.kernel.seat import Seat
from gamecase.scene import Scene
from gamecase.scene.editor_module import (
    Draft,
    EditorOption,
    OptionChoice,
    PaletteItem,
    PlacedPiece,
    no_place,
    put_alone,
    remove_last,
    same_place,
)

LIES_FREE = False

place_at = no_place
place_of_spot = same_place

#: The rights by their letters in a FEN, and their names as messages know them.
_RIGHTS = {"K": "white-short", "Q": "white-long", "k": "black-short", "q": "black-long"}
_KINDS = {
    f"{chess.COLOR_NAMES[colour]}-{chess.piece_name(kind)}": chess.Piece(kind, colour)
    for colour in (chess.WHITE, chess.BLACK)
    for kind in (chess.KING, chess.QUEEN, chess.ROOK, chess.BISHOP, chess.KNIGHT, chess.PAWN)
}
_NAMES = {piece: kind for kind, piece in _KINDS.items()}
_SQUARES = {name: square for square, name in enumerate(chess.SQUARE_NAMES)}
_MOST_QUIET, _LAST_NUMBER = 1000, 10_000  # as a FEN may have
_IMPOSSIBLE_CHECK = chess.STATUS_TOO_MANY_CHECKERS | chess.STATUS_IMPOSSIBLE_CHECK


def palette(_rules: Ruleset) -> tuple[PaletteItem, ...]:
    return tuple(
        PaletteItem(kind, kind, Phrase("editor-piece", {"piece": kind})) for kind in _KINDS
    )


def empty_draft(_rules: Ruleset) -> Draft:
    return Draft(options={"turn": Seat.FIRST.value})


def draft_of(position: Position) -> Draft:
    """The draft of a position; before the lot of Chess960, of the usual start."""
    if not position.is_set_up:
        position = Position(position.rules)
    board = position.state.board
    pieces = sorted(board.piece_map().items())
    castling = [letter for letter in _RIGHTS if _has_right(board, letter)]
    has_en_passant = board.ep_square is not None and board.has_pseudo_legal_en_passant()
    en_passant = chess.square_name(board.ep_square or 0) if has_en_passant else ""
    return Draft(
        tuple(PlacedPiece(_NAMES[piece], chess.square_name(square)) for square, piece in pieces),
        {
            "turn": position.turn.value,
            **{f"castling-{letter}": "yes" for letter in castling},
            "en-passant": en_passant,
            "quiet": str(board.halfmove_clock),
            "number": str(board.fullmove_number),
        },
    )


def put(_rules: Ruleset, draft: Draft, kind: str, place: str) -> Draft:
    return put_alone(draft, kind, place) if place in _SQUARES else draft


def remove(_rules: Ruleset, draft: Draft, place: str) -> tuple[Draft, str]:
    return remove_last(draft, place)


def options(rules: Ruleset, draft: Draft) -> tuple[EditorOption, ...]:
    """The turn; castling where king and rook stand at home; en passant where a pawn could."""
    board = _board(rules, draft)
    seats = (Seat.FIRST, Seat.SECOND)
    turn = EditorOption(
        key="turn",
        value=seat_of(board.turn).value,
        choices=tuple(OptionChoice(seat.value, Phrase(f"seat-{seat.value}")) for seat in seats),
    )
    castling = (
        EditorOption(
            key=f"castling-{letter}",
            label=Phrase("editor-castling", {"side": _RIGHTS[letter]}),
            value="yes" if draft.option(f"castling-{letter}") else "",
        )
        for letter in _RIGHTS
        if _rook_at_home(board, letter) is not None
    )
    squares = [*_en_passant_squares(board)]
    chosen = draft.option("en-passant")
    en_passant = EditorOption(
        key="en-passant",
        label=Phrase("editor-en-passant"),
        value=chosen if chosen in squares else "",
        choices=(OptionChoice("", "–"), *(OptionChoice(name, name) for name in squares)),
    )
    return (turn, *castling, *((en_passant,) if squares else ()))


def _rook_at_home(board: chess.Board, letter: str) -> chess.Square | None:
    """The rook of a right to castle, where king and rook stand as if they had not moved.

    In Chess960 that is the outermost rook of the first row on that side of the king.
    """
    colour, is_short = letter.isupper(), letter in "Kk"
    row = chess.BB_RANK_1 if colour else chess.BB_RANK_8
    kings = board.pieces(chess.KING, colour) & row
    if len(kings) != 1 or (not board.chess960 and not kings & chess.BB_FILE_E):
        return None
    rooks = board.pieces(chess.ROOK, colour) & row
    if not board.chess960:
        rooks &= chess.BB_FILE_H if is_short else chess.BB_FILE_A
    king = kings.pop()
    beyond = [square for square in rooks if (square > king) == is_short]
    return (max if is_short else min)(beyond, default=None)


def _has_right(board: chess.Board, letter: str) -> bool:
    rook = _rook_at_home(board, letter)
    return rook is not None and bool(board.castling_rights & chess.BB_SQUARES[rook])


def _en_passant_squares(board: chess.Board) -> Iterator[str]:
    """The squares behind a pawn that may have come two squares and could be captured."""
    mover = board.turn
    pawn = chess.Piece(chess.PAWN, not mover)
    back = 8 if mover else -8
    for file in range(8):
        square = chess.square(file, 5 if mover else 2)
        is_free = not board.piece_at(square) and not board.piece_at(square + back)
        if is_free and board.piece_at(square - back) == pawn:
            attackers = board.attackers(mover, square) & board.pieces_mask(chess.PAWN, mover)
            if attackers:
                yield chess.square_name(square)


def _board(rules: Ruleset, draft: Draft) -> chess.Board:
    """The board of a draft, which may break every rule."""
    board = chess.Board(None, chess960=rules.chess960)
    for piece in draft.pieces:
        if piece.kind in _KINDS and piece.place in _SQUARES:
            board.set_piece_at(_SQUARES[piece.place], _KINDS[piece.kind])
    board.turn = draft.option("turn") != Seat.SECOND.value
    for letter in _RIGHTS:
        rook = _rook_at_home(board, letter)
        if rook is not None and draft.option(f"castling-{letter}"):
            board.castling_rights |= chess.BB_SQUARES[rook]
    if draft.option("en-passant") in [*_en_passant_squares(board)]:
        board.ep_square = _SQUARES[draft.option("en-passant")]
    board.halfmove_clock = 0 if board.ep_square else draft.number("quiet", 0, _MOST_QUIET)
    board.fullmove_number = draft.number("number", 1, _LAST_NUMBER)
    return board


def draw_draft(rules: Ruleset, draft: Draft, seen_by: Seat) -> Scene:
    return draw(Position(rules, _board(rules, draft).fen()), seen_by)


def faults(rules: Ruleset, draft: Draft) -> tuple[Refusal, ...]:
    """Kings, pawns on the edge, more pieces than a game can have, and impossible checks."""
    board = _board(rules, draft)
    found = []
    for colour in (chess.WHITE, chess.BLACK):
        seat = seat_of(colour).value
        kings = board.pieces(chess.KING, colour)
        if len(kings) != 1:
            where = tuple(chess.square_name(square) for square in kings)
            found.append(Refusal("editor-kings", {"seat": seat, "count": len(kings)}, where))
        if _has_too_many(board, colour):
            found.append(Refusal("editor-many", {"seat": seat}))
    on_edge = tuple(
        chess.square_name(square)
        for square in chess.SquareSet(board.pawns & (chess.BB_RANK_1 | chess.BB_RANK_8))
    )
    if on_edge:
        found.append(Refusal("editor-pawns", {"square": on_edge[0]}, on_edge))
    if found:
        return tuple(found)
    status = board.status()
    if status & chess.STATUS_OPPOSITE_CHECK:
        king = board.king(not board.turn)
        where = (chess.square_name(king),) if king is not None else ()
        found.append(Refusal("editor-check", {"seat": seat_of(board.turn).value}, where))
    elif status & _IMPOSSIBLE_CHECK:
        where = tuple(chess.square_name(square) for square in board.checkers())
        found.append(Refusal("editor-impossible-check", {}, where))
    return tuple(found)


def _has_too_many(board: chess.Board, colour: chess.Color) -> bool:
    return len(board.pieces(chess.PAWN, colour)) > 8 or board.occupied_co[colour].bit_count() > 16


def position_of(rules: Ruleset, draft: Draft) -> Position:
    return Position(rules, read_fen(rules, _board(rules, draft).fen()))
