"""What the calls of programs take and answer (BO §3, §5, §7)."""

from collections.abc import Sequence
from datetime import datetime
from typing import Annotated, Any, ClassVar, Literal
from uuid import UUID

from estante.api.http import EXAMPLE_GUID, Example, SingleLine
from estante.api.lists import FacetCount, Facets
from msgspec import UNSET, Meta, Struct, UnsetType

from estante_programs.schemas.look import Colour, CustomStyleFields, SecondStyle
from estante_programs.settings import Template

MAX_NAME, MIN_NAME = 250, 3
MAX_ISBN = 80
# A program's template is set to a few values; more is a mistake.
MAX_CONFIG, MAX_CONFIG_TEXT = 64, 4096
ProgramName = Annotated[SingleLine, Meta(min_length=MIN_NAME, max_length=MAX_NAME)]
Subtitle = Annotated[SingleLine, Meta(max_length=MAX_NAME)]
Description = Annotated[str, Meta(max_length=10_000)]
Isbn = Annotated[SingleLine, Meta(max_length=MAX_ISBN)]
Taught = Annotated[list[UUID], Meta(max_length=200)]
ProgramLanguages = Annotated[list[Annotated[str, Meta(min_length=1, max_length=35)]], Meta(max_length=50)]
EvaluationPeriod = Literal["annual", "bimonthly", "quarterly", "semester", "trimester"]
StructureLevels = Literal[1, 2]
ConfigText = Annotated[str, Meta(max_length=MAX_CONFIG_TEXT)]
SentConfig = Annotated[dict[str, Any], Meta(max_length=MAX_CONFIG)] | ConfigText


class ProgramRow(Struct, frozen=True):
    """A program, in the list.

    `discipline`, levels, years and `country` are guids. ISBNs are left out where the organization hides them.
    `program_cover` is a signed address.
    """

    guid: UUID
    name: str
    subtitle: str
    discipline: UUID
    educationLevels: Sequence[UUID]
    educationYears: Sequence[UUID]
    isbn_student: str | UnsetType | None
    isbn_teacher: str | UnsetType | None
    country: UUID | None
    program_cover: str | None
    template: Template
    is_accessible: bool
    created_by: UUID | None
    created_at: datetime
    updated_at: datetime


class ProgramAnswer(ProgramRow, frozen=True, kw_only=True):
    """A program as a whole.

    `picture` and `background` are signed addresses, as `program_cover`. `book_name` and `book_thumbnail` are
    those of the content `book_guid`. `template_type` is `template`, and `json_config` is `templateConfig`, as
    older clients call them; `config` is the same as JSON that people edit. What is custom is left out where
    the organization has no advanced look.
    """

    description: str
    evaluation_period: EvaluationPeriod | None
    langs: Sequence[str]
    publication_guid: UUID
    book_guid: UUID | None
    book_name: str | None
    book_thumbnail: str | None
    template_type: Template
    templateConfig: dict[str, Any]
    json_config: dict[str, Any]
    config: str
    structure_levels: StructureLevels
    has_power_lesson: bool
    picture: str | None
    background: str | None
    background_mint: str | None
    colour_mint: str
    heading_typeface_guid: UUID | None
    body_typeface_guid: UUID | None
    custom_color_first: str | UnsetType | None = UNSET
    custom_color_second: str | UnsetType | None = UNSET
    custom_color_gradient_first: str | UnsetType | None = UNSET
    custom_color_gradient_second: str | UnsetType | None = UNSET
    custom_color_second_style: SecondStyle | UnsetType | None = UNSET
    custom_border_radius: float | UnsetType | None = UNSET
    custom_heading_typeface_guid: UUID | UnsetType | None = UNSET
    custom_body_typeface_guid: UUID | UnsetType | None = UNSET
    pdf_ia_ingested_at: datetime | None
    pdf_pages_enabled: bool
    allowSkipAhead: bool
    allowRepeatQuestion: bool


class ProgramFields(CustomStyleFields, kw_only=True):
    """What a form may send; what is not sent stays as it is. Subject, levels and years are of the country.

    The config of the template comes as an object or as JSON, by any of its three names.
    """

    EXAMPLE: ClassVar[Example] = {
        "name": "Matemática 3.º básico",
        "discipline": EXAMPLE_GUID,
        "educationLevels": [EXAMPLE_GUID],
        "educationYears": [EXAMPLE_GUID],
        "publication_guid": EXAMPLE_GUID,
    }
    name: ProgramName | UnsetType = UNSET
    subtitle: Subtitle | UnsetType = UNSET
    description: Description | UnsetType = UNSET
    discipline: UUID | UnsetType = UNSET
    educationLevels: Taught | UnsetType = UNSET
    educationYears: Taught | UnsetType = UNSET
    country: UUID | UnsetType | None = UNSET
    evaluation_period: EvaluationPeriod | UnsetType | None = UNSET
    isbn_student: Isbn | UnsetType | None = UNSET
    isbn_teacher: Isbn | UnsetType | None = UNSET
    langs: ProgramLanguages | UnsetType = UNSET
    publication_guid: UUID | UnsetType = UNSET
    book_guid: UUID | UnsetType | None = UNSET
    template: Template | UnsetType = UNSET
    template_type: Template | UnsetType = UNSET
    templateConfig: SentConfig | UnsetType = UNSET
    json_config: SentConfig | UnsetType = UNSET
    config: ConfigText | UnsetType = UNSET
    structure_levels: StructureLevels | UnsetType = UNSET
    has_power_lesson: bool | UnsetType = UNSET
    is_accessible: bool | UnsetType = UNSET
    background_mint: Colour | UnsetType | None = UNSET
    colour_mint: Colour | UnsetType = UNSET
    heading_typeface_guid: UUID | UnsetType | None = UNSET
    body_typeface_guid: UUID | UnsetType | None = UNSET
    allowSkipAhead: bool | UnsetType = UNSET
    allowRepeatQuestion: bool | UnsetType = UNSET


class ProgramPreferences(Struct, kw_only=True, forbid_unknown_fields=True):
    """What students may do in a program: pass a question unanswered, and answer one again."""

    EXAMPLE: ClassVar[Example] = {"allowSkipAhead": True, "allowRepeatQuestion": False}
    allowSkipAhead: bool | UnsetType = UNSET
    allowRepeatQuestion: bool | UnsetType = UNSET


class NewProgram(ProgramFields, kw_only=True):
    """A new program: with subject, levels, years and publication, but for a teacher's own course."""

    name: ProgramName


class TeacherCourseAnswer(Struct, frozen=True):
    """A course that a teacher made for themselves."""

    guid: UUID
    name: str


class ProgramFacets(Facets, frozen=True):
    """How many programs of the list have each value."""

    country: list[FacetCount]
    discipline: list[FacetCount]


class TemplateRow(Struct, frozen=True):
    """A template that a program of the organization may have, by its name in the person's language."""

    guid: Template
    name: str
