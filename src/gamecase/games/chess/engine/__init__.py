"""Chess engines: UCI programs found on the machine, and a small built-in one as a fallback."""
