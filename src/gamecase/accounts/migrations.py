"""The tables of accounts, registered with the store when it is opened."""

from gamecase.storage.migrations import Migration

_ACCOUNTS = Migration(
    version=4,
    tables=("accounts", "passkeys", "challenges", "sessions", "tokens", "ratings", "rated"),
    sqlite=(
        """CREATE TABLE accounts (
            id TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            known_as TEXT NOT NULL UNIQUE,
            password TEXT NOT NULL,
            made INTEGER NOT NULL
        ) WITHOUT ROWID""",
        """CREATE TABLE passkeys (
            id TEXT PRIMARY KEY,
            account_id TEXT NOT NULL REFERENCES accounts (id),
            host TEXT NOT NULL,
            public_key TEXT NOT NULL,
            sign_count INTEGER NOT NULL,
            device TEXT NOT NULL,
            made INTEGER NOT NULL,
            used INTEGER NOT NULL
        ) WITHOUT ROWID""",
        "CREATE INDEX passkeys_by_account ON passkeys (account_id)",
        """CREATE TABLE challenges (
            digest TEXT PRIMARY KEY,
            account_id TEXT NOT NULL,
            name TEXT NOT NULL,
            made INTEGER NOT NULL
        ) WITHOUT ROWID""",
        """CREATE TABLE sessions (
            digest TEXT PRIMARY KEY,
            account_id TEXT NOT NULL REFERENCES accounts (id),
            device TEXT NOT NULL,
            made INTEGER NOT NULL,
            seen INTEGER NOT NULL
        ) WITHOUT ROWID""",
        "CREATE INDEX sessions_by_account ON sessions (account_id)",
        """CREATE TABLE tokens (
            digest TEXT PRIMARY KEY,
            account_id TEXT NOT NULL REFERENCES accounts (id),
            label TEXT NOT NULL,
            scopes TEXT NOT NULL,
            made INTEGER NOT NULL,
            seen INTEGER NOT NULL
        ) WITHOUT ROWID""",
        "CREATE INDEX tokens_by_account ON tokens (account_id)",
        """CREATE TABLE ratings (
            account_id TEXT NOT NULL REFERENCES accounts (id),
            game TEXT NOT NULL,
            rating DOUBLE PRECISION NOT NULL,
            deviation DOUBLE PRECISION NOT NULL,
            volatility DOUBLE PRECISION NOT NULL,
            matches INTEGER NOT NULL,
            changed INTEGER NOT NULL,
            PRIMARY KEY (account_id, game)
        ) WITHOUT ROWID""",
        "CREATE INDEX ratings_by_game ON ratings (game, rating)",
        """CREATE TABLE rated (
            table_id TEXT NOT NULL REFERENCES tables (id),
            nth_match INTEGER NOT NULL,
            chair INTEGER NOT NULL,
            account_id TEXT NOT NULL REFERENCES accounts (id),
            before DOUBLE PRECISION NOT NULL,
            after DOUBLE PRECISION NOT NULL,
            made INTEGER NOT NULL,
            PRIMARY KEY (table_id, nth_match, chair)
        ) WITHOUT ROWID""",
        "CREATE INDEX rated_by_account ON rated (account_id)",
    ),
    postgres=(
        """CREATE TABLE accounts (
            id TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            known_as TEXT NOT NULL UNIQUE,
            password TEXT NOT NULL,
            made BIGINT NOT NULL
        )""",
        """CREATE TABLE passkeys (
            id TEXT PRIMARY KEY,
            account_id TEXT NOT NULL REFERENCES accounts (id),
            host TEXT NOT NULL,
            public_key TEXT NOT NULL,
            sign_count BIGINT NOT NULL,
            device TEXT NOT NULL,
            made BIGINT NOT NULL,
            used BIGINT NOT NULL
        )""",
        "CREATE INDEX passkeys_by_account ON passkeys (account_id)",
        """CREATE TABLE challenges (
            digest TEXT PRIMARY KEY,
            account_id TEXT NOT NULL,
            name TEXT NOT NULL,
            made BIGINT NOT NULL
        )""",
        """CREATE TABLE sessions (
            digest TEXT PRIMARY KEY,
            account_id TEXT NOT NULL REFERENCES accounts (id),
            device TEXT NOT NULL,
            made BIGINT NOT NULL,
            seen BIGINT NOT NULL
        )""",
        "CREATE INDEX sessions_by_account ON sessions (account_id)",
        """CREATE TABLE tokens (
            digest TEXT PRIMARY KEY,
            account_id TEXT NOT NULL REFERENCES accounts (id),
            label TEXT NOT NULL,
            scopes TEXT NOT NULL,
            made BIGINT NOT NULL,
            seen BIGINT NOT NULL
        )""",
        "CREATE INDEX tokens_by_account ON tokens (account_id)",
        """CREATE TABLE ratings (
            account_id TEXT NOT NULL REFERENCES accounts (id),
            game TEXT NOT NULL,
            rating DOUBLE PRECISION NOT NULL,
            deviation DOUBLE PRECISION NOT NULL,
            volatility DOUBLE PRECISION NOT NULL,
            matches BIGINT NOT NULL,
            changed BIGINT NOT NULL,
            PRIMARY KEY (account_id, game)
        )""",
        "CREATE INDEX ratings_by_game ON ratings (game, rating)",
        """CREATE TABLE rated (
            table_id TEXT NOT NULL REFERENCES tables (id),
            nth_match BIGINT NOT NULL,
            chair BIGINT NOT NULL,
            account_id TEXT NOT NULL REFERENCES accounts (id),
            before DOUBLE PRECISION NOT NULL,
            after DOUBLE PRECISION NOT NULL,
            made BIGINT NOT NULL,
            PRIMARY KEY (table_id, nth_match, chair)
        )""",
        "CREATE INDEX rated_by_account ON rated (account_id)",
    ),
)

_PUSH = Migration(
    version=6,
    tables=("push_keys", "push_subscriptions"),
    sqlite=(
        """CREATE TABLE push_keys (
            name TEXT PRIMARY KEY,
            secret TEXT NOT NULL
        ) WITHOUT ROWID""",
        """CREATE TABLE push_subscriptions (
            digest TEXT PRIMARY KEY,
            holder TEXT NOT NULL,
            session TEXT NOT NULL,
            endpoint TEXT NOT NULL,
            public_key TEXT NOT NULL,
            auth TEXT NOT NULL,
            language TEXT NOT NULL,
            site TEXT NOT NULL,
            made INTEGER NOT NULL
        ) WITHOUT ROWID""",
        "CREATE INDEX push_subscriptions_by_holder ON push_subscriptions (holder)",
    ),
    postgres=(
        """CREATE TABLE push_keys (
            name TEXT PRIMARY KEY,
            secret TEXT NOT NULL
        )""",
        """CREATE TABLE push_subscriptions (
            digest TEXT PRIMARY KEY,
            holder TEXT NOT NULL,
            session TEXT NOT NULL,
            endpoint TEXT NOT NULL,
            public_key TEXT NOT NULL,
            auth TEXT NOT NULL,
            language TEXT NOT NULL,
            site TEXT NOT NULL,
            made BIGINT NOT NULL
        )""",
        "CREATE INDEX push_subscriptions_by_holder ON push_subscriptions (holder)",
    ),
)


def _administration(integer: str, end: str) -> tuple[str, ...]:
    """The statements for one database: the name of its whole numbers, and the end of a table."""
    return (
        "ALTER TABLE accounts ADD COLUMN role TEXT NOT NULL DEFAULT ''",
        f"ALTER TABLE accounts ADD COLUMN banned {integer} NOT NULL DEFAULT 0",
        "ALTER TABLE accounts ADD COLUMN email TEXT NOT NULL DEFAULT ''",
        f"""CREATE TABLE recovery (
            digest TEXT PRIMARY KEY,
            account_id TEXT NOT NULL REFERENCES accounts (id),
            kind TEXT NOT NULL,
            expires {integer} NOT NULL
        ){end}""",
        "CREATE INDEX recovery_by_account ON recovery (account_id)",
        f"""CREATE TABLE invite_codes (
            digest TEXT PRIMARY KEY,
            label TEXT NOT NULL,
            uses {integer} NOT NULL,
            made {integer} NOT NULL,
            expires {integer} NOT NULL
        ){end}""",
        f"""CREATE TABLE audit (
            id TEXT PRIMARY KEY,
            made {integer} NOT NULL,
            actor TEXT NOT NULL,
            action TEXT NOT NULL,
            subject TEXT NOT NULL,
            detail TEXT NOT NULL
        ){end}""",
        "CREATE INDEX audit_by_time ON audit (made)",
        f"""CREATE TABLE oidc_identities (
            issuer TEXT NOT NULL,
            subject TEXT NOT NULL,
            account_id TEXT NOT NULL REFERENCES accounts (id),
            PRIMARY KEY (issuer, subject)
        ){end}""",
        "CREATE INDEX oidc_identities_by_account ON oidc_identities (account_id)",
    )


_ADMINISTRATION = Migration(
    version=7,
    tables=("recovery", "invite_codes", "audit", "oidc_identities"),
    sqlite=_administration("INTEGER", " WITHOUT ROWID"),
    postgres=_administration("BIGINT", ""),
)

ACCOUNT_MIGRATIONS = (_ACCOUNTS, _PUSH, _ADMINISTRATION)
