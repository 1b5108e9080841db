"""What other plugins may use of licences, and give to them.

A plugin whose records have ISBNs, such as digital programs, gives one `IsbnDirectory` with `register_isbns`.
Without one no ISBN is known.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import Literal
from uuid import UUID

from estante.api.database import Transaction
from msgspec import Struct

IsbnKind = Literal["student", "teacher"]
# SQL of the guids of those publications that a person's licences open now; `$1` is the person (uuid). It runs
# under the tenant's row security.
LICENSED_PUBLICATIONS = """
SELECT p.publication_guid FROM license_redemptions r
JOIN licenses l ON l.tenant_id = r.tenant_id AND l.guid = r.license_guid
JOIN license_publications p ON p.tenant_id = r.tenant_id AND p.license_guid = r.license_guid
WHERE r.person_guid = $1::uuid AND r.expires_at > now() AND l.status = 'active' AND l.deleted_at IS NULL
UNION
SELECT p.publication_guid FROM license_redemptions r
JOIN licenses l ON l.tenant_id = r.tenant_id AND l.guid = r.license_guid
JOIN license_batch_publications p ON p.tenant_id = l.tenant_id AND p.batch_guid = l.batch_guid
WHERE r.person_guid = $1::uuid AND r.expires_at > now() AND l.status = 'active' AND l.deleted_at IS NULL
"""


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
