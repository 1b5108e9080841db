"""The audit: `from estante.api import audit`, then `await audit.record(session, principal, …)`."""

from estante.audit.counted import record_counted
from estante.audit.records import Detail, insert_of, record

__all__ = ["Detail", "insert_of", "record", "record_counted"]
