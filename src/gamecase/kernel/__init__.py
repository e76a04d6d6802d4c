"""Values and rules that all games share; standard library only."""
