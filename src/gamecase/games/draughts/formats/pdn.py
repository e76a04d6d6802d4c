"""Portable Draughts Notation: whole games as text that other programs read and write.

A game has its tags, its moves, and what people have said about them: comments, marks such as ! and
$4, and side lines, which nest. All of that is kept. `collection`, `dame` and `thai12` have no
GameType in the standard and are told by a tag of their own, Ruleset.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from gamecase.games.draughts.formats.pdn_squares import GAME_TYPES, write_fen, write_move
from gamecase.games.draughts.position import Move, Position, opening_cells
from gamecase.games.draughts.ruleset import Ruleset

RESULTS = ("1-0", "0-1", "1/2-1/2", "2-0", "0-2", "1-1", "0-0", "*")
_WIDTH = 80


@dataclass(frozen=True, slots=True)
class Ply:
    """A move, and what is said about it."""

    move: Move
    marks: tuple[str, ...] = ()  # as written: ! and $4
    comments: tuple[str, ...] = ()
    lines: tuple["Line", ...] = ()  # what could have been played instead


@dataclass(frozen=True, slots=True)
class Line:
    """Moves one after the other, and what is said before the first of them."""

    plies: tuple[Ply, ...] = ()
    comments: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PdnGame:
    """One game: where it began, what was played, and what is told about it."""

    start: Position
    line: Line
    result: str = "*"
    tags: Mapping[str, str] = field(
        default_factory=dict
    )  # without GameType, FEN and a Result that is one

    @property
    def rules(self) -> Ruleset:
        return self.start.rules

    @property
    def moves(self) -> tuple[Move, ...]:
        return tuple(ply.move for ply in self.line.plies)


def line_of(moves: Iterable[Move]) -> Line:
    """Bare moves as a line."""
    return Line(tuple(Ply(move) for move in moves))


def write_game(game: PdnGame) -> str:
    """A game as text: tags, then the moves, in lines of at most 80 characters but for comments."""
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
    words = [*_words(rules, game.line, first), game.result]
    return "\n".join([*lines, "", *_wrapped(words), ""])


def _words(rules: Ruleset, line: Line, first: int) -> Iterator[str]:
    """A line in words that must not be broken; `first` is 1 where the second side begins."""
    yield from (_comment(text) for text in line.comments)
    is_fresh = True  # after anything but a move its number is told again
    for turn, ply in enumerate(line.plies, start=first):
        number = f"{turn // 2 + 1}. " if turn % 2 == 0 else f"{turn // 2 + 1}... "
        is_told = turn % 2 == 0 or is_fresh
        move = (number if is_told else "") + write_move(rules, ply.move)
        is_close = bool(ply.marks) and ply.marks[0][0] in "!?"
        yield move + ply.marks[0] if is_close else move
        yield from ply.marks[1:] if is_close else ply.marks
        yield from (_comment(text) for text in ply.comments)
        for other in ply.lines:
            inner = [*_words(rules, other, turn)]
            yield from ("(", *inner, ")")
        is_fresh = bool(ply.comments or ply.lines)


def _comment(text: str) -> str:
    """In braces; what holds a brace itself ends with its line."""
    return f";{text}\n" if "}" in text else "{" + text + "}"


def _wrapped(words: Iterable[str]) -> Iterator[str]:
    line = ""
    for word in words:
        if line and len(line) + 1 + len(word) > _WIDTH:
            yield line
            line = ""
        line = f"{line} {word}" if line else word
        if line.endswith("\n"):
            yield line[:-1]
            line = ""
    yield line
