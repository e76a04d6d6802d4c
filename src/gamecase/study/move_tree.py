"""A game as a tree of moves: a main line, variations, and what is written about them.

The nodes are in the order in which a file lists them: a node, then everything that follows its
first move, then its other moves. The first node is the position at the beginning.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from gamecase.kernel.annotation import Note, Notes, Variation
from gamecase.kernel.errors import BadInput

MOST_NODES = 3_000
MOST_NESTED = 20  # variations within variations
MOST_MARKS = 4  # of one move
LONGEST_COMMENT = 4_000
LONGEST_MARK = 12

#: The usual marks of a move, and how PGN and PDN number them.
MOVE_MARKS = {"$1": "!", "$2": "?", "$3": "!!", "$4": "??", "$5": "!?", "$6": "?!"}

#: The usual marks of a position, by their numbers, as players write them.
POSITION_MARKS = {
    "$10": "=",
    "$13": "∞",
    "$14": "+=",
    "$15": "=+",
    "$16": "±",
    "$17": "∓",
    "$18": "+−",
    "$19": "−+",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class TreeNode:
    """A move with what is written about it."""

    parent: int = 0
    action: str = ""  # empty: the beginning
    comment: str = ""
    before: str = ""  # what is written before the move, where a variation begins with it
    marks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class MoveTree:
    """The nodes of a game; each comes after its parent."""

    nodes: tuple[TreeNode, ...] = (TreeNode(),)

    def children(self, at: int) -> list[int]:
        """The moves that follow a node, the main one first."""
        return [number for number, node in enumerate(self.nodes) if number and node.parent == at]

    def end(self, at: int) -> int:
        """The number past the last node that follows a node."""
        end = at + 1
        while end < len(self.nodes) and self.nodes[end].parent >= at:
            end += 1
        return end

    def path(self, at: int) -> list[int]:
        """The nodes that lead to a node, itself included, the beginning not."""
        path = []
        while at:
            path.append(at)
            at = self.nodes[at].parent
        return path[::-1]

    def check(self, at: int) -> int:
        """The number of a node, or BadInput."""
        if not 0 <= at < len(self.nodes):
            raise BadInput(f"at={at}: there are moves 0 to {len(self.nodes) - 1}")
        return at

    # --- changes ---

    def with_move(self, at: int, action: str) -> tuple["MoveTree", int]:
        """The tree with a move after a node, and the number of the move; it may be there."""
        for child in self.children(self.check(at)):
            if self.nodes[child].action == action:
                return self, child
        return self.with_nodes(at, len(self.nodes), (TreeNode(action=action),))

    def with_nodes(self, at: int, index: int, nodes: Sequence[TreeNode]) -> tuple["MoveTree", int]:
        """The tree with a move and what follows it, as the move of that index after a node.

        The parents of the nodes are numbered from 0, the first of them.
        """
        children = self.children(self.check(at))
        where = children[index] if 0 <= index < len(children) else self.end(at)
        for number, node in enumerate(nodes):
            if not 0 <= node.parent < max(number, 1):
                raise BadInput(f"node {number}: its parent {node.parent} does not come before it")
        added = [
            replace(node, parent=where + node.parent if number else at)
            for number, node in enumerate(nodes)
        ]
        count = len(added)
        later = [
            replace(node, parent=node.parent + count) if node.parent >= where else node
            for node in self.nodes[where:]
        ]
        tree = MoveTree((*self.nodes[:where], *added, *later))
        return check_tree(tree), where

    def without(self, at: int) -> "MoveTree":
        """The tree without a move and what follows it."""
        if not self.check(at):
            raise BadInput("at=0: the beginning cannot be deleted")
        end = self.end(at)
        count = end - at
        later = [
            replace(node, parent=node.parent - count) if node.parent >= end else node
            for node in self.nodes[end:]
        ]
        return MoveTree((*self.nodes[:at], *later))

    def subtree(self, at: int) -> tuple[TreeNode, ...]:
        """A move and what follows it, with parents numbered from 0."""
        return tuple(
            replace(node, parent=max(node.parent - at, 0)) for node in self.nodes[at : self.end(at)]
        )

    def with_order(self, at: int, index: int) -> tuple["MoveTree", int]:
        """The tree with a move at another place among those that follow the same node."""
        if not self.check(at):
            raise BadInput("at=0: the beginning has no other place")
        return self.without(at).with_nodes(self.nodes[at].parent, index, self.subtree(at))

    def with_comment(self, at: int, comment: str) -> "MoveTree":
        """The tree with another comment on a node."""
        return self._with_node(at, replace(self.nodes[self.check(at)], comment=comment))

    def with_marks(self, at: int, marks: Sequence[str]) -> "MoveTree":
        """The tree with other marks on a move."""
        if not self.check(at):
            raise BadInput("at=0: marks are for moves")
        return self._with_node(at, replace(self.nodes[at], marks=tuple(marks)))

    def _with_node(self, at: int, node: TreeNode) -> "MoveTree":
        return MoveTree((*self.nodes[:at], _checked_note(node), *self.nodes[at + 1 :]))


def check_tree(tree: MoveTree) -> MoveTree:
    """The tree itself; BadInput names the limit that it exceeds."""
    if len(tree.nodes) > MOST_NODES:
        raise BadInput(f"{len(tree.nodes) - 1} moves; a study has at most {MOST_NODES - 1}")
    first_children: set[int] = set()
    depths = [0]
    for node in tree.nodes[1:]:
        is_main = node.parent not in first_children
        first_children.add(node.parent)
        depths.append(depths[node.parent] + (not is_main))
        _checked_note(node)
    if max(depths) > MOST_NESTED:
        raise BadInput(f"variations are nested {max(depths)} deep; at most {MOST_NESTED}")
    return tree


def _checked_note(node: TreeNode) -> TreeNode:
    for text in (node.comment, node.before):
        if len(text) > LONGEST_COMMENT:
            raise BadInput(f"a comment of {len(text)} characters; at most {LONGEST_COMMENT}")
    if len(node.marks) > MOST_MARKS:
        raise BadInput(f"{len(node.marks)} marks on a move; at most {MOST_MARKS}")
    for mark in node.marks:
        if not mark or len(mark) > LONGEST_MARK or not mark.isprintable():
            raise BadInput(f"mark {mark[:LONGEST_MARK]!r}: expected for example ! or $14")
    return node


# --- the notes of files ---


def tree_of(actions: Sequence[str], notes: Notes) -> MoveTree:
    """The tree of a game with the notes of a file."""
    nodes = [TreeNode(comment=_text(notes.get(0, Note()).comments))]
    _add_line(nodes, 0, actions, {count: note for count, note in notes.items() if count})
    return check_tree(MoveTree(tuple(nodes)))


def _add_line(nodes: list[TreeNode], at: int, actions: Sequence[str], notes: Notes) -> None:
    """Add a line after a node; its variations follow the moves they are instead of."""
    before = _text(notes[0].comments) if 0 in notes else ""
    variations: list[tuple[int, Variation]] = []
    for count, action in enumerate(actions, start=1):
        note = notes.get(count, Note())
        variations += [(at, variation) for variation in note.variations]
        marks = tuple(dict.fromkeys(MOVE_MARKS.get(mark, mark) for mark in note.marks))
        node = TreeNode(
            parent=at,
            action=action,
            comment=_text(note.comments),
            before=before if count == 1 else "",
            marks=marks[:MOST_MARKS],
        )
        nodes.append(node)
        at = len(nodes) - 1
    if len(nodes) > MOST_NODES:
        raise BadInput(f"too many moves; a study has at most {MOST_NODES - 1}")
    # Those of the last move come first, because they follow its position in the order of nodes.
    for parent, variation in sorted(variations, key=lambda each: -each[0]):
        _add_line(nodes, parent, variation.actions, variation.notes)


def _text(comments: Sequence[str]) -> str:
    return "\n".join(comments)[:LONGEST_COMMENT]


def notes_of(tree: MoveTree) -> tuple[tuple[str, ...], dict[int, Note]]:
    """The main line of a tree, and everything else as the notes of a file."""
    children: dict[int, list[int]] = {}
    for number, node in enumerate(tree.nodes[1:], start=1):
        children.setdefault(node.parent, []).append(number)
    return _line_of(tree, children, 0, Note(comments=_comments(tree.nodes[0].comment)))


def _line_of(
    tree: MoveTree, children: dict[int, list[int]], at: int, first: Note
) -> tuple[tuple[str, ...], dict[int, Note]]:
    """The line after a node; `first` is the note before its first move."""
    actions, notes = [], {0: first}
    while following := children.get(at):
        main, *others = following
        node = tree.nodes[main]
        actions.append(node.action)
        notes[len(actions)] = Note(
            comments=_comments(node.comment),
            marks=node.marks,
            variations=tuple(_variation(tree, children, other) for other in others),
        )
        at = main
    return tuple(actions), {count: note for count, note in notes.items() if note != Note()}


def _variation(tree: MoveTree, children: dict[int, list[int]], at: int) -> Variation:
    node = tree.nodes[at]
    rest, notes = _line_of(tree, children, at, Note())
    shifted = {count + 1: note for count, note in notes.items()}
    shifted[0] = Note(comments=_comments(node.before))
    shifted[1] = Note(comments=_comments(node.comment), marks=node.marks)
    known = {count: note for count, note in sorted(shifted.items()) if note != Note()}
    return Variation(actions=(node.action, *rest), notes=known)


def _comments(text: str) -> tuple[str, ...]:
    return (text,) if text else ()
