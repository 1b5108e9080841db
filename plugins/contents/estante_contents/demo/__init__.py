"""Contents for a newcomer to look at."""
