"""Running the server: processes, sockets, metrics and logs."""
