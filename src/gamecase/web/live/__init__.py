"""Live connections of browsers: the table socket and its push messages."""
