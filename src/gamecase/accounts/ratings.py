"""Ratings of accounts, one for each game.

A match is rated in the transaction that makes its end durable, so it is rated once, by the process
that writes that end; rows of the primary key (table, match, chair) record it. The ratings of the
two players are locked in a fixed order, so that matches that end at the same time in different
processes wait for each other.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from gamecase.accounts.accounts import Account, account_id_of
from gamecase.accounts.glicko import Rating, rating_after_match
from gamecase.storage.connection import Connection
from gamecase.storage.store import ExtraWrites, Store
from gamecase.tables.ratings import FinishedMatch, RealBoardMatch, ShownRating


@dataclass(frozen=True, slots=True)
class PlayerRating:
    """A player's rating at a game, and the number of rated matches."""

    name: str
    game: str
    rating: Rating
    matches: int


_PLAYER_RATING = (
    "SELECT name, game, rating, deviation, volatility, matches "
    "FROM ratings JOIN accounts ON account_id = id WHERE "
)


class Ratings:
    """The ratings of all accounts; tables use it as their `AccountRatings`."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now

    # --- for tables ---

    def knows(self, holder: str) -> bool:
        return bool(account_id_of(holder))

    async def name_of(self, holder: str) -> str:
        account_id = account_id_of(holder)
        if not account_id:
            return ""
        rows = await self._store.read(
            lambda connection: connection.rows(
                "SELECT name FROM accounts WHERE id = $1", (account_id,)
            )
        )
        return str(rows[0][0]) if rows else ""

    def rate(self, match: FinishedMatch) -> ExtraWrites:
        now = self._now()
        return lambda connection: _rate(connection, match, now)

    def rate_all(self, matches: Sequence[RealBoardMatch]) -> ExtraWrites:
        now = self._now()

        def write(connection: Connection) -> None:
            for match in matches:
                _rate_real_board(connection, match, now)

        return write

    async def ratings_at(self, table: str, game: str) -> Mapping[int, ShownRating]:
        def read(connection: Connection) -> dict[int, ShownRating]:
            # In the order of the matches: the change by the last one remains.
            changes = {
                chair: round(after) - round(before)
                for chair, before, after in connection.rows(
                    "SELECT chair, before, after FROM rated WHERE table_id = $1 ORDER BY nth_match",
                    (table,),
                )
            }
            return {
                chair: ShownRating(str(_rating(connection, account_id, game)), changes.get(chair))
                for chair, account_id in _seated_accounts(connection, table).items()
            }

        return await self._store.read(read)

    # --- for pages ---

    async def of_account(self, account: Account) -> list[PlayerRating]:
        """The ratings of an account, the most played game first."""
        statement = _PLAYER_RATING + "account_id = $1 ORDER BY matches DESC, game"
        return await self._player_ratings(statement, (account.id,))

    async def leaderboard(self, game: str, limit: int = 50) -> list[PlayerRating]:
        """The best players of a game, by the lower end of their confidence interval."""
        statement = _PLAYER_RATING + "game = $1 ORDER BY rating - 2 * deviation DESC, name LIMIT $2"
        return await self._player_ratings(statement, (game, limit))

    async def _player_ratings(
        self, statement: str, values: tuple[object, ...]
    ) -> list[PlayerRating]:
        rows = await self._store.read(lambda connection: connection.rows(statement, values))
        return [
            PlayerRating(name, game, Rating(rating, deviation, volatility), matches)
            for name, game, rating, deviation, volatility, matches in rows
        ]


def _seated_accounts(connection: Connection, table: str) -> dict[int, str]:
    """The account id of each chair that an account holds."""
    rows = connection.rows("SELECT chair, holder FROM chairs WHERE table_id = $1", (table,))
    account_ids = {chair: account_id_of(holder or "") for chair, holder in rows}
    return {chair: account_id for chair, account_id in account_ids.items() if account_id}


def _rating(connection: Connection, account_id: str, game: str) -> Rating:
    rows = connection.rows(
        "SELECT rating, deviation, volatility FROM ratings WHERE account_id = $1 AND game = $2",
        (account_id, game),
    )
    return Rating(*rows[0]) if rows else Rating()


def _rate(connection: Connection, match: FinishedMatch, now: int) -> None:
    seated = _seated_accounts(connection, match.table)
    if len({*seated.values()}) != 2:
        return  # an account was deleted: its rating, which the other's depends on, is gone
    changes = _change_ratings(connection, seated, match, now)
    for chair, (before, after) in changes.items():
        connection.run(
            "INSERT INTO rated (table_id, nth_match, chair, account_id, before, after, made) "
            "VALUES ($1, $2, $3, $4, $5, $6, $7)",
            (match.table, match.nth, chair, seated[chair], before.rating, after.rating, now),
        )


def _rate_real_board(connection: Connection, match: RealBoardMatch, now: int) -> None:
    players = {chair: account_id_of(each) for chair, each in enumerate(match.holders, start=1)}
    for account_id in players.values():
        if not connection.rows("SELECT 1 FROM accounts WHERE id = $1", (account_id,)):
            return  # it was deleted
    winners = (match.winner,) if match.winner else ()
    finished = FinishedMatch("", match.game, 1, winners, match.length)
    _change_ratings(connection, players, finished, now)


def _change_ratings(
    connection: Connection, players: Mapping[int, str], match: FinishedMatch, now: int
) -> dict[int, tuple[Rating, Rating]]:
    """Write the ratings of two players after a match; returns those before and after by chair."""
    for account_id in sorted(players.values()):
        _lock_rating(connection, account_id, match.game)
    before = {
        chair: _rating(connection, account_id, match.game) for chair, account_id in players.items()
    }
    changes = {}
    for chair, account_id in players.items():
        (opponent,) = (rating for other, rating in before.items() if other != chair)
        score = float(chair in match.winners) if match.winners else 0.5
        after = rating_after_match(before[chair], opponent, score, match.length)
        connection.run(
            "UPDATE ratings SET rating = $1, deviation = $2, volatility = $3, "
            "matches = matches + 1, changed = $4 WHERE account_id = $5 AND game = $6",
            (after.rating, after.deviation, after.volatility, now, account_id, match.game),
        )
        changes[chair] = before[chair], after
    return changes


def _lock_rating(connection: Connection, account_id: str, game: str) -> None:
    """Create a rating if there is none, and lock its row until the end of the transaction."""
    initial = Rating()
    connection.run(
        "INSERT INTO ratings "
        "(account_id, game, rating, deviation, volatility, matches, changed) "
        "VALUES ($1, $2, $3, $4, $5, 0, 0) ON CONFLICT DO NOTHING",
        (account_id, game, initial.rating, initial.deviation, initial.volatility),
    )
    connection.run(
        "UPDATE ratings SET changed = changed WHERE account_id = $1 AND game = $2",
        (account_id, game),
    )
