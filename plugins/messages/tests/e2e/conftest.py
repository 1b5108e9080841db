"""People with a session in organizations that have messages."""

from tests.e2e.shell.conftest import visits

__all__ = ["visits"]
