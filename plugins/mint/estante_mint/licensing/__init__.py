"""Licences: the client's, which an external service signs, and those of people."""
