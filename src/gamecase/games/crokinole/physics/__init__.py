"""Physics of a flick."""
