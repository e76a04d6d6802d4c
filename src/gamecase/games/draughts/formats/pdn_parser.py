"""Reading Portable Draughts Notation; errors name line and column."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from gamecase.games.draughts.board import board_of
from gamecase.games.draughts.formats.pdn import RESULTS, PdnGame, PdnLine, PdnMove
from gamecase.games.draughts.formats.pdn_notation import BY_NUMBER, read_fen, square_index
from gamecase.games.draughts.moves import Play, legal_moves
from gamecase.games.draughts.notation import write_pieces, write_position
from gamecase.games.draughts.position import Move, Position, opening_cells
from gamecase.games.draughts.ruleset import Ruleset
from gamecase.kernel.errors import BadAction, BadInput, BadPosition, FirstIllegalMove
from gamecase.registry import find

_MAX_NESTING = 40  # variations within variations

_LONGEST_TAG = 2000  # characters
_TAG = re.compile(rf'\[\s*(\w+)\s+"((?:[^"\\]|\\.){{0,{_LONGEST_TAG}}})"\s*\]')
_TOKEN = re.compile(
    r"(?P<space>\s+)|(?P<aside>(?m:^%[^\n]*))|\{(?P<comment>[^}]*)\}|;(?P<rest>[^\n]*)"
    r"|(?P<result>1/2-1/2|[012]-[012](?![\d-])|\*)|(?P<number>\d+\.+|\.{2,})"
    r"|(?P<move>(?:[a-j](?:10|[1-9])|\d{1,2})(?:[-x:]?[a-j](?:10|[1-9])|[-x:]\d{1,2})+)"
    r"|(?P<mark>[!?]+|\([!?]+\)|\$\d+)|(?P<open>\()|(?P<close>\))"
)
_SQUARE = re.compile(r"[a-j](?:10|[1-9])|\d+")
_ESCAPE_LINE = re.compile(r"%[^\n]*")  # a line for programs, to be ignored


class BadPdn(BadInput):
    """A text that is not valid PDN; the message names line and column."""

    def __init__(self, text: str, at: int, reason: str) -> None:
        self.line = text.count("\n", 0, at) + 1
        self.column = at - (text.rfind("\n", 0, at) + 1) + 1
        super().__init__(f"line {self.line}, column {self.column}: {reason}")


def read_games(text: str, rules: Ruleset | None = None) -> list[PdnGame]:
    """All games of a text; `rules`, when given, is the only ruleset that is accepted."""
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
        begins_line = at == 0 or text[at - 1] == "\n"
        if text[at].isspace() or text[at] == "\ufeff":
            at += 1
        elif begins_line and (match := _ESCAPE_LINE.match(text, at)):
            at = match.end()
        else:
            break
    return at


def _read_game(text: str, at: int, wanted: Ruleset | None) -> tuple[PdnGame, int]:
    tags: dict[str, str] = {}
    first = at
    while at < len(text) and text[at] == "[":
        match = _TAG.match(text, at)
        if match is None:
            expected = f'[Name "text"] with at most {_LONGEST_TAG} characters of text'
            raise BadPdn(text, at, f"incomplete tag; expected {expected}")
        tags[match[1]] = re.sub(r"\\(.)", r"\1", match[2])
        at = _skip_blank(text, match.end())
    rules = _rules_of(text, (first, at), tags, wanted)
    try:
        start = read_fen(rules, tags["FEN"]) if "FEN" in tags else None
    except BadPosition as error:
        raise BadPdn(text, text.index("FEN", first), str(error)) from error
    position = start or Position(rules, opening_cells(rules), rules.starter)
    parser = _MoveTextParser(text, at)
    line = parser.line(position)
    others = {k: v for k, v in tags.items() if k not in ("GameType", "Ruleset", "FEN", "Result")}
    # A star only ends the moves: the result is then in the tag, unless that is not a result.
    tagged = tags.get("Result", "*")
    if tagged not in RESULTS:
        others["Result"] = tagged
        tagged = "*"
    result = parser.result if parser.result not in ("", "*") else tagged
    return PdnGame(position, line, result, others), parser.at


def _guess_ruleset(text: str, at: int) -> str:
    """The ruleset of a game without a type: English games begin from squares 9 to 12."""
    match = re.compile(r"(?:1\s*\.\s*)?(\d{1,2})[-x]").match(text, at)
    return "international" if match and int(match[1]) > 12 else "english"


def _rules_of(
    text: str, span: tuple[int, int], tags: Mapping[str, str], wanted: Ruleset | None
) -> Ruleset:
    at, after = span  # of the tags
    key = tags.get("Ruleset", "")
    if "GameType" in tags:
        number = tags["GameType"].partition(",")[0].strip()
        if number not in BY_NUMBER:
            raise BadPdn(text, text.index("GameType", at), f"unknown type of draughts {number!r}")
        key = BY_NUMBER[number]
    package = find("draughts")
    if not key:
        guessed: Ruleset = wanted or package.rules(_guess_ruleset(text, after))
        return guessed
    if wanted is not None and key != wanted.key:
        raise BadPdn(text, at, f"a game of {key}; expected one of {wanted.key}")
    if key not in package.booklets:
        raise BadPdn(text, at, f"no booklet {key!r}; there are {[*package.booklets]}")
    rules: Ruleset = wanted or package.rules(key)
    return rules


class _MoveTextParser:
    """Parses the moves of one game and their variations."""

    def __init__(self, text: str, at: int) -> None:
        self.text = text
        self.at = at
        self.result = ""

    def line(self, position: Position, depth: int = 0) -> PdnLine:
        """Parse a line up to its end: a result, a closing parenthesis, or the next game."""
        text = self.text
        before: list[str] = []
        plies: list[_MoveDraft] = []
        here = position  # after the moves so far; `position` is the one before the last of them
        while self.at < len(text) and not (text[self.at] == "[" and not depth):
            at = self.at
            token = _TOKEN.match(text, at)
            if token is None:
                what = "a comment without an end" if text[at] == "{" else "neither move nor result"
                raise BadPdn(text, at, f"{what}: {text[at : at + 20]!r}")
            self.at = token.end()
            kind = token.lastgroup
            if kind == "move":
                play = self._play(at, here, token[0], None if depth else plies)
                plies.append(_MoveDraft(play.move))
                position = here
                here = Position(here.rules, play.after, here.turn.other)
            elif kind in ("comment", "rest"):
                comment = token[kind]
                if plies:
                    plies[-1].comments.append(comment)
                else:
                    before.append(comment)
            elif kind == "mark" or (kind == "result" and depth):
                if not plies:
                    raise BadPdn(text, at, f"{token[0]!r} before any move")
                plies[-1].marks.append(token[0])
            elif kind == "result":
                self.result = token[0]
                return _line(plies, before)
            elif kind == "open":
                if not plies or depth == _MAX_NESTING:
                    raise BadPdn(text, at, "a variation before any move, or nested too deeply")
                plies[-1].lines.append(self.line(position, depth + 1))
            elif kind == "close":
                if not depth:
                    raise BadPdn(text, at, "a ) without a (")
                return _line(plies, before)
        if depth:
            raise BadPdn(text, len(text), "a ( without a )")
        return _line(plies, before)

    def _play(
        self, at: int, here: Position, written: str, main_line: "list[_MoveDraft] | None"
    ) -> Play:
        """The move that a text names; an illegal one of the main line can be explained."""
        try:
            return find_play(here, written)
        except BadAction as error:
            bad = BadPdn(self.text, at, str(error))
            if main_line is not None:
                actions = tuple(draft.move.text for draft in main_line)
                bad.illegal_move = _illegal_move(here, written, actions)
            raise bad from error


@dataclass(slots=True)
class _MoveDraft:
    """A move with the annotations read so far."""

    move: Move
    marks: list[str] = field(default_factory=list)
    comments: list[str] = field(default_factory=list)
    lines: list[PdnLine] = field(default_factory=list)

    def finish(self) -> PdnMove:
        return PdnMove(self.move, tuple(self.marks), tuple(self.comments), tuple(self.lines))


def _line(plies: list[_MoveDraft], before: list[str]) -> PdnLine:
    return PdnLine(tuple(draft.finish() for draft in plies), tuple(before))


def find_play(position: Position, written: str) -> Play:
    """The one legal move that a text can mean; captures may omit squares on the way."""
    path = [square_index(position.rules, part) for part in _SQUARE.findall(written)]
    if None in path:
        raise BadAction(f"{written!r}: a square that this board does not have")
    matching = [
        play
        for play in legal_moves(position.rules, position.cells, position.turn).all_paths
        if (play.path[0], play.path[-1]) == (path[0], path[-1])
        and _contains_in_order(play.path, path)
    ]
    exact = [play for play in matching if [*play.path] == path]
    matching = exact or matching
    if not matching:
        pieces = write_pieces(position.rules, position.cells, position.turn)
        raise BadAction(f"{written!r} is not legal in {pieces}")
    if len({play.after for play in matching}) > 1:
        options = ", ".join(sorted({play.move.text for play in matching}))
        raise BadAction(f"{written!r} can mean {options}")
    return matching[0]


def _illegal_move(
    position: Position, written: str, actions: tuple[str, ...]
) -> FirstIllegalMove | None:
    """The move that a text names, legal or not, so that the rules can say why."""
    rules = position.rules
    path = [square_index(rules, part) for part in _SQUARE.findall(written)]
    squares = tuple(
        board_of(rules.size, rules.mirrored).names[index] for index in path if index is not None
    )
    attempt = Move(squares, takes="x" in written).text if len(squares) == len(path) > 1 else ""
    return FirstIllegalMove(
        ruleset=rules.key,
        position=write_position(position),
        attempt=attempt,
        written=written,
        actions=actions,
    )


def _contains_in_order(path: tuple[int, ...], wanted: list[int | None]) -> bool:
    """Whether the path passes the wanted squares in their order."""
    rest = iter(path)
    return all(any(at == step for step in rest) for at in wanted)
