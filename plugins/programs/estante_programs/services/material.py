"""Writing the materials of a lesson: each is a link, a file, a content or a resource of the library."""

from collections.abc import Sequence
from typing import Any, ClassVar
from urllib.parse import urlsplit
from uuid import UUID

from estante.api.errors import Conflict, FieldError, ValidationFailed
from estante.api.files import UploadPurpose, claim_upload, release_file
from estante.api.http import IfMatch
from estante.api.records import RecordContext, Records
from estante_contents.contracts import content_titles, library_titles
from msgspec import UNSET
from sqlalchemy import Select, update

from estante_programs.models.material import Material
from estante_programs.models.structure import Lesson
from estante_programs.policies import Programs
from estante_programs.schemas.material import MaterialFields, MaterialOrder, NewLessonMaterial
from estante_programs.schemas.structure import MAX_PARTS
from estante_programs.services.files import release_files
from estante_programs.services.lesson import LessonService
from estante_programs.services.mint import mint_lessons_off
from estante_programs.services.names import check_name
from estante_programs.services.ordering import key_at, moved_keys
from estante_programs.services.section import SectionService
from estante_programs.services.unit import agreed_order

ANY_VERSION = IfMatch()
# What a browser opens, or a person with what is on every computer; the form names the same ones.
FILE_FORMATS = (
    *("pdf", "docx", "pptx", "xlsx", "odt", "odp", "ods", "txt", "epub", "zip"),
    *("jpg", "png", "gif", "webp", "mp4", "webm", "mov", "mp3", "m4a", "ogg", "wav"),
)
MATERIAL_FILE = UploadPurpose("programs.material", (Programs.update,), FILE_FORMATS)
# A field that says where a material comes from, and the columns that are of it.
SOURCES = {
    "link": ("link", "link_target"),
    "file": ("file_guid", "file_path", "file_name"),
    "content_guid": ("content_guid",),
    "library_guid": ("library_guid",),
}


class MaterialService(Records[Material]):
    """The materials of a tenant's lessons."""

    entity, section, title = "material", Programs.name, "title"
    unrecorded: ClassVar = {"position", "file_path", "file_guid"}

    def __init__(self, context: RecordContext, lessons: LessonService, sections: SectionService) -> None:
        super().__init__(context)
        self.lessons, self._sections = lessons, sections
        # The columns of the file that was sent, once it is claimed.
        self._file: dict[str, object] = {}

    def visible(self) -> Select[Any]:
        """The materials of the lessons that the person sees."""
        lessons = self.lessons.visible().with_only_columns(Lesson.guid)
        return super().visible().where(Material.lesson_guid.in_(lessons))

    async def in_order(self, lesson: UUID) -> Sequence[Material]:
        """The materials of a lesson; those of one section, or of none, are in their order."""
        rows = self.visible().where(Material.lesson_guid == lesson)
        return (await self.session.scalars(rows.order_by(Material.position, Material.guid))).all()

    async def check(self, record: Material | None, sent: MaterialFields) -> None:
        """Refuse a title's length, an address that is none, what is not there, and none or two sources.

        Raises:
            ValidationFailed: 400, names the field.
        """
        check_name("material", sent.title, "title")
        chosen = [field for field in SOURCES if getattr(sent, field) not in (UNSET, None)]
        if len(chosen) > 1 or (not chosen and _has_no_source(record, sent)):
            raise ValidationFailed(fields=[FieldError(field, "one_source") for field in chosen or ["link"]])
        if isinstance(sent.link, str) and not is_web_address(sent.link):
            raise ValidationFailed(fields=[FieldError("link", "material_url")])
        if sent.link_target is not UNSET and chosen != ["link"] and (record is None or record.link is None):
            raise ValidationFailed(fields=[FieldError("link_target", "no_link")])
        if wrong := await self._not_there(sent) or await self._switched_off(record, sent):
            raise ValidationFailed(fields=wrong)

    async def _not_there(self, sent: MaterialFields) -> list[FieldError]:
        """The fields that name no content or resource; those that do stay until the commit."""
        known: dict[str, bool] = {}
        if isinstance(sent.content_guid, UUID):
            contents = await content_titles(self.session, [sent.content_guid], locked=True)
            known["content_guid"] = bool(contents)
        if isinstance(sent.library_guid, UUID):
            resources = await library_titles(self.session, [sent.library_guid], locked=True)
            known["library_guid"] = bool(resources)
        return [FieldError(field, "choice") for field, is_known in known.items() if not is_known]

    async def _switched_off(self, record: Material | None, sent: MaterialFields) -> list[FieldError]:
        """The field that names a Mint lesson, where those come into no program; one that is there stays."""
        named = {
            field: guid
            for field in ("content_guid", "library_guid")
            if isinstance(guid := getattr(sent, field), UUID) and guid != getattr(record, field, None)
        }
        off = await mint_lessons_off(self.session, self.principal, named.values())
        return [FieldError(field, "mint_off") for field, guid in named.items() if guid in off]

    def values(self, record: Material | None, sent: Any) -> dict[str, object]:
        """The columns that were sent; those of other sources than the one that was sent are emptied."""
        values = super().values(record, sent)
        chosen = next((field for field in SOURCES if getattr(sent, field) not in (UNSET, None)), None)
        for field, columns in SOURCES.items():
            if chosen is not None and field != chosen:
                values |= dict.fromkeys(columns)
            elif chosen is None:
                # Emptied without another: `check` has refused it, unless it was empty.
                values.pop(field, None)
        if chosen == "file":
            values |= self._file
        if chosen == "link" and "link_target" not in values:
            values["link_target"] = (record.link_target if record else None) or "external"
        return values

    async def create_under(self, lesson: UUID, data: NewLessonMaterial) -> Material:
        """Make a material of a lesson, behind the others.

        Raises:
            NotFound: no such lesson, section or upload. ValidationFailed: 400. Conflict: 409, too many.
        """
        await self.lessons.get_for_update(lesson)
        await self._check_section(lesson, data.section_guid)
        materials = await self.in_order(lesson)
        if len(materials) >= MAX_PARTS:
            raise Conflict("title", "TOO_MANY_PARTS")
        keys = [row.position for row in materials if row.section_guid == data.section_guid]
        await self._claim(data)
        return await self.create(data, lesson_guid=lesson, position=key_at(keys, None))

    async def update(self, guid: UUID, data: MaterialFields, if_match: IfMatch = ANY_VERSION) -> Material:
        """Change what was sent. Raises NotFound, StaleVersion, ValidationFailed."""
        before = (await self.get_for_update(guid, if_match)).file_guid
        await self._claim(data)
        record = await super().update(guid, data)
        if before is not None and record.file_guid != before:
            await release_file(self.session, before)
        return record

    async def _claim(self, data: MaterialFields) -> None:
        """Take over a file that was uploaded, where one was sent. Raises NotFound, UploadNotReady."""
        if isinstance(data.file, UUID):
            stored = await claim_upload(self.session, self.principal, data.file)
            self._file = {"file_guid": stored.guid, "file_path": stored.path, "file_name": stored.name}

    async def _check_section(self, lesson: UUID, section: UUID | None) -> None:
        if section is None:
            return
        if section not in {each.guid for each in await self._sections.in_order(lesson)}:
            raise ValidationFailed(fields=[FieldError("section_guid", "choice")])

    async def put_in_order(self, lesson: UUID, order: MaterialOrder, if_match: IfMatch) -> Sequence[UUID]:
        """Give a section, or what is in none, these materials in this order; others of the lesson move in.

        With `moved` only that one is moved, within the section or to it. Answers the order of all.

        Raises:
            NotFound: no such lesson. StaleVersion: 412. ValidationFailed: 400, no such section, or `moved` is
            not in the order. OrderStale: 409, there are others.
        """
        record = await self.lessons.get_for_update(lesson, if_match)
        await self._check_section(lesson, order.section_guid)
        materials = {material.guid: material for material in await self.in_order(lesson)}
        own = {
            guid: row.position for guid, row in materials.items() if row.section_guid == order.section_guid
        }
        coming = [guid for guid in order.guids if guid in materials and guid not in own]
        wanted = agreed_order(order, list(own), coming)
        moved = moved_keys(own, wanted)
        for guid, position in moved.items():
            placed = update(Material).where(Material.guid == guid)
            values = {"position": position, "section_guid": order.section_guid}
            await self.session.execute(placed.values(**values, updated_at=Material.updated_at))
        if moved:
            await self.lessons.record_act(record, "order_materials", {"name": record.name})
        return wanted

    async def delete_rows(self, guids: Sequence[UUID]) -> None:
        """Delete materials, and let go of their files."""
        await release_files(self.session, Material.guid.in_(guids))
        await super().delete_rows(guids)


def is_web_address(text: str) -> bool:
    """Whether a text is an address of the web that a browser opens: http or https, with a host."""
    try:
        parts = urlsplit(text)
        has_host = bool(parts.hostname) and (parts.port is None or parts.port > 0)
    except ValueError:
        return False
    is_plain = text.isprintable() and not any(letter.isspace() for letter in text)
    return is_plain and parts.scheme in {"http", "https"} and has_host


def _has_no_source(record: Material | None, sent: MaterialFields) -> bool:
    """Whether nothing would be left: a new one has no source, or the one that there is was emptied."""
    if record is None:
        return True
    current = next(field for field, (column, *_) in SOURCES.items() if getattr(record, column) is not None)
    return getattr(sent, current) is None
