"""The engine of crokinole: exact physics, and the judging of many shots at once."""
