"""Where the computer's strength comes from: engines found, and a small one of our own."""
