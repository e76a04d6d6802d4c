"""The physics of a flick, which the rules need."""
