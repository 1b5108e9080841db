"""The order of records that have a place among their siblings, from 1 without gaps."""

from collections.abc import Collection, Iterable, Sequence
from typing import Any, ClassVar, TypeVar
from uuid import UUID

from estante.api.records import Records
from msgspec import UNSET
from sqlalchemy import ColumnElement, bindparam, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from estante_settings.models import Country, Discipline, EducationLevel, EducationYear

# The tables whose rows have a place.
Placed = type[Discipline] | type[EducationLevel] | type[EducationYear]
PlacedT = TypeVar("PlacedT", bound=Discipline | EducationLevel | EducationYear)


async def next_place(session: AsyncSession, model: Placed, siblings: ColumnElement[bool]) -> int:
    """The place behind all siblings, those in the trash included."""
    last = await session.scalar(select(func.coalesce(func.max(model.position), 0)).where(siblings))
    return (last or 0) + 1


async def sibling_guids(session: AsyncSession, model: Placed, siblings: ColumnElement[bool]) -> list[UUID]:
    """The living siblings in their order; nobody else changes them until the commit."""
    rows = (
        select(model.guid)
        .where(siblings, model.deleted_at.is_(None))
        .order_by(model.position, model.guid)
        .with_for_update()
    )
    return list(await session.scalars(rows))


async def place(session: AsyncSession, model: Placed, guids: Sequence[UUID]) -> None:
    """Give rows the places 1, 2, 3 … in this order."""
    if guids:
        table: Any = model.__table__
        await session.execute(
            update(table).where(table.c.guid == bindparam("placed")).values(position=bindparam("place")),
            [{"placed": guid, "place": place} for place, guid in enumerate(guids, 1)],
        )


def with_first(named: Iterable[UUID], known: Sequence[UUID]) -> list[UUID]:
    """Those that are named, then the others in the order that they have."""
    wanted = list(dict.fromkeys(named))
    return [*wanted, *(guid for guid in known if guid not in set(wanted))]


def moved(guid: UUID, place: int, known: Sequence[UUID]) -> list[UUID]:
    """The order with one of them at another place."""
    others = [other for other in known if other != guid]
    return [*others[: place - 1], guid, *others[place - 1 :]]


class OrderedRecords(Records[PlacedT]):
    """Records with a place among those of one parent: a new one is the last, `position` moves it."""

    in_use = "USED_BY"
    # The field of a new record that names its parent, and the parent's model.
    parent: ClassVar[tuple[str, type[Country] | type[EducationLevel]]]

    def siblings(self, parent_guid: UUID) -> ColumnElement[bool]:
        """The condition for the records of one parent."""
        column: ColumnElement[UUID] = getattr(self.model, self.columns[self.parent[0]])
        return column == parent_guid

    async def check(self, record: PlacedT | None, sent: Any) -> None:
        """Refuse a parent that is not there. Raises ValidationFailed."""
        field, model = self.parent
        if record is None:
            await self.require(model, **{field: getattr(sent, field)})

    async def create_checked(self, data: Any, **values: object) -> PlacedT:
        """Make a record behind its siblings."""
        siblings = self.siblings(getattr(data, self.parent[0]))
        last = await next_place(self.session, self.model, siblings)
        return await super().create_checked(data, **{"position": last, **values})

    async def relate(self, record: PlacedT, sent: Any, changed: Collection[str] | None) -> None:
        """Move the siblings where the record has another place."""
        await super().relate(record, sent, changed)
        position = getattr(sent, "position", UNSET)
        if position is not UNSET:
            siblings = self.siblings(getattr(record, self.columns[self.parent[0]]))
            known = await sibling_guids(self.session, self.model, siblings)
            await place(self.session, self.model, moved(record.guid, position, known))
            await self.session.refresh(record, ["position"])
