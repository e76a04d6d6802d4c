"""The schema of a server's database: the migrations of all packages that store rows of their own.

Whoever opens a database passes `SERVER_MIGRATIONS`, so that every program knows all its tables.
"""

from gamecase.accounts.migrations import ACCOUNT_MIGRATIONS
from gamecase.events.migrations import EVENT_MIGRATIONS
from gamecase.study.migrations import STUDY_MIGRATIONS

SERVER_MIGRATIONS = (*ACCOUNT_MIGRATIONS, *STUDY_MIGRATIONS, *EVENT_MIGRATIONS)
