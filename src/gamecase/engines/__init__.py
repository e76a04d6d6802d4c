"""Computer players: what a bot is, its levels, and ways to think that suit several games."""
