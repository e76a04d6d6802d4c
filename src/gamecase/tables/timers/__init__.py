"""Rules of a table that depend on time: chat limit, lapsing offers, absent players."""
