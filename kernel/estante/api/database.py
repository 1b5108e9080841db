"""Tables, transactions of a tenant, values that are stored sealed, and the steps of migrations."""

from typing import TYPE_CHECKING

from estante.plugins.lazy_names import load_lazily

if TYPE_CHECKING:
    from estante.database.base import Base, RecordTable, TenantTable, references, row_security
    from estante.database.engine import Database, Reading, Transaction
    from estante.database.raw import RawConnection, raw_connection
    from estante.database.scopes import RowScope
    from estante.database.search_tables import drop_search_table, search_table
    from estante.database.steps import build_index, rebuild_index, update_in_batches
    from estante.database.totals import CAP
    from estante.identity.factors.secret_box import SecretBox, SecretLost
else:
    __getattr__ = load_lazily(__name__)

__all__ = [
    "CAP",
    "Base",
    "Database",
    "RawConnection",
    "Reading",
    "RecordTable",
    "RowScope",
    "SecretBox",
    "SecretLost",
    "TenantTable",
    "Transaction",
    "build_index",
    "drop_search_table",
    "raw_connection",
    "rebuild_index",
    "references",
    "row_security",
    "search_table",
    "update_in_batches",
]
