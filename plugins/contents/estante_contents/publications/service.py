"""Writing publications."""

from collections.abc import Sequence
from typing import ClassVar
from uuid import UUID

from estante.api import audit
from estante.api.errors import FieldError, ValidationFailed
from estante.api.files import FileStore, copies_of
from estante.api.records import Links, RecordContext, TrashRules, record_acts, trash_kind
from msgspec import UNSET
from sqlalchemy import select

from estante_contents.collections.classification import wrong_country, wrong_parts
from estante_contents.collections.models import Collection
from estante_contents.collections.ordered_contents import ContentPlaces, OrderedContents
from estante_contents.policies import Publications
from estante_contents.publications.models import (
    Publication,
    PublicationCategory,
    PublicationCollection,
    PublicationContent,
    PublicationDiscipline,
    PublicationLevel,
    PublicationYear,
    Publisher,
)
from estante_contents.publications.schemas import PublicationFields
from estante_contents.services.covers import store_cover

PARTS = {
    "disciplines": (PublicationDiscipline.publication_guid, PublicationDiscipline.discipline_guid),
    "educationLevels": (PublicationLevel.publication_guid, PublicationLevel.level_guid),
    "educationYears": (PublicationYear.publication_guid, PublicationYear.year_guid),
}


class PublicationService(OrderedContents[Publication]):
    """The publications of a tenant. Programs and licenses hold one by `register_uses`."""

    entity, section = "publication", "publications"
    columns: ClassVar = {"country": "country_guid"}
    links: ClassVar = {
        **{field: Links(owner, value) for field, (owner, value) in PARTS.items()},
        "collections": Links(
            PublicationCollection.publication_guid, PublicationCollection.collection_guid, of=Collection
        ),
    }
    places: ClassVar = ContentPlaces(
        PublicationContent.publication_guid, PublicationContent.content_guid, PublicationContent.position
    )
    unrecorded: ClassVar = {"thumbnail_path"}
    trash_rules = TrashRules(Publications.delete, Publications.deleteOwner, thumbnail="thumbnail_path")

    def __init__(self, context: RecordContext, *, store: FileStore) -> None:
        super().__init__(context)
        self._store = store

    async def check(self, record: Publication | None, sent: PublicationFields) -> None:
        """Refuse what is not there, or of another country. Raises ValidationFailed with every wrong field."""
        wrong = [
            *self.wrong_name("name", sent.name),
            *self._wrong_number(sent),
            *await wrong_country(self.session, sent.country),
            *await self._wrong_terms(sent),
        ]
        parts = await self._parts(record, sent)
        country = sent.country
        if country is UNSET:
            country = record.country_guid if record else None
        if not any(fault.field == "country" for fault in wrong):
            wrong += await wrong_parts(self.session, parts, country)
        if wrong:
            raise ValidationFailed(fields=wrong)

    def _wrong_number(self, sent: PublicationFields) -> list[FieldError]:
        """One subject at least, and one alone where there are several countries (A093)."""
        if sent.disciplines is UNSET:
            return []
        number = len(set(sent.disciplines))
        if number == 0:
            return [FieldError("disciplines", "required")]
        if number > 1 and self.principal.tenant.settings.is_multicountry:
            return [FieldError("disciplines", "one_discipline")]
        return []

    async def _wrong_terms(self, sent: PublicationFields) -> list[FieldError]:
        wrong = []
        models: dict[str, type[PublicationCategory] | type[Publisher]] = {
            "category_guid": PublicationCategory,
            "publisher_guid": Publisher,
        }
        for field, model in models.items():
            guid = getattr(sent, field)
            if (
                isinstance(guid, UUID)
                and await self.session.get(model, (self.principal.tenant.guid, guid)) is None
            ):
                wrong.append(FieldError(field, "choice"))
        return wrong

    async def _parts(self, record: Publication | None, sent: PublicationFields) -> dict[str, Sequence[UUID]]:
        """The parts to judge: those that were sent, and with another country all that it has."""
        parts: dict[str, Sequence[UUID]] = {}
        for field, (owner, value) in PARTS.items():
            guids = getattr(sent, field)
            if guids is not UNSET:
                parts[field] = guids
            elif record is not None and sent.country is not UNSET:
                parts[field] = list(await self.session.scalars(select(value).where(owner == record.guid)))
        return parts

    def values(self, record: Publication | None, sent: PublicationFields) -> dict[str, object]:
        """The columns that were sent; a name without outer spaces."""
        values = super().values(record, sent)
        return values | ({"name": str(values["name"]).strip()} if "name" in values else {})

    def detail(self, record: Publication) -> dict[str, audit.Detail]:
        """Its name."""
        return {"name": record.name}

    async def set_thumbnail(self, guid: UUID, file_name: str, picture: bytes) -> Publication:
        """Choose a picture.

        Raises:
            NotFound: 404. TooLarge: 413. UnsupportedType: 415. Unprocessable: 422, it cannot be read.
        """
        record = await self.get_for_update(guid)
        last = record.thumbnail_path
        record.thumbnail_path = await store_cover(
            self.session, self._store, self.principal.tenant, file_name, picture
        )
        await self.save(record, "thumbnail")
        self._forget(last)
        return record

    async def remove_thumbnail(self, guid: UUID) -> Publication:
        """Go without a picture. Raises NotFound."""
        record = await self.get_for_update(guid)
        last, record.thumbnail_path = record.thumbnail_path, None
        await self.save(record, "thumbnail", {"removed": True})
        self._forget(last)
        return record

    async def delete_rows(self, guids: Sequence[UUID]) -> None:
        """Rows now, pictures after the commit."""
        pictures = select(Publication.thumbnail_path).where(Publication.guid.in_(guids))
        gone = list(await self.session.scalars(pictures))
        await super().delete_rows(guids)
        self._forget(*gone)

    def _forget(self, *pictures: str | None) -> None:
        paths = [each for path in pictures if path for each in (path, *copies_of(path))]
        tenant = self.principal.tenant
        if paths:
            self.context.after_commit.append(lambda: self._store.delete(tenant, *paths))


ACTS = record_acts(PublicationService, Publications)
TRASH = trash_kind(PublicationService)
