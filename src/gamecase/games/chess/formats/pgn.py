"""Chess as the rest of the world writes it: PGN, SAN in any language's letters, figurines.

FEN and UCI are what `notation` reads and writes anyway. PGN goes both ways with headers and
comments; a game that ended by resignation or agreement keeps its result, which no position shows.
"""

import io
from collections.abc import Mapping
from dataclasses import dataclass, field

import chess
import chess.pgn

from gamecase.games.chess.notation import read_fen
from gamecase.games.chess.position import START, Position
from gamecase.games.chess.refusals import FIGURINES
from gamecase.games.chess.rules import Chess
from gamecase.games.chess.ruleset import Ruleset
from gamecase.kernel.errors import BadInput
from gamecase.kernel.outcome import Outcome
from gamecase.kernel.seat import Seat

LONGEST_PGN = 1_000_000  # characters; a hundred thousand games belong into a database
RESULTS = ("1-0", "0-1", "1/2-1/2", "*")
ENGLISH = "KQRBN"

_GAME = Chess()
_KNOWN = ("Event", "Site", "Date", "Round", "White", "Black", "Result")


class BadPgn(BadInput):
    """A text that is no game of chess in PGN."""


@dataclass(frozen=True, slots=True)
class Noted:
    """A game as it is written down: position, headers, and what was said after which move."""

    position: Position
    headers: Mapping[str, str] = field(default_factory=dict)
    comments: Mapping[int, str] = field(default_factory=dict)  # after so many half-moves
    result: str = "*"


# --- PGN ---


def read_pgn(rules: Ruleset, text: str) -> list[Noted]:
    """Every game of a text, or BadPgn with the game and the move that cannot be."""
    if len(text) > LONGEST_PGN:
        raise BadPgn(f"{len(text)} characters; at most {LONGEST_PGN}")
    source = io.StringIO(text)
    found: list[Noted] = []
    while (game := _next_game(source, len(found) + 1)) is not None:
        found.append(_noted(rules, game, len(found) + 1))
    if not found:
        raise BadPgn(f"{text[:80]!r}: expected a game in PGN")
    return found


def _next_game(source: io.StringIO, number: int) -> chess.pgn.Game | None:
    try:
        game = chess.pgn.read_game(source, Visitor=_Strict)
    except (ValueError, AssertionError, KeyError, IndexError) as error:
        raise BadPgn(f"game {number}: {error}") from error
    return game


class _Strict(chess.pgn.GameBuilder[chess.pgn.Game]):
    """A reader that stops at the first thing it does not understand."""

    def handle_error(self, error: Exception) -> None:
        raise ValueError(str(error)) from error


def _noted(rules: Ruleset, game: chess.pgn.Game, number: int) -> Noted:
    headers = {
        name: value for name, value in game.headers.items() if value not in ("?", "????.??.??")
    }
    if game.headers.is_chess960() or game.headers.get("Variant", "Standard") not in _STANDARD:
        raise BadPgn(f"game {number}: {game.headers.get('Variant')!r} is not played here")
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
        if text not in position.ground.legal or _GAME.outcome(position):
            raise BadPgn(f"game {number}: move {count}, {text}, cannot be played")
        position = position.after(_GAME.read_action(text))
        if node.comment:
            comments[count] = node.comment
    return Noted(position, headers, comments, result if result in RESULTS else "*")


_STANDARD = ("Standard", "standard", "From Position", "Chess", "chess", "Normal", "")


def write_pgn(noted: Noted) -> str:
    """The game as PGN, in English letters as the format asks."""
    game = chess.pgn.Game()
    for name in _KNOWN:
        game.headers[name] = noted.headers.get(name, "????.??.??" if name == "Date" else "?")
    for name in noted.headers.keys() - {*_KNOWN}:
        game.headers[name] = _one_line(noted.headers[name])
    for name in ("White", "Black", "Event", "Site", "Round"):
        game.headers[name] = _one_line(game.headers[name])
    if noted.position.start != START:
        game.setup(chess.Board(noted.position.start))
    game.headers["Result"] = _result(noted)
    game.comment = _safe(noted.comments.get(0, ""))
    node: chess.pgn.GameNode = game
    for count, move in enumerate(noted.position.moves.split(), start=1):
        node = node.add_variation(chess.Move.from_uci(move))
        node.comment = _safe(noted.comments.get(count, ""))
    return str(game) + "\n"


def _result(noted: Noted) -> str:
    outcome = _GAME.outcome(noted.position)
    return result_of(outcome) if outcome else noted.result


def result_of(outcome: Outcome | None) -> str:
    """How PGN writes an outcome."""
    if outcome is None:
        return "*"
    if outcome.is_draw:
        return "1/2-1/2"
    return "1-0" if Seat.FIRST in outcome.winners else "0-1"


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _safe(comment: str) -> str:
    """A brace would end the comment early."""
    return _one_line(comment).replace("{", "(").replace("}", ")")


# --- SAN ---


def sans(position: Position) -> tuple[str, ...]:
    """The moves of a position's story as players write them, in English letters."""
    board = chess.Board(position.start)
    return tuple(board.san_and_push(chess.Move.from_uci(each)) for each in position.moves.split())


def in_letters(san: str, letters: str) -> str:
    """A move in another language's letters for king, queen, rook, bishop and knight.

    >>> in_letters("Nxf3+", "KDTLS"), in_letters("e8=Q", "KDTLS"), in_letters("O-O", "KDTLS")
    ('Sxf3+', 'e8=D', 'O-O')
    """
    if san.startswith("O"):
        return san
    return san.translate(str.maketrans(ENGLISH, letters))


def from_letters(san: str, letters: str) -> str:
    """The other way round, back to English letters.

    >>> from_letters("Sxf3+", "KDTLS")
    'Nxf3+'
    """
    if san.startswith("O"):
        return san
    return san.translate(str.maketrans(letters, ENGLISH))


def in_figurines(san: str, *, is_white: bool) -> str:
    """A move with the pieces as signs, the same for readers of every language.

    >>> in_figurines("Nf3", is_white=True), in_figurines("e1=Q", is_white=False)
    ('♘f3', 'e1=♛')
    """
    signs = (FIGURINES[each if is_white else each.lower()] for each in ENGLISH)
    return in_letters(san, "".join(signs))


def read_san(position: Position, text: str, letters: str = ENGLISH) -> str:
    """The action that a move in SAN means here: `Nf3` is `g1f3`. BadInput when it means none."""
    try:
        move = position.ground.board.parse_san(from_letters(text.strip(), letters))
    except ValueError as error:
        raise BadInput(f"{text[:20]!r} is no move here: {error}") from error
    if not move:
        raise BadInput(f"{text[:20]!r} is no move here: nobody may pass")
    return move.uci()
