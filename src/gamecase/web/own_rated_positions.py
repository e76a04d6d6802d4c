"""Recognises that a player wants help with a position of a rated game of theirs."""

from starlette.requests import HTTPConnection

from gamecase.registry import GamePackage
from gamecase.tables.rated_help import is_in_rated_game
from gamecase.web.identity import identify
from gamecase.web.services import services_of

_OWN_TABLES = 12  # the latest, among which running rated games are looked for


async def is_from_own_rated_game(
    connection: HTTPConnection, package: GamePackage, position: object
) -> bool:
    """Whether a rated game of the sender, which is under way, has just reached the position."""
    identity = await identify(connection)
    if identity.account is None:  # others cannot play rated games
        return False
    own_tables = await services_of(connection).tables.tables_of(identity.holder, _OWN_TABLES)
    return is_in_rated_game(package, position, own_tables)
