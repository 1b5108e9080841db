"""What the calls take and answer (BO §3, §7)."""

from datetime import datetime
from typing import Annotated, ClassVar
from uuid import UUID

from estante.api.http import Example
from litestar.datastructures import UploadFile
from msgspec import UNSET, Meta, Struct, UnsetType

MAX_CSS = 64 * 1024
Color = Annotated[str, Meta(pattern=r"^#[0-9a-fA-F]{6}$")]
# Neither quotes nor brackets: it stands in style sheets and in letters.
FontName = Annotated[str, Meta(pattern=r"^\w[\w .-]*$", min_length=1, max_length=60)]
# In px.
Radius = Annotated[int, Meta(ge=0, le=64)]
Css = Annotated[str, Meta(max_length=MAX_CSS)]


class StyleValues(Struct, frozen=True):
    """The organization's two colours, its fonts for titles and for text, and its corners in px."""

    color_first: str
    color_second: str
    font_first: str
    font_second: str
    border_radius: int


class StyleAnswer(StyleValues, frozen=True):
    """The look as it is. `css` is the style sheet as it was written, `built_in` what holds unchanged."""

    guid: UUID
    css: str
    built_in: StyleValues


class StyleFields(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a form may send; what is not sent stays as it is."""

    EXAMPLE: ClassVar[Example] = {
        "color_first": "#7a2e8e",
        "color_second": "#f2b91d",
        "font_first": "Bricolage Grotesque",
        "font_second": "Figtree",
        "border_radius": 14,
        "css": ".mantine-Button-root { text-transform: uppercase; }",
    }
    color_first: Color | UnsetType = UNSET
    color_second: Color | UnsetType = UNSET
    font_first: FontName | UnsetType = UNSET
    font_second: FontName | UnsetType = UNSET
    border_radius: Radius | UnsetType = UNSET
    css: Css | UnsetType = UNSET


class Sheet(Struct, forbid_unknown_fields=True):
    """A style sheet that is being written."""

    EXAMPLE: ClassVar[Example] = {"css": "h1 { letter-spacing: -0.02em; }"}
    css: Css


class ScopedSheet(Struct, frozen=True):
    """The same, held within the pages of the organization."""

    css: str


class Typeface(Struct, frozen=True):
    """A font that titles and text may have: one that Estante brings, or one of the organization's own."""

    name: str
    is_custom: bool
    url: str | None
    weight: str


class NewFont(Struct, kw_only=True, forbid_unknown_fields=True):
    """A new font: what the look calls it."""

    name: FontName


class FontForm(NewFont, kw_only=True):
    """A multipart form `{file, name}`: a woff2, woff, ttf or otf of at most 5 MB."""

    file: UploadFile


class FontRow(Struct, frozen=True):
    """A font of the organization's own. `size` is of what pages fetch, in bytes; `url` is below the API."""

    id: UUID
    guid: UUID
    name: str
    weight: str
    size: int
    url: str
    created_at: datetime


class FontDeleted(Struct, frozen=True):
    """The font is gone."""

    id: UUID
