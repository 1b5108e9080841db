"""What other plugins may use of licences, and give to them.

A plugin whose records have ISBNs, such as digital programs, gives one `IsbnDirectory` with `register_isbns`.
Without one no ISBN is known. A plugin that shows figures asks `register_license_figures` how many licences
there are, which this plugin gives itself: so it needs none to be there.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import Literal
from uuid import UUID

from estante.api.database import Transaction
from msgspec import Struct

IsbnKind = Literal["student", "teacher"]
HOLDS = "r.expires_at > now() AND l.status = 'active'"


def _redeemed(columns: str, condition: str, whose: str = "r.person_guid = $1::uuid") -> str:
    """SQL about the licences `l` that a person redeemed by `r`, and the publications `p` of each."""
    return f"""
SELECT {columns} FROM license_redemptions r
JOIN licenses l ON l.tenant_id = r.tenant_id AND l.guid = r.license_guid
JOIN license_publications p ON p.tenant_id = r.tenant_id AND p.license_guid = r.license_guid
WHERE {whose} AND {condition} AND l.deleted_at IS NULL
UNION
SELECT {columns} FROM license_redemptions r
JOIN licenses l ON l.tenant_id = r.tenant_id AND l.guid = r.license_guid
JOIN license_batch_publications p ON p.tenant_id = l.tenant_id AND p.batch_guid = l.batch_guid
WHERE {whose} AND {condition} AND l.deleted_at IS NULL
"""  # noqa: S608 - our own


def _mentioned(text_key: str, condition: str) -> str:
    """SQL of publications with the licence that opens them, or would; `text_key` is SQL."""
    code = "regexp_replace(l.code, '(.{4})(?=.)', '\\1-', 'g')"
    return _redeemed(
        f"p.publication_guid, {text_key} AS text_key, {code} AS name, '/license/' || l.guid AS address",
        condition,
    )


# SQL of the guids of those publications that a person's licences open now; `$1` is the person (uuid). It runs
# under the tenant's row security.
LICENSED_PUBLICATIONS = _redeemed("p.publication_guid", HOLDS)
# SQL of rows (person_guid, publication_guid) of the same, of everybody.
LICENSE_HOLDERS = _redeemed("r.person_guid, p.publication_guid", HOLDS, "true")
# SQL of rows (publication_guid, text_key, name, address) of the same, with the licences that open each.
LICENSES_OF_PUBLICATIONS = _mentioned("'licenses.givers.license'", HOLDS)
# And of those that licences of the person opened, which have ended or are inactive.
ENDED_LICENSES_OF_PUBLICATIONS = _mentioned(
    "CASE WHEN l.status = 'inactive' THEN 'licenses.missed.inactive' ELSE 'licenses.missed.expired' END",
    f"NOT ({HOLDS})",
)


class LicenseFigures(Struct, frozen=True):
    """How many licences there are, as one query: what `register_license_figures` gives.

    `query` is SQL under the tenant's row security. `$1` is a moment and `$2` one after it, `$3` guids of
    countries, `$4` codes of roles, `$5` guids of publications of which a licence opens one, and `$6` those of
    the people whose redemptions count; each is NULL for any. Each row is of one `role_guid`, `country_guid`,
    `batch_guid` and `batch_name`: how many were `created` and `redeemed` from the one moment to the other,
    and how many now are `unused`, `expiring` within 30 days, and `expired`. Those whose end each person has
    on their own neither expire nor are expiring.
    """

    query: str


class Isbn(Struct, frozen=True):
    """An ISBN without dashes and spaces, in capitals: whose book it is, and of which publication."""

    isbn: str
    kind: IsbnKind
    publication_guid: UUID


class IsbnDirectory(Struct, frozen=True, kw_only=True):
    """The ISBNs of a tenant, each way by a call in the caller's transaction.

    Attributes:
        find: those of these ISBNs that there are.
        of_publications: all of these publications.
    """

    find: Callable[[Transaction, Sequence[str]], Awaitable[Sequence[Isbn]]]
    of_publications: Callable[[Transaction, Sequence[UUID]], Awaitable[Sequence[Isbn]]]
