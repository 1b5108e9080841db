"""What is missing in a plugin, each with its cure."""
