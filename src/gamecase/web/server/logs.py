"""Logging of the server: plain lines for people, or JSON lines for log collectors."""

import json
import logging
import sys
from datetime import UTC, datetime

from gamecase.config.settings import LOG_FORMATS
from gamecase.kernel.errors import BadInput


class JsonFormatter(logging.Formatter):
    """Formats a record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "process": record.process,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class RepetitionFilter(logging.Filter):
    """Lets through a few records of one place in the code a minute, and counts the others.

    Anybody can cause warnings, by malformed requests for example, and must not fill the disk.
    """

    def __init__(self, most: int = 20, seconds: float = 60.0) -> None:
        super().__init__()
        self._most = most
        self._seconds = seconds
        self._seen: dict[tuple[str, int], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.name in _UNLIMITED:
            return True
        place = (record.pathname, record.lineno)
        began, count = self._seen.get(place, (record.created, 0))
        if record.created - began >= self._seconds:
            if count > self._most:
                record.msg = f"{record.msg} (and {count - self._most} more like it before)"
            began, count = record.created, 0
        self._seen[place] = (began, count + 1)
        return count < self._most


#: Loggers whose lines all count: what administrators do, requests, and failed sign-ins.
_UNLIMITED = ("gamecase.audit", "gamecase.sign_in", "uvicorn.access")


def configure_logging(log_format: str) -> None:
    """Log warnings and errors to standard error in one of the formats."""
    if log_format not in LOG_FORMATS:
        raise BadInput(f"logs are {' or '.join(LOG_FORMATS)}, not {log_format!r}")
    handler = logging.StreamHandler(sys.stderr)
    if log_format == "json":
        handler.setFormatter(JsonFormatter())
    else:
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    handler.addFilter(RepetitionFilter())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    # What administrators do, and with `logging.access` every request.
    for name in ("gamecase.audit", "uvicorn.access"):
        logging.getLogger(name).setLevel(logging.INFO)
