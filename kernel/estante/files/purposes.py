"""What an upload is for: which formats it takes, how large it may be, and who is told when it is there."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Literal
from uuid import UUID

from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncSession

from estante.errors import TooLarge, UnsupportedType
from estante.files.formats import Format
from estante.files.models import StoredFile
from estante.identity.principal import Principal
from estante.tenancy.tenant import Tenant

if TYPE_CHECKING:
    from estante.dependencies import Services

Stored = Callable[["Services", AsyncSession, Principal, UUID, StoredFile], Awaitable[None]]


class UploadPurpose(Struct, frozen=True):
    """A reason to upload. No `formats` means any known one; `limit` names a field of the tenant's limits.

    `stored(services, session, principal, subject_guid, file)` is called in the transaction that stores a file
    sent with a one-time token; what it raises refuses the file.
    """

    name: str
    formats: tuple[str, ...] = ()
    limit: Literal["upload_bytes", "image_bytes", "avatar_bytes"] = "upload_bytes"
    stored: Stored | None = None

    def limit_of(self, tenant: Tenant) -> int:
        """The most bytes in this tenant."""
        return int(getattr(tenant.limits, self.limit))

    def refuse_size(self, tenant: Tenant, size: int) -> None:
        """Raise TooLarge (413, with the limit) when a size is over it."""
        limit = self.limit_of(tenant)
        if size > limit:
            raise TooLarge(text="FILE_TOO_LARGE", limit_mb=round(limit / 1024**2, 1))

    def refuse_format(self, found: Format, name: str) -> None:
        """Raise UnsupportedType (415, with the allowed ones) when a format is not among them."""
        if self.formats and found.name not in self.formats:
            allowed = ", ".join(one.upper() for one in self.formats)
            raise UnsupportedType(
                text="FORMAT_NOT_ALLOWED", name=name, found=found.name.upper(), allowed=allowed
            )


CONTENT = UploadPurpose("content")
IMAGE = UploadPurpose("image", ("png", "jpg", "gif", "webp", "svg"), "image_bytes")
COVER = UploadPurpose("cover", ("jpg", "png"), "image_bytes")
HEADER = UploadPurpose("header", ("jpg", "png", "gif"), "image_bytes")
AVATAR = UploadPurpose("avatar", ("jpg", "png"), "avatar_bytes")
BUILT_IN = (CONTENT, IMAGE, COVER, HEADER, AVATAR)


def by_name(registered: Sequence[UploadPurpose]) -> Mapping[str, UploadPurpose]:
    """The kernel's purposes, and those that plugins register in their place or beside them."""
    return {purpose.name: purpose for purpose in (*BUILT_IN, *registered)}
