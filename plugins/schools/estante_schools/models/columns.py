"""What the tables of schools share."""

from typing import Any

from sqlalchemy import text

# An index of the records that are not in the trash.
LIVING: Any = {"postgresql_where": text("deleted_at IS NULL")}
