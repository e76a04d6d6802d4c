"""Reading Portable Draughts Notation; a fault is told by line and column."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from gamecase.games.draughts.formats.pdn import RESULTS, Line, PdnGame, Ply
from gamecase.games.draughts.formats.pdn_squares import BY_NUMBER, place, read_fen
from gamecase.games.draughts.moves import Play, turns
from gamecase.games.draughts.notation import write_pieces
from gamecase.games.draughts.position import Move, Position, opening_cells
from gamecase.games.draughts.ruleset import Ruleset
from gamecase.kernel.errors import BadInput, BadPosition
from gamecase.registry import find

_DEEPEST = 40  # side lines within side lines

_LONGEST_TAG = 2000  # characters
_TAG = re.compile(rf'\[\s*(\w+)\s+"((?:[^"\\]|\\.){{0,{_LONGEST_TAG}}})"\s*\]')
_TOKEN = re.compile(
    r"(?P<space>\s+)|(?P<aside>(?m:^%[^\n]*))|\{(?P<comment>[^}]*)\}|;(?P<rest>[^\n]*)"
    r"|(?P<result>1/2-1/2|[012]-[012](?![\d-])|\*)|(?P<number>\d+\.+|\.{2,})"
    r"|(?P<move>(?:[a-j](?:10|[1-9])|\d{1,2})(?:[-x:]?[a-j](?:10|[1-9])|[-x:]\d{1,2})+)"
    r"|(?P<mark>[!?]+|\([!?]+\)|\$\d+)|(?P<open>\()|(?P<close>\))"
)
_SQUARE = re.compile(r"[a-j](?:10|[1-9])|\d+")
_ASIDE = re.compile(r"%[^\n]*")  # a line that begins so is for programs


class BadPdn(BadInput):
    """A text that is no game in this notation; it names line and column."""

    def __init__(self, text: str, at: int, reason: str) -> None:
        self.line = text.count("\n", 0, at) + 1
        self.column = at - (text.rfind("\n", 0, at) + 1) + 1
        super().__init__(f"line {self.line}, column {self.column}: {reason}")


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
    while at < len(text):
        is_line = at == 0 or text[at - 1] == "\n"
        if text[at].isspace() or text[at] == "\ufeff":
            at += 1
        elif is_line and (found := _ASIDE.match(text, at)):
            at = found.end()
        else:
            break
    return at


def _read_game(text: str, at: int, wanted: Ruleset | None) -> tuple[PdnGame, int]:
    tags: dict[str, str] = {}
    begins = at
    while at < len(text) and text[at] == "[":
        found = _TAG.match(text, at)
        if found is None:
            told = f'expected [Name "text"], with at most {_LONGEST_TAG} characters of text'
            raise BadPdn(text, at, f"a tag that is not whole; {told}")
        tags[found[1]] = re.sub(r"\\(.)", r"\1", found[2])
        at = _skip_blank(text, found.end())
    rules = _rules_of(text, (begins, at), tags, wanted)
    try:
        start = read_fen(rules, tags["FEN"]) if "FEN" in tags else None
    except BadPosition as error:
        raise BadPdn(text, text.index("FEN", begins), str(error)) from error
    position = start or Position(rules, opening_cells(rules), rules.starter)
    reader = _Reader(text, at)
    line = reader.line(position)
    kept = {k: v for k, v in tags.items() if k not in ("GameType", "Ruleset", "FEN", "Result")}
    # A star only ends the moves: the result is then in the tag, unless that is no result either.
    tagged = tags.get("Result", "*")
    if tagged not in RESULTS:
        kept["Result"] = tagged
        tagged = "*"
    told = reader.result if reader.result not in ("", "*") else tagged
    return PdnGame(position, line, told, kept), reader.at


def _guessed(text: str, at: int) -> str:
    """Which draughts a game without a type is: in English a first move is from 9 to 12 on."""
    found = re.compile(r"(?:1\s*\.\s*)?(\d{1,2})[-x]").match(text, at)
    return "international" if found and int(found[1]) > 12 else "english"


def _rules_of(
    text: str, span: tuple[int, int], tags: Mapping[str, str], wanted: Ruleset | None
) -> Ruleset:
    at, after = span  # the tags of the game begin and end there
    key = tags.get("Ruleset", "")
    if "GameType" in tags:
        number = tags["GameType"].partition(",")[0].strip()
        if number not in BY_NUMBER:
            raise BadPdn(text, text.index("GameType", at), f"no draughts of type {number!r} here")
        key = BY_NUMBER[number]
    package = find("draughts")
    if not key:
        found_rules: Ruleset = wanted or package.rules(_guessed(text, after))
        return found_rules
    if wanted is not None and key != wanted.key:
        raise BadPdn(text, at, f"a game of {key}; expected one of {wanted.key}")
    if key not in package.booklets:
        raise BadPdn(text, at, f"no booklet {key!r}; there are {[*package.booklets]}")
    found: Ruleset = wanted or package.rules(key)
    return found


class _Reader:
    """Walks over the moves of one game, and into its side lines."""

    def __init__(self, text: str, at: int) -> None:
        self.text = text
        self.at = at
        self.result = ""

    def line(self, position: Position, depth: int = 0) -> Line:
        """Everything up to the end of the line: a result, a closing parenthesis, the next game."""
        text = self.text
        before: list[str] = []
        plies: list[_Draft] = []
        here = position  # after the moves so far; `position` is the one before the last of them
        while self.at < len(text) and not (text[self.at] == "[" and not depth):
            at = self.at
            found = _TOKEN.match(text, at)
            if found is None:
                what = "a comment without an end" if text[at] == "{" else "neither move nor result"
                raise BadPdn(text, at, f"{what}: {text[at : at + 20]!r}")
            self.at = found.end()
            kind = found.lastgroup
            if kind == "move":
                play = _find(text, at, here, found[0])
                plies.append(_Draft(play.move))
                position = here
                here = Position(here.rules, play.after, here.turn.other)
            elif kind in ("comment", "rest"):
                said = found[kind]
                if plies:
                    plies[-1].comments.append(said)
                else:
                    before.append(said)
            elif kind == "mark" or (kind == "result" and depth):
                if not plies:
                    raise BadPdn(text, at, f"{found[0]!r} before any move")
                plies[-1].marks.append(found[0])
            elif kind == "result":
                self.result = found[0]
                return _line(plies, before)
            elif kind == "open":
                if not plies or depth == _DEEPEST:
                    raise BadPdn(text, at, "a side line before any move, or too deep in others")
                plies[-1].lines.append(self.line(position, depth + 1))
            elif kind == "close":
                if not depth:
                    raise BadPdn(text, at, "a ) without a (")
                return _line(plies, before)
        if depth:
            raise BadPdn(text, len(text), "a ( without a )")
        return _line(plies, before)


@dataclass(slots=True)
class _Draft:
    """A move, and what has been read about it so far."""

    move: Move
    marks: list[str] = field(default_factory=list)
    comments: list[str] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)


def _line(plies: list[_Draft], before: list[str]) -> Line:
    made = (
        Ply(each.move, tuple(each.marks), tuple(each.comments), tuple(each.lines)) for each in plies
    )
    return Line(tuple(made), tuple(before))


def _find(text: str, at: int, position: Position, written: str) -> Play:
    """The one legal turn a text can mean; captures may leave squares on the way out."""
    path = [place(position.rules, part) for part in _SQUARE.findall(written)]
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


def _passes(path: tuple[int, ...], wanted: list[int | None]) -> bool:
    """The squares wanted lie on the path, in this order."""
    rest = iter(path)
    return all(any(at == step for step in rest) for at in wanted)
