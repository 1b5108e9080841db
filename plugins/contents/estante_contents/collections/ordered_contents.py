"""Records that hold contents in an order: collections and publications."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, TypeVar
from uuid import UUID

from estante.api.access import Action
from estante.api.database import RecordTable, raw_connection
from estante.api.errors import FieldError, NotFound, ValidationFailed
from estante.api.http import IfMatch, build
from estante.api.jobs import Json
from estante.api.records import (
    BulkAct,
    BulkContext,
    BulkResult,
    RecordContext,
    Records,
    Refusal,
    service_values,
)
from msgspec import UNSET, Struct, UnsetType
from sqlalchemy import delete, select
from sqlalchemy.orm import InstrumentedAttribute

from estante_contents.models import Content
from estante_contents.schemas import NAME

HolderT = TypeVar("HolderT", bound=RecordTable)
BY_NAME, AS_GIVEN = "estante_order(c.name), c.guid", "array_position($2::uuid[], c.guid)"
# Behind what is there.
ADD = """
INSERT INTO {table} (tenant_id, {owner}, content_guid, position)
SELECT c.tenant_id, $1, c.guid,
       (SELECT coalesce(max(x.position), 0) FROM {table} x WHERE x.{owner} = $1)
       + row_number() OVER (ORDER BY {order})
FROM contents c WHERE c.guid = ANY($2::uuid[])
ON CONFLICT DO NOTHING RETURNING content_guid
"""
# Everything keeps its place but what is moved; only rows with another number are written.
MOVE = """
WITH ranked AS (
    SELECT x.content_guid, row_number() OVER (ORDER BY x.position, x.content_guid)::float8 AS place
    FROM {table} x WHERE x.{owner} = $1
), placed AS (
    SELECT r.content_guid, row_number() OVER (ORDER BY
        CASE WHEN r.content_guid = $2
             THEN coalesce((SELECT a.place FROM ranked a WHERE a.content_guid = $3::uuid), 0) + 0.5
             ELSE r.place END) AS position
    FROM ranked r
)
UPDATE {table} x SET position = placed.position FROM placed
WHERE x.{owner} = $1 AND x.content_guid = placed.content_guid AND x.position <> placed.position
"""


class ContentPlaces(Struct, frozen=True):
    """The table with a row for each content of a record: `owner`, `content_guid` and `position`."""

    owner: InstrumentedAttribute[Any]
    content: InstrumentedAttribute[Any]
    position: InstrumentedAttribute[Any]

    @property
    def table(self) -> str:
        """Its name."""
        name: str = self.owner.class_.__tablename__
        return name


class OrderedContents(Records[HolderT]):
    """Records with contents in an order. What is done to the contents is a change of the record."""

    places: ClassVar[ContentPlaces]

    @staticmethod
    def wrong_name(field: str, sent: str | UnsetType) -> list[FieldError]:
        """The field, where the name is shorter than it may be without its outer spaces."""
        if sent is UNSET or len(sent.strip()) >= NAME[0]:
            return []
        return [FieldError(field, "min_length", {"min": NAME[0]})]

    async def add_contents(
        self, guid: UUID, contents: Sequence[UUID], *, are_in_order: bool = False
    ) -> BulkResult:
        """Put contents behind those that are there, by their names; one that is in already stays where it is.

        Those that `are_in_order` come as they are given.

        Raises:
            NotFound: no such record. What is no content of the tenant is refused in the answer.
        """
        record = await self.get_for_update(guid)
        living = select(Content.guid).where(Content.guid.in_(contents), Content.deleted_at.is_(None))
        known = set(await self.session.scalars(living.with_for_update(read=True)))
        connection = await raw_connection(self.session)
        order = AS_GIVEN if are_in_order else BY_NAME
        sql = ADD.format(table=self.places.table, owner=self.places.owner.key, order=order)
        wanted = [content for content in contents if content in known]
        added = [row["content_guid"] for row in await connection.fetch(sql, record.guid, wanted)]
        if added:
            await self.save(record, "add_contents", {"count": len(added)})
        missing = Refusal.of(NotFound())
        return BulkResult(
            {content: {} for content in added},
            {content: missing for content in contents if content not in known},
        )

    async def remove_contents(self, guid: UUID, contents: Sequence[UUID]) -> BulkResult:
        """Take contents out; they stay what they are. What is not in it is refused. Raises NotFound."""
        record = await self.get_for_update(guid)
        content = self.places.content
        rows = delete(self.places.owner.class_).where(
            self.places.owner == record.guid, content.in_(list(contents))
        )
        gone = set(await self.session.scalars(rows.returning(content)))
        if gone:
            await self.save(record, "remove_contents", {"count": len(gone)})
        missing = Refusal.of(NotFound())
        return BulkResult(
            {each: {} for each in dict.fromkeys(contents) if each in gone},
            {each: missing for each in contents if each not in gone},
        )

    async def move_content(self, guid: UUID, content: UUID, after: UUID | None, if_match: IfMatch) -> None:
        """Move a content behind another one of the record, or before all of them.

        Raises:
            NotFound: no such record. StaleVersion: 412. ValidationFailed: 400, one of them is not in it.
        """
        record = await self.get_for_update(guid, if_match)
        named = {"guid": content, **({"after": after} if after else {})}
        places = self.places
        inside = select(places.content).where(
            places.owner == record.guid, places.content.in_(list(named.values()))
        )
        known = set(await self.session.scalars(inside))
        if wrong := [FieldError(field, "choice") for field, each in named.items() if each not in known]:
            raise ValidationFailed(fields=wrong)
        connection = await raw_connection(self.session)
        sql = MOVE.format(table=places.table, owner=places.owner.key)
        await connection.execute(sql, record.guid, content, after)
        await self.save(record, "order_contents")


def adding_act(service: type[OrderedContents[Any]], action: Action) -> BulkAct:
    """Put contents into the record that the change names. Undoing takes those out again that came by it."""

    async def apply(context: BulkContext, guids: Sequence[UUID]) -> BulkResult:
        records, holder = _of(context)
        return await records.add_contents(holder, guids)

    async def undo(context: BulkContext, before: Mapping[UUID, Json]) -> BulkResult:
        records, holder = _of(context)
        return await records.remove_contents(holder, list(before))

    def _of(context: BulkContext) -> tuple[OrderedContents[Any], UUID]:
        if context.subject is None:
            raise NotFound
        values = service_values(
            RecordContext.of_bulk(context),
            files=context.files,
            queue=context.queue,
            registry=context.registry,
        )
        return build(service, values), context.subject

    name = f"contents.{service.section}.add_contents"
    return BulkAct(name, action, f"{service.section}.bulk.add_contents", apply, undo)
