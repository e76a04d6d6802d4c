"""Chess in writing: `e2e4` as engines write it, positions as FEN and the moves since."""

import re

import chess

from gamecase.games.chess.position import CLAIMS, START, Action, Claim, Move, Position
from gamecase.games.chess.ruleset import Ruleset
from gamecase.kernel.errors import BadAction, BadPosition

LONGEST_STORY = 10_000  # moves; the longest possible game by claim-free rules is shorter

_MOVE = re.compile(r"([a-h][1-8])[-x]?([a-h][1-8])=?([qrbn]?)")
_FEN = re.compile(r"[1-8pnbrqkPNBRQK/]{15,71}( [wb]( [KQkq-]{1,4}( [a-h1-8-]{1,2}( \d+ \d+)?)?)?)?")


def write_action(action: Action) -> str:
    return action.text


def read_action(text: str) -> Action:
    """`e2e4`, also as `e2-e4` or `e7xf8=Q`; or `claim repetition`."""
    plain = text.strip().lower()
    if found := _MOVE.fullmatch(plain):
        return Move(*found.groups())
    kind, _, ground = plain.partition(" ")
    if kind == "claim" and ground in CLAIMS:
        return Claim(ground)
    raise BadAction(f"{text[:80]!r}: expected a move like e2e4 or e7e8q, or claim {CLAIMS[0]}")


def write_position(position: Position) -> str:
    """`startpos moves e2e4 e7e5`, or a FEN in place of startpos."""
    parts = ["startpos" if position.start == START else position.start]
    if position.moves:
        parts.append(f"moves {position.moves}")
    if position.claimed:
        parts.append(f"claim {position.claimed}")
    return " ".join(parts)


def read_position(rules: Ruleset, text: str) -> Position:
    """A position with its story, or a plain FEN; whether the moves are legal is for the rules."""
    rest, _, claimed = text.strip().partition(" claim ")
    start, _, moves = rest.partition(" moves ")
    if claimed and claimed not in CLAIMS:
        raise BadPosition(f"{text[:80]!r}: no claim {claimed[:20]!r}; there are {[*CLAIMS]}")
    story = moves.split()
    if len(story) > LONGEST_STORY:
        raise BadPosition(f"{len(story)} moves; no game has more than {LONGEST_STORY}")
    for each in story:
        found = _MOVE.fullmatch(each)
        if not found or "".join(found.groups()) != each:
            raise BadPosition(f"{each[:20]!r} is no move; expected one like e2e4")
    return Position(rules, read_fen(start), " ".join(story), claimed)


def read_fen(text: str) -> str:
    """A FEN in the one spelling we keep, or BadPosition with what is wrong about it."""
    plain = text.strip()
    if plain == "startpos":
        return START
    if not plain.isascii() or not _FEN.fullmatch(plain):
        raise BadPosition(f"{plain[:80]!r}: expected startpos or a FEN like {START}")
    try:
        board = chess.Board(plain)
    except ValueError as error:
        raise BadPosition(f"{plain[:80]!r}: {error}") from error
    status = board.status()
    if status:
        faults = ", ".join(each.lower().replace("_", " ") for each in _names(status))
        raise BadPosition(f"{plain[:80]!r}: {faults}")
    if board.halfmove_clock > 1000 or board.fullmove_number > 10_000:
        raise BadPosition(f"{plain[:80]!r}: at most 1000 quiet moves and 10000 moves")
    return board.fen(en_passant="xfen")  # kept only where a pawn stands ready to take


def _names(status: chess.Status) -> list[str]:
    return [each.name or "" for each in chess.Status if each & status]
