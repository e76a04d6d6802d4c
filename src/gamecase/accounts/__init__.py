"""People: accounts for those who want one, how they are known again, and how strong they play."""
