"""cmi5: launching the units of a course, what they may say, and when they and the course are satisfied."""
