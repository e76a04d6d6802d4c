"""SGF as a tree of nodes, independent of the game; only the main line of each game is read."""

from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass

from gamecase.games.backgammon.formats.errors import BadFormat


@dataclass(frozen=True, slots=True)
class PropertyValue:
    """The value of a property, and where it is in the text."""

    text: str
    line: int
    column: int


@dataclass(frozen=True, slots=True)
class SgfNode:
    """The properties of a node in order, each with all its values."""

    properties: tuple[tuple[str, tuple[PropertyValue, ...]], ...]
    line: int
    column: int

    def values(self, name: str) -> tuple[PropertyValue, ...]:
        """All values of a property."""
        return next((values for key, values in self.properties if key == name), ())

    def first(self, name: str) -> str:
        """The first value of a property, or an empty string."""
        values = self.values(name)
        return values[0].text if values else ""


class _SgfReader:
    """A cursor over the text."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.skipped = 0  # variations that are not part of a main line
        self._line_starts = [0, *(at + 1 for at, letter in enumerate(text) if letter == "\n")]

    def location(self) -> tuple[int, int]:
        line = bisect_right(self._line_starts, self.at)
        return line, self.at - self._line_starts[line - 1] + 1

    def error(self, what: str) -> BadFormat:
        return BadFormat(*self.location(), what)

    def peek(self) -> str:
        while self.at < len(self.text) and self.text[self.at].isspace():
            self.at += 1
        return self.text[self.at] if self.at < len(self.text) else ""

    def take(self, expected: str) -> None:
        letter = self.peek()
        if letter != expected:
            raise self.error(f"expected {expected!r}, found {letter or 'the end'!r}")
        self.at += 1


def read_games(text: str) -> list[list[SgfNode]]:
    """The main line of every game in a collection."""
    return read_main_lines(text)[0]


def read_main_lines(text: str) -> tuple[list[list[SgfNode]], int]:
    """The main line of every game in a collection, and how many variations beside them."""
    reader = _SgfReader(text)
    games = []
    while reader.peek():
        games.append(_read_tree(reader))
    if not games:
        raise reader.error("no game; expected (;GM[6]...")
    return games, reader.skipped


def _read_tree(reader: _SgfReader) -> list[SgfNode]:
    """The main line of a game tree, without recursion: an upload may be nested to any depth."""
    reader.take("(")
    nodes: list[SgfNode] = []
    has_subtree = [False]  # for each tree that is open
    variation_depth = 0  # of the variation that is skipped; 0 on the main line
    while has_subtree:
        letter = reader.peek()
        if letter == ";" and not has_subtree[-1]:
            node = _read_node(reader)
            if not variation_depth:
                nodes.append(node)
        elif letter == "(":
            reader.take("(")
            if has_subtree[-1] and not variation_depth:
                variation_depth = len(has_subtree) + 1
                reader.skipped += 1
            has_subtree[-1] = True
            has_subtree.append(False)
        else:
            reader.take(")")
            if variation_depth == len(has_subtree):
                variation_depth = 0
            has_subtree.pop()
    return nodes


def _read_node(reader: _SgfReader) -> SgfNode:
    line, column = reader.location()
    reader.take(";")
    properties = []
    while (letter := reader.peek()).isascii() and letter.isalpha():
        start = reader.at
        while reader.at < len(reader.text) and reader.text[reader.at].isalpha():
            reader.at += 1
        name = "".join(c for c in reader.text[start : reader.at] if c.isupper())
        values = []
        while reader.peek() == "[":
            values.append(_read_value(reader))
        if not values:
            raise reader.error(f"property {name} has no value")
        properties.append((name, tuple(values)))
    return SgfNode(tuple(properties), line, column)


def _read_value(reader: _SgfReader) -> PropertyValue:
    reader.take("[")
    line, column = reader.location()
    letters: list[str] = []
    while reader.at < len(reader.text):
        letter = reader.text[reader.at]
        reader.at += 1
        if letter == "]":
            return PropertyValue("".join(letters), line, column)
        if letter == "\\" and reader.at < len(reader.text):
            letter = reader.text[reader.at]
            reader.at += 1
        letters.append(letter)
    raise BadFormat(line, column, "a value is not closed by ]")


def write_game(nodes: Iterable[Iterable[tuple[str, Iterable[str]]]]) -> str:
    """Write the main line of a game, one node per row."""
    rows = []
    for node in nodes:
        parts = [name + "".join(f"[{_escape(value)}]" for value in values) for name, values in node]
        rows.append(";" + "".join(parts))
    return f"({chr(10).join(rows)})\n"


def _escape(value: str) -> str:
    return value.replace("\\", "\\\\").replace("]", "\\]")
