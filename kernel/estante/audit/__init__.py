"""The audit: who did what to which thing, kept for good.

`from estante import audit; await audit.record(session, principal, "contents.create", "content", guid)`
"""

from estante.audit.records import AuditRecord, Detail, insert_of, record
from estante.audit.routes import ROUTES

__all__ = ["ROUTES", "AuditRecord", "Detail", "insert_of", "record"]
