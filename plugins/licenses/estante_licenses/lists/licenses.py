"""The lists of licences, of the people of one and of the licences of one person; and their files."""

from typing import Annotated
from uuid import UUID

from estante.api.exports import list_export
from estante.api.lists import (
    AnyOf,
    Cases,
    DateRange,
    FacetSpec,
    ListSpec,
    NoFilters,
    PersonRef,
    Within,
)
from estante.api.people import USERS
from msgspec import Struct, field

from estante_licenses.schemas import (
    Expires,
    LicensedPublication,
    LicenseFacets,
    LicenseRow,
    LicenseUserRow,
    Status,
    UserLicenseRow,
)

# What is after its end is expired; what was switched off is inactive, expired or not.
STATUSES = {
    "active": "l.status = 'active' AND coalesce(l.ends_at > now(), true)",
    "inactive": "l.status = 'inactive'",
    "expired": "l.status = 'active' AND l.ends_at <= now()",
}
STATUS = (
    "CASE WHEN l.status = 'inactive' THEN 'inactive' WHEN l.ends_at <= now() THEN 'expired' ELSE 'active' END"
)
LINKED_AT = """(SELECT min(r.linked_at) FROM license_redemptions r
                WHERE r.tenant_id = l.tenant_id AND r.license_guid = l.guid)"""
LANGS = """(SELECT coalesce(array_agg(x.lang_id ORDER BY x.lang_id), '{}') FROM license_languages x
            WHERE x.tenant_id = l.tenant_id AND x.license_guid = l.guid)"""
EXPIRES_AFTER = """CASE WHEN l.expires = 'interval' THEN
    json_build_object('number', l.expires_after_number, 'unit', l.expires_after_string) END"""


class LicenseFilters(Struct, frozen=True, kw_only=True):
    """What narrows the list. `expired_at` are last days, of licences that have one."""

    guid: Annotated[tuple[UUID, ...], AnyOf("l.guid")] = ()
    status: Annotated[tuple[Status, ...], Cases(STATUSES)] = ()
    role: Annotated[tuple[str, ...], AnyOf("l.role_guid")] = ()
    country: Annotated[tuple[UUID, ...], AnyOf("l.country_guid")] = ()
    expires: Annotated[tuple[Expires, ...], AnyOf("l.expires")] = ()
    # The end of the last day is the first moment of the next.
    expired_at: Annotated[DateRange | None, Within("(l.ends_at - interval '1 second')")] = None
    created_at: Annotated[DateRange | None, Within("l.created_at")] = field(name="createdAt", default=None)
    created_by: Annotated[tuple[PersonRef, ...], AnyOf("l.created_by")] = ()


LICENSES = ListSpec(
    row=LicenseRow,
    source=f"licenses l LEFT JOIN {USERS.source} ON p.tenant_id = l.tenant_id AND p.guid = l.created_by",
    base=("l.deleted_at IS NULL",),
    columns={
        "role_name": "''",
        "country": "l.country_guid",
        "country_name": "''",
        "expires_after": EXPIRES_AFTER,
        "langs": LANGS,
        "status": STATUS,
        "linked_at": LINKED_AT,
        "creator": f"coalesce({USERS.columns['full_name']}, '')",
    },
    filters=LicenseFilters,
    search=("l.code",),
    sort={
        "code": "l.code",
        "consumed": "l.consumed",
        "countdown_original": "l.countdown_original",
        "role": "l.role_guid",
        "expired_at": "coalesce(l.ends_at, 'infinity')",
        "created_at": "l.created_at",
    },
    default="-created_at",
    indexed=("guid", "country", "-created_at"),
)
LICENSE_FACETS = FacetSpec(LICENSES, LicenseFacets)
# `:words` are the names of roles, countries, statuses and units, in the person's language.
LICENSES_EXPORT = list_export(
    LICENSES,
    name="licenses",
    text_key="licenses.jobs.export",
    texts="licenses.columns",
    columns={
        "code": "l.code",
        "consumed": "l.consumed",
        "countdown_original": "l.countdown_original",
        "role_guid": "coalesce(:words::jsonb ->> l.role_guid, l.role_guid)",
        "country": ":words::jsonb ->> l.country_guid::text",
        "expired_at": "to_char(l.expired_at, 'YYYY-MM-DD')",
        # «1 mes» and «2 meses»: there is a word for each.
        "expires_after": "l.expires_after_number || ' ' || (:words::jsonb ->>"
        " (CASE WHEN l.expires_after_number = 1 THEN '1 ' ELSE '' END || l.expires_after_string))",
        "status": f":words::jsonb ->> ({STATUS})",
        "batch_number": "l.batch_number",
        "created_at": "to_char(l.created_at AT TIME ZONE :time_zone::text, 'YYYY-MM-DD HH24:MI')",
        "creator": f"coalesce({USERS.columns['full_name']}, '')",
    },
)


class LicensePublicationFilters(Struct, frozen=True, kw_only=True):
    """What narrows the publications of a licence."""

    guid: Annotated[tuple[UUID, ...], AnyOf("guid")] = ()


# They are few, and what they are called is the contents' to say.
LICENSE_PUBLICATIONS = ListSpec(
    row=LicensedPublication,
    filters=LicensePublicationFilters,
    search=("name",),
    sort=("name",),
    default="name",
)

LICENSE_USERS = ListSpec(
    row=LicenseUserRow,
    source=f"license_redemptions r JOIN {USERS.source}"
    " ON p.tenant_id = r.tenant_id AND p.guid = r.person_guid",
    base=("r.license_guid = :license::text::uuid", USERS.base[0]),
    columns={
        "guid": "r.person_guid",
        "name": USERS.columns["full_name"],
        "username": "p.username",
        "school": "NULL",
    },
    filters=NoFilters,
    search=("p.name", "p.lastname", "p.username"),
    sort={
        "name": USERS.sort["name"],
        "username": USERS.sort["username"],
        "linked_at": "r.linked_at",
        "expires_at": "r.expires_at",
    },
    default="-linked_at",
    key="r.person_guid",
)
# `:words` are the schools by the guids of the people who are in them.
LICENSE_USERS_EXPORT = list_export(
    LICENSE_USERS,
    name="licenses.users",
    text_key="licenses.jobs.export_users",
    texts="licenses.columns",
    columns={
        "name": USERS.columns["full_name"],
        "username": "p.username",
        "school": ":words::jsonb ->> r.person_guid::text",
        "linked_at": "to_char(r.linked_at AT TIME ZONE :time_zone::text, 'YYYY-MM-DD HH24:MI')",
        "expires_at": "to_char(r.expires_at AT TIME ZONE :time_zone::text, 'YYYY-MM-DD HH24:MI')",
    },
)

OPENED = """ARRAY(SELECT x.publication_guid::text FROM license_publications x
             WHERE x.tenant_id = l.tenant_id AND x.license_guid = l.guid
             UNION SELECT x.publication_guid::text FROM license_batch_publications x
             WHERE x.tenant_id = l.tenant_id AND x.batch_guid = l.batch_guid)"""
USER_STATUSES = {
    "active": "l.status = 'active' AND r.expires_at > now()",
    "inactive": "l.status = 'inactive'",
    "expired": "l.status = 'active' AND r.expires_at <= now()",
}


class UserLicenseFilters(Struct, frozen=True, kw_only=True):
    """What narrows the licences of a person."""

    guid: Annotated[tuple[UUID, ...], AnyOf("l.guid")] = ()
    status: Annotated[tuple[Status, ...], Cases(USER_STATUSES)] = ()


USER_LICENSES = ListSpec(
    row=UserLicenseRow,
    source="license_redemptions r JOIN licenses l ON l.tenant_id = r.tenant_id AND l.guid = r.license_guid",
    base=("r.person_guid = :person", "l.deleted_at IS NULL"),
    columns={
        "guid": "l.guid",
        "code": "l.code",
        "role_guid": "l.role_guid",
        "role_name": "''",
        "publications": OPENED,
        "status": "CASE WHEN l.status = 'inactive' THEN 'inactive' WHEN r.expires_at <= now() THEN 'expired'"
        " ELSE 'active' END",
    },
    filters=UserLicenseFilters,
    search=("l.code",),
    sort={"linked_at": "r.linked_at", "expires_at": "r.expires_at", "code": "l.code"},
    default="-linked_at",
    key="l.guid",
)
