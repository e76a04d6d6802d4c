"""Computer players: bots and their levels, analysts, guides, and the requests they answer."""
