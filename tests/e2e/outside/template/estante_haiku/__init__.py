"""Haiku: a plugin that somebody else wrote."""
