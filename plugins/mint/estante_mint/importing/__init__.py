"""Lessons that are made of something else: a page of the web, a document, another lesson."""
