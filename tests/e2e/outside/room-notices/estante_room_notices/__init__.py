"""Tells who books a room."""
