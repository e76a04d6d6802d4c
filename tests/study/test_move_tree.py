"""Trees of moves: changes, limits, and the notes of files."""

import io

import chess.pgn
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamecase.kernel.annotation import Note, Variation
from gamecase.kernel.errors import BadInput
from gamecase.kernel.transcript import TranscribedGame, Transcript
from gamecase.registry import find
from gamecase.study.move_tree import (
    LONGEST_COMMENT,
    MOST_NESTED,
    MOST_NODES,
    MoveTree,
    TreeNode,
    notes_of,
    tree_of,
)


def grown(*moves: tuple[int, str]) -> MoveTree:
    """A tree with these moves, each after the node of a number at that time."""
    tree = MoveTree()
    for at, action in moves:
        tree, _ = tree.with_move(at, action)
    return tree


def actions(tree: MoveTree) -> list[tuple[int, str]]:
    return [(node.parent, node.action) for node in tree.nodes[1:]]


def test_a_move_is_added_after_everything_that_follows_its_parent() -> None:
    tree = grown((0, "a"), (1, "b"), (0, "c"), (1, "d"))
    assert actions(tree) == [(0, "a"), (1, "b"), (1, "d"), (0, "c")]
    assert [tree.path(3), tree.path(4)] == [[1, 3], [4]]


def test_a_move_that_is_there_already_is_found() -> None:
    tree = grown((0, "a"), (0, "b"))
    assert tree.with_move(0, "b") == (tree, 2)


def test_deleting_and_undoing_it_gives_the_same_tree() -> None:
    tree = grown((0, "a"), (1, "b"), (2, "c"), (1, "d"), (0, "e"))
    cut, rest = tree.without(2), tree.subtree(2)
    assert actions(cut) == [(0, "a"), (1, "d"), (0, "e")]
    assert cut.with_nodes(1, 0, rest) == (tree, 2)


def test_a_variation_is_promoted_with_all_that_follows_it() -> None:
    tree = grown((0, "a"), (1, "b"), (0, "c"), (3, "d"))
    promoted, at = tree.with_order(3, 0)
    assert at == 1
    assert actions(promoted) == [(0, "c"), (1, "d"), (0, "a"), (3, "b")]
    assert promoted.with_order(1, 1) == (tree, 3)


@given(st.lists(st.tuples(st.integers(0, 60), st.sampled_from("abcd")), max_size=60))
def test_notes_of_files_and_trees_are_the_same(moves: list[tuple[int, str]]) -> None:
    tree = MoveTree()
    for number, (at, action) in enumerate(moves):
        try:
            tree, added = tree.with_move(at % len(tree.nodes), action)
        except BadInput:
            continue  # nested too deeply
        tree = tree.with_comment(added, f"comment {number}").with_marks(added, ["!"])
    line, notes = notes_of(tree)
    assert tree_of(line, notes) == tree


def test_comments_before_a_variation_stay_there() -> None:
    notes = {2: Note(variations=(Variation(actions=("x",), notes={0: Note(comments=("or",))}),))}
    tree = tree_of(("a", "b"), notes)
    assert tree.nodes[3] == TreeNode(parent=1, action="x", before="or")
    assert notes_of(tree) == (("a", "b"), notes)


# --- limits ---


def test_limits_are_named() -> None:
    tree = grown((0, "a"))
    with pytest.raises(BadInput, match=f"{LONGEST_COMMENT + 1} characters; at most"):
        tree.with_comment(1, "x" * (LONGEST_COMMENT + 1))
    with pytest.raises(BadInput, match="5 marks on a move; at most 4"):
        tree.with_marks(1, ["!"] * 5)
    with pytest.raises(BadInput, match="moves 0 to 1"):
        tree.with_move(7, "b")
    with pytest.raises(BadInput, match=f"at most {MOST_NODES - 1}"):
        tree_of(["a"] * MOST_NODES, {})
    with pytest.raises(BadInput, match=f"nested {MOST_NESTED + 1} deep"):
        nested(MOST_NESTED + 1)


def nested(depth: int) -> MoveTree:
    tree, at = MoveTree(), 0
    for _ in range(depth):
        tree, _ = tree.with_move(at, "main")
        tree, at = tree.with_move(at, "other")
    return tree


# --- files ---


def test_a_pgn_reader_of_others_finds_the_same_tree() -> None:
    notes = {
        0: Note(comments=("The opening",)),
        1: Note(marks=("!",), variations=(Variation(actions=("d2d4", "d7d5")),)),
        2: Note(
            comments=("Solid",),
            marks=("?!", "$14"),
            variations=(
                Variation(
                    actions=("c7c5", "g1f3"),
                    notes={
                        0: Note(comments=("Sharper",)),
                        2: Note(variations=(Variation(actions=("b1c3",)),)),
                    },
                ),
            ),
        ),
    }
    tree = tree_of(("e2e4", "e7e5"), notes)
    line, again = notes_of(tree)
    game = TranscribedGame(actions=line, notes=again)
    transcript = Transcript(ruleset="fide", names=("Ann", "Ben"), games=(game,))
    format_ = find("chess").formats["pgn"]
    text = format_.write(transcript)
    read = chess.pgn.read_game(io.StringIO(text))
    assert read is not None
    assert not read.errors
    assert read.comment == "The opening"
    first, other = read.variations
    assert (first.nags, other.move.uci()) == ({1}, "d2d4")
    solid, sharper = first.variations
    assert (solid.comment, solid.nags) == ("Solid", {6, 14})
    assert sharper.starting_comment == "Sharper"
    assert [node.move.uci() for node in sharper.variations] == ["g1f3", "b1c3"]
    (back,) = format_.read(text)
    assert tree_of(back.games[0].actions, back.games[0].notes) == tree
