"""Running one declaration: reading a person's rows as JSON, and erasing them in batches."""

import re
from collections.abc import AsyncIterator, Mapping, Sequence

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncSession

from estante.privacy.declarations import PersonalData, PrivacyContext, Subject

BATCH = 1000
HIDDEN = "…"
COLUMNS = text(
    "SELECT column_name, udt_name FROM information_schema.columns"
    " WHERE table_schema = 'public' AND table_name = :table ORDER BY ordinal_position"
)
CHANGES = {"unlink": "NULL", "pseudonym": "CAST(:{pseudonym} AS {kind})"}


async def columns_of(session: AsyncSession, table: str) -> Mapping[str, str]:
    """A table's columns with their types, in order."""
    return {row.column_name: row.udt_name for row in await session.execute(COLUMNS, {"table": table})}


async def rows_of(context: PrivacyContext, data: PersonalData, subject: Subject) -> AsyncIterator[str]:
    """A person's rows of one table, each as a JSON object, a few in memory at a time."""
    async with context.database.transaction(context.tenant) as session:
        columns = await columns_of(session, data.table)
        shown = ", ".join(f't."{name}"' for name in columns if name not in ("tenant_id", *data.secret))
        where = await _condition(session, data)
        # The names are those of declarations in code, and of the database itself.
        query = f"SELECT row_to_json(q, true)::text FROM (SELECT {shown} FROM {data.table} t WHERE {where}) q"  # noqa: S608
        rows = await session.stream(text(query), _values(context, subject))
        async for (row,) in rows:
            yield row


async def erase_rows(context: PrivacyContext, data: PersonalData, subject: Subject) -> int:
    """Do to a person's rows what the declaration says. Answers how many there were."""
    if data.erase is not None:
        return await data.erase(context, subject)
    if data.on_erase == "keep":
        return 0
    changed = 0
    while True:
        async with context.database.transaction(context.tenant) as session:
            statement = await _statement(session, data, subject)
            done = await session.execute(text(statement), _values(context, subject))
            count = int(done.rowcount)  # type: ignore[attr-defined]
        changed += count
        if count < BATCH:
            return changed


async def _statement(session: AsyncSession, data: PersonalData, subject: Subject) -> str:
    """One batch. Rows are named by their place, which stands still within a statement."""
    where = await _condition(session, data)
    batch = f"t.ctid = ANY(ARRAY(SELECT t.ctid FROM {data.table} t WHERE {where} LIMIT {BATCH}))"  # noqa: S608
    own = f"t.tenant_id = :tenant AND {batch}"
    if data.on_erase == "delete":
        return f"DELETE FROM {data.table} t WHERE {own}"  # noqa: S608
    kinds = await columns_of(session, data.table)
    changes = [
        f"{name} = CASE WHEN t.{name} = CAST(:{_key('person', kinds[name])} AS {kinds[name]})"
        f" THEN {_replacement(data, kinds[name])} ELSE t.{name} END"
        for name in data.columns
    ]
    if subject.words:
        changes += [f"{name} = regexp_replace(t.{name}, :words, '{HIDDEN}', 'gi')" for name in data.free_text]
    return f"UPDATE {data.table} t SET {', '.join(changes)} WHERE {own}"  # noqa: S608


def _replacement(data: PersonalData, kind: str) -> str:
    return CHANGES[data.on_erase].format(pseudonym=_key("pseudonym", kind), kind=kind)


async def _condition(session: AsyncSession, data: PersonalData) -> str:
    """Which rows of `t` are a person's."""
    if data.parent is None:
        return f"t.tenant_id = :tenant AND {_names_person('t', await columns_of(session, data.table), data)}"
    column, table = data.parent
    names = _names_person("p", await columns_of(session, table), data)
    own = f"SELECT p.guid FROM {table} p WHERE p.tenant_id = :tenant AND {names}"  # noqa: S608
    return f"t.tenant_id = :tenant AND t.{column} IN ({own})"


def _names_person(alias: str, kinds: Mapping[str, str], data: PersonalData) -> str:
    either = [
        f"{alias}.{column} = CAST(:{_key('person', kinds[column])} AS {kinds[column]})"
        for column in data.columns
    ]
    return f"({' OR '.join(either)})"


def _key(name: str, kind: str) -> str:
    """The parameter's name: the driver wants a guid's value in the column's own type."""
    return name if kind == "uuid" else f"{name}_text"


def _values(context: PrivacyContext, subject: Subject) -> dict[str, object]:
    return {
        "tenant": context.tenant.guid,
        "person": subject.guid,
        "person_text": str(subject.guid),
        "pseudonym": subject.pseudonym,
        "pseudonym_text": str(subject.pseudonym),
        "words": pattern_of(subject.words),
    }


def pattern_of(words: Sequence[str]) -> str:
    """A regular expression of PostgreSQL that finds any of these words, the longest first."""
    longest = sorted(filter(None, words), key=len, reverse=True)
    return rf"\y(?:{'|'.join(map(re.escape, longest))})\y"
