"""Events: tournaments online and at real boards, each of them a log of its own."""
