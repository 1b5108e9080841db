"""The lists of batches and of the licences of one; and their files."""

from typing import Annotated
from uuid import UUID

from estante.api.exports import list_export
from estante.api.lists import AnyOf, Cases, DateRange, FacetSpec, ListSpec, PersonRef, Within, by_name
from estante.api.people import USERS
from msgspec import Struct, field

from estante_licenses.lists.licenses import STATUS, STATUSES
from estante_licenses.schemas import (
    BatchLicenseRow,
    Expires,
    LicenseBatchFacets,
    LicenseBatchRow,
    LicensedPublication,
    Status,
    Use,
)

BATCH_STATUSES = {state: condition.replace("l.", "b.") for state, condition in STATUSES.items()}
BATCH_STATUS = STATUS.replace("l.", "b.")
REDEEMED = """(SELECT count(*) FROM licenses l
               WHERE l.tenant_id = b.tenant_id AND l.batch_guid = b.guid AND l.consumed > 0)"""
REDEEMED_AT = """(SELECT max(r.linked_at) FROM licenses l
                  JOIN license_redemptions r ON r.tenant_id = l.tenant_id AND r.license_guid = l.guid
                  WHERE l.tenant_id = b.tenant_id AND l.batch_guid = b.guid AND l.consumed > 0)"""
EXPIRES_AFTER = """CASE WHEN b.expires = 'interval' THEN
    json_build_object('number', b.expires_after_number, 'unit', b.expires_after_string) END"""


class BatchFilters(Struct, frozen=True, kw_only=True):
    """What narrows the list. `expired_at` are last days, of batches that have one."""

    guid: Annotated[tuple[UUID, ...], AnyOf("b.guid")] = ()
    status: Annotated[tuple[Status, ...], Cases(BATCH_STATUSES)] = ()
    role: Annotated[tuple[str, ...], AnyOf("b.role_guid")] = ()
    country: Annotated[tuple[UUID, ...], AnyOf("b.country_guid")] = ()
    expires: Annotated[tuple[Expires, ...], AnyOf("b.expires")] = ()
    expired_at: Annotated[DateRange | None, Within("(b.ends_at - interval '1 second')")] = None
    created_at: Annotated[DateRange | None, Within("b.created_at")] = field(name="createdAt", default=None)
    created_by: Annotated[tuple[PersonRef, ...], AnyOf("b.created_by")] = ()


LICENSE_BATCHES = ListSpec(
    row=LicenseBatchRow,
    source=f"license_batches b LEFT JOIN {USERS.source}"
    " ON p.tenant_id = b.tenant_id AND p.guid = b.created_by",
    base=("b.deleted_at IS NULL",),
    columns={
        "redeemed": REDEEMED,
        "redeemed_at": REDEEMED_AT,
        "is_stopped": "b.is_processing AND b.job_guid IS NULL",
        "role_name": "''",
        "country": "b.country_guid",
        "country_name": "''",
        "expires_after": EXPIRES_AFTER,
        "status": BATCH_STATUS,
        "creator": f"coalesce({USERS.columns['full_name']}, '')",
    },
    filters=BatchFilters,
    search=("b.name",),
    sort={
        "name": by_name("b.name"),
        "number": "b.number",
        "codes_amount": "b.codes_amount",
        "role": "b.role_guid",
        "expired_at": "coalesce(b.ends_at, 'infinity')",
        "created_at": "b.created_at",
    },
    default="-created_at",
    indexed=("guid", "country", "-created_at"),
)
BATCH_FACETS = FacetSpec(LICENSE_BATCHES, LicenseBatchFacets)
# `:words` are the names of roles, countries, statuses and units, in the person's language.
BATCHES_EXPORT = list_export(
    LICENSE_BATCHES,
    name="licenses.batches",
    text_key="licenses.jobs.export_batches",
    texts="licenses.columns",
    columns={
        "batch_number": "b.number",
        "name": "b.name",
        "codes_amount": "b.codes_amount",
        "redeemed": REDEEMED,
        "role_guid": "coalesce(:words::jsonb ->> b.role_guid, b.role_guid)",
        "country": ":words::jsonb ->> b.country_guid::text",
        "expired_at": "to_char(b.expired_at, 'YYYY-MM-DD')",
        "expires_after": "b.expires_after_number || ' ' || (:words::jsonb ->>"
        " (CASE WHEN b.expires_after_number = 1 THEN '1 ' ELSE '' END || b.expires_after_string))",
        "status": f":words::jsonb ->> ({BATCH_STATUS})",
        "created_at": "to_char(b.created_at AT TIME ZONE :time_zone::text, 'YYYY-MM-DD HH24:MI')",
        "creator": f"coalesce({USERS.columns['full_name']}, '')",
    },
)


class BatchLicenseFilters(Struct, frozen=True, kw_only=True):
    """What narrows the licences of a batch."""

    guid: Annotated[tuple[UUID, ...], AnyOf("l.guid")] = ()
    status: Annotated[tuple[Status, ...], Cases(STATUSES)] = ()
    use: Annotated[tuple[Use, ...], Cases({"free": "l.consumed = 0", "redeemed": "l.consumed > 0"})] = ()


BATCH_LICENSES = ListSpec(
    row=BatchLicenseRow,
    # A licence of a batch has one use, so nobody or one person has it.
    source="licenses l LEFT JOIN license_redemptions r"
    " ON r.tenant_id = l.tenant_id AND r.license_guid = l.guid"
    f" LEFT JOIN {USERS.source} ON p.tenant_id = r.tenant_id AND p.guid = r.person_guid",
    base=("l.batch_guid = :batch::text::uuid", "l.deleted_at IS NULL"),
    columns={
        "status": STATUS,
        "person_guid": "p.guid",
        "person": USERS.columns["full_name"],
        "linked_at": "r.linked_at",
    },
    filters=BatchLicenseFilters,
    search=("l.code", "p.name", "p.lastname"),
    sort={"code": "l.code", "linked_at": "coalesce(r.linked_at, '-infinity')"},
    default="code",
)
# `:words` are what the statuses are called.
BATCH_LICENSES_EXPORT = list_export(
    BATCH_LICENSES,
    name="licenses.batch_licenses",
    text_key="licenses.jobs.export_codes",
    texts="licenses.columns",
    columns={
        "code": "l.code",
        "status": f":words::jsonb ->> ({STATUS})",
        "name": USERS.columns["full_name"],
        "username": "p.username",
        "linked_at": "to_char(r.linked_at AT TIME ZONE :time_zone::text, 'YYYY-MM-DD HH24:MI')",
        "expires_at": "to_char(r.expires_at AT TIME ZONE :time_zone::text, 'YYYY-MM-DD HH24:MI')",
    },
)


class BatchPublicationFilters(Struct, frozen=True, kw_only=True):
    """What narrows the publications of a batch."""

    guid: Annotated[tuple[UUID, ...], AnyOf("guid")] = ()


BATCH_PUBLICATIONS = ListSpec(
    row=LicensedPublication,
    filters=BatchPublicationFilters,
    search=("name",),
    sort=("name",),
    default="name",
)
