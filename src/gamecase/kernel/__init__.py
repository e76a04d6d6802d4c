"""The words that every game shares, from the standard library alone."""
