"""Mapped documents: areas of pages that lead somewhere, and titles of pages."""
