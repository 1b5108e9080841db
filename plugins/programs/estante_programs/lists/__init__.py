"""The lists of digital programs, and their files."""
