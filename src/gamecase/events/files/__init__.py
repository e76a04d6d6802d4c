"""Files of events: TRF, CSV and JSON, and lists of players."""
