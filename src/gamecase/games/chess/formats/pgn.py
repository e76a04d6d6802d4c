"""PGN with headers and annotations.

FEN and UCI moves are the notation of the game itself (`notation.py`). A game that ended by
resignation or agreement keeps its result, which the final position does not show.
"""

import io
import re
from collections.abc import Mapping
from dataclasses import dataclass, field

import chess
import chess.pgn

from gamecase.games.chess.formats.pgn_notes import add_notes, notes_of
from gamecase.games.chess.notation import read_fen
from gamecase.games.chess.position import START, Position
from gamecase.games.chess.rules import Chess
from gamecase.games.chess.ruleset import Ruleset
from gamecase.games.chess.san import attempted_move
from gamecase.kernel.annotation import Notes
from gamecase.kernel.errors import BadInput, FirstIllegalMove
from gamecase.kernel.outcome import Outcome
from gamecase.kernel.seat import Seat

MAX_PGN = 1_000_000  # characters
RESULTS = ("1-0", "0-1", "1/2-1/2", "*")

_GAME = Chess()
_CUT_SHORT = "GamecaseCutShort"  # the result of a game whose moves end without one
_KNOWN = ("Event", "Site", "Date", "Round", "White", "Black", "Result")


class BadPgn(BadInput):
    """A text that is not valid PGN, or a game of a variant that is not played here."""


@dataclass(frozen=True, slots=True)
class AnnotatedGame:
    """A game as PGN holds it: final position, headers, annotations and result."""

    position: Position
    headers: Mapping[str, str] = field(default_factory=dict)
    notes: Notes = field(default_factory=dict)
    result: str = "*"
    doubts: tuple[str, ...] = ()

    @property
    def comments(self) -> dict[int, str]:
        """The comments by half-moves played before."""
        return {
            count: " ".join(note.comments) for count, note in self.notes.items() if note.comments
        }


# --- PGN ---


def read_pgn(rules: Ruleset, text: str, rules_960: Ruleset | None = None) -> list[AnnotatedGame]:
    """Every game of a text; BadPgn names the game and the move that cannot be read.

    Games of Chess960 are read where its rules are given.
    """
    if len(text) > MAX_PGN:
        raise BadPgn(f"{len(text)} characters; at most {MAX_PGN}")
    source = io.StringIO(text)
    games: list[AnnotatedGame] = []
    while (game := _next_game(rules, source, len(games) + 1)) is not None:
        is_960 = game.headers.is_chess960()
        if is_960 and rules_960 is None and not rules.chess960:
            raise BadPgn(f"game {len(games) + 1}: Chess960 has rules of its own")
        own_rules = rules_960 if is_960 and rules_960 else rules
        games.append(_annotated_game(own_rules, game, len(games) + 1))
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

    has_result = False  # the moves end with one, as they must

    def visit_result(self, result: str) -> None:
        self.has_result = True
        super().visit_result(result)

    def result(self) -> chess.pgn.Game:
        game: chess.pgn.Game = super().result()
        if not self.has_result and game.headers.get("Result", "*") != "*":
            game.headers[_CUT_SHORT] = game.headers["Result"]
            game.headers["Result"] = "*"
        return game

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


def _illegal_move(rules: Ruleset, error: _UnreadableMove) -> FirstIllegalMove | None:
    """What somebody meant by a move that is not possible, so that the rules can say why."""
    board = error.node.board()
    moves = tuple(move.uci() for move in board.move_stack)
    written = _WRITTEN.search(str(error))
    if written is None or board.root().fen() != START:
        return None
    return FirstIllegalMove(
        ruleset=rules.key,
        position=_GAME.write(Position(rules, START, " ".join(moves))),
        attempt=attempted_move(board, written[1]),
        written=written[1],
        actions=moves,
    )


def _annotated_game(rules: Ruleset, game: chess.pgn.Game, number: int) -> AnnotatedGame:
    headers = {
        name: value for name, value in game.headers.items() if value not in ("?", "????.??.??")
    }
    variant = headers.pop("Variant", "Standard")
    if not game.headers.is_chess960() and variant not in _STANDARD:
        raise BadPgn(f"game {number}: {variant!r} is not supported")
    if "FEN" not in headers and not headers.keys() - {"Result"} and game.next() is None:
        raise BadPgn(f"game {number}: neither headers nor moves")
    try:
        position = Position(rules, read_fen(rules, headers.pop("FEN", "startpos")))
    except BadInput as error:
        raise BadPgn(f"game {number}: {error}") from error
    headers.pop("SetUp", None)
    result = headers.pop("Result", "*")
    claimed = headers.pop(_CUT_SHORT, "")
    doubts = (f"game {number}: the moves end without the result {claimed}: cut short?",)
    for count, node in enumerate(game.mainline(), start=1):
        text = node.move.uci()
        if text not in position.state.legal or _GAME.outcome(position):
            raise BadPgn(f"game {number}: move {count}, {text}, cannot be played")
        position = position.after(_GAME.read_action(text))
    result = result if result in RESULTS else "*"
    return AnnotatedGame(position, headers, notes_of(game), result, doubts if claimed else ())


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
    if annotated.position.start != START or annotated.position.rules.chess960:
        game.setup(annotated.position.first_board())
    game.headers["Result"] = _result(annotated)
    add_notes(game, tuple(annotated.position.moves.split()), annotated.notes)
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
