"""What the tables of the settings share."""

from typing import Any

from sqlalchemy import text

# An index of the records that are not in the trash.
LIVING: Any = {"postgresql_where": text("deleted_at IS NULL")}
