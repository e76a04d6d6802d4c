"""Honest pages for tests: they keep a chain for each chair, and answer for the dice."""

from hashlib import sha256
from typing import TYPE_CHECKING

from gamecase.kernel.hash_chains import wanted_parts
from gamecase.kernel.log import EntryKind
from gamecase.kernel.match_state import MatchState

if TYPE_CHECKING:
    from gamecase.tables.table import Table
    from log_builder import LogBuilder


def hashed(part: str) -> str:
    return sha256(bytes.fromhex(part)).hexdigest()


class DicePages:
    """The chains of all players, with every part by its hash."""

    def __init__(self, length: int = 2000) -> None:
        self.parts: dict[str, str] = {}
        self._length = length
        self._drawn = 0

    def new(self, chair: int) -> str:
        """Draw a chain for a chair; returns its anchor."""
        self._drawn += 1
        part = sha256(f"chain {self._drawn} of chair {chair}".encode()).hexdigest()
        for _ in range(self._length):
            self.parts[hashed(part)] = part
            part = hashed(part)
        return part

    def next_part(self, state: MatchState, chair: int) -> str:
        """The part that a chair's page would open next."""
        return self.parts[next(c.head for c in state.chains if c.chair == chair)]

    async def begin(self, table: "Table") -> None:
        """Begin the chains that are missing at a table."""
        for chair in table.state.missing_seeds:
            assert await table.begin_chain(chair, self.new(chair)) is None

    async def answer(self, table: "Table") -> None:
        """Open every part that a table asks for."""
        while wanted := wanted_parts(table.state):
            assert await table.open_part(wanted[0], self.next_part(table.state, wanted[0])) is None

    def begin_in(self, builder: "LogBuilder") -> None:
        """Begin the chains that are missing in a log."""
        for chair in builder.state.missing_seeds:
            builder.add(chair, EntryKind.CHAIN, self.new(chair))

    def answer_in(self, builder: "LogBuilder") -> None:
        """Open every part that a log asks for."""
        while wanted := wanted_parts(builder.state):
            builder.add(wanted[0], EntryKind.PART, self.next_part(builder.state, wanted[0]))
