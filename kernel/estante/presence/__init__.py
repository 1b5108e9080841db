"""Who has a record open, at this moment."""
