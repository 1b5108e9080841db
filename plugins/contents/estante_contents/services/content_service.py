"""Contents: made, changed, given files and thumbnails, copied, deleted."""

from collections.abc import Collection, Sequence
from uuid import UUID

from estante.api import audit
from estante.api.errors import FieldError, ValidationFailed
from estante.api.files import FileRecord, FileStore, copies_of, package_path, release_file
from estante.api.records import RecordContext, RecordEvents, Records, TrashRules, VersionRules
from msgspec import UNSET
from sqlalchemy import delete, select

from estante_contents.contracts import ContentCreated, ContentsDeleted, ContentType
from estante_contents.models import Content, ContentFile
from estante_contents.policies import Contents
from estante_contents.schemas import ContentFields, NewContent
from estante_contents.services.catalogue import TypeCatalogue, title_of
from estante_contents.services.content_copies import copy_relations
from estante_contents.services.content_files import ContentFileService
from estante_contents.services.content_tags import ContentTagService
from estante_contents.services.content_validation import given, validate_fields
from estante_contents.services.covers import store_cover


class ContentService(Records[Content]):
    """The contents of a tenant."""

    entity, section = "content", "contents"
    columns = {"pedagogicalType": "pedagogical_type"}  # noqa: RUF012 - as every record service says it
    unique = {"erp_id": "ERP_ID_TAKEN"}  # noqa: RUF012
    events = RecordEvents(created=ContentCreated, deleted=ContentsDeleted)
    trash_rules = TrashRules(
        Contents.delete, Contents.deleteOwner, type="type_guid", thumbnail="thumbnail_path"
    )
    # The type goes with the file, which has versions of its own; who made the work is kept in one place.
    version_rules = VersionRules(ContentFields, without={"type_guid", "author_name", "author_lastname"})

    def __init__(
        self,
        context: RecordContext,
        *,
        types: TypeCatalogue,
        files: ContentFileService,
        tags: ContentTagService,
        store: FileStore,
    ) -> None:
        super().__init__(context)
        self._types, self._files, self._tags, self._store = types, files, tags, store

    # -- what is particular about a content

    async def check(self, record: Content | None, sent: ContentFields) -> None:
        """Raises ValidationFailed with every wrong field."""
        validate_fields(sent, self._types, record)

    def values(self, record: Content | None, sent: ContentFields) -> dict[str, object]:
        """The sent columns; without an address where the type takes none."""
        values = super().values(record, sent)
        kind = self._types.get(str(values.get("type_guid") or (record.type_guid if record else "")))
        if "name" in values:
            values["name"] = str(values["name"]).strip()
        for name in ("erp_id", "url"):
            if name in values:
                values[name] = str(values[name] or "").strip() or None
        return values | ({"url": None} if kind is not None and not kind.takes_url else {})

    async def relate(self, record: Content, sent: ContentFields, changed: Collection[str] | None) -> None:
        """Tags, custom tags and languages; a link's page is looked at when its address is another."""
        await self._save_tags(record, sent, is_new=changed is None)
        if (changed is None or "url" in changed) and self._has_page(record):
            await self._files.prepare(record)

    async def relate_many(self, made: Sequence[tuple[Content, ContentFields]]) -> None:
        """The same for new contents; all their jobs at once."""
        for record, sent in made:
            await self._save_tags(record, sent, is_new=True)
        await self._files.prepare_new([record for record, _ in made if self._has_page(record)])

    async def _save_tags(self, record: Content, sent: ContentFields, *, is_new: bool) -> None:
        # What a type brings along is a new content's, unless it was sent with others.
        defaults = self._types.get(record.type_guid) if is_new and sent.customTags is UNSET else None
        await self._tags.save(record, sent, defaults)

    def _has_page(self, record: Content) -> bool:
        kind = self._types.get(record.type_guid)
        return bool(record.url) and kind is not None and kind.takes_url and kind.prepare is not None

    def new_values(self, sent: NewContent) -> dict[str, object]:
        """The columns of a content without a file, such as a link."""
        kind = self._types.get(given(sent.type_guid, "") or "")
        own = {} if kind is None else self._new_values(sent, None, kind)
        return {**self.values(None, sent), **own}

    async def copy(self, source: Content, target: Content) -> None:
        """Files (the stored bytes are shared), tags, custom tags and languages."""
        await copy_relations(self.session, source, target)
        if source.pending_file_guid:
            await self._files.prepare(target)

    def detail(self, record: Content) -> dict[str, audit.Detail]:
        """Its name and type."""
        return {"name": record.name, "type_guid": record.type_guid}

    def status_of(self, status: str) -> str:
        """Anything other than inactive counts as active (BO §3)."""
        return "inactive" if status == "inactive" else "active"

    # -- acts

    async def create(self, data: NewContent, **values: object) -> Content:
        """Make a content, with a file when `upload_guid` names one.

        Raises:
            ValidationFailed: every wrong field. Duplicate: the ERP id is taken (errno 1062).
            What `ContentFileService.claim` raises for the file.
        """
        await self.check(None, data)
        stored, kind = None, self._types.get(given(data.type_guid, "") or "")
        if data.upload_guid is not UNSET:
            stored, kind = await self._files.claim(data.upload_guid, given(data.type_guid, None))
        if kind is None:
            raise ValidationFailed(fields=[FieldError("type_guid", "required")])
        content = await self.create_checked(data, **self._new_values(data, stored, kind), **values)
        if stored is not None:
            await self._files.attach(content, stored, kind)
        return content

    def _new_values(
        self, data: NewContent, stored: FileRecord | None, kind: ContentType
    ) -> dict[str, object]:
        author = {"author_name": self.principal.name, "author_lastname": self.principal.lastname}
        return {
            **{name: value for name, value in author.items() if getattr(data, name) is UNSET},
            "type_guid": kind.guid,
            "name": (given(data.name, "") or title_of(stored.name if stored else "")).strip(),
            "storage_status": "none",
            **({} if kind.takes_url else {"url": None}),
        }

    async def clone(self, guid: UUID, **values: object) -> Content:
        """Copy a content with its files and classification, without its ERP id (CON-026)."""
        author = {"author_name": self.principal.name, "author_lastname": self.principal.lastname}
        return await super().clone(guid, file_guid=None, pending_file_guid=None, **author, **values)

    async def replace_file(self, guid: UUID, upload_guid: UUID) -> Content:
        """Give a content another file; the one before opens until the new one is prepared.

        Raises:
            NotFound: 404. TypeMisfit: 415, not a file of the content's type. PackageMisfit: 422.
        """
        content = await self.get_for_update(guid)
        stored, kind = await self._files.claim(upload_guid, content.type_guid)
        await self._attach(content, stored, kind)
        return content

    async def receive_file(self, guid: UUID, stored: FileRecord) -> None:
        """Give a content the file that was sent for it. Raises what `replace_file` raises."""
        content = await self.get_for_update(guid)
        await self._attach(content, stored, await self._files.type_of(stored, content.type_guid))

    async def _attach(self, content: Content, stored: FileRecord, kind: ContentType) -> None:
        await self._files.attach(content, stored, kind)
        await self.save(content, "file", {"file": stored.name})

    async def prepare_again(self, guid: UUID) -> None:
        """Prepare a content once more, unless it is being prepared. Raises NotFound."""
        content = await self.get_for_update(guid)
        if content.storage_status != "preparing":
            await self._files.prepare(content)
            await self.record_act(content, "prepare", {})

    async def set_thumbnail(self, guid: UUID, file_name: str, picture: bytes) -> str:
        """Choose a thumbnail. Answers its path in the store.

        Raises:
            TooLarge: 413. UnsupportedType: 415. Unprocessable: 422, the picture cannot be read.
        """
        content = await self.get_for_update(guid)
        path = await store_cover(self._store, self.principal.tenant, file_name, picture)
        content.thumbnail_path, content.has_own_thumbnail = path, True
        await self.save(content, "thumbnail")
        return path

    async def remove_thumbnail(self, guid: UUID) -> str | None:
        """Go back to the thumbnail that preparing made; a link's page is looked at anew for its picture."""
        content = await self.get_for_update(guid)
        content.thumbnail_path = await self._files.prepared_thumbnail(content)
        content.has_own_thumbnail = False
        if content.url:
            await self._files.prepare(content)
        await self.save(content, "thumbnail", {"removed": True})
        return content.thumbnail_path

    async def attach_custom_tag(self, guid: UUID, tag_guid: UUID) -> None:
        """Attach a custom tag; twice is once. Raises NotFound for either."""
        content = await self.get_for_update(guid)
        await self._tags.attach(content, tag_guid)
        await self.save(content, "custom_tags", {"attached": str(tag_guid)})

    async def detach_custom_tag(self, guid: UUID, tag_guid: UUID) -> None:
        """Detach a custom tag; one that is not attached is no error. Raises NotFound."""
        content = await self.get_for_update(guid)
        await self._tags.detach(content, tag_guid)
        await self.save(content, "custom_tags", {"detached": str(tag_guid)})

    async def delete_rows(self, guids: Sequence[UUID]) -> None:
        """Rows now, files after the commit: a kill in between leaves files, never a content without one."""
        session = self.session
        files = list(await session.scalars(select(ContentFile).where(ContentFile.content_guid.in_(guids))))
        own = await session.scalars(select(Content.thumbnail_path).where(Content.guid.in_(guids)))
        covers = {path for path in (*own, *(file.thumbnail_path for file in files)) if path}
        await session.execute(delete(Content).where(Content.guid.in_(guids)))
        used = await self._files.still_used(files, covers)
        for stored_guid in {file.stored_guid for file in files} - used:
            await release_file(session, stored_guid)
        packages = {file.package for file in files if file.package} - used

        async def delete_files() -> None:
            tenant = self.principal.tenant
            for package in packages:
                await self._store.delete_folder(tenant, package_path(str(package)))
            gone = [str(path) for path in covers - used]
            await self._store.delete(tenant, *gone, *[copy for path in gone for copy in copies_of(path)])

        self.context.after_commit.append(delete_files)
