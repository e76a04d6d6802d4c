"""Pages of events: tournaments of clubs, schools and families, online and at real boards."""
