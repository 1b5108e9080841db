"""Sign-ins that failed: whose account was tried, from where, and why it was refused."""

from collections.abc import Sequence
from datetime import datetime
from typing import Annotated
from uuid import UUID

from msgspec import Struct, structs

from estante.audit.lists import Names
from estante.lists.filters import AnyOf, Within
from estante.lists.page import Page
from estante.lists.reading import Lists
from estante.lists.spec import ListSpec
from estante.lists.values import DateRange

LOCKED = "TOO_MANY_REQUESTS"
CODES = ("PASSWORD_INCORRECT", "USER_NOT_FOUND", "INVALID_LOGIN", "WRONG_USER", LOCKED)
REFUSED = "a.action IN ('session.refuse', 'session.lock')"
# What other actions name as their record need not be a guid.
SOURCE = f"""
audit a LEFT JOIN people p
ON p.tenant_id = a.tenant_id AND p.guid = CASE WHEN {REFUSED} THEN a.entity_guid::uuid END
"""
CODE = f"coalesce(a.detail ->> 'code', '{LOCKED}')"


class FailedSignInFilters(Struct, frozen=True, kw_only=True):
    """What the list can be narrowed by; `code` is why it was refused."""

    code: Annotated[tuple[str, ...], AnyOf(CODE)] = ()
    address: Annotated[tuple[str, ...], AnyOf("a.detail ->> 'address'")] = ()
    account: Annotated[tuple[str, ...], AnyOf("a.entity_guid")] = ()
    at: Annotated[DateRange | None, Within("a.at")] = None


class FailedSignInRow(Struct, frozen=True):
    """A sign-in that failed. Without an account nobody here is called as was typed."""

    guid: UUID
    at: datetime
    account: str | None
    username: str | None
    full_name: str | None
    code: str
    address: str


FAILED_SIGN_INS = ListSpec(
    row=FailedSignInRow,
    source=SOURCE,
    base=(REFUSED,),
    columns={
        "account": "a.entity_guid",
        "username": "p.username",
        "full_name": "nullif(btrim(concat_ws(' ', p.name, p.lastname)), '')",
        "code": CODE,
        "address": "coalesce(a.detail ->> 'address', '')",
    },
    filters=FailedSignInFilters,
    search=("p.username", "p.name", "p.lastname", "p.email", "a.detail ->> 'address'"),
    sort=("at",),
    default="-at",
)


class FailedSignIn(Struct, frozen=True, kw_only=True):
    """A row, with the reason in words."""

    guid: UUID
    at: datetime
    account: str | None
    username: str | None
    full_name: str | None
    code: str
    reason: str
    address: str


class FailedSignInReason(Struct, frozen=True):
    """Why a sign-in may fail: its code, and what that is called."""

    value: str
    label: str


class FailedSignInFacets(Struct, frozen=True):
    """What the list can be filtered by."""

    code: Sequence[FailedSignInReason]


async def failed_sign_ins(lists: Lists, names: Names) -> Page[FailedSignIn]:
    """One page, and the total."""
    page = await lists.page(FAILED_SIGN_INS)
    return page.map(lambda row: FailedSignIn(reason=names.code(row.code), **structs.asdict(row)))


def reasons(names: Names) -> FailedSignInFacets:
    """Every reason, in words."""
    return FailedSignInFacets([FailedSignInReason(code, names.code(code)) for code in CODES])
