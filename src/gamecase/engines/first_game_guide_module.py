"""The protocol of a game's `first_game_guide` module, which explains a first game."""

from typing import Protocol, TypeVar

from gamecase.kernel.phrase import Phrase

P_contra = TypeVar("P_contra", contravariant=True)
A_contra = TypeVar("A_contra", contravariant=True)


class FirstGameGuideModule(Protocol[P_contra, A_contra]):
    """A game's `first_game_guide` module: it uses what every player can see and does not search."""

    def describe_options(self, position: P_contra, /) -> Phrase:
        """What the seat to act may do here, in one sentence."""

    def explain_action(self, position: P_contra, action: A_contra, /) -> Phrase:
        """Why an action that the computer suggests is good, in one sentence."""

    def spots_of_action(self, position: P_contra, action: A_contra, /) -> tuple[str, ...]:
        """The spots of the board that show the action."""
