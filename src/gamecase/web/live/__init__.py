"""The WebSocket of a table and what is pushed over it."""
