"""What the server says of itself: lines for people, or JSON for machines that gather them."""

import json
import logging
import sys
from datetime import UTC, datetime

from gamecase.kernel.errors import BadInput

FORMS = ("plain", "json")


class JsonLines(logging.Formatter):
    """One JSON object a line: when, how grave, who says it, and what."""

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


def set_up_logs(form: str) -> None:
    """Say warnings and worse on standard error, in one of the forms."""
    if form not in FORMS:
        raise BadInput(f"logs are {' or '.join(FORMS)}, not {form!r}")
    handler = logging.StreamHandler(sys.stderr)
    if form == "json":
        handler.setFormatter(JsonLines())
    else:
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
