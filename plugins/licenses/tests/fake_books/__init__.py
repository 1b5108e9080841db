"""A plugin that has ISBNs of publications and the schools of people, in memory."""
