"""The positions of a tree of moves, each computed once."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from gamecase.kernel.dice import DerivedDice, secret_of_seed
from gamecase.kernel.errors import BadInput
from gamecase.kernel.game import AnyGame
from gamecase.kernel.phrase import Refusal
from gamecase.kernel.seat import Seat
from gamecase.study.move_tree import MoveTree

_MOST_TREES = 48  # whose positions are remembered


@dataclass(slots=True)
class PlayedMove:
    """A position that was reached by a move, and those that were reached from it."""

    position: Any
    parsed: Any = None  # the action that led here; None: it is the beginning
    following: dict[str, "PlayedMove"] = field(default_factory=dict)


class PlayedTree:
    """Plays the moves of a tree by the rules, and remembers what it has played."""

    def __init__(self, game: AnyGame, start: Any) -> None:
        self.game = game
        self.root = PlayedMove(start)

    def moves(self, tree: MoveTree) -> list[PlayedMove]:
        """Every node of a tree as it was played; BadInput names the move that is not legal."""
        played = [self.root]
        for number, node in enumerate(tree.nodes[1:], start=1):
            result = self.play(played[node.parent], node.action)
            if isinstance(result, Refusal):
                raise BadInput(f"move {number}, {node.action!r}, is not legal: {result.clause}")
            played.append(result)
        return played

    def play(self, before: PlayedMove, text: str) -> PlayedMove | Refusal:
        """A move after another, as it was played before or by the rules now."""
        known = before.following.get(text)
        if known is not None:
            return known
        action = self.game.read_action(text)
        refusal = self.game.judge(before.position, action)
        if refusal is not None:
            return refusal
        action = self.game.usual_spelling(before.position, action)
        after = self.game.apply(before.position, action)
        move = before.following[text] = PlayedMove(after, action)
        before.following.setdefault(self.game.write(action), move)
        return move

    def settle(self, move: PlayedMove) -> tuple[str, PlayedMove] | None:
        """What nature does by itself after a move, where nobody can enter it; None: nothing."""
        if self.game.chance_by_hand or self.game.to_act(move.position) is not Seat.NATURE:
            return None
        # The same move has always the same consequences: dice of a known seed.
        action = self.game.nature(move.position, DerivedDice(secret_of_seed(0), (), 1))
        text = self.game.write(action)
        result = self.play(move, text)
        assert not isinstance(result, Refusal)  # nature keeps to the rules
        return text, result


class TreePositions:
    """The trees that were played last, by the documents they belong to."""

    def __init__(self) -> None:
        self._trees: OrderedDict[str, PlayedTree] = OrderedDict()

    def of(self, key: str, play: Callable[[], PlayedTree]) -> PlayedTree:
        """The tree of a document; `play` makes a new one."""
        tree = self._trees.get(key)
        if tree is None:
            tree = self._trees[key] = play()
        self._trees.move_to_end(key)
        while len(self._trees) > _MOST_TREES:
            self._trees.popitem(last=False)
        return tree
