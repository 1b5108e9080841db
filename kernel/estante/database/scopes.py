"""Which rows of a table a person sees: declared once at the model, obeyed by services, lists, the trash."""

import re
from collections.abc import Callable
from uuid import UUID

from msgspec import Struct
from sqlalchemy import TextClause, text

from estante.actions import Action

ROW = "r"
_ROW = re.compile(rf"\b{ROW}\.")


class RowScope(Struct, frozen=True):
    """The rows of a table that somebody sees, such as `RowScope("r.person_guid = :me")`.

    `rows` is SQL of one row, which it calls `r`; `:me` is the guid of who asks, NULL for nobody. Whoever has
    the action `everything` sees all rows, as the platform's own jobs do.
    """

    rows: str
    everything: Action | None = None

    def narrows(self, allows: Callable[[Action], bool]) -> bool:
        """Whether rows are hidden from somebody who may do what is allowed."""
        return self.everything is None or not allows(self.everything)

    def sql(self, alias: str) -> str:
        """The condition for rows that a statement calls by another name; it reads `:me`.

        Raises:
            TypeError: the condition has that name for a table of its own, and would compare that with itself.
        """
        if alias != ROW and re.search(rf"\b{alias}\b", self.rows):
            raise TypeError(f"{alias} is a name of the scope's own: {self.rows}")
        return f"({_ROW.sub(f'{alias}.', self.rows)})"

    def condition(self, table: str, me: UUID | None) -> TextClause:
        """The condition for rows of the table in a statement of SQLAlchemy."""
        clause = text(self.sql(table))
        return clause.bindparams(me=me) if ":me" in self.rows else clause


# Of each table whose model declares one: lists know the table alone.
SCOPES: dict[str, RowScope] = {}
