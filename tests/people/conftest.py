"""What tests of people share: the databases that tests of tables use."""

from tables.conftest import logs, postgres_server

__all__ = ["logs", "postgres_server"]
