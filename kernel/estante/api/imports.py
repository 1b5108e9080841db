"""Files of rows that people bring in."""

from typing import TYPE_CHECKING

from estante.plugins.lazy_names import load_lazily

if TYPE_CHECKING:
    from estante.imports.spec import ImportContext, ImportSpec
    from estante.imports.tables import TableLimits, TableRow, open_table
else:
    __getattr__ = load_lazily(__name__)

__all__ = ["ImportContext", "ImportSpec", "TableLimits", "TableRow", "open_table"]
