"""What the calls of licences take and answer (BO §3, §5, §7)."""

from collections.abc import Sequence
from datetime import date, datetime
from typing import Annotated, ClassVar, Literal
from uuid import UUID

from estante.api.http import EXAMPLE_GUID, Example
from estante.api.lists import FacetCount, Facets
from msgspec import UNSET, Meta, Struct, UnsetType

from estante_licenses.expiry import Unit

MAX_INTEGER = 2_147_483_647
MAX_WRITTEN = 500
MAX_PUBLICATIONS = 500
MAX_CODES = 1_000_000
Uses = Annotated[int, Meta(ge=1, le=MAX_INTEGER)]
Expires = Literal["expiration_date", "interval"]
BatchName = Annotated[str, Meta(min_length=1, max_length=50)]
StoredStatus = Literal["active", "inactive"]
Status = Literal["active", "inactive", "expired"]
Use = Literal["free", "redeemed"]
Languages = Annotated[list[Annotated[str, Meta(min_length=1, max_length=35)]], Meta(max_length=50)]
Guids = Annotated[list[UUID], Meta(max_length=200)]


class ExpiresAfter(Struct, frozen=True):
    """How long a licence lasts from the moment when somebody redeems it."""

    number: int
    unit: Unit


class LicenseRow(Struct, frozen=True):
    """A licence, in the list and alone.

    `country` is a guid. `expired_at` is the last day, and `expires_after` how long it lasts for each person.
    `linked_at` is when somebody redeemed it first. `creator` is the name of who made it.
    """

    guid: UUID
    code: str
    countdown_original: int
    consumed: int
    role_guid: str
    role_name: str
    country: UUID | None
    country_name: str
    expires: Expires
    expired_at: date | None
    expires_after: ExpiresAfter | None
    expires_after_number: int | None
    expires_after_string: Unit | None
    langs: Sequence[str]
    status: Status
    batch_guid: UUID | None
    batch_number: int | None
    linked_at: datetime | None
    created_by: UUID | None
    creator: str
    created_at: datetime
    updated_at: datetime


class RuleFields(Struct, kw_only=True, forbid_unknown_fields=True):
    """Who may redeem, and how long it lasts: a licence, or all of a batch."""

    role_guid: str | UnsetType = UNSET
    country: UUID | UnsetType | None = UNSET
    expires: Expires | UnsetType = UNSET
    expired_at: date | UnsetType | None = UNSET
    expires_after_number: Uses | UnsetType | None = UNSET
    expires_after_string: Unit | UnsetType | None = UNSET


class LicenseFields(RuleFields, kw_only=True):
    """What a form may send; what is not sent stays as it is. A code is made, and never changes."""

    EXAMPLE: ClassVar[Example] = {
        "countdown_original": 30,
        "role_guid": "R01",
        "expires": "interval",
        "expires_after_number": 1,
        "expires_after_string": "YEAR",
        "langs": ["es"],
    }
    countdown_original: Uses | UnsetType = UNSET
    langs: Languages | UnsetType = UNSET


class NewLicense(LicenseFields, kw_only=True):
    """A new licence; one for students where nothing is said."""

    countdown_original: Uses
    expires: Expires


class LicenseBatchRow(Struct, frozen=True):
    """A batch, in the list and alone.

    `made` are the codes that are there of `codes_amount`, `redeemed` those that somebody has, `redeemed_at`
    is the last time. While `is_processing`, `is_stopped` says that nothing makes the rest of them.
    """

    guid: UUID
    name: str
    number: int
    codes_amount: int
    made: int
    redeemed: int
    redeemed_at: datetime | None
    is_processing: bool
    is_stopped: bool
    job_guid: UUID | None
    role_guid: str
    role_name: str
    country: UUID | None
    country_name: str
    expires: Expires
    expired_at: date | None
    expires_after: ExpiresAfter | None
    expires_after_number: int | None
    expires_after_string: Unit | None
    status: Status
    created_by: UUID | None
    creator: str
    created_at: datetime
    updated_at: datetime


class LicenseBatchFields(RuleFields, kw_only=True):
    """What a form may send; what is not sent stays as it is. The number of codes never changes."""

    EXAMPLE: ClassVar[Example] = {"name": "Escuela Andes, 3.º básico"}
    name: BatchName | UnsetType = UNSET


class NewLicenseBatch(LicenseBatchFields, kw_only=True):
    """A new batch; one for students where nothing is said."""

    EXAMPLE: ClassVar[Example] = {
        "name": "Escuela Andes, 3.º básico",
        "codes_amount": 120,
        "role_guid": "R01",
        "expires": "interval",
        "expires_after_number": 1,
        "expires_after_string": "YEAR",
    }
    name: BatchName
    codes_amount: Annotated[int, Meta(ge=1, le=MAX_CODES)]
    expires: Expires


class BatchLicenseRow(Struct, frozen=True):
    """A licence of a batch, and who has it."""

    guid: UUID
    code: str
    countdown_original: int
    consumed: int
    status: Status
    person_guid: UUID | None
    person: str | None
    linked_at: datetime | None


class LicenseBatchFacets(Facets, frozen=True):
    """How many batches of the list have each value."""

    role: list[FacetCount]
    country: list[FacetCount]
    expires: list[FacetCount]


class LicenseStatusChange(Struct, frozen=True, forbid_unknown_fields=True):
    """A licence is switched off, and on again."""

    EXAMPLE: ClassVar[Example] = {"status": "inactive"}
    status: StoredStatus


class LicenseFacets(Facets, frozen=True):
    """How many licences of the list have each value."""

    role: list[FacetCount]
    country: list[FacetCount]
    expires: list[FacetCount]


class LicensedPublication(Struct, frozen=True):
    """A publication that a licence opens."""

    guid: UUID
    name: str


class ChosenPublications(Struct, frozen=True, forbid_unknown_fields=True):
    """Publications by their guids, or by ISBNs of theirs."""

    EXAMPLE: ClassVar[Example] = {"guids": [EXAMPLE_GUID]}
    guids: Guids = []
    isbns: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=200)] = []


class LicenseUserRow(Struct, frozen=True):
    """Who redeemed a licence. `school` is the first of theirs; `expires_at` is when it ends for them."""

    guid: UUID
    name: str
    username: str
    school: str | None
    linked_at: datetime
    expires_at: datetime


class UserLicenseRow(Struct, frozen=True):
    """A licence of somebody; `guid` is the licence's, `status` what it is for this person."""

    guid: UUID
    code: str
    role_guid: str
    role_name: str
    publications: Sequence[str]
    linked_at: datetime
    expires_at: datetime
    status: Status


class Redeemed(UserLicenseRow, frozen=True):
    """The licence that was redeemed; `others` are those of the other ISBNs of the same call."""

    others: Sequence[UserLicenseRow]


class WrittenCode(Struct, frozen=True, forbid_unknown_fields=True):
    """A code as somebody wrote it: in any case, with or without dashes; or ISBNs with commas between them."""

    EXAMPLE: ClassVar[Example] = {"code": "7HKM-29AC-XPRT-4WYE"}
    code: Annotated[str, Meta(min_length=1, max_length=MAX_WRITTEN)]
