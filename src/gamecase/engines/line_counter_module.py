"""The protocol of a game's optional `line_counter` module: perft by its compiled kernel."""

from typing import Protocol, TypeVar

P_contra = TypeVar("P_contra", contravariant=True)


class LineCounterModule(Protocol[P_contra]):
    """Counts lines of play as `gamecase.kernel.perft` does, but faster."""

    def count_lines(self, position: P_contra, depth: int, /) -> int | None:
        """The number of lines of exactly `depth` actions, at least one.

        None where the kernel cannot count by these rules or not so deep; the caller then goes one
        action further by the rules and asks again.
        """
