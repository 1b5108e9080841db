"""The list of the library, and of the schools that it can be for."""

from typing import Annotated
from uuid import UUID

from estante.api.exports import list_export
from estante.api.lists import AnyOf, Cases, Exists, ListSpec, NoFilters, PersonRef, by_name
from msgspec import Struct, field

from estante_contents.collections.lists import gathered
from estante_contents.library.audience import available
from estante_contents.library.schemas import Audience, LibraryRow, Permission, RoleRow, SchoolRow
from estante_contents.lists import DISCIPLINES, LEVELS, STATUS

OWNER = "resource_guid"
SCHOOLS_OF_CALLER = "string_to_array(:schools::text, ',')::uuid[]"


class LibraryFilters(Struct, frozen=True, kw_only=True):
    """What narrows the list. `type`, `disciplines` and `educationLevels` are the content's."""

    guid: Annotated[tuple[UUID, ...], AnyOf("k.guid")] = ()
    type: Annotated[tuple[str, ...], AnyOf("c.type_guid")] = ()
    disciplines: Annotated[
        tuple[UUID, ...], Exists(f"{DISCIPLINES} AND d.discipline_guid = ANY(:value)")
    ] = ()
    education_levels: Annotated[tuple[UUID, ...], Exists(f"{LEVELS} AND v.level_guid = ANY(:value)")] = field(
        name="educationLevels", default=()
    )
    added_by: Annotated[tuple[PersonRef, ...], AnyOf("k.created_by")] = ()
    available_for: Annotated[tuple[Audience, ...], AnyOf("k.available_for")] = ()
    permission: Annotated[
        tuple[Permission, ...],
        Cases({"view": "k.can_view", "download": "k.can_download", "reuse": "k.can_reuse"}),
    ] = ()
    content: Annotated[tuple[UUID, ...], AnyOf("k.content_guid")] = ()


# `:sees_all`, `:role` and `:schools` are the caller's: nobody is shown what is for others, and counts it.
LIBRARY = ListSpec(
    row=LibraryRow,
    source="library_resources k JOIN contents c ON c.tenant_id = k.tenant_id AND c.guid = k.content_guid",
    base=(
        "k.deleted_at IS NULL",
        "c.deleted_at IS NULL",
        f"(:sees_all::text = 'yes' OR {available(':me::uuid', ':role::text', SCHOOLS_OF_CALLER)})",
    ),
    columns={
        "name": "c.name",
        "type_guid": "c.type_guid",
        "thumbnail": "c.thumbnail_path",
        "status": STATUS,
        "storage_status": "c.storage_status",
        "added_by": "k.created_by",
        "added_by_name": "''",
        "roles": gathered("library_roles", OWNER, "role_guid"),
        "schools": gathered("library_schools", OWNER, "school_guid"),
    },
    filters=LibraryFilters,
    search=("c.name", "c.description"),
    sort={"name": by_name("c.name"), "type": "c.type_guid", "created_at": "k.created_at"},
    default="-created_at",
)
# `:words` are the texts of types and audiences in the person's language, and the names of who added.
LIBRARY_EXPORT = list_export(
    LIBRARY,
    name="contents.library",
    text_key="library.jobs.export",
    texts="library.columns",
    columns={
        "guid": "k.guid",
        "name": "c.name",
        "type": "coalesce(:words::jsonb ->> c.type_guid, c.type_guid)",
        "added_by": "coalesce(:words::jsonb ->> k.created_by::text, '')",
        "available_for": ":words::jsonb ->> k.available_for",
        "can_view": ":words::jsonb ->> (k.can_view::text)",
        "can_download": ":words::jsonb ->> (k.can_download::text)",
        "can_reuse": ":words::jsonb ->> (k.can_reuse::text)",
        "created_at": "to_char(k.created_at AT TIME ZONE :time_zone::text, 'YYYY-MM-DD HH24:MI')",
    },
)


class SchoolFilters(Struct, frozen=True, kw_only=True):
    """What narrows the schools."""

    guid: Annotated[tuple[UUID, ...], AnyOf("guid")] = ()


SCHOOLS = ListSpec(row=SchoolRow, filters=SchoolFilters, search=("name",), sort=("name",), default="name")
ROLE_LIST = ListSpec(row=RoleRow, filters=NoFilters, sort=("guid", "name"), default="guid")
