"""What a content's page and renderer are given: signed addresses and the payload of its type."""

import structlog
from estante.api.files import FileStore
from estante.api.tenants import Tenant
from msgspec import Struct
from msgspec.structs import replace

from estante_contents.contracts import Addresses, ContentRecord, ContentType, Package, Payload, Refusal, Track
from estante_contents.services.catalogue import TypeCatalogue
from estante_contents.services.opening.own_assets import with_own

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

    def shown(self) -> str:
        converted = self._content.file.converted if self._content.file else None
        return self._files.url(self._tenant, converted.key) if converted else self.file()

    def package(self, package: Package | None = None) -> str:
        package = package or self._content.assets.package
        if package is None or not package.root:
            raise LookupError("the content has no package")
        return self._files.package_url(self._tenant, package.root)

    def stored(self, path: str) -> str:
        return self._files.url(self._tenant, path)

    def tracks(self) -> tuple[Track, ...]:
        return tuple(
            Track(track.kind, track.lang_id, track.media_type, self._files.url(self._tenant, track.path))
            for track in self._content.tracks
        )


class Opening:
    """Implements `contracts.OpeningContext`."""

    def __init__(self, files: FileStore, tenant: Tenant, kind: ContentType, content: ContentRecord) -> None:
        self.tenant = tenant
        self.settings = settings_of(kind, tenant)
        self.addresses: Addresses = SignedAddresses(files, tenant, content)


def settings_of(kind: ContentType | None, tenant: Tenant) -> Struct | None:
    """The tenant's values of the settings that a content type names."""
    return tenant.settings_of(kind.settings) if kind is not None and kind.settings is not None else None


def shown_by(content: ContentRecord) -> ContentRecord:
    """The content with what it plays: a videolesson the file of its video."""
    lesson = content.lesson
    if lesson is None:
        return content
    return replace(content, file=lesson.file, assets=lesson.assets, tracks=lesson.tracks)


def open_content(
    files: FileStore, tenant: Tenant, types: TypeCatalogue, content: ContentRecord
) -> Payload | Refusal:
    """The payload of the content's type, or why there is nothing to open."""
    kind = types.get(content.type_guid)
    if kind is None:
        return Refusal("FILE_HAVE_ERROR")
    if kind.open is None:
        return Refusal(kind.closed)
    shown = shown_by(content)
    shown = replace(shown, assets=with_own(kind, shown.assets))
    try:
        opened = kind.open(shown, Opening(files, tenant, kind, shown))
    except Exception:
        # A type of some plugin: its content says so, and can still be renamed, replaced and deleted.
        log.exception("open_failed", content_type=kind.guid, content=str(content.guid), tenant=tenant.key)
        opened = Refusal("FILE_HAVE_ERROR")
    if not isinstance(opened, Payload | Refusal):
        log.error("open_gave_no_payload", content_type=kind.guid, gave=type(opened).__name__)
        opened = Refusal("FILE_HAVE_ERROR")
    is_coming = isinstance(opened, Refusal) and content.storage_status in {"uploading", "preparing"}
    return Refusal("PREPARING") if is_coming else opened
