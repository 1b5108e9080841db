"""People who are new at every visit, beside those of the demo."""

from tests.e2e.shell.conftest import visits

__all__ = ["visits"]
