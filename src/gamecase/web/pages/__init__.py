"""Request handlers for the pages that people see."""

from gamecase.extras import require

require("server", "the web server")
