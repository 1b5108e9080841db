"""The lists of the plugin: contents, types, tags and custom tags."""

from typing import Annotated, Literal
from uuid import UUID

from estante.api.lists import (
    AnyOf,
    Cases,
    DateRange,
    Equals,
    Exists,
    FacetSpec,
    ListSpec,
    NoFilters,
    PersonRef,
    Sql,
    Within,
)
from msgspec import Struct, field

from estante_contents.contracts import StorageStatus
from estante_contents.schemas import ContentFacets, ContentRow, CustomTagAnswer, TagAnswer, TypeAnswer
from estante_contents.services.lists.words import FoundByAuthor, FoundByWords

# Anything other than inactive counts as active (BO §3).
STATUS = "CASE c.status WHEN 'inactive' THEN 'inactive' ELSE 'active' END"
AUTHOR = "btrim(c.author_name || ' ' || c.author_lastname)"
LANGUAGES = "content_languages l WHERE l.tenant_id = c.tenant_id AND l.content_guid = c.guid"
TAGGED = "content_tags t WHERE t.tenant_id = c.tenant_id AND t.content_guid = c.guid"


class ContentFilters(Struct, frozen=True, kw_only=True):
    """What narrows the list of contents; several values of one filter are alternatives."""

    guid: Annotated[tuple[UUID, ...], AnyOf("c.guid")] = ()
    type: Annotated[tuple[str, ...], AnyOf("c.type_guid")] = ()
    author: Annotated[str | None, FoundByAuthor(AUTHOR)] = None
    created_by: Annotated[tuple[PersonRef, ...], AnyOf("c.created_by")] = ()
    status: Annotated[
        tuple[Literal["active", "inactive"], ...],
        Cases({"active": "c.status <> 'inactive'", "inactive": "c.status = 'inactive'"}, STATUS),
    ] = ()
    storage_status: Annotated[tuple[StorageStatus, ...], AnyOf("c.storage_status")] = ()
    created_at: Annotated[DateRange | None, Within("c.created_at")] = field(name="createdAt", default=None)
    updated_at: Annotated[DateRange | None, Within("c.updated_at")] = field(name="updatedAt", default=None)
    has_description: Annotated[
        bool | None, Cases({True: "c.description <> ''", False: "c.description = ''"})
    ] = None
    country: Annotated[tuple[str, ...], AnyOf("c.country")] = ()
    langs: Annotated[tuple[str, ...], Exists(f"{LANGUAGES} AND l.lang_id = ANY(:value)")] = ()
    is_public: Annotated[bool | None, Equals("c.is_public")] = None
    is_teacher_only: Annotated[bool | None, Sql("c.is_teacher_only = :value::bool::int")] = None
    tags: Annotated[tuple[UUID, ...], Exists(f"{TAGGED} AND t.tag_guid = ANY(:value)")] = ()


CONTENTS = ListSpec(
    row=ContentRow,
    source="contents c",
    base=("c.deleted_at IS NULL",),
    columns={"thumbnail": "c.thumbnail_path", "status": STATUS},
    filters=ContentFilters,
    search=FoundByWords(),
    sort={
        "name": "estante_fold(c.name)",
        "type": "c.type_guid",
        "created_at": "c.created_at",
        "updated_at": "c.updated_at",
        "status": "c.status",
        "size": "c.size",
    },
    default="-created_at",
    indexed=(
        *("guid", "type", "author", "created_by", "storage_status", "createdAt", "updatedAt", "country"),
        *("langs", "tags", "is_public", "is_teacher_only", "has_description"),
        *("+name", "+type", "-created_at", "-updated_at", "+status", "-size"),
    ),
)
CONTENT_FACETS = FacetSpec(CONTENTS, ContentFacets)
TYPES = ListSpec(row=TypeAnswer, filters=NoFilters, sort=("guid", "name"), default="")
TAGS = ListSpec(
    row=TagAnswer,
    source="tags t",
    filters=NoFilters,
    search=("t.tag",),
    sort={"tag": "lower(t.tag)", "created_at": "t.created_at"},
    default="tag",
    indexed=("+tag",),
)
CUSTOM_TAGS = ListSpec(row=CustomTagAnswer, filters=NoFilters, sort=("type", "name"), default="")
