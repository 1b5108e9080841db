"""The audit: `from estante.api import audit`, then `await audit.record(session, principal, …)`."""

from typing import TYPE_CHECKING

from estante.plugins.lazy_names import load_lazily

if TYPE_CHECKING:
    from estante.audit.records import Detail, insert_of, record
    from estante.audit.sampling import record_sampled
else:
    __getattr__ = load_lazily(__name__)

__all__ = ["Detail", "insert_of", "record", "record_sampled"]
