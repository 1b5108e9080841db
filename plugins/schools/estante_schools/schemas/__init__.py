"""What the calls of schools take and answer, a file for each kind of record."""
