"""The shot search of crokinole's bots, on compiled physics."""
