"""The settings of a server: one TOML file, environment variables and flags."""
