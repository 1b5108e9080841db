"""What uses a language that was added: rows that name it by its code."""

from collections.abc import Collection, Mapping
from typing import Any
from uuid import UUID

from sqlalchemy import ColumnElement, func, select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import InstrumentedAttribute

from estante.identity.models import Person
from estante.languages.models import LanguageRow
from estante.records.uses import Uses

LANGUAGE = "languages.language"


def language_uses(text_key: str, column: InstrumentedAttribute[Any], *where: ColumnElement[bool]) -> Uses:
    """Rows of a table whose column has a language's code keep that language from being deleted.

    Args:
        where: leaves out rows that do not count.
    """

    async def count(session: AsyncSession, guids: Collection[UUID]) -> Mapping[UUID, int]:
        same = (column.class_.tenant_id == LanguageRow.tenant_id) & (column == LanguageRow.code)
        counts = select(LanguageRow.guid, func.count()).join(column.class_, same).where(*where)
        rows = await session.execute(counts.where(LanguageRow.guid.in_(guids)).group_by(LanguageRow.guid))
        return {guid: number for guid, number in rows}

    return Uses(of=LANGUAGE, text_key=text_key, count=count, forbids=True)


PEOPLE = language_uses("languages.uses.people", Person.lang_id)
