"""Live play: tables, who holds their chairs, and the store that keeps every entry."""
