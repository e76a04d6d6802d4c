"""The page: routes, sockets, sessions, and a client without rules."""
