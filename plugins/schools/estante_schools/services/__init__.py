"""Reading and writing schools, a file for each kind of record."""
