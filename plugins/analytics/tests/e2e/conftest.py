"""People with a session in organizations that have analytics."""

from tests.e2e.shell.conftest import visits

__all__ = ["visits"]
