"""People with a session in tenants of a test's own."""

from tests.e2e.shell.conftest import visits

__all__ = ["visits"]
