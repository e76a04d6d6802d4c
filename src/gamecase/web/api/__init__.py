"""The door for programs: everything the page does, in JSON, and told by its own document."""
