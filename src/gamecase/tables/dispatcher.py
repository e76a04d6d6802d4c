"""A player's hand at a table: what somebody with chairs may ask, by whichever door he comes."""

from collections.abc import Sequence

from gamecase.kernel.errors import BadInput
from gamecase.kernel.history import walk_back
from gamecase.kernel.phrase import Refusal
from gamecase.tables import commands
from gamecase.tables.conflicts import Stale
from gamecase.tables.table import Table


class CommandDispatcher:
    """Grants the wishes of whoever holds some chairs of a table."""

    def __init__(self, table: Table, chairs: Sequence[int]) -> None:
        self._table = table
        self._chairs = chairs

    async def execute(self, command: commands.PlayerCommand) -> Refusal | Stale | None:
        """None when it is done; BadInput when the wish speaks for a chair of somebody else."""
        table = self._table
        match command:
            case _ if not self._chairs:
                return Refusal("watching")
            case commands.Act():
                return await table.act(self._chairs, command.action, command.after, command.lag)
            case commands.Touch():
                return await self._touch(command)
            case commands.Words():
                return await table.add_client_seed(self._chair(command.chair), command.words)
            case commands.Offer():
                return await table.offer(self._offering(command), command.what)
            case commands.Accept():
                return await table.accept(self._answering(command.chair), command.offer)
            case commands.Decline():
                return await table.decline(self._chair(command.chair), command.offer)
            case commands.Resign():
                return await table.resign(self._chair(command.chair))
            case commands.Say():
                return await table.say(self._speaking(command.chair), command.phrase)
            case commands.Claim():
                return await table.claim(self._waiting(command.chair), command.what)
            case commands.Next():
                return await table.begin(self._chair(command.chair))

    async def _touch(self, command: commands.Touch) -> Refusal | Stale | None:
        table, state = self._table, self._table.state
        if state.node is None:
            return Refusal("not-begun")
        action = table.package.table.interpret_touch(state.position, tuple(command.spots))
        if action is None:
            return Refusal("means-nothing")
        return await table.act(self._chairs, action, command.after, command.lag)

    def _chair(self, wanted: int) -> int:
        """The chair a wish is for: one of his own, by default the one to act."""
        if wanted:
            if wanted not in self._chairs:
                raise BadInput(f"chair {wanted} is not yours; yours are {list(self._chairs)}")
            return wanted
        turn = self._table.state.turn
        return turn if turn in self._chairs else self._chairs[0]

    def _speaking(self, wanted: int) -> int:
        """One speaks for oneself, whoever is to act."""
        return self._chair(wanted or self._chairs[0])

    def _waiting(self, wanted: int) -> int:
        """Who waits for the other side is the one not to act."""
        turn = self._table.state.turn
        others = [chair for chair in self._chairs if chair != turn]
        return self._chair(wanted or (others or [*self._chairs])[0])

    def _offering(self, command: commands.Offer) -> int:
        """Who takes back at a shared screen is the one who acted last, not the one to act."""
        if command.what == "takeback" and not command.chair:
            for node in walk_back(self._table.state.node):
                if node.by in self._chairs:
                    return node.by
        return self._chair(command.chair)

    def _answering(self, wanted: int) -> int:
        """Whoever shares a screen with the one who offered answers for himself."""
        offer = self._table.state.offer
        if not wanted and offer is not None:
            others = [chair for chair in self._chairs if chair != offer.by]
            if others:
                return others[0]
        return self._chair(wanted)
