"""The data of an account: its tables, and an archive of everything stored about it."""

import asyncio
import json
import tempfile
import zipfile
from dataclasses import replace
from typing import IO, Any
from urllib.parse import urlsplit

import msgspec

from gamecase.accounts.accounts import Account
from gamecase.accounts.service import AccountService
from gamecase.kernel.log import write_record
from gamecase.storage.connection import Connection
from gamecase.study.analyses import StudyStore
from gamecase.study.documents import Documents, Kind
from gamecase.study.drill_progress import DrillProgressStore
from gamecase.study.notebook import MOST_POSITIONS, Notebook
from gamecase.study.openings import OpeningStore
from gamecase.study.own_names import OwnNames

_MAX_BYTES_IN_MEMORY = 4_000_000  # a larger archive goes to disk
_TABLES_AT_ONCE = 50
_NO_LIMIT = 1 << 62


async def account_tables(
    account_service: AccountService, account: Account, before: int, limit: int
) -> list[tuple[str, int]]:
    """Id and time of creation of the account's tables created before a time, newest first."""

    def read(connection: Connection) -> list[tuple[str, int]]:
        rows = connection.rows(
            "SELECT DISTINCT id, made FROM tables JOIN chairs ON id = table_id "
            "WHERE holder = $1 AND made < $2 ORDER BY made DESC, id LIMIT $3",
            (account.holder, before, limit),
        )
        return [(table, made) for table, made in rows]

    return await account_service.store.read(read)


async def account_archive(account_service: AccountService, account: Account) -> IO[bytes]:
    """A zip archive of `account.json`, a record for each table, and `study.jsonl`, to be closed.

    Collections of the opening explorer are in it as they were uploaded. It contains no secrets:
    those of credentials are not stored, and dice are not revealed early.
    """
    file = tempfile.SpooledTemporaryFile(_MAX_BYTES_IN_MEMORY)  # noqa: SIM115 - the caller closes it
    try:
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
            data = await _account_data(account_service, account)
            archive.writestr("account.json", json.dumps(data, ensure_ascii=False, indent=2))
            await _write_records(account_service, account, archive)
            await _write_study(account_service, account, archive)
            await _write_collections(account_service, account, archive)
    except BaseException:
        file.close()
        raise
    file.seek(0)
    return file


async def _write_records(
    account_service: AccountService, account: Account, archive: zipfile.ZipFile
) -> None:
    rows = await account_tables(account_service, account, _NO_LIMIT, _NO_LIMIT)
    for start in range(0, len(rows), _TABLES_AT_ONCE):
        tables = [table for table, _ in rows[start : start + _TABLES_AT_ONCE]]
        for table, stored in (await account_service.store.load_many(tables)).items():
            name = f"records/{stored.header.game}-{table}.jsonl"
            text = write_record(stored.header, stored.entries)
            await asyncio.to_thread(archive.writestr, name, text)


async def _write_study(
    account_service: AccountService, account: Account, archive: zipfile.ZipFile
) -> None:
    """The account's analysed games with their decisions, one a line."""
    study = StudyStore(account_service.store, account_service.now)
    with archive.open("study.jsonl", "w", force_zip64=True) as file:
        settings = {"analyses_all": await study.analyses_all(account.holder)}
        file.write(msgspec.json.encode(settings) + b"\n")
        for game in await study.studied(account.holder):
            decisions = await study.own_decisions(account.holder, game.table, game.nth_game)
            own = [one for one in decisions if one.chair == game.chair]
            line = msgspec.json.encode({"game": replace(game, holder=""), "decisions": own})
            file.write(line + b"\n")


async def _write_collections(
    account_service: AccountService, account: Account, archive: zipfile.ZipFile
) -> None:
    """The account's collections for the opening explorer, each as one file."""
    openings = OpeningStore(account_service.store, account_service.now)
    for source in await openings.collections(account.holder):
        texts = dict.fromkeys(await openings.contents(source.id))
        name = "".join(char if char.isalnum() else "_" for char in source.name)
        text = "\n".join(texts)
        path = f"collections/{source.game}-{name}-{source.id}.txt"
        await asyncio.to_thread(archive.writestr, path, text)


async def _account_data(account_service: AccountService, account: Account) -> dict[str, Any]:
    rated = await account_service.store.read(
        lambda connection: connection.rows(
            "SELECT table_id, nth_match, before, after, made FROM rated "
            "WHERE account_id = $1 ORDER BY made, table_id, nth_match",
            (account.id,),
        )
    )
    subscriptions = await account_service.push_subscriptions.of_holder(account.holder)
    return {
        "name": account.name,
        "has_password": account.has_password,
        "made": account.created_at,
        "role": account.role,
        "email": await account_service.accounts.email_of(account.id),
        "recovery_codes_left": await account_service.recovery.count_codes(account),
        "providers": await account_service.oidc_identities.of_account(account),
        "passkeys": [
            {
                "device": passkey.device,
                "host": passkey.host,
                "made": passkey.created_at,
                "used": passkey.last_used_at,
            }
            for passkey in await account_service.accounts.passkeys(account.id)
        ],
        "sessions": [
            {"device": session.device, "made": session.created_at, "seen": session.last_seen_at}
            for session in await account_service.sessions.of_account(account)
        ],
        "tokens": [
            {
                "label": token.label,
                "scopes": token.scopes,
                "made": token.created_at,
                "seen": token.last_used_at,
            }
            for token in await account_service.tokens.of_account(account)
        ],
        # The endpoint is a secret by which this browser could be sent messages.
        "push_subscriptions": [
            {"service": urlsplit(subscription.endpoint).netloc, "language": subscription.language}
            for subscription in subscriptions
        ],
        "ratings": [
            {
                "game": rating.game,
                "rating": rating.rating.rating,
                "deviation": rating.rating.deviation,
                "volatility": rating.rating.volatility,
                "matches": rating.matches,
            }
            for rating in await account_service.ratings.of_account(account)
        ],
        "notebook": [
            {
                "game": saved.game,
                "ruleset": saved.ruleset,
                "switches": json.loads(saved.switches),
                "position": saved.position,
                "title": saved.title,
                "tags": saved.tags,
                "note": saved.note,
                "made": saved.created_at,
            }
            for saved in await Notebook(account_service.store, account_service.now).positions(
                account.holder, limit=MOST_POSITIONS
            )
        ],
        "drills": await _drills(account_service, account),
        "studies": await _documents(account_service, account, "study"),
        "lessons": await _documents(account_service, account, "lesson"),
        "names_in_files": await OwnNames(account_service.store).of_holder(account.holder),
        "rated": [
            dict(zip(("table", "match", "before", "after", "made"), row, strict=True))
            for row in rated
        ],
    }


async def _drills(account_service: AccountService, account: Account) -> list[dict[str, Any]]:
    """How the account does in drills."""
    store = DrillProgressStore(account_service.store, account_service.now)
    return [
        {
            "game": progress.game,
            "drill": progress.drill,
            "rating": progress.rating.rating,
            "deviation": progress.rating.deviation,
            "answers": progress.answers,
            "right": progress.right_answers,
            "streak": progress.streak,
            "longest_streak": progress.longest_streak,
            "answered": progress.answered_at,
        }
        for progress in (await store.all_of(account.holder)).values()
    ]


async def _documents(
    account_service: AccountService, account: Account, kind: Kind
) -> list[dict[str, Any]]:
    """An account's studies or lessons; links are secrets that others were given."""
    documents = Documents(account_service.store, account_service.now)
    return [
        {
            "game": document.game,
            "title": document.title,
            "content": json.loads(document.content),
            "is_shared": bool(document.view_link or document.edit_link),
            "made": document.created_at,
            "changed": document.changed_at,
        }
        for document in await documents.of_holder(account.holder, kind)
    ]
