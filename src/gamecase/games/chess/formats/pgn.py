"""PGN with headers and comments, and SAN in the letters of any language or as figurines.

FEN and UCI moves are the notation of the game itself (`notation.py`). A game that ended by
resignation or agreement keeps its result, which the final position does not show.
"""

import io
import re
from collections.abc import Mapping
from dataclasses import dataclass, field

import chess
import chess.pgn

from gamecase.games.chess.notation import read_fen
from gamecase.games.chess.position import START, Position
from gamecase.games.chess.refusals import FIGURINES
from gamecase.games.chess.rules import Chess
from gamecase.games.chess.ruleset import Ruleset
from gamecase.kernel.errors import BadInput, IllegalMove
from gamecase.kernel.outcome import Outcome
from gamecase.kernel.seat import Seat

MAX_PGN = 1_000_000  # characters
RESULTS = ("1-0", "0-1", "1/2-1/2", "*")
ENGLISH = "KQRBN"

_GAME = Chess()
_KNOWN = ("Event", "Site", "Date", "Round", "White", "Black", "Result")


class BadPgn(BadInput):
    """A text that is not valid PGN, or not a game of standard chess."""


@dataclass(frozen=True, slots=True)
class AnnotatedGame:
    """A game as PGN holds it: final position, headers, comments and result."""

    position: Position
    headers: Mapping[str, str] = field(default_factory=dict)
    comments: Mapping[int, str] = field(default_factory=dict)  # by half-moves played before
    result: str = "*"


# --- PGN ---


def read_pgn(rules: Ruleset, text: str) -> list[AnnotatedGame]:
    """Every game of a text; BadPgn names the game and the move that cannot be read."""
    if len(text) > MAX_PGN:
        raise BadPgn(f"{len(text)} characters; at most {MAX_PGN}")
    source = io.StringIO(text)
    games: list[AnnotatedGame] = []
    while (game := _next_game(rules, source, len(games) + 1)) is not None:
        games.append(_annotated_game(rules, game, len(games) + 1))
    if not games:
        raise BadPgn(f"{text[:80]!r}: expected a game in PGN")
    return games


def _next_game(rules: Ruleset, source: io.StringIO, number: int) -> chess.pgn.Game | None:
    try:
        game = chess.pgn.read_game(source, Visitor=_StrictBuilder)
    except _UnreadableMove as error:
        bad = BadPgn(f"game {number}: {error}")
        bad.illegal_move = _illegal_move(rules, error)
        raise bad from error
    except (ValueError, AssertionError, KeyError, IndexError) as error:
        raise BadPgn(f"game {number}: {error}") from error
    return game


class _StrictBuilder(chess.pgn.GameBuilder[chess.pgn.Game]):
    """A game builder that raises on the first error instead of recording it."""

    def handle_error(self, error: Exception) -> None:
        if len(self.variation_stack) == 1 and _WRITTEN.search(str(error)):
            raise _UnreadableMove(str(error), self.variation_stack[0]) from error
        raise ValueError(str(error)) from error


class _UnreadableMove(ValueError):
    """A move of the main line that is not possible, and the node before it."""

    def __init__(self, reason: str, node: chess.pgn.GameNode) -> None:
        super().__init__(reason)
        self.node = node


#: How the library names the move it cannot read.
_WRITTEN = re.compile(r"san: '([^']{2,8})'")
_SAN = re.compile(r"([KQRBN]?)([a-h]?)([1-8]?)x?([a-h][1-8])")


def _illegal_move(rules: Ruleset, error: _UnreadableMove) -> IllegalMove | None:
    """What somebody meant by a move that is not possible, so that the rules can say why."""
    board = error.node.board()
    moves = tuple(move.uci() for move in board.move_stack)
    written = _WRITTEN.search(str(error))
    if written is None or board.root().fen() != START:
        return None
    return IllegalMove(
        ruleset=rules.key,
        position=_GAME.write(Position(rules, START, " ".join(moves))),
        attempt=_attempt(board, written[1]),
        written=written[1],
        actions=moves,
    )


def _attempt(board: chess.Board, san: str) -> str:
    """A move of the piece that a text names to the square it names, legal or not."""
    if san.startswith("O-O"):
        king = board.king(board.turn)
        if king is None:
            return ""
        file = 2 if san.startswith("O-O-O") else 6
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


def _annotated_game(rules: Ruleset, game: chess.pgn.Game, number: int) -> AnnotatedGame:
    headers = {
        name: value for name, value in game.headers.items() if value not in ("?", "????.??.??")
    }
    if game.headers.is_chess960() or game.headers.get("Variant", "Standard") not in _STANDARD:
        raise BadPgn(f"game {number}: {game.headers.get('Variant')!r} is not supported")
    if "FEN" not in headers and not headers.keys() - {"Result"} and game.next() is None:
        raise BadPgn(f"game {number}: neither headers nor moves")
    try:
        position = Position(rules, read_fen(headers.pop("FEN", "startpos")))
    except BadInput as error:
        raise BadPgn(f"game {number}: {error}") from error
    headers.pop("SetUp", None)
    result = headers.pop("Result", "*")
    comments = {0: game.comment} if game.comment else {}
    for count, node in enumerate(game.mainline(), start=1):
        text = node.move.uci()
        if text not in position.state.legal or _GAME.outcome(position):
            raise BadPgn(f"game {number}: move {count}, {text}, cannot be played")
        position = position.after(_GAME.read_action(text))
        if node.comment:
            comments[count] = node.comment
    return AnnotatedGame(position, headers, comments, result if result in RESULTS else "*")


_STANDARD = ("Standard", "standard", "From Position", "Chess", "chess", "Normal", "")


def write_pgn(annotated: AnnotatedGame) -> str:
    """The game as PGN, with English piece letters as the format requires."""
    game = chess.pgn.Game()
    for name in _KNOWN:
        game.headers[name] = annotated.headers.get(name, "????.??.??" if name == "Date" else "?")
    for name in annotated.headers.keys() - {*_KNOWN}:
        game.headers[name] = _one_line(annotated.headers[name])
    for name in ("White", "Black", "Event", "Site", "Round"):
        game.headers[name] = _one_line(game.headers[name])
    if annotated.position.start != START:
        game.setup(chess.Board(annotated.position.start))
    game.headers["Result"] = _result(annotated)
    game.comment = _safe(annotated.comments.get(0, ""))
    node: chess.pgn.GameNode = game
    for count, move in enumerate(annotated.position.moves.split(), start=1):
        node = node.add_variation(chess.Move.from_uci(move))
        node.comment = _safe(annotated.comments.get(count, ""))
    return str(game) + "\n"


def _result(annotated: AnnotatedGame) -> str:
    outcome = _GAME.outcome(annotated.position)
    return result_of(outcome) if outcome else annotated.result


def result_of(outcome: Outcome | None) -> str:
    """The PGN result of an outcome."""
    if outcome is None:
        return "*"
    if outcome.is_draw:
        return "1/2-1/2"
    return "1-0" if Seat.FIRST in outcome.winners else "0-1"


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _safe(comment: str) -> str:
    """The comment without braces, which would end it early."""
    return _one_line(comment).replace("{", "(").replace("}", ")")


# --- SAN ---


def moves_as_san(position: Position) -> tuple[str, ...]:
    """The moves of a game in SAN, with English letters."""
    board = chess.Board(position.start)
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
