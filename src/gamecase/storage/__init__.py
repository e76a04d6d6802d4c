"""Durable storage of tables and their logs, in SQLite or PostgreSQL."""
