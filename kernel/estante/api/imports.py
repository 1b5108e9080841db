"""Files of rows that people bring in."""

from typing import TYPE_CHECKING

from estante.plugins.lazy_names import load_lazily

if TYPE_CHECKING:
    from estante.imports.spec import ImportContext, ImportSpec
else:
    __getattr__ = load_lazily(__name__)

__all__ = ["ImportContext", "ImportSpec"]
