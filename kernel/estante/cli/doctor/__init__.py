"""`estante doctor`: what would go wrong, and what to do about it."""
