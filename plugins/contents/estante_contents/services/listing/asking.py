"""What the contents list can be asked, as its address says it."""

from typing import Literal
from uuid import UUID

from estante.errors import FieldError, ValidationFailed
from estante.http.lists import ListQuery, ListShape
from estante.identity.principal import Principal
from msgspec import Struct

from estante_contents.contracts import StorageStatus
from estante_contents.services.listing.filters import SORTS, ContentFilters

ME = "me"
SHAPE = ListShape(
    filters={
        "type": str,
        "author": str,
        "created_by": str,
        "status": Literal["active", "inactive"],
        "storage_status": StorageStatus,
        "createdAt": str,
        "updatedAt": str,
        "has_description": bool,
        "country": str,
        "langs": str,
        "is_public": bool,
        "is_teacher_only": bool,
        "tags": UUID,
    },
    sort=tuple(SORTS),
    default_sort="-created_at",
    search=True,
)


class Asked(Struct, frozen=True):
    """Filters, and the order as `-created_at`."""

    filters: ContentFilters
    order: tuple[str, ...]


def asked(listing: ListQuery, principal: Principal) -> Asked:
    """The list call in this list's own terms."""
    filters = ContentFilters(
        q=listing.q,
        type=tuple(listing.all_of("type", str)),
        created_by=tuple(_person(said, principal) for said in listing.all_of("created_by", str)),
        author=listing.one_of("author", str) or "",
        status=tuple(listing.all_of("status", str)),
        storage_status=tuple(listing.all_of("storage_status", str)),
        createdAt=listing.one_of("createdAt", str) or "",
        updatedAt=listing.one_of("updatedAt", str) or "",
        has_description=listing.one_of("has_description", bool),
        country=tuple(listing.all_of("country", str)),
        langs=tuple(listing.all_of("langs", str)),
        is_public=listing.one_of("is_public", bool),
        is_teacher_only=listing.one_of("is_teacher_only", bool),
        tags=tuple(listing.all_of("tags", UUID)),
        time_zone=principal.tenant.time_zone,
    )
    return Asked(filters, tuple(f"{'-' if one.descending else ''}{one.column}" for one in listing.order))


def _person(said: str, principal: Principal) -> UUID:
    """A person's guid, or `me` for who asks."""
    try:
        return principal.guid if said == ME else UUID(said)
    except ValueError:
        raise ValidationFailed(fields=[FieldError("created_by", "invalid")]) from None
