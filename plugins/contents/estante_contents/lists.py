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
    FullText,
    ListSpec,
    NoFilters,
    PersonRef,
    Sql,
    TextPart,
    Within,
    WithinDays,
    by_name,
)
from msgspec import Struct, field

from estante_contents.contracts import StorageStatus
from estante_contents.schemas import (
    ContentFacets,
    ContentRow,
    CustomTagAnswer,
    ReferenceValue,
    TagAnswer,
    TopicAnswer,
    TypeAnswer,
)

# Anything other than inactive counts as active (BO §3).
STATUS = "CASE c.status WHEN 'inactive' THEN 'inactive' ELSE 'active' END"
AUTHOR = "btrim(c.author_name || ' ' || c.author_lastname)"
LANGUAGES = "content_languages l WHERE l.tenant_id = c.tenant_id AND l.content_guid = c.guid"
DISCIPLINES = "content_disciplines d WHERE d.tenant_id = c.tenant_id AND d.content_guid = c.guid"
LEVELS = "content_levels v WHERE v.tenant_id = c.tenant_id AND v.content_guid = c.guid"
YEARS = "content_years y WHERE y.tenant_id = c.tenant_id AND y.content_guid = c.guid"
NEEDED = "content_dependencies n WHERE n.tenant_id = c.tenant_id AND n.content_guid = c.guid"
OVER = "exercises o WHERE o.tenant_id = c.tenant_id AND o.content_guid = c.guid"
LINKING = "layout_hotspots h WHERE h.tenant_id = c.tenant_id AND h.content_guid = c.guid"
TAGGED = "content_tags t WHERE t.tenant_id = c.tenant_id AND t.content_guid = c.guid"

# What is searched knows these by labels (migration 0024).
CLASSIFIED = ("disciplines", "educationLevels", "educationYears", "tags")
PUBLIC, UNDESCRIBED = (
    f"f.labels @> content_labels_of('is', '{{{what}}}')" for what in ("public", "undescribed")
)

TAG_WORDS = (
    "SELECT string_agg(g.tag, ' ' ORDER BY g.tag) FROM content_tags x"
    " JOIN tags g ON g.tenant_id = x.tenant_id AND g.guid = x.tag_guid"
    " WHERE x.tenant_id = c.tenant_id AND x.content_guid = c.guid"
)


class ContentFilters(Struct, frozen=True, kw_only=True):
    """What narrows the list of contents; several values of one filter are alternatives."""

    guid: Annotated[tuple[UUID, ...], AnyOf("c.guid")] = ()
    type: Annotated[tuple[str, ...], AnyOf("c.type_guid")] = ()
    author: Annotated[str | None, TextPart("content", column="author", counts=AUTHOR)] = None
    created_by: Annotated[tuple[PersonRef, ...], AnyOf("c.created_by")] = ()
    status: Annotated[
        tuple[Literal["active", "inactive"], ...],
        Cases({"active": "c.status <> 'inactive'", "inactive": "c.status = 'inactive'"}, STATUS, "c.status"),
    ] = ()
    storage_status: Annotated[tuple[StorageStatus, ...], AnyOf("c.storage_status")] = ()
    created_at: Annotated[DateRange | None, Within("c.created_at")] = field(name="createdAt", default=None)
    updated_at: Annotated[DateRange | None, Within("c.updated_at")] = field(name="updatedAt", default=None)
    has_description: Annotated[
        bool | None, Cases({True: "c.description <> ''", False: "c.description = ''"})
    ] = None
    country: Annotated[tuple[str, ...], AnyOf("c.country")] = ()
    disciplines: Annotated[
        tuple[UUID, ...], Exists(f"{DISCIPLINES} AND d.discipline_guid = ANY(:value)")
    ] = ()
    education_levels: Annotated[tuple[UUID, ...], Exists(f"{LEVELS} AND v.level_guid = ANY(:value)")] = field(
        name="educationLevels", default=()
    )
    education_years: Annotated[tuple[UUID, ...], Exists(f"{YEARS} AND y.year_guid = ANY(:value)")] = field(
        name="educationYears", default=()
    )
    langs: Annotated[tuple[str, ...], Exists(f"{LANGUAGES} AND l.lang_id = ANY(:value)")] = ()
    is_public: Annotated[bool | None, Equals("c.is_public")] = None
    is_teacher_only: Annotated[bool | None, Sql("c.is_teacher_only = :value::bool::int")] = None
    tags: Annotated[tuple[UUID, ...], Exists(f"{TAGGED} AND t.tag_guid = ANY(:value)")] = ()
    dependency: Annotated[tuple[UUID, ...], Exists(f"{NEEDED} AND n.dependency_guid = ANY(:value)")] = ()
    video: Annotated[tuple[UUID, ...], Exists(f"{OVER} AND o.video_guid = ANY(:value)")] = ()
    hotspot: Annotated[tuple[UUID, ...], Exists(f"{LINKING} AND h.target_content = ANY(:value)")] = ()


CONTENT_TEXT = FullText(
    "content",
    columns=("c.name", "c.author_name", "c.author_lastname", "c.erp_id", "c.description", f"({TAG_WORDS})"),
    narrowed={
        "type": AnyOf("f.type_guid"),
        "status": Cases({"active": "f.status = 'active'", "inactive": "f.status = 'inactive'"}),
        "createdAt": WithinDays("f.created_at"),
        "country": Sql("f.labels && content_labels_of('country', :value)"),
        "langs": Sql("f.labels && content_labels_of('lang', :value)"),
        "has_description": Cases({True: f"NOT {UNDESCRIBED}", False: UNDESCRIBED}),
        "is_public": Cases({True: PUBLIC, False: f"NOT {PUBLIC}"}),
        **dict.fromkeys(CLASSIFIED, Sql("f.labels && :value")),
    },
    sorts={"created_at": "f.created_at", "type": "f.type_guid", "name": "f.name"},
    has_bodies=True,
    near="contents_like",
    is_complete=True,
)
CONTENTS = ListSpec(
    row=ContentRow,
    source="contents c",
    base=("c.deleted_at IS NULL",),
    columns={"thumbnail": "c.thumbnail_path", "status": STATUS},
    filters=ContentFilters,
    search=CONTENT_TEXT,
    sort={
        "name": by_name("c.name"),
        "type": "c.type_guid",
        "created_at": "c.created_at",
        "updated_at": "c.updated_at",
        "status": "c.status",
        "size": "c.size",
    },
    default="-created_at",
    indexed=(
        *("guid", "type", "author", "created_by", "storage_status", "createdAt", "updatedAt", "country"),
        *("disciplines", "educationLevels", "educationYears"),
        *("langs", "tags", "dependency", "video", "is_public", "is_teacher_only", "has_description"),
        *("+name", "+type", "-created_at", "-updated_at", "+status", "-size"),
    ),
)
CONTENT_FACETS = FacetSpec(CONTENTS, ContentFacets)
TYPES = ListSpec(row=TypeAnswer, filters=NoFilters, sort=("guid", "name"), default="")
REFERENCE_VALUES = ListSpec(row=ReferenceValue, filters=NoFilters, sort=("guid", "name"), default="")


class TagFilters(Struct, frozen=True, kw_only=True):
    """What narrows the tags, and the topics."""

    guid: Annotated[tuple[UUID, ...], AnyOf("t.guid")] = ()


TOPICS = ListSpec(
    row=TopicAnswer,
    source="topics t",
    filters=TagFilters,
    search=("t.topic",),
    sort={"topic": by_name("t.topic"), "created_at": "t.created_at"},
    default="topic",
    indexed=("guid", "+topic"),
)
TAGS = ListSpec(
    row=TagAnswer,
    source="tags t",
    filters=TagFilters,
    search=("t.tag",),
    sort={"tag": by_name("t.tag"), "created_at": "t.created_at"},
    default="tag",
    indexed=("guid", "+tag"),
)
CUSTOM_TAGS = ListSpec(row=CustomTagAnswer, filters=NoFilters, sort=("type", "name"), default="")
