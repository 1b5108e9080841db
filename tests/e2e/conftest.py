"""One browser a test process, and people in front of it."""

from estante.testing.browser import chromium, launched, people, signed_in_states

__all__ = ["chromium", "launched", "people", "signed_in_states"]
