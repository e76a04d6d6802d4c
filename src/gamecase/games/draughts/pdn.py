"""Portable Draughts Notation: whole games as text that other programs read and write.

Squares are numbers or names as each game's own players write them; both are read everywhere. The
tag GameType says which draughts it is, and from which corner squares are numbered
(https://pdn.fmjd.org/gametype.html). `collection`, `dame` and `thai12` have no type and are told
by a tag of their own, Ruleset. Comments and side lines are read over, not kept.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache

from gamecase.games.draughts.board import board_of, is_king, owner
from gamecase.games.draughts.moves import Play, turns
from gamecase.games.draughts.notation import read_position, write_pieces
from gamecase.games.draughts.position import Move, Position, opening_cells
from gamecase.games.draughts.ruleset import Colour, Ruleset
from gamecase.kernel.errors import BadInput, BadPosition
from gamecase.kernel.shelf import find

#: Type, side that begins, width, height, names or numbers with their first corner as the beginner
#: sees it (0 lower left, 1 lower right, 2 upper left, 3 upper right), and whether it is mirrored.
GAME_TYPES = {
    "international": "20,W,10,10,N2,0",
    "english": "21,B,8,8,N1,0",
    "italian": "22,W,8,8,N2,1",
    "pool": "23,B,8,8,N1,0",
    "spanish": "24,W,8,8,N1,1",
    "russian": "25,W,8,8,A0,0",
    "brazilian": "26,W,8,8,A0,0",
    "portuguese": "28,W,8,8,A0,0",
    "czech": "29,W,8,8,A0,0",
    "thai": "31,W,8,8,A0,0",
}
_BY_NUMBER = {text.partition(",")[0]: key for key, text in GAME_TYPES.items()}

RESULTS = ("1-0", "0-1", "1/2-1/2", "2-0", "0-2", "1-1", "0-0", "*")

_TAG = re.compile(r'\[\s*(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\]')
_TOKEN = re.compile(
    r"(?P<space>\s+)|(?P<comment>\{[^}]*\}|;[^\n]*|(?m:^%[^\n]*))|(?P<nag>\$\d+)"
    r"|(?P<result>1/2-1/2|[012]-[012](?![\d-])|\*)|(?P<number>\d+\.(?:\.\.)?)"
    r"|(?P<move>(?:[a-j](?:10|[1-9])|\d{1,2})(?:[-x:](?:[a-j](?:10|[1-9])|\d{1,2}))+)"
    r"|(?P<strength>[!?]+)|(?P<open>\()|(?P<close>\))"
)


class BadPdn(BadInput):
    """A text that is no game in this notation; it names line and column."""

    def __init__(self, text: str, at: int, reason: str) -> None:
        self.line = text.count("\n", 0, at) + 1
        self.column = at - (text.rfind("\n", 0, at) + 1) + 1
        super().__init__(f"line {self.line}, column {self.column}: {reason}")


@dataclass(frozen=True, slots=True)
class PdnGame:
    """One game: where it began, what was played, and what is told about it."""

    start: Position
    moves: tuple[Move, ...]
    result: str = "*"
    tags: Mapping[str, str] = field(default_factory=dict)  # without GameType, FEN and Result

    @property
    def rules(self) -> Ruleset:
        return self.start.rules


# --- squares ---


def _corner(rules: Ruleset) -> int | None:
    """Where numbers begin; None where squares have names."""
    notation = GAME_TYPES.get(rules.key, "A0,0").split(",")[-2]
    return int(notation[1]) if notation[0] == "N" else None


@cache
def numbered(rules: Ruleset) -> tuple[int, ...]:
    """The squares in the order of their numbers, from 1; where players use none, from above."""
    board, corner = board_of(rules.size, rules.mirrored), _corner(rules)
    last = rules.size - 1
    turned = corner is not None and rules.black_begins
    corner = 2 if corner is None else corner

    def order(at: int) -> tuple[int, int]:
        row, column = board.row(at), board.column(at)
        if turned:
            row, column = last - row, last - column
        return row if corner < 2 else -row, -column if corner % 2 else column

    return tuple(sorted(range(len(board.names)), key=order))


# --- writing ---


def write_game(game: PdnGame) -> str:
    """A game as text: tags, then the moves, in lines of at most 80 characters."""
    rules = game.rules
    tags = dict(game.tags)
    if rules.key in GAME_TYPES:
        tags["GameType"] = GAME_TYPES[rules.key]
    else:
        tags["Ruleset"] = rules.key
    is_opening = game.start.cells == opening_cells(rules) and game.start.turn is rules.starter
    if not is_opening:
        tags["FEN"] = write_fen(game.start)
    tags["Result"] = game.result
    quoted = {name: text.replace("\\", "\\\\").replace('"', '\\"') for name, text in tags.items()}
    lines = [f'[{name} "{text}"]' for name, text in quoted.items()]
    return "\n".join([*lines, "", *_wrapped(_words(game)), ""])


def _words(game: PdnGame) -> Iterator[str]:
    second = game.start.turn is not game.rules.starter
    for nth, move in enumerate(game.moves):
        turn = nth + second
        if turn % 2 == 0:
            yield f"{turn // 2 + 1}. {write_move(game.rules, move)}"
        elif nth == 0:
            yield f"1... {write_move(game.rules, move)}"
        else:
            yield write_move(game.rules, move)
    yield game.result


def _wrapped(words: Iterator[str]) -> Iterator[str]:
    line = ""
    for word in words:
        if line and len(line) + 1 + len(word) > 80:
            yield line
            line = word
        else:
            line = f"{line} {word}".strip()
    yield line


def write_move(rules: Ruleset, move: Move) -> str:
    """A move as players of this draughts write it."""
    if _corner(rules) is None:
        return move.text.replace("x", ":") if rules.key == "russian" else move.text
    places, order = board_of(rules.size, rules.mirrored).places, numbered(rules)
    numbers = (str(order.index(places[name]) + 1) for name in move.squares)
    return ("x" if move.takes else "-").join(numbers)


def write_fen(position: Position) -> str:
    """Side and pieces, by number where the game has numbers: `B:W18,24,K27:B12,16`."""
    if _corner(position.rules) is None:
        return write_pieces(position.rules, position.cells, position.turn)
    order = numbered(position.rules)
    sides = []
    for colour, letter in ((Colour.WHITE, "W"), (Colour.BLACK, "B")):
        held = [
            ("K" if is_king(position.cells[at]) else "") + str(number)
            for number, at in enumerate(order, start=1)
            if owner(position.cells[at]) is colour
        ]
        sides.append(letter + ",".join(held))
    return ":".join(("W" if position.turn is Colour.WHITE else "B", *sides))


# --- reading ---


def read_fen(rules: Ruleset, text: str) -> Position:
    """A position by numbers or by names, with ranges such as 1-12; BadPosition if it is none."""
    parts = text.strip().rstrip(".").split(":")
    sides = {part[:1].upper(): part[1:] for part in parts[1:]}
    if len(parts) != 3 or {*sides} != {"W", "B"} or parts[0].upper() not in ("W", "B"):
        raise BadPosition(f"{text!r}: expected side and pieces, as in W:W31-50:B1-20")
    named = {
        letter: ",".join(_named(rules, text, piece) for piece in held.split(",") if piece)
        for letter, held in sides.items()
    }
    return read_position(rules, f"{parts[0].upper()}:W{named['W']}:B{named['B']}")


def _named(rules: Ruleset, text: str, piece: str) -> str:
    board = board_of(rules.size, rules.mirrored)
    found = re.fullmatch(r"\s*(K?)(\d+)(?:-(\d+))?\s*", piece)
    if found is None:
        return piece.strip()
    first, last = int(found[2]), int(found[3] or found[2])
    if not 1 <= first <= last <= len(board.names):
        raise BadPosition(f"{text!r}: {piece!r}; squares are 1 to {len(board.names)}")
    return ",".join(found[1] + board.names[numbered(rules)[n - 1]] for n in range(first, last + 1))


def read_games(text: str, rules: Ruleset | None = None) -> list[PdnGame]:
    """All games of a text; `rules`, when given, is the only draughts that is accepted."""
    at = 0
    games: list[PdnGame] = []
    while True:
        at = _skip_blank(text, at)
        if at >= len(text):
            return games
        game, at = _read_game(text, at, rules)
        games.append(game)


def _skip_blank(text: str, at: int) -> int:
    while at < len(text) and (text[at].isspace() or text[at] == "\ufeff"):
        at += 1
    return at


def _read_game(text: str, at: int, wanted: Ruleset | None) -> tuple[PdnGame, int]:
    tags: dict[str, str] = {}
    begins = at
    while at < len(text) and text[at] == "[":
        found = _TAG.match(text, at)
        if found is None:
            raise BadPdn(text, at, 'a tag that is not whole; expected [Name "text"]')
        tags[found[1]] = re.sub(r"\\(.)", r"\1", found[2])
        at = _skip_blank(text, found.end())
    rules = _rules_of(text, begins, tags, wanted)
    try:
        start = read_fen(rules, tags["FEN"]) if "FEN" in tags else None
    except BadPosition as error:
        raise BadPdn(text, text.index("FEN", begins), str(error)) from error
    position = start or Position(rules, opening_cells(rules), rules.starter)
    moves, result, at = _read_moves(text, at, position)
    kept = {k: v for k, v in tags.items() if k not in ("GameType", "Ruleset", "FEN", "Result")}
    # A star only ends the moves: the result is then in the tag.
    told = result if result not in ("", "*") else tags.get("Result", "*")
    return PdnGame(position, moves, told, kept), at


def _rules_of(text: str, at: int, tags: Mapping[str, str], wanted: Ruleset | None) -> Ruleset:
    key = tags.get("Ruleset", "")
    if "GameType" in tags:
        number = tags["GameType"].partition(",")[0].strip()
        if number not in _BY_NUMBER:
            raise BadPdn(text, text.index("GameType", at), f"no draughts of type {number!r} here")
        key = _BY_NUMBER[number]
    boxed = find("draughts")
    if not key:
        return wanted or boxed.rules("english")  # the standard's own default
    if wanted is not None and key != wanted.key:
        raise BadPdn(text, at, f"a game of {key}; expected one of {wanted.key}")
    if key not in boxed.booklets:
        raise BadPdn(text, at, f"no booklet {key!r}; there are {[*boxed.booklets]}")
    found: Ruleset = wanted or boxed.rules(key)
    return found


def _read_moves(text: str, at: int, position: Position) -> tuple[tuple[Move, ...], str, int]:
    moves: list[Move] = []
    inside = 0  # parentheses: other lines, which are not followed
    while at < len(text):
        if text[at] == "[" and not inside:
            break
        found = _TOKEN.match(text, at)
        if found is None:
            what = "a comment without an end" if text[at] == "{" else "neither move nor result"
            raise BadPdn(text, at, f"{what}: {text[at : at + 20]!r}")
        if found.lastgroup == "open":
            inside += 1
        elif found.lastgroup == "close":
            inside -= 1
            if inside < 0:
                raise BadPdn(text, at, "a ) without a (")
        elif not inside and found.lastgroup == "result":
            return tuple(moves), found[0], found.end()
        elif not inside and found.lastgroup == "move":
            play = _find(text, at, position, found[0])
            moves.append(play.move)
            position = Position(position.rules, play.after, position.turn.other)
        at = found.end()
    if inside:
        raise BadPdn(text, len(text), "a ( without a )")
    return tuple(moves), "", at


def _find(text: str, at: int, position: Position, written: str) -> Play:
    """The one legal turn a text can mean; captures may leave squares on the way out."""
    path = [_place(position.rules, part) for part in re.split("[-x:]", written)]
    if None in path:
        raise BadPdn(text, at, f"{written!r}: a square that this board does not have")
    found = [
        play
        for play in turns(position.rules, position.cells, position.turn).by_hand
        if play.path[0] == path[0] and play.path[-1] == path[-1] and _passes(play.path, path)
    ]
    exact = [play for play in found if [*play.path] == path]
    found = exact or found
    boards = {play.after for play in found}
    if not found:
        told = write_pieces(position.rules, position.cells, position.turn)
        raise BadPdn(text, at, f"{written!r} is not legal in {told}")
    if len(boards) > 1:
        options = ", ".join(sorted({play.move.text for play in found}))
        raise BadPdn(text, at, f"{written!r} can mean {options}")
    return found[0]


def _place(rules: Ruleset, part: str) -> int | None:
    if part.isdecimal():
        order = numbered(rules)
        return order[int(part) - 1] if 1 <= int(part) <= len(order) else None
    return board_of(rules.size, rules.mirrored).places.get(part)


def _passes(path: tuple[int, ...], wanted: list[int | None]) -> bool:
    """The squares wanted lie on the path, in this order."""
    rest = iter(path)
    return all(any(at == step for step in rest) for at in wanted)
