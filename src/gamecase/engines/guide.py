"""What a game's `guide` module offers: somebody at one's side in a first game."""

from typing import Any, Protocol

from gamecase.kernel.phrase import Phrase


class GuideModule(Protocol):
    """A game's `guide.py`: it sees what every player could see, and searches nothing."""

    def may(self, position: Any) -> Phrase:
        """What the seat to act may do here, in one sentence."""

    def why(self, position: Any, action: Any) -> Phrase:
        """What speaks for an action that the computer would take, in one sentence."""

    def where(self, position: Any, action: Any) -> tuple[str, ...]:
        """The spots of the board that show the action."""
