"""Those who take part in an event: players, doubles or teams."""

import msgspec


class Member(msgspec.Struct, frozen=True):
    """A person of a team or of a pair."""

    name: str
    rating: int = 0


class Entrant(msgspec.Struct, frozen=True, kw_only=True):
    """A player, a pair or a team, by the number it entered with."""

    number: int
    name: str
    rating: int = 0  # 0: none
    club: str = ""
    identity: str = ""  # a number in a federation's list
    members: tuple[Member, ...] = ()  # of a team in the order of boards, or of a pair
    since: int = 1  # the first round for which it was entered
    is_withdrawn: bool = False
