"""Ratings: one for each game somebody has played a rated match of.

A match is rated in the transaction that makes its end durable, so it is rated once, by whichever
process writes that end; a row of primary key (table, match, chair) stays to prove it. Rows of the
two players are taken in one order, so that matches which end at the same moment in different
processes wait for each other.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from gamecase.accounts.accounts import Account, account_of
from gamecase.accounts.glicko import Rating, after_match
from gamecase.storage.connection import Connection
from gamecase.storage.store import ExtraWrites, Store
from gamecase.tables.ratings import Finished, ShownRating


@dataclass(frozen=True, slots=True)
class Ranked:
    """Somebody's rating at a game, after so many matches."""

    name: str
    game: str
    rating: Rating
    matches: int


_RANKED = (
    "SELECT name, game, rating, deviation, volatility, matches "
    "FROM ratings JOIN accounts ON account_id = id WHERE "
)


class Ratings:
    """Keeps the ratings of everybody with an account."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now

    def knows(self, holder: str) -> bool:
        return bool(account_of(holder))

    async def name_of(self, holder: str) -> str:
        key = account_of(holder)
        if not key:
            return ""
        rows = await self._store.read(
            lambda connection: connection.rows("SELECT name FROM accounts WHERE id = $1", (key,))
        )
        return str(rows[0][0]) if rows else ""

    def rate(self, match: Finished) -> ExtraWrites:
        now = self._now()
        return lambda connection: _rate(connection, match, now)

    async def strengths(self, table: str, game: str) -> Mapping[int, ShownRating]:
        def work(connection: Connection) -> dict[int, ShownRating]:
            # In the order of the matches, so that the last one's change is what stays.
            changes = {
                chair: round(after) - round(before)
                for chair, before, after in connection.rows(
                    "SELECT chair, before, after FROM rated WHERE table_id = $1 ORDER BY nth_match",
                    (table,),
                )
            }
            return {
                chair: ShownRating(str(_rating(connection, account, game)), changes.get(chair))
                for chair, account in _seated(connection, table).items()
            }

        return await self._store.read(work)

    async def of(self, account: Account) -> list[Ranked]:
        """Somebody's ratings, most played first."""
        statement = _RANKED + "account_id = $1 ORDER BY matches DESC, game"
        return await self._ranked(statement, (account.id,))

    async def best(self, game: str, limit: int = 50) -> list[Ranked]:
        """Who surely plays a game best: in order of what each is worth at least."""
        statement = _RANKED + "game = $1 ORDER BY rating - 2 * deviation DESC, name LIMIT $2"
        return await self._ranked(statement, (game, limit))

    async def _ranked(self, statement: str, values: tuple[object, ...]) -> list[Ranked]:
        rows = await self._store.read(lambda connection: connection.rows(statement, values))
        return [
            Ranked(name, game, Rating(rating, deviation, volatility), matches)
            for name, game, rating, deviation, volatility, matches in rows
        ]


def _seated(connection: Connection, table: str) -> dict[int, str]:
    """The account at each chair that an account holds."""
    rows = connection.rows("SELECT chair, holder FROM chairs WHERE table_id = $1", (table,))
    found = {chair: account_of(holder or "") for chair, holder in rows}
    return {chair: account for chair, account in found.items() if account}


def _rating(connection: Connection, account: str, game: str) -> Rating:
    rows = connection.rows(
        "SELECT rating, deviation, volatility FROM ratings WHERE account_id = $1 AND game = $2",
        (account, game),
    )
    return Rating(*rows[0]) if rows else Rating()


def _rate(connection: Connection, match: Finished, now: int) -> None:
    seated = _seated(connection, match.table)
    if len({*seated.values()}) != 2:
        return  # one of them has left for good: there is nobody to measure the other by
    for account in sorted(seated.values()):
        _lay_hand_on(connection, account, match.game)
    before = {chair: _rating(connection, account, match.game) for chair, account in seated.items()}
    for chair, account in seated.items():
        (other,) = (rating for each, rating in before.items() if each != chair)
        score = float(chair in match.winners) if match.winners else 0.5
        after = after_match(before[chair], other, score, match.length)
        connection.run(
            "UPDATE ratings SET rating = $1, deviation = $2, volatility = $3, "
            "matches = matches + 1, changed = $4 WHERE account_id = $5 AND game = $6",
            (after.rating, after.deviation, after.volatility, now, account, match.game),
        )
        connection.run(
            "INSERT INTO rated (table_id, nth_match, chair, account_id, before, after, made) "
            "VALUES ($1, $2, $3, $4, $5, $6, $7)",
            (match.table, match.nth, chair, account, before[chair].rating, after.rating, now),
        )


def _lay_hand_on(connection: Connection, account: str, game: str) -> None:
    """See that a rating is there, and that no other process changes it before this is done."""
    new = Rating()
    connection.run(
        "INSERT INTO ratings "
        "(account_id, game, rating, deviation, volatility, matches, changed) "
        "VALUES ($1, $2, $3, $4, $5, 0, 0) ON CONFLICT DO NOTHING",
        (account, game, new.rating, new.deviation, new.volatility),
    )
    connection.run(
        "UPDATE ratings SET changed = changed WHERE account_id = $1 AND game = $2", (account, game)
    )
