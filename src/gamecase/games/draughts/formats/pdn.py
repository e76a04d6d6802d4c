"""Games in Portable Draughts Notation (PDN), and writing them.

A game has tags, moves and annotations: comments, marks such as ! and $4, and nested variations. All
of them are preserved. `collection`, `dame` and `thai12` have no GameType in the standard and are
named by a tag of their own, Ruleset.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from gamecase.games.draughts.formats.pdn_notation import GAME_TYPES, write_fen, write_move
from gamecase.games.draughts.position import Move, Position, opening_cells
from gamecase.games.draughts.ruleset import Ruleset

RESULTS = ("1-0", "0-1", "1/2-1/2", "2-0", "0-2", "1-1", "0-0", "*")
_WIDTH = 80


@dataclass(frozen=True, slots=True)
class PdnMove:
    """A move with its annotations."""

    move: Move
    marks: tuple[str, ...] = ()  # as written: ! and $4
    comments: tuple[str, ...] = ()
    lines: tuple["PdnLine", ...] = ()  # variations instead of this move


@dataclass(frozen=True, slots=True)
class PdnLine:
    """A sequence of moves, with the comments before the first of them."""

    plies: tuple[PdnMove, ...] = ()
    comments: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PdnGame:
    """One game: the position it began from, its moves, its result and its tags."""

    start: Position
    line: PdnLine
    result: str = "*"
    tags: Mapping[str, str] = field(default_factory=dict)  # but GameType, FEN and a valid Result

    @property
    def rules(self) -> Ruleset:
        return self.start.rules

    @property
    def moves(self) -> tuple[Move, ...]:
        return tuple(ply.move for ply in self.line.plies)


def line_of(moves: Iterable[Move]) -> PdnLine:
    """Moves without annotations as a line."""
    return PdnLine(tuple(PdnMove(move) for move in moves))


def write_game(game: PdnGame) -> str:
    """A game as text: tags, then moves in lines of at most 80 characters, except for comments."""
    rules = game.rules
    tags = dict(game.tags)
    if rules.key in GAME_TYPES:
        tags["GameType"] = GAME_TYPES[rules.key]
    else:
        tags["Ruleset"] = rules.key
    is_opening = game.start.cells == opening_cells(rules) and game.start.turn is rules.starter
    if not is_opening:
        tags["FEN"] = write_fen(game.start)
    tags.setdefault("Result", game.result)
    quoted = {name: text.replace("\\", "\\\\").replace('"', '\\"') for name, text in tags.items()}
    lines = [f'[{name} "{text}"]' for name, text in quoted.items()]
    first = 0 if game.start.turn is rules.starter else 1
    tokens = [*_tokens(rules, game.line, first), game.result]
    return "\n".join([*lines, "", *_wrap(tokens), ""])


def _tokens(rules: Ruleset, line: PdnLine, first: int) -> Iterator[str]:
    """A line as tokens that must not be wrapped; `first` is 1 where the second side begins."""
    yield from (_comment(text) for text in line.comments)
    needs_number = True  # the first move, or one after a comment or a variation
    for turn, ply in enumerate(line.plies, start=first):
        number = f"{turn // 2 + 1}. " if turn % 2 == 0 else f"{turn // 2 + 1}... "
        move = write_move(rules, ply.move)
        if turn % 2 == 0 or needs_number:
            move = number + move
        is_attached = bool(ply.marks) and ply.marks[0][0] in "!?"
        yield move + ply.marks[0] if is_attached else move
        yield from ply.marks[1:] if is_attached else ply.marks
        yield from (_comment(text) for text in ply.comments)
        for variation in ply.lines:
            yield from ("(", *_tokens(rules, variation, turn), ")")
        needs_number = bool(ply.comments or ply.lines)


def _comment(text: str) -> str:
    """A comment in braces; one that contains a closing brace extends to the end of its line."""
    return f";{text}\n" if "}" in text else "{" + text + "}"


def _wrap(tokens: Iterable[str]) -> Iterator[str]:
    line = ""
    for token in tokens:
        if line and len(line) + 1 + len(token) > _WIDTH:
            yield line
            line = ""
        line = f"{line} {token}" if line else token
        if line.endswith("\n"):
            yield line[:-1]
            line = ""
    yield line
