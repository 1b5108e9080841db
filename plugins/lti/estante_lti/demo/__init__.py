"""Demo data: the LMS of a school."""
