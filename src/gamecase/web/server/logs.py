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


def configure_logging(log_format: str) -> None:
    """Log warnings and errors to standard error in one of the formats."""
    if log_format not in LOG_FORMATS:
        raise BadInput(f"logs are {' or '.join(LOG_FORMATS)}, not {log_format!r}")
    handler = logging.StreamHandler(sys.stderr)
    if log_format == "json":
        handler.setFormatter(JsonFormatter())
    else:
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    # What administrators do, and with `logging.access` every request.
    for name in ("gamecase.audit", "uvicorn.access"):
        logging.getLogger(name).setLevel(logging.INFO)
