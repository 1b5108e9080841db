"""What the calls of sections and materials take and answer (BO §3)."""

from collections.abc import Sequence
from typing import Annotated, ClassVar, Literal
from uuid import UUID

from estante.api.http import EXAMPLE_GUID, Example, SingleLine
from msgspec import UNSET, Meta, Struct, UnsetType

from estante_programs.schemas.lesson_map import LessonMap
from estante_programs.schemas.structure import MAX_PARTS, LessonRow
from estante_programs.schemas.task import LessonTaskRow

LinkTarget = Literal["embedded", "external"]
MaterialLink = Annotated[str, Meta(max_length=2048)]


class SectionRow(Struct, frozen=True, kw_only=True):
    """A section of a lesson. No student is given one that is `teacher_only`."""

    guid: UUID
    lesson_guid: UUID
    name: str
    teacher_only: bool
    version: int


class SectionFields(Struct, kw_only=True, forbid_unknown_fields=True):
    """What can be changed of a section. The name has 3 to 250 characters."""

    EXAMPLE: ClassVar[Example] = {"name": "Antes de empezar", "teacher_only": True}
    name: SingleLine | UnsetType = UNSET
    teacher_only: bool | UnsetType = UNSET


class NewSection(Struct, kw_only=True, forbid_unknown_fields=True):
    """A new section, behind the others."""

    EXAMPLE: ClassVar[Example] = {"name": "Antes de empezar", "teacher_only": False}
    name: SingleLine
    teacher_only: bool = False


class TypedName(Struct, frozen=True, forbid_unknown_fields=True):
    """The name of what is to be deleted, as somebody typed it."""

    EXAMPLE: ClassVar[Example] = {"name": "Antes de empezar"}
    name: str


class MaterialFile(Struct, frozen=True, kw_only=True):
    """A file that was uploaded; `url` is a signed address."""

    name: str
    url: str


class MaterialRow(Struct, frozen=True, kw_only=True):
    """A material: a link, a file, a content or a resource of the library.

    `source_name` is what the content or the resource is called, and None where it is gone.
    """

    guid: UUID
    lesson_guid: UUID
    section_guid: UUID | None
    title: str
    optional: bool
    teacher_only: bool
    link: str | None
    link_target: LinkTarget | None
    file: MaterialFile | None
    content_guid: UUID | None
    library_guid: UUID | None
    source_name: str | None
    version: int


class MaterialFields(Struct, kw_only=True, forbid_unknown_fields=True):
    """What can be changed of a material; another source takes the place of the one that it had.

    `file` is the guid of an upload. The title has 3 to 250 characters.
    """

    EXAMPLE: ClassVar[Example] = {"title": "Laboratorio de fracciones", "optional": True}
    title: SingleLine | UnsetType = UNSET
    optional: bool | UnsetType = UNSET
    teacher_only: bool | UnsetType = UNSET
    link: MaterialLink | UnsetType | None = UNSET
    link_target: LinkTarget | UnsetType = UNSET
    file: UUID | UnsetType | None = UNSET
    content_guid: UUID | UnsetType | None = UNSET
    library_guid: UUID | UnsetType | None = UNSET


class NewLessonMaterial(MaterialFields, kw_only=True):
    """A new material of exactly one source, behind the others of its section or beside the sections."""

    EXAMPLE: ClassVar[Example] = {"title": "El ciclo del agua", "content_guid": EXAMPLE_GUID}
    title: SingleLine
    section_guid: UUID | None = None


class MaterialOrder(Struct, frozen=True, forbid_unknown_fields=True):
    """All materials of a section, or of none, in their order; others of the lesson may come in.

    `moved` is as in `StructureOrder`.
    """

    EXAMPLE: ClassVar[Example] = {"section_guid": None, "guids": [EXAMPLE_GUID]}
    section_guid: UUID | None
    guids: Annotated[Sequence[UUID], Meta(max_length=MAX_PARTS)]
    moved: UUID | UnsetType = UNSET


class LessonAnswer(LessonRow, frozen=True, kw_only=True):
    """A lesson as a whole, with its sections, materials and tasks in order; `course_guid` is its program.

    `map` is None for lessons of other types.
    """

    course_guid: UUID
    sections: Sequence[SectionRow]
    materials: Sequence[MaterialRow]
    tasks: Sequence[LessonTaskRow]
    map: LessonMap | None
