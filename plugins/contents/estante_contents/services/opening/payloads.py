"""What a content's page and renderer are given: signed addresses and the payload of its type."""

import structlog
from estante.api.files import FileStore
from estante.api.tenants import Tenant
from msgspec import Struct

from estante_contents.contracts import Addresses, ContentRecord, ContentType, Payload, Refusal
from estante_contents.services.catalogue import TypeCatalogue

log = structlog.get_logger("estante.contents")


class SignedAddresses:
    """Implements `contracts.Addresses`: what people uploaded is served from content hosts only."""

    def __init__(self, files: FileStore, tenant: Tenant, content: ContentRecord) -> None:
        self._files = files
        self._tenant = tenant
        self._content = content

    def file(self) -> str:
        if self._content.file is None:
            raise LookupError("the content has no file")
        return self._files.url(self._tenant, self._content.file.key)

    def package(self) -> str:
        package = self._content.assets.package
        if package is None or not package.root:
            raise LookupError("the content has no package")
        return self._files.package_url(self._tenant, package.root)


class Opening:
    """Implements `contracts.OpeningContext`."""

    def __init__(self, files: FileStore, tenant: Tenant, kind: ContentType, content: ContentRecord) -> None:
        self.tenant = tenant
        self.settings = settings_of(kind, tenant)
        self.addresses: Addresses = SignedAddresses(files, tenant, content)


def settings_of(kind: ContentType | None, tenant: Tenant) -> Struct | None:
    """The tenant's values of the settings that a content type names."""
    return tenant.settings_of(kind.settings) if kind is not None and kind.settings is not None else None


def open_content(
    files: FileStore, tenant: Tenant, types: TypeCatalogue, content: ContentRecord
) -> Payload | Refusal:
    """The payload of the content's type, or why there is nothing to open."""
    kind = types.get(content.type_guid)
    if kind is None or kind.open is None:
        return Refusal("FILE_HAVE_ERROR")
    try:
        found = kind.open(content, Opening(files, tenant, kind, content))
    except Exception:
        # A type of some plugin: its content says so, and can still be renamed, replaced and deleted.
        log.exception("open_failed", content_type=kind.guid, content=str(content.guid), tenant=tenant.key)
        found = Refusal("FILE_HAVE_ERROR")
    if not isinstance(found, Payload | Refusal):
        log.error("open_gave_no_payload", content_type=kind.guid, gave=type(found).__name__)
        found = Refusal("FILE_HAVE_ERROR")
    is_coming = isinstance(found, Refusal) and content.storage_status in {"uploading", "preparing"}
    return Refusal("PREPARING") if is_coming else found
