"""What the contents list can be asked, as its address says it."""

from typing import Literal
from uuid import UUID

from estante.http.lists import ListQuery, ListShape
from msgspec import Struct

from estante_contents.services.listing.filters import SORTS, ContentFilters

SHAPE = ListShape(
    filters={
        "type": str,
        "author": str,
        "status": Literal["active", "inactive"],
        "createdAt": str,
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


def asked(listing: ListQuery) -> Asked:
    """The list call in this list's own terms."""
    filters = ContentFilters(
        q=listing.q,
        type=tuple(listing.all_of("type", str)),
        author=listing.one_of("author", str) or "",
        status=tuple(listing.all_of("status", str)),
        createdAt=listing.one_of("createdAt", str) or "",
        country=tuple(listing.all_of("country", str)),
        langs=tuple(listing.all_of("langs", str)),
        is_public=listing.one_of("is_public", bool),
        is_teacher_only=listing.one_of("is_teacher_only", bool),
        tags=tuple(listing.all_of("tags", UUID)),
    )
    return Asked(filters, tuple(f"{'-' if one.descending else ''}{one.column}" for one in listing.order))
