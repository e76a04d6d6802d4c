"""Browsers that are told when it is their player's turn.

A subscription belongs to a holder of chairs: an account, or a guest. One of an account ends with
the login session of its browser, so that nothing is shown on a computer somebody has signed out of.
"""

from collections.abc import Callable
from dataclasses import dataclass

from gamecase.storage.connection import Connection
from gamecase.storage.store import Store
from gamecase.tables.table_factory import fingerprint

_MAX_SUBSCRIPTIONS = 10  # of one holder; the oldest go

_DELETE_ENDED = (
    "DELETE FROM push_subscriptions "
    "WHERE session <> '' AND session NOT IN (SELECT digest FROM sessions)"
)
_OF_HOLDER = (
    "SELECT endpoint, public_key, auth, language, site FROM push_subscriptions WHERE holder = $1 "
    "AND (session = '' OR session IN (SELECT digest FROM sessions)) ORDER BY made, digest"
)


@dataclass(frozen=True, slots=True)
class PushSubscription:
    """Where and how one browser receives messages."""

    endpoint: str  # a secret address at the browser's push service
    public_key: str
    auth: str
    language: str
    site: str  # the origin by which the browser knows this server


class PushSubscriptions:
    """The subscriptions of all holders."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now

    async def save(self, subscription: PushSubscription, holder: str, session: str) -> None:
        """Store a subscription; `session` is the digest of the login, empty for a guest."""
        key, now = fingerprint(subscription.endpoint), self._now()

        def insert(connection: Connection) -> None:
            connection.run("DELETE FROM push_subscriptions WHERE digest = $1", (key,))
            connection.run(_DELETE_ENDED)
            connection.run(
                "INSERT INTO push_subscriptions "
                "(digest, holder, session, endpoint, public_key, auth, language, site, made) "
                "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
                (
                    key,
                    holder,
                    session,
                    subscription.endpoint,
                    subscription.public_key,
                    subscription.auth,
                    subscription.language,
                    subscription.site,
                    now,
                ),
            )
            rows = connection.rows(
                "SELECT digest FROM push_subscriptions "
                "WHERE holder = $1 ORDER BY made DESC, digest",
                (holder,),
            )
            for (digest,) in rows[_MAX_SUBSCRIPTIONS:]:
                connection.run("DELETE FROM push_subscriptions WHERE digest = $1", (digest,))

        await self._store.write(insert)

    async def remove(self, endpoint: str) -> None:
        """Forget a subscription; whoever knows its address may end it."""
        statement = "DELETE FROM push_subscriptions WHERE digest = $1"
        values = (fingerprint(endpoint),)
        await self._store.write(lambda connection: connection.run(statement, values))

    async def has(self, endpoint: str, holder: str) -> bool:
        """Whether a browser receives the messages of a holder."""
        return any(
            subscription.endpoint == endpoint for subscription in await self.of_holder(holder)
        )

    async def of_holder(self, holder: str) -> list[PushSubscription]:
        """The subscriptions of a holder that are in force."""
        rows = await self._store.read(lambda connection: connection.rows(_OF_HOLDER, (holder,)))
        return [PushSubscription(*row) for row in rows]
