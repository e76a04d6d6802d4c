"""What is somebody's own, to look through and to take along: games played, and all that is kept."""

import asyncio
import json
import tempfile
import zipfile
from collections.abc import Callable
from typing import IO, Any

from gamecase.accounts.accounts import Account
from gamecase.accounts.service import AccountService
from gamecase.kernel.log import write_record
from gamecase.storage.connection import Connection

_IN_MEMORY = 4_000_000  # bytes of an archive before it goes to the disk
_AT_ONCE = 200  # tables asked for together


async def tables_of(
    account_service: AccountService, account: Account, before: int, limit: int
) -> list[tuple[str, int]]:
    """Id and time of the tables somebody has sat at, the newest first, laid before then."""

    def work(connection: Connection) -> list[tuple[str, int]]:
        rows = connection.rows(
            "SELECT DISTINCT id, made FROM tables JOIN chairs ON id = table_id "
            "WHERE holder = $1 AND made < $2 ORDER BY made DESC, id LIMIT $3",
            (account.holder, before, limit),
        )
        return [(key, made) for key, made in rows]

    return await account_service.store.read(work)


async def export(account_service: AccountService, account: Account) -> IO[bytes]:
    """An archive of all that is kept of an account: `account.json`, and a record for each table.

    Secrets are not in it: they are not kept, or not yet to be told.
    """
    made = tempfile.SpooledTemporaryFile(_IN_MEMORY)  # noqa: SIM115 - for whoever asked to close
    try:
        with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
            told = json.dumps(await _told(account_service, account), ensure_ascii=False, indent=2)
            archive.writestr("account.json", told)
            await _write_records(account_service, account, archive.writestr)
    except BaseException:
        made.close()
        raise
    made.seek(0)
    return made


async def _write_records(
    account_service: AccountService, account: Account, write: Callable[[str, str], None]
) -> None:
    before = 1 << 62
    written: set[str] = set()
    while found := await tables_of(account_service, account, before, _AT_ONCE):
        for key, _ in found:
            stored = await account_service.store.load(key)
            if stored is not None and key not in written:
                name = f"records/{stored.header.game}-{key}.jsonl"
                text = write_record(stored.header, stored.entries)
                await asyncio.to_thread(write, name, text)
                written.add(key)
        # Tables laid in the same moment as the last are asked for again, and written once.
        last = found[-1][1]
        before = last + 1 if last + 1 < before else last


async def _told(account_service: AccountService, account: Account) -> dict[str, Any]:
    rated = await account_service.store.read(
        lambda connection: connection.rows(
            "SELECT table_id, nth_match, before, after, made FROM rated "
            "WHERE account_id = $1 ORDER BY made, table_id, nth_match",
            (account.id,),
        )
    )
    return {
        "name": account.name,
        "has_password": account.has_password,
        "made": account.made,
        "passkeys": [
            {"device": each.device, "host": each.host, "made": each.made, "used": each.used}
            for each in await account_service.accounts.passkeys(account.id)
        ],
        "sessions": [
            {"device": each.device, "made": each.made, "seen": each.seen}
            for each in await account_service.sessions.of(account)
        ],
        "tokens": [
            {"label": each.label, "scopes": each.scopes, "made": each.made, "seen": each.seen}
            for each in await account_service.sessions.tokens(account)
        ],
        "ratings": [
            {
                "game": each.game,
                "rating": each.rating.rating,
                "deviation": each.rating.deviation,
                "volatility": each.rating.volatility,
                "matches": each.matches,
            }
            for each in await account_service.ratings.of(account)
        ],
        "rated": [
            dict(zip(("table", "match", "before", "after", "made"), row, strict=True))
            for row in rated
        ],
    }
