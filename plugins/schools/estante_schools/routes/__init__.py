"""The calls of schools, a file for each kind of record."""
