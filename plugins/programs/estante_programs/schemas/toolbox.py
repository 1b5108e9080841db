"""What the calls of a program's toolbox take and answer (BO §2, §3)."""

from collections.abc import Sequence
from typing import Annotated, ClassVar, Literal
from uuid import UUID

from estante.api.http import Example, SingleLine
from msgspec import UNSET, Meta, Struct, UnsetType

from estante_programs.schemas.material import MaterialFile, MaterialLink
from estante_programs.schemas.study import StudyContent

MAX_TOOLS = 50


class ToolRow(Struct, frozen=True, kw_only=True):
    """A tool: a link, a file, a content or a resource of the library.

    `source_name` is what the content or the resource is called, and None where it is gone.
    """

    guid: UUID
    title: str
    link: str | None
    file: MaterialFile | None
    content_guid: UUID | None
    library_guid: UUID | None
    source_name: str | None


class ToolGroupRow(Struct, frozen=True, kw_only=True):
    """A group of the toolbox, with its tools in their order. `version` is what `If-Match` takes."""

    guid: UUID
    name: str
    teacher_only: bool
    tools: Sequence[ToolRow]
    version: int


class ToolItem(Struct, kw_only=True, forbid_unknown_fields=True):
    """A tool: one that is there, by its `guid`, keeps what it is; a new one is of exactly one source.

    `file` is the guid of an upload. The title has 3 to 250 characters.
    """

    title: SingleLine
    guid: UUID | None = None
    link: MaterialLink | None = None
    file: UUID | None = None
    content_guid: UUID | None = None
    library_guid: UUID | None = None


ToolItems = Annotated[Sequence[ToolItem], Meta(max_length=MAX_TOOLS)]


class ToolGroupFields(Struct, kw_only=True, forbid_unknown_fields=True):
    """What can be changed of a group; `items` are all its tools, in their order."""

    EXAMPLE: ClassVar[Example] = {
        "name": "Para escribir",
        "items": [{"title": "Diccionario", "link": "https://example.org"}],
    }
    name: SingleLine | UnsetType = UNSET
    teacher_only: bool | UnsetType = UNSET
    items: ToolItems | UnsetType = UNSET


class NewToolGroup(ToolGroupFields, kw_only=True):
    """A new group, behind the others. The name has 3 to 250 characters."""

    EXAMPLE: ClassVar[Example] = {
        "name": "Para escribir",
        "items": [{"title": "Atlas", "link": "https://example.org"}],
    }
    name: SingleLine
    teacher_only: bool = False


class StudyTool(Struct, frozen=True, kw_only=True):
    """A tool as who follows the program is shown it: exactly one of `link`, `file` and `content` is there."""

    guid: UUID
    kind: Literal["link", "file", "content"]
    title: str
    link: str | None
    file: MaterialFile | None
    content: StudyContent | None


class StudyToolGroup(Struct, frozen=True, kw_only=True):
    """A group of the toolbox with what the person is shown of it; students are told of none for teachers."""

    guid: UUID
    name: str
    teacher_only: bool
    tools: Sequence[StudyTool]
