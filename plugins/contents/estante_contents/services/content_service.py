"""Contents: made, changed, given files and thumbnails, copied, deleted."""

from collections.abc import Collection, Mapping, Sequence
from typing import ClassVar
from uuid import UUID

from estante.api import audit
from estante.api.errors import ApiError, FieldError, ValidationFailed
from estante.api.files import (
    FileRecord,
    FileStore,
    StoredUpload,
    UploadPurpose,
    copies_of,
    package_path,
    release_file,
)
from estante.api.http import IfMatch, build, plain_address
from estante.api.records import (
    EditRules,
    Links,
    RecordContext,
    RecordEvents,
    Records,
    TrashRules,
    VersionRules,
    record_acts,
    service_values,
    trash_kind,
)
from estante.api.tenants import validate_languages
from msgspec import UNSET
from sqlalchemy import delete, select

from estante_contents.contracts import ContentCreated, ContentsDeleted, ContentType
from estante_contents.conversion.files import converted_paths
from estante_contents.layouts.copies import copy_layout
from estante_contents.mentions.passages import copy_passages
from estante_contents.models import (
    Content,
    ContentCustomTag,
    ContentDidacticType,
    ContentDiscipline,
    ContentFile,
    ContentLanguage,
    ContentLevel,
    ContentObjective,
    ContentTag,
    ContentTopic,
    ContentYear,
    CustomTag,
    Tag,
    Topic,
)
from estante_contents.policies import Contents
from estante_contents.projects.copies import copy_project, material_files
from estante_contents.projects.service import release_unused
from estante_contents.questions.exercises import copy_exercise
from estante_contents.schemas import ContentFields, FileVersion, NewContent
from estante_contents.services.catalogue import TypeCatalogue, title_of
from estante_contents.services.content_classification import faults_of_many, validate_classification
from estante_contents.services.content_dependencies import (
    copy_dependencies,
    put_dependencies,
    validate_dependencies,
)
from estante_contents.services.content_files import ContentFileService
from estante_contents.services.content_tags import ContentTagService
from estante_contents.services.content_tools import take_tool
from estante_contents.services.content_validation import validate_fields
from estante_contents.services.covers import store_cover
from estante_contents.services.purposes import EDITING
from estante_contents.services.schedule import validate_schedule
from estante_contents.tools.registered import RegisteredTools
from estante_contents.tracks.copies import copy_tracks, release_tracks, track_files

SWITCHES = ("is_teacher_only", "is_public", "is_available_offline", "is_downloadable", "mobile_friendly")
CLASSIFIED = (
    *("country", "disciplines", "educationLevels", "educationYears", "learningObjectives"),
    *("langs", "pedagogicalType", "didacticTypes", "topics", "tags", "customTags"),
)


class ContentService(Records[Content]):
    """The contents of a tenant."""

    entity, section = "content", "contents"
    columns: ClassVar = {"pedagogicalType": "pedagogical_type"}
    unique: ClassVar = {"erp_id": "ERP_ID_TAKEN"}
    links: ClassVar = {
        "tags": Links(ContentTag.content_guid, ContentTag.tag_guid, Tag),
        "customTags": Links(ContentCustomTag.content_guid, ContentCustomTag.custom_tag_guid, CustomTag),
        "langs": Links(ContentLanguage.content_guid, ContentLanguage.lang_id),
        "topics": Links(ContentTopic.content_guid, ContentTopic.topic_guid, Topic),
        "didacticTypes": Links(ContentDidacticType.content_guid, ContentDidacticType.didactic_type),
        "disciplines": Links(ContentDiscipline.content_guid, ContentDiscipline.discipline_guid),
        "educationLevels": Links(ContentLevel.content_guid, ContentLevel.level_guid),
        "educationYears": Links(ContentYear.content_guid, ContentYear.year_guid),
        "learningObjectives": Links(ContentObjective.content_guid, ContentObjective.objective_guid),
    }
    events = RecordEvents(created=ContentCreated, deleted=ContentsDeleted)
    trash_rules = TrashRules(
        Contents.delete, Contents.deleteOwner, type="type_guid", thumbnail="thumbnail_path"
    )
    # The type goes with the file, which has versions of its own; who made the work is kept in one place.
    # Times that are over mean nothing any more.
    version_rules = VersionRules(
        ContentFields,
        without={"type_guid", "author_name", "author_lastname", "publish_at", "withdraw_at"},
    )
    # What a content is called, opens and needs is its own; activating many is an act already.
    edit_rules = EditRules(ContentFields, (*SWITCHES, *CLASSIFIED, "author_name", "author_lastname"))

    def __init__(
        self,
        context: RecordContext,
        *,
        types: TypeCatalogue,
        files: ContentFileService,
        tags: ContentTagService,
        tools: RegisteredTools,
        store: FileStore,
    ) -> None:
        super().__init__(context)
        self._types, self._files, self._tags, self._store = types, files, tags, store
        self._tools = tools

    # -- what is particular about a content

    async def check(self, record: Content | None, sent: ContentFields) -> None:
        """Raises ValidationFailed with every wrong field."""
        validate_fields(sent, self._types, record)
        validate_schedule(sent, record)
        await take_tool(self.session, self._tools, self._kind(record, sent), record, sent)
        await validate_classification(self.session, record, sent)
        await validate_dependencies(self.session, record, sent)
        if sent.langs is not UNSET:
            await validate_languages(self.session, self.principal.tenant, "langs", sent.langs)

    async def check_many(self, sent: Sequence[tuple[Content, ContentFields]]) -> Mapping[UUID, ApiError]:
        """What of `check` the fields of an edit need, for all in a few statements."""
        refused: dict[UUID, ApiError] = {}
        languages = {tuple(body.langs): body.langs for _, body in sent if body.langs is not UNSET}
        wrong = {key: await self._fault_of_languages(codes) for key, codes in languages.items()}
        for content, body in sent:
            try:
                validate_fields(body, self._types, content)
            except ValidationFailed as error:
                refused[content.guid] = error
            if body.langs is not UNSET and (fault := wrong[tuple(body.langs)]) is not None:
                refused[content.guid] = fault
        return {**await faults_of_many(self.session, sent), **refused}

    async def _fault_of_languages(self, codes: Sequence[str]) -> ValidationFailed | None:
        try:
            await validate_languages(self.session, self.principal.tenant, "langs", codes)
        except ValidationFailed as error:
            return error
        return None

    def values(self, record: Content | None, sent: ContentFields) -> dict[str, object]:
        """The sent columns; without an address or a tool where the type takes none."""
        values = super().values(record, sent)
        if "name" in values:
            values["name"] = str(values["name"]).strip()
        for name in ("erp_id", "url"):
            if name in values:
                values[name] = str(values[name] or "").strip() or None
        if values.get("url"):
            values["url"] = plain_address(str(values["url"]))
        return {**values, **_not_taken(self._kind(record, sent), record)}

    def _kind(self, record: Content | None, sent: ContentFields) -> ContentType | None:
        """The type that the content has, or is going to have."""
        return self._types.get(sent.type_guid or (record.type_guid if record else ""))

    async def relate(self, record: Content, sent: ContentFields, changed: Collection[str] | None) -> None:
        """Tags, custom tags and languages; a link's page is looked at when its address is another."""
        await self._link(record, sent, changed)
        if (changed is None or "url" in changed) and self._has_page(record):
            await self._files.prepare(record)

    async def relate_many(self, made: Sequence[tuple[Content, ContentFields]]) -> None:
        """The same for new contents; all their jobs at once."""
        for record, sent in made:
            await self._link(record, sent, None)
        await self._files.prepare_new([record for record, _ in made if self._has_page(record)])

    async def _link(self, record: Content, sent: ContentFields, changed: Collection[str] | None) -> None:
        await super().relate(record, sent, changed)
        if sent.dependencies is not UNSET:
            await put_dependencies(self.session, record, sent.dependencies)
        kind = self._types.get(record.type_guid) if changed is None else None
        # What a type brings along is a new content's, unless it was sent with others.
        if kind is not None and sent.customTags is UNSET:
            await self.links["customTags"].add(
                self.session, record, await self._tags.ensure(kind.custom_tags)
            )

    def _has_page(self, record: Content) -> bool:
        kind = self._types.get(record.type_guid)
        return bool(record.url) and kind is not None and kind.takes_url and kind.prepare is not None

    def new_values(self, sent: NewContent) -> dict[str, object]:
        """The columns of a content without a file, such as a link."""
        kind = self._types.get(sent.type_guid or "")
        return {**self.values(None, sent), **(self._new_values(sent, None, kind) if kind else {})}

    async def copy(self, source: Content, target: Content) -> None:
        """Files and tracks (stored bytes are shared), classification, what it needs to open, what it asks."""
        await super().copy(source, target)
        await copy_dependencies(self.session, source, target)
        await self._files.copy(source, target)
        await copy_tracks(self.session, source, target)
        await copy_passages(self.session, source.guid, target.guid)
        await copy_exercise(self.session, source.guid, target)
        await copy_project(self.session, source.guid, target)
        await copy_layout(self.session, source.guid, target)

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
        stored, kind = None, self._types.get(data.type_guid or "")
        if data.upload_guid is not UNSET:
            stored, kind = await self._files.claim(data.upload_guid, data.type_guid or None)
        if kind is None:
            raise ValidationFailed(fields=[FieldError("type_guid", "required")])
        content = await self.create_checked(data, **self._new_values(data, stored, kind), **values)
        if stored is not None:
            await self._files.attach(content, stored)
        return content

    def _new_values(
        self, data: NewContent, stored: FileRecord | None, kind: ContentType
    ) -> dict[str, object]:
        return {
            **{name: value for name, value in self._author().items() if getattr(data, name) is UNSET},
            "type_guid": kind.guid,
            "name": (data.name or title_of(stored.name if stored else "")).strip(),
            "storage_status": "none",
            **_not_taken(kind, None),
        }

    def _author(self) -> dict[str, object]:
        return {"author_name": self.principal.name, "author_lastname": self.principal.lastname}

    async def clone(self, guid: UUID, **values: object) -> Content:
        """Copy a content with its files and classification, without its ERP id (CON-026)."""
        own = {"file_guid": None, "pending_file_guid": None, "publish_at": None, "withdraw_at": None}
        return await super().clone(guid, **own, **self._author(), **values)

    async def replace_file(self, guid: UUID, upload_guid: UUID, if_match: IfMatch) -> Content:
        """Give a content another file; the one before opens until the new one is prepared.

        Raises:
            NotFound: 404. StaleVersion: 412. TypeMisfit: 415, not a file of the content's type.
            PackageMisfit: 422.
        """
        content = await self.get_for_update(guid, if_match)
        stored, _ = await self._files.claim(upload_guid, content.type_guid)
        await self._attach(content, stored)
        return content

    async def receive_file(self, guid: UUID, stored: FileRecord) -> UUID:
        """Give a content the file that was sent for it. Answers the job that prepares it.

        Raises what `replace_file` raises, but for the version.
        """
        content = await self.get_for_update(guid)
        await self._files.type_of(stored, content.type_guid)
        return await self._attach(content, stored)

    async def _attach(self, content: Content, stored: FileRecord) -> UUID:
        job = await self._files.attach(content, stored)
        await self.save(content, "file", {"file": stored.name})
        return job

    async def restore_file(self, guid: UUID, version: int, if_match: IfMatch) -> Content:
        """Give a content one of its earlier files again, as its newest; the one of now stays among them.

        Raises:
            NotFound: 404, no such content, or it had no such file. StaleVersion: 412.
        """
        content = await self.get_for_update(guid, if_match)
        earlier = await self._files.attach_again(content, version)
        await self.save(content, "file", {"file": earlier.name})
        return content

    async def prepare_again(self, guid: UUID) -> Content:
        """Prepare a content once more, unless it is being prepared. Raises NotFound."""
        content = await self.get_for_update(guid)
        if content.storage_status != "preparing":
            await self._files.prepare(content)
            await self.record_act(content, "prepare", {})
        return content

    async def files(self, guid: UUID) -> list[FileVersion]:
        """The files that a content has had, newest first."""
        return await self._files.versions(await self.get(guid))

    async def set_thumbnail(self, guid: UUID, file_name: str, picture: bytes) -> str:
        """Choose a thumbnail. Answers its path in the store.

        Raises:
            TooLarge: 413. UnsupportedType: 415. Unprocessable: 422, the picture cannot be read.
        """
        content = await self.get_for_update(guid)
        path = await store_cover(self.session, self._store, self.principal.tenant, file_name, picture)
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

    async def attach_custom_tag(self, guid: UUID, tag_guid: UUID) -> Content:
        """Attach a custom tag; twice is once. Raises NotFound for either."""
        content = await self.get_for_update(guid)
        await self._tags.must_exist(tag_guid)
        await self.links["customTags"].add(self.session, content, [tag_guid])
        await self.save(content, "custom_tags", {"attached": str(tag_guid)})
        return content

    async def detach_custom_tag(self, guid: UUID, tag_guid: UUID) -> Content:
        """Detach a custom tag; one that is not attached is no error. Raises NotFound."""
        content = await self.get_for_update(guid)
        await self.links["customTags"].remove(self.session, content, [tag_guid])
        await self.save(content, "custom_tags", {"detached": str(tag_guid)})
        return content

    async def delete_rows(self, guids: Sequence[UUID]) -> None:
        """Rows now, files after the commit: a kill in between leaves files, never a content without one."""
        session = self.session
        files = list(await session.scalars(select(ContentFile).where(ContentFile.content_guid.in_(guids))))
        own = await session.scalars(select(Content.thumbnail_path).where(Content.guid.in_(guids)))
        tracks = await track_files(session, guids)
        materials = await material_files(session, guids)
        covers = {path for path in (*own, *(file.thumbnail_path for file in files)) if path}
        await session.execute(delete(Content).where(Content.guid.in_(guids)))
        used = await self._files.still_used(files, covers)
        unread = await release_tracks(session, tracks)
        await release_unused(session, materials)
        for stored_guid in {file.stored_guid for file in files} - used:
            await release_file(session, stored_guid)
        packages = {file.package for file in files if file.package} - used
        converted = {path for file in files for path in converted_paths(file)} - used

        async def delete_files() -> None:
            tenant = self.principal.tenant
            for package in packages:
                await self._store.delete_folder(tenant, package_path(str(package)))
            gone = [str(path) for path in covers - used]
            await self._store.delete(
                tenant, *gone, *unread, *converted, *[copy for path in gone for copy in copies_of(path)]
            )

        self.context.after_commit.append(delete_files)


def _not_taken(kind: ContentType | None, record: Content | None) -> dict[str, object]:
    """Nothing where the type takes no address or tool; what a type has whose plugin is off stays."""
    if kind is None:
        return {}
    earlier = record if kind.is_vacant else None
    taken = {"url": kind.takes_url or kind.takes_tool, "tool_guid": kind.takes_tool}
    return {name: getattr(earlier, name, None) for name, is_taken in taken.items() if not is_taken}


async def _on_file(upload: StoredUpload) -> None:
    """A file that was sent with a one-time token (BO §7) becomes its content's, unless this raises."""
    values = service_values(upload.context, files=upload.files, queue=upload.queue, registry=upload.registry)
    await build(ContentService, values).receive_file(upload.subject_guid, upload.file)


ACTS = record_acts(ContentService, Contents)
TRASH = trash_kind(ContentService)
CONTENT_FILE = UploadPurpose("contents.content-file", EDITING, on_file=_on_file)
