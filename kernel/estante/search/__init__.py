"""Searching all plugins at once."""
