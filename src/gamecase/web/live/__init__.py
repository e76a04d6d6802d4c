"""The WebSocket of a table and what is pushed over it."""

from gamecase.extras import require

require("server", "the web server")
