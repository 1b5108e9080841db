"""Opening archives of strangers, in a process of its own."""
