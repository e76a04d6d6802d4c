"""Running the server: processes, sockets, metrics and logs."""

from gamecase.extras import require

require("server", "the web server")
