"""The audit: who did what to which thing, kept as long as the tenant says.

`from estante import audit; await audit.record(session, principal, "contents.create", "content", guid)`
"""

from estante.audit.records import AuditRecord, Detail, insert_of, record, record_many
from estante.audit.sampling import record_sampled

__all__ = ["AuditRecord", "Detail", "insert_of", "record", "record_many", "record_sampled"]
