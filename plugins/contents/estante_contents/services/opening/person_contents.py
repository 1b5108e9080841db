"""What one person may open of all contents, or may not, as a list for staff (USR-037)."""

from typing import Annotated, Literal
from uuid import UUID

from estante.api.database import Database, Transaction
from estante.api.errors import NotFound
from estante.api.files import FileStore
from estante.api.lists import AppliedBy, ListQuery, ListSpec, Page, by_name
from estante.api.people import find_person
from estante.api.tenants import Tenant
from msgspec import Struct

from estante_contents.contracts import ContentRecord
from estante_contents.schemas import AccessAnswer, PersonContentRow
from estante_contents.services.catalogue import TypeCatalogue
from estante_contents.services.opening.cards import ASKER
from estante_contents.services.opening.conditions import READY
from estante_contents.services.opening.entitlements import OpeningRules
from estante_contents.services.opening.explanations import Explanations
from estante_contents.services.records import content_records

ShownAccess = Literal["open", "closed"]
ORDERS = {"name": by_name("c.name"), "created_at": "c.created_at"}


def condition_of(access: ShownAccess | None, opened: str) -> str:
    """SQL of the contents that a person may open now, or of all the others."""
    opens = f"({opened} AND {READY} AND c.type_guid = ANY($5::text[]))"
    # What a reason answers may be null, and then neither is in nor out.
    return f"c.deleted_at IS NULL AND {opens} IS NOT TRUE" if access == "closed" else opens


class PersonContentFilters(Struct, frozen=True, kw_only=True):
    """Which contents: those that the person may open, also where nothing is said, or the others."""

    access: Annotated[ShownAccess | None, AppliedBy(condition_of)] = None


PERSON_CONTENTS = ListSpec(
    row=PersonContentRow,
    filters=PersonContentFilters,
    search=("name",),
    sort=tuple(ORDERS),
    default="name",
)


class PersonContents:
    """The contents of a tenant as one person may open them. Which, `OpeningRules` says."""

    def __init__(
        self,
        database: Database,
        tenant: Tenant,
        rules: OpeningRules,
        explanations: Explanations,
        *,
        files: FileStore,
        types: TypeCatalogue,
    ) -> None:
        self._database, self._tenant = database, tenant
        self._rules, self._explanations = rules, explanations
        self._files, self._types = files, types

    async def page(
        self, session: Transaction, guid: UUID, query: ListQuery[PersonContentFilters]
    ) -> Page[PersonContentRow]:
        """One page of them, each with why. Raises NotFound for a person who is not there."""
        person = await find_person(session, guid)
        if person is None:
            raise NotFound
        opened = self._rules.opened_by(person.principal(self._tenant))
        types = [kind.guid for kind in self._types.all if kind.open is not None]
        searched = "strpos(estante_fold(c.name), estante_fold($6::text)) > 0"
        where = f"{condition_of(query.filters.access, opened.conditions)} AND {searched}"
        rows = f"FROM contents c {ASKER} WHERE {where}"
        arguments = (*opened.arguments, types, query.q)
        order = ", ".join(
            f"{ORDERS[sort.column]} {'DESC' if sort.descending else 'ASC'}" for sort in query.order
        )
        wanted = f"SELECT c.guid {rows} ORDER BY {order}, c.guid LIMIT $7 OFFSET $8"
        async with self._database.reading(self._tenant) as connection:
            guids = await connection.fetch(wanted, *arguments, query.page_size, query.offset)
            total = await self._database.totals.count(connection, self._tenant.guid, rows, arguments)
            contents = await content_records(connection, [row["guid"] for row in guids])
        why = await self._explanations.of_many(person, contents)
        answers = [self._row(content, why[content.guid]) for content in contents]
        return Page.counted(answers, total, query.page, query.page_size)

    def _row(self, content: ContentRecord, access: AccessAnswer) -> PersonContentRow:
        path = content.thumbnail_path
        return PersonContentRow(
            guid=content.guid,
            name=content.name,
            type_guid=content.type_guid,
            thumbnail=self._files.picture_url(self._tenant, path) if path else None,
            status=content.status,
            access=access,
        )
