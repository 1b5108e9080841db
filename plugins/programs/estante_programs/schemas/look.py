"""What the calls of a program's look take and answer (BO §3, §7)."""

from typing import Annotated, Any, ClassVar, Literal, get_args
from uuid import UUID

from estante.api.http import Example
from msgspec import UNSET, Meta, Struct, UnsetType

from estante_programs.settings import Template

Colour = Annotated[str, Meta(pattern=r"\A#[0-9a-fA-F]{6}\Z")]
# In px. Bodies are read leniently, so that text would become a number: it is taken as text, to be refused.
Radius = Annotated[float, Meta(ge=0, le=64)] | Annotated[str, Meta(max_length=20)]
# How the second colour is worn: beside the first, as the end of a gradient, or around the first.
SecondStyle = Literal["solid", "gradient", "outline"]
CoverShape = Literal["book", "wide", "none"]
Density = Literal["roomy", "compact"]
LessonShape = Literal["list", "cards"]
LessonBlock = Literal["materials", "tasks", "toolbox"]
BLOCKS = get_args(LessonBlock)


class TemplateConfig(Struct, frozen=True, forbid_unknown_fields=True):
    """What a program changes of its template; what is not said is as the template has it.

    Attributes:
        numbers: whether units and lessons are numbered.
        progress: whether it is shown how far one is.
        cover: how the cover stands at the head of the program.
        density: how much room lines have.
        lessons: whether the lessons of a unit are a list or cards.
        order: the order of what a lesson has; what is not named stands behind, in its usual order.
    """

    numbers: bool | UnsetType = UNSET
    progress: bool | UnsetType = UNSET
    cover: CoverShape | UnsetType = UNSET
    density: Density | UnsetType = UNSET
    lessons: LessonShape | UnsetType = UNSET
    order: Annotated[list[LessonBlock], Meta(max_length=len(BLOCKS))] | UnsetType = UNSET


class CustomStyles(Struct, frozen=True, kw_only=True):
    """A program's own colours, fonts and corners (px); None is as its template has it."""

    custom_color_first: str | None
    custom_color_second: str | None
    custom_color_gradient_first: str | None
    custom_color_gradient_second: str | None
    custom_color_second_style: SecondStyle | None
    custom_border_radius: float | None
    custom_heading_typeface_guid: UUID | None
    custom_body_typeface_guid: UUID | None


class CustomStyleFields(Struct, kw_only=True, forbid_unknown_fields=True):
    """What may be sent of them; what is not sent stays as it is."""

    EXAMPLE: ClassVar[Example] = {
        "custom_color_first": "#0e7490",
        "custom_color_second": "#f2b91d",
        "custom_color_second_style": "solid",
        "custom_border_radius": 12,
    }
    custom_color_first: Colour | UnsetType | None = UNSET
    custom_color_second: Colour | UnsetType | None = UNSET
    custom_color_gradient_first: Colour | UnsetType | None = UNSET
    custom_color_gradient_second: Colour | UnsetType | None = UNSET
    custom_color_second_style: SecondStyle | UnsetType | None = UNSET
    custom_border_radius: Radius | UnsetType | None = UNSET
    custom_heading_typeface_guid: UUID | UnsetType | None = UNSET
    custom_body_typeface_guid: UUID | UnsetType | None = UNSET


CUSTOM_FIELDS = CustomStyles.__struct_fields__


class TypefaceRow(Struct, frozen=True):
    """A typeface that a program may have. `url` is its file below the API, of own fonts; `weight` is CSS."""

    guid: UUID
    name: str
    url: str | None
    weight: str


class LookTypeface(Struct, frozen=True):
    """What a program is set in: the family that styles name, where its file is, and its weight or weights."""

    name: str
    url: str | None
    weight: str


class ProgramLook(Struct, frozen=True, kw_only=True):
    """How a program looks to who follows it. `picture` and `background` are signed addresses, `radius` px.

    Own colours are there where the organization has them on. `config` has what of the program's is known.
    """

    template: Template
    config: TemplateConfig
    colour: str
    paper: str | None
    picture: str | None
    background: str | None
    color_first: str | None
    color_second: str | None
    gradient_first: str | None
    gradient_second: str | None
    second_style: SecondStyle | None
    radius: float | None
    heading: LookTypeface | None
    body: LookTypeface | None


class WrittenConfig(Struct, forbid_unknown_fields=True):
    """A template's config that is being written, as JSON."""

    EXAMPLE: ClassVar[Example] = {"config": '{"numbers": false, "lessons": "cards"}'}
    config: Annotated[str, Meta(max_length=4096)]


class CheckedConfig(Struct, frozen=True):
    """The same as it would be kept."""

    config: dict[str, Any]
