"""How many tables one player may start in a month."""

from starlette.requests import HTTPConnection

from gamecase.web.services import services_of, settings_of

_MONTH = 30 * 24 * 3_600_000


async def is_over_quota(connection: HTTPConnection, holder: str) -> bool:
    """Whether a holder has as many new tables as the settings allow."""
    services = services_of(connection)
    most = settings_of(connection).limits.tables_per_month
    since = services.tables.now() - _MONTH
    return await services.accounts.count_tables(holder, since) >= most
