"""What the calls of the settings take and answer, a file for each kind of record."""
