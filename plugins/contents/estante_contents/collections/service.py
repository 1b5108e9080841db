"""Writing collections."""

from typing import ClassVar

from estante.api import audit
from estante.api.database import Transaction
from estante.api.errors import ValidationFailed
from estante.api.records import Links, TrashRules, record_acts, trash_kind
from msgspec import UNSET
from sqlalchemy import select

from estante_contents.collections.classification import wrong_country, wrong_parts
from estante_contents.collections.lists import COLLECTIONS, read_row
from estante_contents.collections.models import Collection, CollectionContent, CollectionLevel
from estante_contents.collections.ordered_contents import ContentPlaces, OrderedContents
from estante_contents.collections.schemas import CollectionFields, CollectionRow
from estante_contents.policies import Collections


class CollectionService(OrderedContents[Collection]):
    """The collections of a tenant. What is deleted is the collection: its contents stay."""

    entity, section = "collection", "collections"
    columns: ClassVar = {"collection": "name", "country": "country_guid"}
    links: ClassVar = {"educationLevels": Links(CollectionLevel.collection_guid, CollectionLevel.level_guid)}
    places: ClassVar = ContentPlaces(
        CollectionContent.collection_guid, CollectionContent.content_guid, CollectionContent.position
    )
    trash_rules = TrashRules(Collections.delete, Collections.deleteOwner)

    async def check(self, record: Collection | None, sent: CollectionFields) -> None:
        """Refuse a country that is not there, and levels that are not its. Raises ValidationFailed."""
        wrong = [
            *self.wrong_name("collection", sent.collection),
            *await wrong_country(self.session, sent.country),
        ]
        current = record.country_guid if record else None
        country = current if sent.country is UNSET else sent.country
        levels = sent.educationLevels
        if levels is UNSET and record is not None and sent.country is not UNSET:
            owned = select(CollectionLevel.level_guid).where(CollectionLevel.collection_guid == record.guid)
            levels = list(await self.session.scalars(owned))
        if not wrong and levels is not UNSET:
            wrong = await wrong_parts(self.session, {"educationLevels": levels}, country)
        if wrong:
            raise ValidationFailed(fields=wrong)

    def values(self, record: Collection | None, sent: CollectionFields) -> dict[str, object]:
        """The columns that were sent; a name without outer spaces."""
        values = super().values(record, sent)
        return values | ({"name": str(values["name"]).strip()} if "name" in values else {})

    def detail(self, record: Collection) -> dict[str, audit.Detail]:
        """Its name."""
        return {"name": record.name}


class CollectionPresenter:
    """Answers a collection."""

    async def present(self, session: Transaction, record: Collection) -> CollectionRow:
        """The answer, as the transaction has written the collection so far."""
        return await read_row(session, COLLECTIONS, record.guid)


ACTS = record_acts(CollectionService, Collections)
TRASH = trash_kind(CollectionService)
