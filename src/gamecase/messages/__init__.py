"""The messages that viewers of a table are sent, and the caches that viewers share."""
