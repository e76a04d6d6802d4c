"""What somebody is in an event: its organiser, a helper, one or more of its entrants."""

import msgspec

from gamecase.events.log import ORGANISER, SERVER


class EventRoles(msgspec.Struct, frozen=True, kw_only=True):
    """The roles of the holder of a browser's token or of an account."""

    is_organiser: bool = False
    helper: str = ""  # as in `helper-1`
    entrants: frozenset[int] = frozenset()
    is_server: bool = False  # results of online tables

    @property
    def may_direct(self) -> bool:
        """Whether they may do what organisers do; only the organiser names helpers."""
        return self.is_organiser or bool(self.helper)

    @property
    def author(self) -> str:
        """The `by` of what they write to the log."""
        if self.is_server:
            return SERVER
        if self.is_organiser:
            return ORGANISER
        if self.helper:
            return self.helper
        return f"entrant-{min(self.entrants)}" if self.entrants else "guest"


SERVER_ROLES = EventRoles(is_server=True)
