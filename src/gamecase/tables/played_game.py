"""A game of a table with all its positions, replayed from the log where it is not the last one."""

from dataclasses import dataclass

from gamecase.kernel.log import EntryKind
from gamecase.kernel.match_state import MatchState
from gamecase.kernel.position_history import PositionNode, walk_back
from gamecase.kernel.seat import Seat
from gamecase.tables.table import Table


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game of a table with all its positions."""

    state: MatchState  # at the end of the game, or now
    nodes: tuple[PositionNode, ...]

    @property
    def is_over(self) -> bool:
        return self.state.outcome is not None

    def seat(self, at: int) -> Seat:
        """The seat whose action led to a position; nobody's for the first."""
        if at == 0:
            return Seat.NOBODY
        return self.state.game.to_act(self.nodes[at - 1].position)

    def shares(self, other: "PlayedGame", at: int) -> bool:
        """Whether both games have the same position there, or both have ended."""
        ends = at >= len(self.nodes), at >= len(other.nodes)
        if any(ends):
            return all(ends)
        return self.nodes[at].number == other.nodes[at].number

    def played_at(self, at: int) -> str:
        """The action that was played in a position; empty for the last."""
        return self.nodes[at + 1].action if at + 1 < len(self.nodes) else ""


def played(table: Table, nth_game: int) -> PlayedGame | None:
    """A game of the table; None if it has not been played."""
    state: MatchState | None = table.state
    if nth_game != table.state.nth_game:
        state = _state_after_game(table, nth_game)
    if state is None or state.node is None:
        return None
    return PlayedGame(state, tuple(reversed([*walk_back(state.node)])))


def _state_after_game(table: Table, nth_game: int) -> MatchState | None:
    """The state at the end of an earlier game."""
    state = table.package.open(table.state.header)
    for entry in table.entries:
        if entry.kind is EntryKind.BEGIN and state.nth_game == nth_game:
            return state
        state = state.after(entry)
    return None
