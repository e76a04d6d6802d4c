"""What somebody is in an event: its organiser, a helper, one or more of its entrants."""

import msgspec

from gamecase.events.log import ORGANISER, SERVER

_ENTRANT, _HELPER = "entrant-", "helper-"


def entrant_person(number: int) -> str:
    """An entrant as the log and the codes name them."""
    return _ENTRANT + str(number)


def helper_person(number: int) -> str:
    """A helper as the log and the codes name them."""
    return _HELPER + str(number)


def entrant_of(person: str) -> int:
    """The number of an entrant; 0 for anybody else."""
    return int(person.removeprefix(_ENTRANT)) if person.startswith(_ENTRANT) else 0


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
        return entrant_person(min(self.entrants)) if self.entrants else "guest"


SERVER_ROLES = EventRoles(is_server=True)
