"""Chess on the table: the board from the side of whoever looks, and how hands move the pieces."""

from functools import cache

import chess

from gamecase.games.chess.position import (
    PROMOTIONS,
    Action,
    Claim,
    Move,
    Position,
    read_move,
    seat_of,
)
from gamecase.games.chess.refusals import figurine
from gamecase.games.chess.rules import Chess
from gamecase.games.chess.ruleset import Ruleset
from gamecase.games.chess.table.art import ART, CELL, EDGE, FIT, SIDE
from gamecase.games.chess.table.premoves import planned
from gamecase.kernel.errors import BadAction
from gamecase.kernel.phrase import Phrase
from gamecase.kernel.seat import Seat
from gamecase.scene import Button, Gestures, Label, Mark, Path, Piece, Scene, Spot, box, circle
from gamecase.scene.table_module import no_motion

LOOKS: tuple[str, ...] = ()
HAS_SYMBOLS = True  # figurines, for readers of every language

motion = no_motion

_GAME = Chess()
_SQUARES = frozenset(chess.SQUARE_NAMES)
_LETTERS = {letter: name for name, letter in PROMOTIONS.items()}
_DESCRIBED = (chess.KING, chess.QUEEN, chess.ROOK, chess.BISHOP, chess.KNIGHT, chess.PAWN)


def showcase(rules: Ruleset) -> Position:
    """The Immortal Game, a move before its end: Anderssen against Kieseritzky, London 1851."""
    fen = "r1bk2nr/p2p1pNp/n2B1Q2/1p1NP2P/6P1/3P4/P1P1K3/q5b1 b - - 0 22"
    return Position(rules, fen)


# --- where things are ---


def _centre(square: chess.Square, seen_by: Seat) -> tuple[float, float]:
    file, rank = chess.square_file(square), chess.square_rank(square)
    if seen_by is Seat.SECOND:
        file, rank = 7 - file, 7 - rank
    return EDGE + (file + 0.5) * CELL, EDGE + (7.5 - rank) * CELL


@cache
def _labels(seen_by: Seat) -> tuple[Label, ...]:
    files, ranks = "abcdefgh", "87654321"
    if seen_by is Seat.SECOND:
        files, ranks = files[::-1], ranks[::-1]
    return tuple(
        Label(text=text, x=x, y=y)
        for at in range(8)
        for text, x, y in (
            (files[at], EDGE + (at + 0.5) * CELL, SIDE - EDGE / 2 + 1),
            (ranks[at], EDGE / 2 - 1, EDGE + (at + 0.5) * CELL),
        )
    )


@cache
def _box(square: chess.Square, seen_by: Seat, inset: float) -> str:
    x, y = _centre(square, seen_by)
    side = CELL - 2 * inset
    return box(x - CELL / 2 + inset, y - CELL / 2 + inset, side, side)


def _kind(man: chess.Piece | None) -> str:
    if man is None:
        return Seat.NOBODY.value
    return f"{chess.COLOR_NAMES[man.color]}-{chess.piece_name(man.piece_type)}"


# --- the scene ---


def draw(position: Position, seen_by: Seat, picked: tuple[str, ...] = (), look: str = "") -> Scene:
    """White sits below, unless Black looks."""
    if action := _whole(position, picked):
        position, picked = position.after(action), ()
    board = position.ground.board
    if picked:
        start, end = _picked_pawn(position, picked)
        board = board.copy(stack=False)
        board.set_piece_at(end, board.remove_piece_at(start))
    pieces = tuple(
        Piece(kind=_kind(man), x=x, y=y, scale=FIT)
        for square, man in sorted(board.piece_map().items())
        for x, y in [_centre(square, seen_by)]
    )
    spots = tuple(_spot(board, square, seen_by) for square in chess.SQUARES)
    if picked:
        more, spots = _promotion(end, board.turn, seen_by)
        pieces += more
    return Scene(
        art=ART,
        title=Phrase("scene-title"),
        description=_description(position),
        pieces=pieces,
        spots=spots,
        marks=_marks(position, seen_by),
        labels=_labels(seen_by),
    )


def _spot(board: chess.Board, square: chess.Square, seen_by: Seat) -> Spot:
    x, y = _centre(square, seen_by)
    name = chess.square_name(square)
    label = Phrase("scene-square", {"square": name, "piece": _kind(board.piece_at(square))})
    return Spot(id=name, x=x, y=y, outline=_box(square, seen_by, 1.5), label=label)


def _promotion(
    end: chess.Square, colour: chess.Color, seen_by: Seat
) -> tuple[tuple[Piece, ...], tuple[Spot, ...]]:
    """A tray with the four pieces a pawn can become, on the squares before it."""
    inward = -8 if chess.square_rank(end) == 7 else 8
    places = [end + inward * nth for nth in range(4)]
    x, y = _centre(end, seen_by)
    _, last = _centre(places[-1], seen_by)
    pieces = [
        Piece(kind="veil", x=SIDE / 2, y=SIDE / 2, entrance="still"),
        Piece(kind="tray", x=x, y=(y + last) / 2, entrance="still"),
    ]
    spots = []
    for name, place in zip(PROMOTIONS, places, strict=True):
        _, at = _centre(place, seen_by)
        pieces.append(Piece(kind=f"{chess.COLOR_NAMES[colour]}-{name}", x=x, y=at, scale=FIT))
        label = Phrase("scene-promotion", {"piece": name})
        spots.append(Spot(id=name, x=x, y=at, outline=_box(place, seen_by, 4), label=label))
    return tuple(pieces), tuple(spots)


def _marks(position: Position, seen_by: Seat) -> tuple[Mark, ...]:
    board, last = position.ground.board, position.ground.last
    found = []
    if last:
        for name in (last.start, last.end):
            square = chess.parse_square(name)
            found.append(Mark(kind="last", outline=_box(square, seen_by, 3.5)))
    king = board.king(board.turn)
    if king is not None and board.is_check():
        found.append(Mark(kind="check", outline=circle(*_centre(king, seen_by), CELL / 2 - 3.5)))
    return tuple(found)


def _description(position: Position) -> tuple[Phrase, ...]:
    board = position.ground.board
    said = []
    for colour in chess.COLORS:
        groups = []
        for kind in _DESCRIBED:
            squares = [chess.square_name(each) for each in board.pieces(kind, colour)]
            if squares:
                groups.append(" ".join([figurine(chess.Piece(kind, colour)), *squares]))
        facts = {"seat": seat_of(colour).value, "pieces": ", ".join(groups)}
        said.append(Phrase("scene-side", facts))
    if board.is_check():
        said.append(Phrase("scene-check", {"seat": position.turn.value}))
    return tuple(said)


# --- hands ---


def gestures(position: Position, picked: tuple[str, ...] = ()) -> Gestures:
    """From square to square; a pawn on the last row is asked what it becomes."""
    if action := _whole(position, picked):
        return Gestures(
            buttons=(Button(action.text, describe_action(position, action)),),
            undo=picked[:2] if picked[2:] else (),
        )
    if picked:
        start, end = _picked_pawn(position, picked)
        text = chess.square_name(start) + chess.square_name(end)
        paths = tuple(Path((name,), text + letter) for name, letter in PROMOTIONS.items())
        return Gestures(paths=paths, undo=())
    if _GAME.outcome(position):
        return Gestures()
    found: dict[tuple[str, ...], str] = {}
    for text, move in position.ground.legal.items():
        found[text[:2], text[2:4]] = "" if move.promotion else text
        if rook := _castled_rook(position, move):
            found.setdefault((text[:2], rook), text)
    return Gestures(
        paths=tuple(Path(spots, action) for spots, action in found.items()),
        buttons=tuple(Button(c.text, Phrase(f"claim-{c.ground}")) for c in position.claims),
    )


def premoves(position: Position, seat: Seat) -> tuple[Path, ...]:
    """What a seat may plan while the other is to move."""
    return planned(position, seat)


def _castled_rook(position: Position, move: chess.Move) -> str:
    """Where the rook of a castling stands: many hands put the king onto it. Empty if none."""
    if not position.ground.board.is_castling(move):
        return ""
    file = 7 if chess.square_file(move.to_square) == 6 else 0
    return chess.square_name(chess.square(file, chess.square_rank(move.to_square)))


def _whole(position: Position, picked: tuple[str, ...]) -> Move | None:
    """The move that was picked, if nothing of it is missing."""
    text = "".join(picked[:2]) + PROMOTIONS.get("".join(picked[2:]), "")
    is_whole = len(picked) == 2 + bool(text[4:]) and text in position.ground.legal
    return read_move(text) if is_whole else None


def _picked_pawn(position: Position, picked: tuple[str, ...]) -> tuple[chess.Square, chess.Square]:
    """The squares of a promotion that is half picked; nothing else is picked by halves."""
    if len(picked) == 2 and f"{picked[0]}{picked[1]}q" in position.ground.legal:
        return chess.parse_square(picked[0]), chess.parse_square(picked[1])
    raise BadAction(f"{picked}: expected the two squares of a promotion")


def interpret_touch(position: Position, spots: tuple[str, ...]) -> str | None:
    """Two squares are a move; one alone is a piece that cannot go anywhere, or nobody's."""
    squares, names = spots[:2], spots[2:]
    if not squares or not {*squares} <= _SQUARES or len({*squares}) < len(squares):
        return None
    if len(squares) == 1:
        return _meant_by_one(position, chess.parse_square(squares[0]))
    if names:
        becomes = PROMOTIONS.get(names[0]) if len(names) == 1 else None
        return "".join(squares) + becomes if becomes else None
    for text, move in position.ground.legal.items():
        if text[:2] == squares[0] and _castled_rook(position, move) == squares[1]:
            return text
    return "".join(squares)


def _meant_by_one(position: Position, square: chess.Square) -> str:
    """Some move the piece would make if nothing forbade it, so that it can be told what does."""
    board = position.ground.board
    mask = chess.BB_SQUARES[square]
    for move in board.generate_pseudo_legal_moves(from_mask=mask):
        return move.uci()
    end = square ^ 1  # the square beside it: whose piece it is comes before how it moves
    if board.color_at(square) == board.turn:
        ahead = square + (8 if board.turn == chess.WHITE else -8)
        is_pawn = board.piece_type_at(square) == chess.PAWN
        end = ahead if is_pawn else min(board.attacks(square))
    return chess.square_name(square) + chess.square_name(end)


def describe_action(position: Position, action: Action) -> Phrase:
    """The move as players write it, cut where a language puts its own letters."""
    if isinstance(action, Claim):
        return Phrase("told-claim", {"ground": action.ground})
    board = position.ground.board
    chosen = position.ground.legal[action.text]
    san = board.san(chosen)
    sign = san[len(san.rstrip("+#")) :]
    plain = san.rstrip("+#").partition("=")[0]
    man = board.piece_type_at(chosen.from_square)
    assert man is not None  # a legal move moves a piece
    is_castling = board.is_castling(chosen)
    piece = "pawn" if is_castling else chess.piece_name(man)
    facts = {
        "piece": piece,
        "move": plain if piece == "pawn" else plain[1:],
        "promotion": _LETTERS.get(action.promotion, "none"),
        "sign": sign,
    }
    return Phrase("told-move", facts)
