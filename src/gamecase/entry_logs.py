"""The logs of a server's database, whose links are checked in copies of it."""

from gamecase.events.event_store import EVENT_LOGS
from gamecase.storage.copies import TABLE_LOGS

SERVER_LOGS = (TABLE_LOGS, EVENT_LOGS)
