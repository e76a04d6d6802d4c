"""The protocol of a game's `table` module: how positions are drawn and played by hand."""

from typing import Protocol, TypeVar

from gamecase.kernel.phrase import Phrase
from gamecase.kernel.seat import Seat
from gamecase.scene.gestures import Gestures, Path
from gamecase.scene.motion import Motion
from gamecase.scene.move_notation import Standing, WrittenMove
from gamecase.scene.scene import Piece, Scene

R_contra = TypeVar("R_contra", contravariant=True)
P = TypeVar("P")
A_contra = TypeVar("A_contra", contravariant=True)


class TableModule(Protocol[R_contra, P, A_contra]):
    """A game's `table` module.

    A game that does not need a hook sets it to the default given here: `no_motion`,
    `no_premoves`, `no_arrows`, `no_standings`, `no_stages`.
    """

    LOOKS: tuple[str, ...]  # ways to draw the board that a viewer may choose; the first is usual
    HAS_SYMBOLS: bool  # described actions also have messages `<key>-symbols` without words

    def showcase(self, rules: R_contra, /) -> P:
        """A position that shows the game at its best, for its picture on the home page."""

    def draw(
        self, position: P, seen_by: Seat, picked: tuple[str, ...] = (), look: str = ""
    ) -> Scene:
        """The position as a seat sees it, with the spots picked so far already applied."""

    def gestures(self, position: P, picked: tuple[str, ...] = ()) -> Gestures:
        """What the seat to act may do next; BadAction when `picked` is not a legal beginning.

        A path without an action is incomplete: the page asks again with its spots added to
        `picked`. So a turn of several steps is offered step by step and can be undone until it is
        complete; a complete turn is offered as a button, for players who confirm their turns.
        """

    def interpret_touch(self, position: P, spots: tuple[str, ...], /) -> str | None:
        """The action a player meant by touching these spots, legal or not; None for none.

        This is how a move that was never offered gets its refusal: the page sends the spots, the
        game says which action was meant, and `judge` says why it is not allowed.
        """

    def describe_action(self, position: P, action: A_contra, /) -> Phrase:
        """An action in words, for the list of moves and for screen readers."""

    def write_action(self, position: P, action: A_contra, /) -> WrittenMove:
        """An action as players write it, for the list of moves."""

    def arrows(self, position: P, action: A_contra, /) -> tuple[tuple[str, str], ...]:
        """The spots from which and to which an action goes, step by step; twice the same spot for
        an action at one place."""

    def standings(self, position: P, /) -> tuple[Standing, ...]:
        """What each side has won or still needs: captured pieces, pips, points."""

    def stages(
        self, position: P, action: A_contra, seen_by: Seat, look: str, /
    ) -> tuple[tuple[Piece, ...], ...]:
        """The pieces after each step of an action that has several, for showing it step by step."""

    def motion(self, position: P, action: A_contra, seen_by: Seat, /) -> Motion | None:
        """How the pieces slide when an action is done, for games that animate it."""

    def premoves(self, position: P, seat: Seat, /) -> tuple[Path, ...] | None:
        """What a seat may plan while its opponent is to act; None where planning is not offered."""


def no_motion(position: object, action: object, seen_by: Seat, /) -> Motion | None:
    """Default of `motion`: pieces glide straight to their new places."""
    return None


def no_premoves(position: object, seat: Seat, /) -> tuple[Path, ...] | None:
    """Default of `premoves`: nothing can be planned ahead."""
    return None


def no_arrows(position: object, action: object, /) -> tuple[tuple[str, str], ...]:
    """Default of `arrows`: actions are not shown by arrows."""
    return ()


def no_standings(position: object, /) -> tuple[Standing, ...]:
    """Default of `standings`: nothing is counted."""
    return ()


def no_stages(
    position: object, action: object, seen_by: Seat, look: str, /
) -> tuple[tuple[Piece, ...], ...]:
    """Default of `stages`: an action is shown in one step."""
    return ()
