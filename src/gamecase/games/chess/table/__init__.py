"""The table of chess: the board as a seat sees it, and the gestures that move pieces."""

from functools import cache

import chess

from gamecase.games.chess.castling import other_target
from gamecase.games.chess.position import (
    PROMOTIONS,
    Action,
    Chess960Start,
    DrawClaim,
    Move,
    Position,
    read_move,
    seat_of,
)
from gamecase.games.chess.refusal_facts import figurine
from gamecase.games.chess.rules import Chess
from gamecase.games.chess.ruleset import Ruleset
from gamecase.games.chess.table.art import ART, CELL, EDGE, FIT, SIDE
from gamecase.games.chess.table.move_notation import arrows, standings, written
from gamecase.games.chess.table.premove_paths import premove_paths
from gamecase.kernel.errors import BadAction
from gamecase.kernel.phrase import Phrase
from gamecase.kernel.seat import Seat
from gamecase.scene import Button, Gestures, Label, Mark, Path, Piece, Scene, Spot, box, circle
from gamecase.scene.move_notation import WrittenMove
from gamecase.scene.table_module import no_motion, no_stages

__all__ = [
    "HAS_SYMBOLS",
    "LOOKS",
    "arrows",
    "describe_action",
    "draw",
    "gestures",
    "interpret_touch",
    "motion",
    "premoves",
    "showcase",
    "stages",
    "standings",
    "write_action",
]

LOOKS: tuple[str, ...] = ()
HAS_SYMBOLS = True  # figurines, for readers of every language

motion = no_motion
stages = no_stages

_GAME = Chess()
_SQUARES = frozenset(chess.SQUARE_NAMES)
_LETTERS = {letter: name for name, letter in PROMOTIONS.items()}
_DESCRIBED = (chess.KING, chess.QUEEN, chess.ROOK, chess.BISHOP, chess.KNIGHT, chess.PAWN)
FIFTY_MOVES = 100  # turns by either side
DRAW_IS_NEAR = 10  # moves by each side


def showcase(rules: Ruleset) -> Position:
    """The Immortal Game, one move before its end: Anderssen-Kieseritzky, London 1851."""
    fen = "r1bk2nr/p2p1pNp/n2B1Q2/1p1NP2P/6P1/3P4/P1P1K3/q5b1 b - - 0 22"
    return Position(rules, fen)


# --- geometry ---


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
        for nth in range(8)
        for text, x, y in (
            (files[nth], EDGE + (nth + 0.5) * CELL, SIDE - EDGE / 2 + 1),
            (ranks[nth], EDGE / 2 - 1, EDGE + (nth + 0.5) * CELL),
        )
    )


@cache
def _box(square: chess.Square, seen_by: Seat, inset: float) -> str:
    x, y = _centre(square, seen_by)
    side = CELL - 2 * inset
    return box(x - CELL / 2 + inset, y - CELL / 2 + inset, side, side)


def _kind(piece: chess.Piece | None) -> str:
    if piece is None:
        return Seat.NOBODY.value
    return f"{chess.COLOR_NAMES[piece.color]}-{chess.piece_name(piece.piece_type)}"


# --- scene ---


def draw(position: Position, seen_by: Seat, picked: tuple[str, ...] = (), look: str = "") -> Scene:
    """The board with White below, unless Black looks at it."""
    if action := _picked_move(position, picked):
        position, picked = position.after(action), ()
    board = position.state.board
    if picked:
        start, end = _picked_promotion(position, picked)
        board = board.copy(stack=False)
        board.set_piece_at(end, board.remove_piece_at(start))
    pieces = tuple(
        Piece(kind=_kind(piece), x=x, y=y, scale=FIT)
        for square, piece in sorted(board.piece_map().items())
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
    """A tray with the four pieces a pawn can become, over the squares behind it."""
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
    board, last = position.state.board, position.state.last
    marks = []
    if last:
        for name in (last.start, last.end):
            square = chess.parse_square(name)
            marks.append(Mark(kind="last", outline=_box(square, seen_by, 3.5)))
    king = board.king(board.turn)
    if king is not None and board.is_check():
        marks.append(Mark(kind="check", outline=circle(*_centre(king, seen_by), CELL / 2 - 3.5)))
    return tuple(marks)


def _description(position: Position) -> tuple[Phrase, ...]:
    board = position.state.board
    phrases = []
    for colour in chess.COLORS:
        groups = []
        for kind in _DESCRIBED:
            squares = [chess.square_name(square) for square in board.pieces(kind, colour)]
            if squares:
                groups.append(" ".join([figurine(chess.Piece(kind, colour)), *squares]))
        facts = {"seat": seat_of(colour).value, "pieces": ", ".join(groups)}
        phrases.append(Phrase("scene-side", facts))
    if board.is_check():
        phrases.append(Phrase("scene-check", {"seat": position.turn.value}))
    return tuple(phrases)


# --- gestures ---


def gestures(position: Position, picked: tuple[str, ...] = ()) -> Gestures:
    """Paths from square to square, and from a promotion to the piece it becomes."""
    if not position.is_set_up and not picked:
        return Gestures()
    if action := _picked_move(position, picked):
        return Gestures(
            buttons=(Button(action.text, describe_action(position, action)),),
            undo=picked[:2] if picked[2:] else (),
        )
    if picked:
        start, end = _picked_promotion(position, picked)
        text = chess.square_name(start) + chess.square_name(end)
        paths = tuple(Path((name,), text + letter) for name, letter in PROMOTIONS.items())
        return Gestures(paths=paths, undo=())
    if _GAME.outcome(position):
        return Gestures()
    actions: dict[tuple[str, ...], str] = {}
    for text, move in position.state.legal.items():
        actions[text[:2], text[2:4]] = "" if move.promotion else text
        target = other_target(position.state.board, move)
        if target not in ("", text[:2]):
            actions.setdefault((text[:2], target), text)
    return Gestures(
        task=_task(position),
        paths=tuple(Path(spots, action) for spots, action in actions.items()),
        buttons=tuple(
            Button(claim.text, Phrase(f"claim-{claim.reason}")) for claim in position.claims
        ),
    )


def _task(position: Position) -> Phrase | None:
    """What presses: a check, a draw that is near."""
    board = position.state.board
    moves_left = (FIFTY_MOVES - board.halfmove_clock + 1) // 2
    if board.is_check():
        return Phrase("task-check")
    if position.claims:
        return Phrase("task-claim")
    if 0 < moves_left <= DRAW_IS_NEAR:
        return Phrase("task-fifty-moves", {"count": moves_left})
    return None


def premoves(position: Position, seat: Seat) -> tuple[Path, ...]:
    """The moves a seat may plan while its opponent is to move."""
    return premove_paths(position, seat)


def _picked_move(position: Position, picked: tuple[str, ...]) -> Move | None:
    """The move that was picked, if it is complete."""
    if not position.is_set_up:
        return None
    text = "".join(picked[:2]) + PROMOTIONS.get("".join(picked[2:]), "")
    is_complete = len(picked) == 2 + bool(text[4:]) and text in position.state.legal
    return read_move(text) if is_complete else None


def _picked_promotion(
    position: Position, picked: tuple[str, ...]
) -> tuple[chess.Square, chess.Square]:
    """The squares of a promotion whose piece is not picked yet; BadAction for anything else."""
    is_pair = position.is_set_up and len(picked) == 2
    if is_pair and f"{picked[0]}{picked[1]}q" in position.state.legal:
        return chess.parse_square(picked[0]), chess.parse_square(picked[1])
    raise BadAction(f"{picked}: expected the two squares of a promotion")


def interpret_touch(position: Position, spots: tuple[str, ...]) -> str | None:
    """Two squares are a move; one alone is a piece that has no legal move, or not the player's."""
    squares, names = spots[:2], spots[2:]
    if not position.is_set_up:
        return None
    if not squares or not {*squares} <= _SQUARES or len({*squares}) < len(squares):
        return None
    if len(squares) == 1:
        return _interpret_single_touch(position, chess.parse_square(squares[0]))
    if names:
        becomes = PROMOTIONS.get(names[0]) if len(names) == 1 else None
        return "".join(squares) + becomes if becomes else None
    if "".join(squares) in position.state.legal:
        return "".join(squares)
    for text, move in position.state.legal.items():
        if text[:2] == squares[0] and other_target(position.state.board, move) == squares[1]:
            return text
    return "".join(squares)


def _interpret_single_touch(position: Position, square: chess.Square) -> str:
    """A pseudo-legal move of the piece, so that its refusal says why the piece cannot move."""
    board = position.state.board
    mask = chess.BB_SQUARES[square]
    for move in board.generate_pseudo_legal_moves(from_mask=mask):
        return move.uci()
    end = square ^ 1  # an adjacent square: the refusal is about whose piece it is
    if board.color_at(square) == board.turn:
        ahead = square + (8 if board.turn == chess.WHITE else -8)
        is_pawn = board.piece_type_at(square) == chess.PAWN
        end = ahead if is_pawn else min(board.attacks(square))
    return chess.square_name(square) + chess.square_name(end)


def describe_action(position: Position, action: Action) -> Phrase:
    """The move in SAN, split so that each language can use its own letters."""
    if isinstance(action, Chess960Start):
        return Phrase("told-set-up", {"number": action.number})
    if isinstance(action, DrawClaim):
        return Phrase("told-claim", {"ground": action.reason})
    board = position.state.board
    chosen = position.state.legal[action.text]
    san = board.san(chosen)
    sign = san[len(san.rstrip("+#")) :]
    plain = san.rstrip("+#").partition("=")[0]
    kind = board.piece_type_at(chosen.from_square)
    assert kind is not None  # a legal move has a piece to move
    is_castling = board.is_castling(chosen)
    piece = "pawn" if is_castling else chess.piece_name(kind)
    facts = {
        "piece": piece,
        "move": plain if piece == "pawn" else plain[1:],
        "promotion": _LETTERS.get(action.promotion, "none"),
        "sign": sign,
    }
    return Phrase("told-move", facts)


def write_action(position: Position, action: Action) -> WrittenMove:
    """The move as it is written on a score sheet."""
    return written(position, action, describe_action(position, action))
