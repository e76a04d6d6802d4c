"""The formats of events: who is paired with whom, and who stands where."""
