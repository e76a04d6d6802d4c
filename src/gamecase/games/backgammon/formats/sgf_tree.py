"""SGF as lines of nodes with variations, independent of the game."""

from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass, field

from gamecase.games.backgammon.formats.errors import BadFormat

MAX_NESTING = 40  # variations within variations


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


@dataclass(slots=True)
class SgfLine:
    """Nodes that follow one another, and the variations instead of some of them."""

    nodes: list[SgfNode] = field(default_factory=list)
    variations: dict[int, list["SgfLine"]] = field(default_factory=dict)  # by index of a node
    depth: int = 0  # 0: the main line of a game


#: A node as it is written: its properties with their values.
WrittenNode = Iterable[tuple[str, Iterable[str]]]


@dataclass(slots=True)
class WrittenLine:
    """Nodes to be written, and the variations instead of some of them."""

    nodes: list[WrittenNode] = field(default_factory=list)
    variations: dict[int, list["WrittenLine"]] = field(default_factory=dict)


class _SgfReader:
    """A cursor over the text."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.skipped = 0  # variations that are nested too deeply
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
    return [line.nodes for line in read_lines(text)[0]]


def read_lines(text: str) -> tuple[list[SgfLine], int]:
    """Every game of a collection, and how many variations were left out as nested too deeply."""
    reader = _SgfReader(text)
    games = []
    while reader.peek():
        games.append(_read_tree(reader))
    if not games:
        raise reader.error("no game; expected (;GM[6]...")
    return games, reader.skipped


@dataclass(slots=True)
class _OpenTree:
    """A tree whose end has not been read: the line it belongs to."""

    line: SgfLine
    end: int = -1  # how many nodes the line has before the subtrees; -1: there is none yet


def _read_tree(reader: _SgfReader) -> SgfLine:
    """A game tree, read without recursion: an upload may be nested to any depth."""
    reader.take("(")
    game = SgfLine()
    open_trees = [_OpenTree(game)]
    while open_trees:
        tree, letter = open_trees[-1], reader.peek()
        if letter == ";" and tree.end < 0:
            tree.line.nodes.append(_read_node(reader))
        elif letter == "(":
            reader.take("(")
            line = tree.line
            if tree.end < 0:
                tree.end = len(line.nodes)
            else:
                line = _variation(reader, tree)
            open_trees.append(_OpenTree(line))
        else:
            reader.take(")")
            open_trees.pop()
    return game


def _variation(reader: _SgfReader, tree: _OpenTree) -> SgfLine:
    """A new variation after the first subtree of a tree."""
    line = SgfLine(depth=tree.line.depth + 1)
    if line.depth > MAX_NESTING:
        reader.skipped += line.depth == MAX_NESTING + 1
    else:
        tree.line.variations.setdefault(tree.end, []).append(line)
    return line


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


def write_game(line: WrittenLine) -> str:
    """Write a game, one node per row."""
    return f"({_line_text(line)})\n"


def _line_text(line: WrittenLine) -> str:
    """A line as text; where there are variations, its rest is a subtree like each of them."""
    parts: list[str] = []
    following: list[list[WrittenLine]] = []  # variations after the rest of the line
    for index, node in enumerate(line.nodes):
        parts.append("\n" if index else "")
        if others := line.variations.get(index):
            following.append(others)
            parts.append("(")
        parts.append(_node_text(node))
    for others in reversed(following):
        parts.append(")")
        parts += [f"\n({_line_text(other)})" for other in others]
    return "".join(parts)


def _node_text(node: WrittenNode) -> str:
    parts = [name + "".join(f"[{_escape(value)}]" for value in values) for name, values in node]
    return ";" + "".join(parts)


def _escape(value: str) -> str:
    return value.replace("\\", "\\\\").replace("]", "\\]")
