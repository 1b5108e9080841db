"""Every list of schools, a file for each kind of record."""
