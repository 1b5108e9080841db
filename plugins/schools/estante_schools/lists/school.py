"""The list of schools, and its file."""

from typing import Annotated
from uuid import UUID

from estante.api.exports import list_export
from estante.api.lists import AnyOf, Equals, Exists, ListSpec, by_name
from msgspec import Struct, field

from estante_schools.schemas.school import SchoolType, StoredRow


class SchoolFilters(Struct, frozen=True, kw_only=True):
    """What narrows the list. `network` are the schools of one of the networks."""

    guid: Annotated[tuple[UUID, ...], AnyOf("s.guid")] = ()
    type: Annotated[tuple[SchoolType, ...], AnyOf("s.type_guid")] = ()
    country: Annotated[tuple[UUID, ...], AnyOf("s.country_guid")] = ()
    state: Annotated[tuple[UUID, ...], AnyOf("s.state_guid")] = ()
    city: Annotated[tuple[UUID, ...], AnyOf("s.city_guid")] = ()
    school_admin_enabled: Annotated[bool | None, Equals("s.school_admin_enabled")] = None
    lti_enabled: Annotated[bool | None, Equals("s.lti_enabled")] = field(name="enableLti", default=None)
    school_year: Annotated[
        tuple[str, ...],
        Exists(
            "school_years y WHERE y.tenant_id = s.tenant_id AND y.school_guid = s.guid AND y.is_active"
            " AND y.school_year = ANY(:value)"
        ),
    ] = field(name="schoolYear", default=())
    network: Annotated[
        tuple[UUID, ...],
        Exists(
            "school_network_schools n WHERE n.tenant_id = s.tenant_id AND n.school_guid = s.guid"
            " AND n.network_guid = ANY(:value)"
        ),
    ] = ()


ACTIVE_YEAR = """
    (SELECT y.school_year FROM school_years y
     WHERE y.tenant_id = s.tenant_id AND y.school_guid = s.guid AND y.is_active)
"""
SCHOOLS = ListSpec(
    row=StoredRow,
    source="schools s",
    base=("s.deleted_at IS NULL",),
    columns={"enableLti": "s.lti_enabled", "school_year": ACTIVE_YEAR},
    filters=SchoolFilters,
    search=("s.name", "s.code"),
    sort={"name": by_name("s.name"), "code": by_name("s.code"), "created_at": "s.created_at"},
    default="name",
    indexed=("guid", "country", "state", "city", "+name", "-created_at"),
)


def _named(column: str) -> str:
    """The word for a code or a guid, which the call gives with its filters."""
    return f"coalesce(:words::jsonb ->> {column}::text, '')"


SCHOOLS_EXPORT = list_export(
    SCHOOLS,
    name="schools.schools",
    text_key="schools.jobs.export",
    texts="schools.columns",
    columns={
        "name": "s.name",
        "code": "coalesce(s.code, '')",
        "type_guid": _named("s.type_guid"),
        "country_name": _named("s.country_guid"),
        "state_name": _named("s.state_guid"),
        "city_name": _named("s.city_guid"),
        "school_year": f"coalesce({ACTIVE_YEAR}, '')",
        "school_admin_enabled": _named("s.school_admin_enabled"),
        "enableLti": _named("s.lti_enabled"),
        "address": "s.address",
        "address_number": "s.address_number",
        "neighborhood": "s.neighborhood",
        "zipcode": "s.zipcode",
        "phone": "s.phone",
    },
)
