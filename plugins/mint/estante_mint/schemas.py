"""What the calls of Mint lessons take and answer."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Annotated, Any, ClassVar, Literal
from uuid import UUID

from estante.api.http import EXAMPLE_GUID, Example, SingleLine
from msgspec import UNSET, Meta, Struct, UnsetType

MAX_PAGES = 300
PageTitle = Annotated[SingleLine, Meta(min_length=1, max_length=250)]
FontName = Annotated[SingleLine, Meta(min_length=1, max_length=60)]
Colour = Annotated[str, Meta(pattern=r"^#[0-9a-f]{6}$")]
# A role by its guid, or by the word that the viewer has for it.
RoleName = Literal["R01", "R02", "R03", "R04", "R05", "R06", "R07", "student", "teacher", "admin"]
# The document of a page, as ProseMirror writes it: `{"type": "doc", "content": […]}`.
Document = dict[str, Any]


class MintTypography(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    """The font of headings, and that of everything else."""

    display: FontName
    text: FontName


class MintPageView(Struct, kw_only=True):
    """A page as its editor has it. A dual page has another document `beside` it.

    `changed_by` is the name of who saved it last, where that person is still there.
    """

    guid: UUID
    title: str
    is_dual: bool
    document: Document
    beside: Document | None
    version: int
    changed_by: str | None
    updated_at: datetime


class MintLessonView(Struct, kw_only=True):
    """A lesson with its pages in their order.

    `images` are the addresses of the pictures that the pages name, `embed_hosts` the hosts whose pages may
    stand in it. `has_file` says that the content opens with a file, and its pages do not show.
    """

    guid: UUID
    name: str
    version: int
    typography: MintTypography
    colour: str
    fonts: Sequence[str]
    embed_hosts: Sequence[str]
    has_file: bool
    pages: Sequence[MintPageView]
    images: Mapping[UUID, str]


class MintLessonFields(Struct, kw_only=True, forbid_unknown_fields=True):
    """The look of a lesson, and its pages in another order; what is not sent stays."""

    EXAMPLE: ClassVar[Example] = {
        "typography": {"display": "Literata", "text": "Instrument Sans"},
        "colour": "#ed7011",
    }
    typography: MintTypography | UnsetType = UNSET
    colour: Colour | UnsetType = UNSET
    pages: Annotated[Sequence[UUID], Meta(max_length=MAX_PAGES)] | UnsetType = UNSET


class NewMintPage(Struct, kw_only=True, forbid_unknown_fields=True):
    """A page to make, behind another or as the first; without `after` it is the last.

    Without a title it is called 'HTML page without title'.
    """

    EXAMPLE: ClassVar[Example] = {"title": "El agua"}
    title: PageTitle | UnsetType = UNSET
    is_dual: bool | UnsetType = UNSET
    after: UUID | UnsetType | None = UNSET


class MintPageFields(Struct, kw_only=True, forbid_unknown_fields=True):
    """A page as it is now, made of the one of this `version`; what is not sent stays."""

    EXAMPLE: ClassVar[Example] = {
        "version": 1,
        "title": "El agua",
        "document": {
            "type": "doc",
            "content": [{"type": "paragraph", "content": [{"type": "text", "text": "Llueve."}]}],
        },
    }
    version: Annotated[int, Meta(ge=1)]
    title: PageTitle | UnsetType = UNSET
    document: Document | UnsetType = UNSET
    beside: Document | UnsetType = UNSET


class MintImageView(Struct, kw_only=True):
    """A picture that was put into a lesson: its guid in documents, and its address for this person."""

    EXAMPLE: ClassVar[Example] = {"image": EXAMPLE_GUID, "url": "https://files.example.org/a.png?token=t"}
    image: UUID
    url: str


class ReadPage(Struct, kw_only=True):
    """A page as readers get it."""

    guid: UUID
    title: str
    document: Document
    beside: Document | None


class ReadMedium(Struct, kw_only=True):
    """A video or an audio of the library that plays in a page, for who may open it."""

    name: str
    url: str
    media_type: str
    tracks: Sequence[Mapping[str, Any]] = ()


class QuestionAnswer(Struct, kw_only=True, forbid_unknown_fields=True):
    """What somebody chose of a question's answers."""

    EXAMPLE: ClassVar[Example] = {"chosen": [EXAMPLE_GUID]}
    chosen: Annotated[Sequence[UUID], Meta(min_length=1, max_length=12)]


class QuestionVerdict(Struct, kw_only=True):
    """Whether the chosen answers are all the right ones and no other, and what the author says to it."""

    is_right: bool
    right: Sequence[UUID]
    feedback: str


class ProgramLook(Struct, kw_only=True):
    """What lessons wear in a program: its `colour_mint` and its `background_mint`."""

    colour: str
    paper: str | None


class AloneLesson(Struct, kw_only=True):
    """A lesson of a program: its content, its title there and where it stands."""

    guid: UUID
    title: str
    unit: str
    lesson: str
    is_published: bool


class LessonsAlone(Struct, kw_only=True):
    """The lessons of a program alone, as one role has them.

    A student is shown what is published for students; `is_editable` is whether the person may write them.
    """

    guid: UUID
    name: str
    is_student: bool
    is_editable: bool
    lessons: Sequence[AloneLesson]


class MintReading(Struct, kw_only=True):
    """A lesson to be read. What of its media somebody may not open is not in `media`.

    `colour` and `paper` are those of the program that it is read in; else it has its own colour and no paper.
    """

    typography: MintTypography
    colour: str
    paper: str | None
    pages: Sequence[ReadPage]
    images: Mapping[UUID, str]
    media: Mapping[UUID, ReadMedium]
