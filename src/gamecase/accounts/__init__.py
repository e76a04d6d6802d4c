"""Accounts: names, passwords, passkeys, login sessions, API tokens and ratings."""
