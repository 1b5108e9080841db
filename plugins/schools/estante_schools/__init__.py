"""Where people learn: schools, and the networks that they are in."""
