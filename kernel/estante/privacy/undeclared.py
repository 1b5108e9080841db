"""Columns that hold people's guids by their name or key, and that no plugin answers for."""

import re
from collections.abc import Iterable
from uuid import UUID

from msgspec import Struct
from sqlalchemy import text

from estante.plugins.registry import registry_of
from estante.privacy.declarations import PersonalData, PrivacyContext

# By name: what a column that names somebody is called, in the words of this code and of others'.
ROLES = (
    "person user account actor acting shown owner author creator editor updater deleter student teacher"
    " recipient sender member reviewer approver assignee guardian"
)
PERSON_COLUMN = re.compile(
    rf"^((.*_)?({'|'.join(ROLES.split())})_(guid|id|uuid)|.+_by|(.*_)?(username|email|lastname))$"
)
KINDS = {"uuid", "text", "citext", "varchar", "_uuid"}
PEOPLE = "people"
COLUMNS = """
SELECT c.table_name, c.column_name, c.udt_name, EXISTS (
    SELECT 1 FROM pg_constraint k JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = ANY(k.conkey)
    WHERE k.contype = 'f' AND k.confrelid = 'people'::regclass AND a.attname = c.column_name
      AND k.conrelid = format('%I', c.table_name)::regclass AND a.attname <> 'tenant_id') AS refers
FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE'
ORDER BY c.table_name, c.ordinal_position
"""


class Column(Struct, frozen=True):
    """A column of the database; `refers` is whether it is a key of `people`."""

    table: str
    name: str
    kind: str
    refers: bool

    @property
    def place(self) -> str:
        return f"{self.table}.{self.name}"


def undeclared(columns: Iterable[Column], declared: Iterable[PersonalData]) -> list[Column]:
    """Columns of people that no declaration names."""
    known = {place for item in declared for place in places_of(item)}
    return [
        column
        for column in columns
        if column.table != PEOPLE
        and column.place not in known
        and (column.refers or (column.kind in KINDS and PERSON_COLUMN.match(column.name)))
    ]


def missing(columns: Iterable[Column], declared: Iterable[PersonalData]) -> list[str]:
    """`table.column` of declarations that the database does not have."""
    there = {column.place for column in columns}
    return sorted({place for item in declared for place in places_of(item)} - there)


def places_of(data: PersonalData) -> list[str]:
    """Every `table.column` that a declaration names."""
    column, table = data.parent or ("", data.table)
    own = [*data.secret, *data.answered, *data.free_text, *([column] if column else [])]
    return [*(f"{table}.{name}" for name in data.columns), *(f"{data.table}.{name}" for name in own)]


async def undeclared_with(context: PrivacyContext, guid: UUID) -> list[str]:
    """Tables that hold this person's guid in a column that no working plugin answers for.

    A plugin that is set aside cannot say what becomes of its tables, and they are still there.
    """
    tables = set()
    async with context.database.transaction(context.tenant) as session:
        columns = [Column(*row) for row in await session.execute(text(COLUMNS))]
        for item in undeclared(columns, registry_of(context.plugins).personal_data):
            holds = f"EXISTS (SELECT 1 FROM {item.table} t WHERE strpos(t.{item.name}::text, :person) > 0)"  # noqa: S608
            if await session.scalar(text(f"SELECT {holds}"), {"person": str(guid)}):
                tables.add(item.table)
    return sorted(tables)
