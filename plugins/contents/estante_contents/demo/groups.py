"""Collections and publications of the demo contents. A second run adds nothing."""

from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from typing import Any
from uuid import UUID, uuid5

import msgspec
from estante.api.people import demo_people
from estante.api.plugins import SeedContext
from estante_settings.contracts import TAUGHT, TaughtKind, countries_by_word
from msgspec import Struct
from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession

from estante_contents.collections.models import Collection, CollectionContent, CollectionLevel
from estante_contents.contracts import demo_content
from estante_contents.models import Content
from estante_contents.publications.models import (
    Publication,
    PublicationCategory,
    PublicationCollection,
    PublicationContent,
    PublicationDiscipline,
    PublicationLevel,
    Publisher,
)
from estante_contents.publications.terms import category_guid
from estante_contents.services.purposes import THUMBNAILS

FILE = files("estante_contents.demo") / "groups.json"
COVERS = files("estante_contents.demo") / "covers"
TEXTS = files("estante_contents") / "texts"
ADMINISTRATOR = "R04"


class GroupWording(Struct, frozen=True, forbid_unknown_fields=True):
    """A group in one language; `levels` and `disciplines` are names of its country's."""

    name: str
    levels: tuple[str, ...]
    disciplines: tuple[str, ...] = ()
    description: str = ""
    cover: str = ""


class DemoGroup(Struct, frozen=True, forbid_unknown_fields=True):
    """A collection or a publication of demo contents, by their ERP ids, in their order."""

    key: str
    es: GroupWording
    pt: GroupWording
    contents: tuple[str, ...]
    owner: str = ADMINISTRATOR
    category: str = ""
    collections: tuple[str, ...] = ()


class DemoGroups(Struct, frozen=True, forbid_unknown_fields=True):
    """What `groups.json` holds; `countries` are codes by language, `publishers` a name for each."""

    countries: Mapping[str, str]
    publishers: tuple[str, str]
    collections: tuple[DemoGroup, ...]
    publications: tuple[DemoGroup, ...]


async def add_groups(context: SeedContext) -> None:
    """Add those that are missing, of the contents that are there."""
    groups = msgspec.json.decode(FILE.read_bytes(), type=DemoGroups)
    async with context.database.transaction(context.tenant) as session:
        loading = _Loading(context, session)
        await loading.begin(groups)
        for entry in groups.collections:
            await loading.add_collection(entry)
        for entry in groups.publications:
            await loading.add_publication(entry)


class _Loading:
    def __init__(self, context: SeedContext, session: AsyncSession) -> None:
        self._context, self._session, self._tenant = context, session, context.tenant
        self._lang = "pt" if self._tenant.default_language == "pt" else "es"

    async def begin(self, groups: DemoGroups) -> None:
        """What the groups name: people, the country with its parts, a publisher, and contents."""
        session = self._session
        self._people = await demo_people(session)
        words = await countries_by_word(session)
        self._country = words.get(groups.countries[self._lang].casefold())
        self._names = {kind: await self._named(kind) for kind in ("education_level", "discipline")}
        self._publisher = uuid5(self._tenant.guid, "demo-publisher")
        name = groups.publishers[self._lang == "pt"]
        await self._insert(Publisher, [{"guid": self._publisher, "name": name}])
        self._contents = set(await session.scalars(select(Content.guid)))

    async def _named(self, kind: TaughtKind) -> dict[str, UUID]:
        rows = await self._session.execute(TAUGHT[kind])
        return {name: guid for guid, name, country in rows if country == self._country}

    async def add_collection(self, entry: DemoGroup) -> None:
        words, guid = self._words(entry), self._guid("collection", entry.key)
        if await self._session.get(Collection, (self._tenant.guid, guid)):
            return
        await self._add(Collection, entry, guid, {"name": words.name})
        levels = self._parts("education_level", words.levels)
        await self._link(CollectionLevel, "collection_guid", guid, "level_guid", levels)
        await self._place(CollectionContent, "collection_guid", guid, entry)

    async def add_publication(self, entry: DemoGroup) -> None:
        words, guid = self._words(entry), self._guid("publication", entry.key)
        disciplines = self._parts("discipline", words.disciplines)
        is_known = await self._session.get(Publication, (self._tenant.guid, guid)) is not None
        # A publication without a subject is none: settings without a country have none.
        if is_known or not disciplines:
            return
        values = {
            "name": words.name,
            "description": words.description,
            "publisher_guid": self._publisher,
            "category_guid": await self._category(entry.category),
            "thumbnail_path": await self._keep_cover(words.cover),
        }
        await self._add(Publication, entry, guid, values)
        owner = "publication_guid"
        await self._link(PublicationDiscipline, owner, guid, "discipline_guid", disciplines)
        levels = self._parts("education_level", words.levels)
        await self._link(PublicationLevel, owner, guid, "level_guid", levels)
        collections = [self._guid("collection", key) for key in entry.collections]
        await self._link(PublicationCollection, owner, guid, "collection_guid", collections)
        await self._place(PublicationContent, owner, guid, entry)

    def _words(self, entry: DemoGroup) -> GroupWording:
        return entry.pt if self._lang == "pt" else entry.es

    def _guid(self, kind: str, key: str) -> UUID:
        return uuid5(self._tenant.guid, f"demo-{kind}:{key}")

    def _parts(self, kind: TaughtKind, names: Iterable[str]) -> list[UUID]:
        return [self._names[kind][name] for name in names if name in self._names[kind]]

    async def _category(self, word: str) -> UUID:
        texts = msgspec.json.decode(TEXTS.joinpath(f"{self._lang}.json").read_bytes())
        guid, name = category_guid(self._tenant, word), texts["publications"]["categories"][word]
        await self._insert(PublicationCategory, [{"guid": guid, "name": name}])
        return guid

    async def _keep_cover(self, name: str) -> str:
        path = f"{THUMBNAILS}/{uuid5(self._tenant.guid, f'demo-publication-cover:{name}').hex}.webp"
        await self._context.files.put(self._tenant, path, COVERS.joinpath(name).read_bytes())
        return path

    async def _add(
        self,
        model: type[Collection] | type[Publication],
        entry: DemoGroup,
        guid: UUID,
        values: Mapping[str, Any],
    ) -> None:
        known = {"guid": guid, "country_guid": self._country, "created_by": self._people.get(entry.owner)}
        await self._insert(model, [{**known, **values}])

    async def _link(self, model: Any, owner: str, guid: UUID, column: str, values: Sequence[UUID]) -> None:
        await self._insert(model, [{owner: guid, column: value} for value in values])

    async def _place(self, model: Any, owner: str, guid: UUID, entry: DemoGroup) -> None:
        contents = [demo_content(self._tenant, erp_id) for erp_id in entry.contents]
        here = [content for content in contents if content in self._contents]
        await self._insert(
            model, [{owner: guid, "content_guid": each, "position": at} for at, each in enumerate(here, 1)]
        )

    async def _insert(self, model: Any, rows: Sequence[Mapping[str, Any]]) -> None:
        if rows:
            values = [{"tenant_id": self._tenant.guid, **row} for row in rows]
            await self._session.execute(insert(model).values(values).on_conflict_do_nothing())
