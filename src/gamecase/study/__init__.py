"""The study room: analyses of finished games that are kept, and what they say about a player."""
