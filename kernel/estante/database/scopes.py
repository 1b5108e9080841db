"""Which rows of a table a person sees: declared once at the model, obeyed by services, lists, the trash."""

import re
from uuid import UUID

from msgspec import Struct
from sqlalchemy import TextClause, text

from estante.actions import Action

_ROW = re.compile(r"\br\.")


class RowScope(Struct, frozen=True):
    """The rows of a table that somebody sees, such as `RowScope("r.person_guid = :me")`.

    `rows` is SQL of one row, which it calls `r`; `:me` is the guid of who asks, NULL for nobody. Whoever has
    the action `everything` sees all rows, as the platform's own jobs do.
    """

    rows: str
    everything: Action | None = None

    def sql(self, alias: str) -> str:
        """The condition for rows that a statement calls by another name; it reads `:me`."""
        return f"({_ROW.sub(f'{alias}.', self.rows)})"

    def condition(self, table: str, me: UUID | None) -> TextClause:
        """The condition for rows of the table in a statement of SQLAlchemy."""
        return text(self.sql(table)).bindparams(me=me)


# Of each table whose model declares one: lists know the table alone.
SCOPES: dict[str, RowScope] = {}
