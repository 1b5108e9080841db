"""The lists of publications, of what is in one, and of categories and publishers."""

from typing import Annotated
from uuid import UUID

from estante.api.exports import list_export
from estante.api.lists import AnyOf, Exists, ListSpec, PersonRef, by_name
from msgspec import Struct, field

from estante_contents.collections.lists import Size, counted, gathered, held_by, named, sizes
from estante_contents.publications.schemas import PublicationRow, TermRow

CONTENTS, OWNER = "publication_contents", "publication_guid"
DISCIPLINES, LEVELS = "publication_disciplines", "publication_levels"
YEARS, COLLECTIONS = "publication_years", "publication_collections"


def _has(table: str, column: str) -> Exists:
    return Exists(
        f"{table} x WHERE x.tenant_id = k.tenant_id AND x.{OWNER} = k.guid AND x.{column} = ANY(:value)"
    )


class PublicationFilters(Struct, frozen=True, kw_only=True):
    """What narrows the list. `content` are publications that have the content."""

    guid: Annotated[tuple[UUID, ...], AnyOf("k.guid")] = ()
    category_guid: Annotated[tuple[UUID, ...], AnyOf("k.category_guid")] = ()
    publisher_guid: Annotated[tuple[UUID, ...], AnyOf("k.publisher_guid")] = ()
    country: Annotated[tuple[UUID, ...], AnyOf("k.country_guid")] = ()
    disciplines: Annotated[tuple[UUID, ...], _has(DISCIPLINES, "discipline_guid")] = ()
    education_levels: Annotated[tuple[UUID, ...], _has(LEVELS, "level_guid")] = field(
        name="educationLevels", default=()
    )
    education_years: Annotated[tuple[UUID, ...], _has(YEARS, "year_guid")] = field(
        name="educationYears", default=()
    )
    collections: Annotated[tuple[UUID, ...], _has(COLLECTIONS, "collection_guid")] = ()
    contents: Annotated[tuple[Size, ...], sizes(CONTENTS, OWNER)] = ()
    content: Annotated[tuple[UUID, ...], _has(CONTENTS, "content_guid")] = ()
    created_by: Annotated[tuple[PersonRef, ...], AnyOf("k.created_by")] = ()


PUBLICATIONS = ListSpec(
    row=PublicationRow,
    source="publications k",
    base=("k.deleted_at IS NULL",),
    columns={
        "country": "k.country_guid",
        "disciplines": gathered(DISCIPLINES, OWNER, "discipline_guid"),
        "educationLevels": gathered(LEVELS, OWNER, "level_guid"),
        "educationYears": gathered(YEARS, OWNER, "year_guid"),
        "collections": gathered(COLLECTIONS, OWNER, "collection_guid"),
        "thumbnail": "k.thumbnail_path",
        "content_count": counted(CONTENTS, OWNER),
    },
    filters=PublicationFilters,
    search=("k.name", "k.description"),
    sort={"name": by_name("k.name"), "created_at": "k.created_at"},
    default="name",
    indexed=("guid", "country", "+name", "-created_at"),
)
PUBLICATION_CONTENTS = held_by(CONTENTS, OWNER)
PUBLICATIONS_EXPORT = list_export(
    PUBLICATIONS,
    name="contents.publications",
    text_key="publications.jobs.export",
    texts="publications.columns",
    columns={
        "guid": "k.guid",
        "name": "k.name",
        "category_guid": "coalesce(:words::jsonb ->> k.category_guid::text, '')",
        "publisher_guid": "coalesce(:words::jsonb ->> k.publisher_guid::text, '')",
        "country": "coalesce(:words::jsonb ->> k.country_guid::text, '')",
        "disciplines": named(DISCIPLINES, OWNER, "discipline_guid"),
        "educationLevels": named(LEVELS, OWNER, "level_guid"),
        "educationYears": named(YEARS, OWNER, "year_guid"),
        "content_count": counted(CONTENTS, OWNER),
        "created_at": "to_char(k.created_at AT TIME ZONE :time_zone::text, 'YYYY-MM-DD HH24:MI')",
    },
)


class CategoryFilters(Struct, frozen=True, kw_only=True):
    """What narrows the list of categories."""

    guid: Annotated[tuple[UUID, ...], AnyOf("guid")] = ()


class PublisherFilters(Struct, frozen=True, kw_only=True):
    """What narrows the list of publishers."""

    guid: Annotated[tuple[UUID, ...], AnyOf("k.guid")] = ()


# They are few: the usual ones, and what an organization adds.
CATEGORIES = ListSpec(row=TermRow, filters=CategoryFilters, search=("name",), sort=("name",), default="name")
PUBLISHERS = ListSpec(
    row=TermRow,
    source="publishers k",
    filters=PublisherFilters,
    search=("k.name",),
    sort={"name": by_name("k.name")},
    default="name",
    indexed=("guid",),
)
