"""What an upload is for: which formats it takes, how large it may be, and who is told when it is there."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Literal, Protocol
from uuid import UUID

from msgspec import Struct

from estante.actions import Action
from estante.errors import FieldError, Forbidden, TooLarge, UnsupportedType, ValidationFailed
from estante.files.formats import Format
from estante.files.store import FileStore
from estante.identity.permissions import PermissionChecker
from estante.identity.policies import Profile
from estante.identity.principal import Principal
from estante.plugins.hook_caller import HookCaller
from estante.records.context import RecordContext
from estante.tenancy.tenant import Tenant

if TYPE_CHECKING:
    from estante.jobs.queue import JobQueue


class FileRecord(Protocol):
    """A file that was received whole and passed the checks.

    `format` is what the bytes are (`pdf`, `png`, `zip`, …), `sha256` is hexadecimal, `path` is in the store.
    """

    @property
    def guid(self) -> UUID: ...
    @property
    def path(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def format(self) -> str: ...
    @property
    def media_type(self) -> str: ...
    @property
    def size(self) -> int: ...
    @property
    def sha256(self) -> str: ...


class StoredUpload(Struct, frozen=True):
    """A file that was sent with a one-time token, in the transaction that stores it."""

    context: RecordContext
    subject_guid: UUID
    file: FileRecord
    files: FileStore
    queue: "JobQueue"
    registry: HookCaller


class AnnouncedFile(Struct, frozen=True):
    """What a browser says of a file before it sends it; `size` in bytes."""

    name: str
    media_type: str
    size: int
    tenant: Tenant
    registry: HookCaller


class UploadPurpose(Struct, frozen=True):
    """A reason to upload, named `<plugin>.<name>`, for who has one of `actions`.

    No `formats` means any known one; `limit` names a field of the tenant's limits. Callers of the
    specification and of older releases say its `alias`, which is one plugin's alone, as its name is.
    `on_announced` is called before a byte is sent: what it raises refuses the upload.
    `on_file` is called in the transaction that stores a file sent with a one-time token; what it raises
    refuses the file.
    """

    name: str
    actions: tuple[Action, ...]
    formats: tuple[str, ...] = ()
    limit: Literal["upload_bytes", "image_bytes", "avatar_bytes"] = "upload_bytes"
    on_file: Callable[[StoredUpload], Awaitable[None]] | None = None
    on_announced: Callable[[AnnouncedFile], None] | None = None
    alias: str | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """The names that callers may say."""
        return (self.name,) if self.alias is None else (self.name, self.alias)

    def refuse_person(self, principal: Principal, permissions: PermissionChecker) -> None:
        """Raise Forbidden (403, with the action) for who has none of the actions."""
        if not any(permissions.allows(principal, action) for action in self.actions):
            raise Forbidden(extra={"action": str(self.actions[0])})

    def limit_of(self, tenant: Tenant) -> int:
        """The most bytes in this tenant."""
        return int(getattr(tenant.limits, self.limit))

    def refuse_size(self, tenant: Tenant, size: int) -> None:
        """Raise TooLarge (413, with the limit) when a size is over it."""
        limit = self.limit_of(tenant)
        if size > limit:
            raise TooLarge(text="FILE_TOO_LARGE", limit_mb=round(limit / 1024**2, 1))

    def refuse_format(self, format: Format, name: str) -> None:
        """Raise UnsupportedType (415, with the allowed ones) when a format is not among them."""
        if self.formats and format.name not in self.formats:
            allowed = ", ".join(item.upper() for item in self.formats)
            raise UnsupportedType(
                text="FORMAT_NOT_ALLOWED", name=name, found=format.name.upper(), allowed=allowed
            )


IMAGE_FORMATS = ("png", "jpg", "gif", "webp", "svg")
COVER_FORMATS = ("jpg", "png")
TABLE_FORMATS = ("csv", "txt", "xlsx")
HEADER_FORMATS = ("jpg", "png", "gif")
# Files of rows, for who may make any import.
IMPORT = "estante.import"
AVATAR = UploadPurpose("avatar", (Profile.update,), COVER_FORMATS, "avatar_bytes")
BUILT_IN = (AVATAR,)
# What comes with a one-time token is of this until the token says of which: the call that gave it allowed it.
WITH_TOKEN = UploadPurpose("with-token", ())


def by_name(registered: Sequence[UploadPurpose]) -> Mapping[str, UploadPurpose]:
    """The kernel's purposes and those of plugins, by each of their names."""
    return {name: purpose for purpose in (*registered, *BUILT_IN) for name in purpose.names}


def purpose_of(principal: Principal, registry: HookCaller, name: str) -> UploadPurpose:
    """A purpose by its name.

    Raises:
        ValidationFailed: no plugin that is on has it; names those that there are.
    """
    given = registry.hook("register_upload_purposes", principal.tenant)()
    specs = [spec for some in registry.hook("register_imports", principal.tenant)() for spec in some]
    importing = [UploadPurpose(IMPORT, tuple(spec.action for spec in specs), TABLE_FORMATS)] if specs else []
    known = by_name([*importing, *(purpose for purposes in given for purpose in purposes)])
    if name not in known:
        raise ValidationFailed(fields=[FieldError("purpose", "choice", {"known": ", ".join(known)})])
    return known[name]
