"""What a game's `table` module offers, so that its positions can be seen and touched."""

from typing import Any, Protocol

from gamecase.kernel.phrase import Phrase
from gamecase.kernel.seat import Seat
from gamecase.scene.gestures import Gestures
from gamecase.scene.scene import Scene


class Laying(Protocol):
    """A game's `table.py`."""

    def showcase(self, rules: Any) -> Any:
        """A position that shows the game at its best, for the lid of the case."""

    LOOKS: tuple[str, ...]  # ways to lay it that a viewer may choose; the first is the usual one

    def lay(
        self, position: Any, seen_by: Seat, picked: tuple[str, ...] = (), look: str = ""
    ) -> Scene:
        """The position as the seat sees it, with what its hand has picked so far already done."""

    def gestures(self, position: Any, picked: tuple[str, ...] = ()) -> Gestures:
        """How the seat to act goes on from what it has picked; BadAction if that cannot be picked.

        A path without an action leads on: the page asks again with its spots picked as well. So a
        turn of many steps is offered step by step, and may be taken back until it is whole. For
        what is picked when it is whole, a button does it: some like to look once more.
        """

    def meant(self, position: Any, spots: tuple[str, ...]) -> str | None:
        """The action a hand meant by these spots, legal or not; None when it can mean nothing.

        This is how a move that was never offered gets its refusal: the page sends the spots, the
        game says what was meant, and `judge` says why not.
        """

    # A game may also offer `motion(position, action, seen_by) -> Motion | None`: how the pieces
    # moved in an action, for pages that show it; `ahead(position, seat) -> tuple[Path, ...]`: what
    # a seat may plan while another is to act, done when its turn comes if it is offered then; and
    # `HAS_SYMBOLS = True` where told actions have words `<key>-symbols` that readers of every
    # language understand.

    def tell(self, position: Any, action: Any) -> Phrase:
        """What an action does, said before it is done, for the list of moves and the ear."""
