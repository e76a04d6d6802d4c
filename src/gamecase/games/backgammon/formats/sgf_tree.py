"""SGF as a tree of nodes: reading and writing the format itself, whatever game it tells.

Only the main line of a game is kept: the first of any variations.
"""

from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass

from gamecase.games.backgammon.formats.errors import BadFormat


@dataclass(frozen=True, slots=True)
class Value:
    """What stands in brackets after a property, and where."""

    text: str
    line: int
    column: int


@dataclass(frozen=True, slots=True)
class Node:
    """A node's properties in their order, each with all its values."""

    properties: tuple[tuple[str, tuple[Value, ...]], ...]
    line: int
    column: int

    def all(self, name: str) -> tuple[Value, ...]:
        return next((values for each, values in self.properties if each == name), ())

    def one(self, name: str) -> str:
        """A property's first value, or nothing."""
        values = self.all(name)
        return values[0].text if values else ""


class _Reader:
    """A text read from left to right."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self._lines = [0, *(at + 1 for at, letter in enumerate(text) if letter == "\n")]

    def where(self) -> tuple[int, int]:
        line = bisect_right(self._lines, self.at)
        return line, self.at - self._lines[line - 1] + 1

    def fault(self, what: str) -> BadFormat:
        return BadFormat(*self.where(), what)

    def peek(self) -> str:
        while self.at < len(self.text) and self.text[self.at].isspace():
            self.at += 1
        return self.text[self.at] if self.at < len(self.text) else ""

    def take(self, wanted: str) -> None:
        found = self.peek()
        if found != wanted:
            raise self.fault(f"expected {wanted!r}, found {found or 'the end'!r}")
        self.at += 1


def read_games(text: str) -> list[list[Node]]:
    """The main line of every game in a collection."""
    reader = _Reader(text)
    games = []
    while reader.peek():
        games.append(_read_tree(reader))
    if not games:
        raise reader.fault("no game; expected (;GM[6]...")
    return games


def _read_tree(reader: _Reader) -> list[Node]:
    """The main line of a game tree, without recursion: strangers choose how deep it is."""
    reader.take("(")
    nodes: list[Node] = []
    parents = [False]  # for each tree that is open, whether it has had a subtree
    side_depth = 0  # of the variation that is being left out; 0: on the main line
    while parents:
        found = reader.peek()
        if found == ";" and not parents[-1]:
            node = _read_node(reader)
            if not side_depth:
                nodes.append(node)
        elif found == "(":
            reader.take("(")
            if parents[-1] and not side_depth:
                side_depth = len(parents) + 1
            parents[-1] = True
            parents.append(False)
        else:
            reader.take(")")
            if side_depth == len(parents):
                side_depth = 0
            parents.pop()
    return nodes


def _read_node(reader: _Reader) -> Node:
    line, column = reader.where()
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
            raise reader.fault(f"property {name} has no value")
        properties.append((name, tuple(values)))
    return Node(tuple(properties), line, column)


def _read_value(reader: _Reader) -> Value:
    reader.take("[")
    line, column = reader.where()
    letters: list[str] = []
    while reader.at < len(reader.text):
        letter = reader.text[reader.at]
        reader.at += 1
        if letter == "]":
            return Value("".join(letters), line, column)
        if letter == "\\" and reader.at < len(reader.text):
            letter = reader.text[reader.at]
            reader.at += 1
        letters.append(letter)
    raise BadFormat(line, column, "a value is not closed by ]")


def write_game(nodes: Iterable[Iterable[tuple[str, Iterable[str]]]]) -> str:
    """A game of one line, a node to a row."""
    rows = []
    for node in nodes:
        parts = [
            name + "".join(f"[{_escaped(value)}]" for value in values) for name, values in node
        ]
        rows.append(";" + "".join(parts))
    return f"({chr(10).join(rows)})\n"


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace("]", "\\]")
