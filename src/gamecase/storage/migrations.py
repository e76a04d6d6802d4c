"""The shape of a database, version by version.

A version is what is done to the one before. Logs are never rewritten: no step touches a row of
`tables`, `entries` or `secrets`, so a record taken yesterday is the same to the letter tomorrow.
Written as SQLite has it; `postgres.py` knows what PostgreSQL calls otherwise, and what is a
comment to SQLite.
"""

FOR_POSTGRES = "-- PostgreSQL: "

_FIRST = (
    """CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    header TEXT NOT NULL,
    made INTEGER NOT NULL
) WITHOUT ROWID""",
    """CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID""",
    """CREATE TABLE chairs (
    table_id TEXT NOT NULL REFERENCES tables (id),
    chair INTEGER NOT NULL,
    holder TEXT,
    invite TEXT,
    PRIMARY KEY (table_id, chair)
) WITHOUT ROWID""",
    "CREATE INDEX chairs_by_holder ON chairs (holder) WHERE holder IS NOT NULL",
    """CREATE TABLE secrets (
    table_id TEXT NOT NULL REFERENCES tables (id),
    nth_game INTEGER NOT NULL,
    secret TEXT NOT NULL,
    PRIMARY KEY (table_id, nth_game)
) WITHOUT ROWID""",
)

_PRESENCE = (
    """CREATE TABLE presence (
    process TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    chair INTEGER NOT NULL,
    count INTEGER NOT NULL,
    seen INTEGER NOT NULL,
    PRIMARY KEY (table_id, chair, process)
) WITHOUT ROWID""",
    "CREATE INDEX presence_by_process ON presence (process)",
)

_LOBBY = (
    "ALTER TABLE chairs ADD COLUMN is_open INTEGER NOT NULL DEFAULT 0",
    "CREATE INDEX open_chairs ON chairs (table_id) WHERE is_open = 1 AND holder IS NULL",
)

_PEOPLE = (
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
)

#: PostgreSQL takes as long to see that the table of an entry is there as to keep the entry. A table
#: is written with its first entry and never leaves; SQLite sees to it for next to nothing.
_QUICK = (f"{FOR_POSTGRES}ALTER TABLE entries DROP CONSTRAINT entries_table_id_fkey",)

#: What to do to reach each version from the one before; the first makes an empty database ours.
VERSIONS: tuple[tuple[str, ...], ...] = (_FIRST, _PRESENCE, _LOBBY, _PEOPLE, _QUICK)

SCHEMA_VERSION = len(VERSIONS)

_LOGS = frozenset({"tables", "entries", "chairs", "secrets"})
_OF_PEOPLE = frozenset(
    {"accounts", "passkeys", "challenges", "sessions", "tokens", "ratings", "rated"}
)

#: The tables there are in each version, so that a database of another program is known as such.
NAMES: tuple[frozenset[str], ...] = (
    frozenset(),
    _LOGS,
    _LOGS | {"presence"},
    _LOGS | {"presence"},
    _LOGS | {"presence"} | _OF_PEOPLE,
    _LOGS | {"presence"} | _OF_PEOPLE,
)
