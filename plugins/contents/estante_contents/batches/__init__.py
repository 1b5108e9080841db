"""Batch upload: many contents of one ZIP or RAR archive."""
