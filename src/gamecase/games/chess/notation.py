"""Notation of chess: moves as in UCI (`e2e4`), positions as a FEN and the moves since."""

import re

import chess

from gamecase.games.chess.position import (
    CLAIMS,
    NOT_SET_UP,
    START,
    Action,
    Chess960Start,
    DrawClaim,
    Move,
    Position,
)
from gamecase.games.chess.ruleset import Ruleset
from gamecase.kernel.errors import BadAction, BadPosition

MAX_MOVES = 10_000  # longer than any game without claims can be

_SET_UP = re.compile(r"start (\d{1,3})")
_MOVE = re.compile(r"([a-h][1-8])[-x]?([a-h][1-8])=?([qrbn]?)")
_FEN = re.compile(
    r"[1-8pnbrqkPNBRQK/]{15,71}( [wb]( [KQA-Hkqa-h-]{1,4}( [a-h1-8-]{1,2}( \d+ \d+)?)?)?)?"
)


def write_action(action: Action) -> str:
    return action.text


def read_action(text: str) -> Action:
    """Parse `e2e4`, also spelled `e2-e4` or `e7xf8=Q`, `claim repetition` or `start 518`."""
    plain = text.strip().lower()
    if match := _MOVE.fullmatch(plain):
        return Move(*match.groups())
    if match := _SET_UP.fullmatch(plain):
        return Chess960Start(int(match[1]))
    kind, _, reason = plain.partition(" ")
    if kind == "claim" and reason in CLAIMS:
        return DrawClaim(reason)
    raise BadAction(f"{text[:80]!r}: expected a move like e2e4 or e7e8q, or claim {CLAIMS[0]}")


def write_position(position: Position) -> str:
    """`startpos moves e2e4 e7e5`, or in place of startpos a FEN, or `lot` before the set-up."""
    parts = ["startpos" if position.start == START else position.start]
    if position.moves:
        parts.append(f"moves {position.moves}")
    if position.claimed:
        parts.append(f"claim {position.claimed}")
    return " ".join(parts)


def read_position(rules: Ruleset, text: str) -> Position:
    """Parse a position with its moves, or a plain FEN; the moves may still be illegal."""
    rest, _, claimed = text.strip().partition(" claim ")
    start, _, moves = rest.partition(" moves ")
    if claimed and claimed not in CLAIMS:
        raise BadPosition(f"{text[:80]!r}: no claim {claimed[:20]!r}; there are {[*CLAIMS]}")
    texts = moves.split()
    if len(texts) > MAX_MOVES:
        raise BadPosition(f"{len(texts)} moves; no game has more than {MAX_MOVES}")
    for move in texts:
        match = _MOVE.fullmatch(move)
        if not match or "".join(match.groups()) != move:
            raise BadPosition(f"{move[:20]!r} is no move; expected one like e2e4")
    if rules.chess960 and start == NOT_SET_UP:
        return Position(rules, NOT_SET_UP, " ".join(texts), claimed)
    return Position(rules, read_fen(rules, start), " ".join(texts), claimed)


def read_fen(rules: Ruleset, text: str) -> str:
    """A FEN in canonical spelling; BadPosition says what is wrong with it."""
    plain = text.strip()
    if plain == "startpos":
        return START
    if not plain.isascii() or not _FEN.fullmatch(plain):
        raise BadPosition(f"{plain[:80]!r}: expected startpos or a FEN like {START}")
    try:
        board = chess.Board(plain, chess960=rules.chess960)
    except ValueError as error:
        raise BadPosition(f"{plain[:80]!r}: {error}") from error
    status = board.status()
    if status:
        faults = ", ".join(name.lower().replace("_", " ") for name in _names(status))
        raise BadPosition(f"{plain[:80]!r}: {faults}")
    if board.halfmove_clock > 1000 or board.fullmove_number > 10_000:
        raise BadPosition(f"{plain[:80]!r}: at most 1000 quiet moves and 10000 moves")
    return board.fen(en_passant="xfen")  # the square only if a pawn could capture there


def _names(status: chess.Status) -> list[str]:
    return [flag.name or "" for flag in chess.Status if flag & status]
