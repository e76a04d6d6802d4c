"""Request handlers for the pages that people see."""
