"""Every list of the settings, a file for each kind of record."""
