"""Files of rows that people bring in."""

from estante.imports.spec import ImportContext, ImportSpec

__all__ = ["ImportContext", "ImportSpec"]
