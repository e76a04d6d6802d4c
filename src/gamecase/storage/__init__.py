"""Durable storage of table logs: SQLite and PostgreSQL."""
