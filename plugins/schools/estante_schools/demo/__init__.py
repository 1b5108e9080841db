"""Demo data: six schools and two networks."""
