"""What the calls of mapped documents take and answer."""

from collections.abc import Sequence
from typing import Annotated, ClassVar
from uuid import UUID

from estante.api.http import EXAMPLE_GUID, Example, SingleLine
from msgspec import UNSET, Meta, Struct, UnsetType

MAX_HOTSPOTS, MAX_PAGES = 500, 10_000
Label = Annotated[SingleLine, Meta(max_length=250)]
Page = Annotated[int, Meta(ge=1, le=MAX_PAGES)]
# Less than the whole page: a hotspot that begins at its edge has no size.
Share = Annotated[float, Meta(ge=0, lt=1)]
Side = Annotated[float, Meta(gt=0, le=1)]


class LayoutPage(Struct, kw_only=True, forbid_unknown_fields=True):
    """A page, and what it is called in the table of contents."""

    page: Page
    title: Label = ""


class LayoutArea(Struct, kw_only=True, forbid_unknown_fields=True):
    """A hotspot. Without a label or one of the three places it is kept, and not shown to readers."""

    guid: UUID
    page: Page
    x: Share
    y: Share
    width: Side
    height: Side
    label: Label = ""
    target_content: UUID | None = None
    target_page: Page | None = None
    target_url: Annotated[str, Meta(max_length=2048)] | None = None


class LayoutTag(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    """A switch of the reader, such as ENABLE_SEARCH with the value YES."""

    type: Annotated[SingleLine, Meta(min_length=1, max_length=64)]
    name: Annotated[SingleLine, Meta(min_length=1, max_length=64)]


class LayoutFields(Struct, kw_only=True, forbid_unknown_fields=True):
    """The mapping as it is now; what is not sent stays. Pages without a title need not be sent."""

    EXAMPLE: ClassVar[Example] = {
        "pages": [{"page": 3, "title": "El ciclo del agua"}],
        "hotspots": [
            {
                "guid": EXAMPLE_GUID,
                "page": 3,
                "x": 0.1,
                "y": 0.2,
                "width": 0.3,
                "height": 0.1,
                "label": "Mira el vídeo",
                "target_url": "https://example.org/agua",
            }
        ],
        "tags": [{"type": "ENABLE_SEARCH", "name": "YES"}],
    }
    pages: Annotated[list[LayoutPage], Meta(max_length=MAX_PAGES)] | UnsetType = UNSET
    hotspots: Annotated[list[LayoutArea], Meta(max_length=MAX_HOTSPOTS)] | UnsetType = UNSET
    tags: Annotated[list[LayoutTag], Meta(max_length=20)] | UnsetType = UNSET


class LayoutDocument(Struct, frozen=True):
    """The document that is mapped, at its signed address; its size in bytes."""

    url: str
    size: int


class LayoutView(Struct, frozen=True, kw_only=True):
    """A mapping in the editor. `document` is null until the file is prepared."""

    pages: Sequence[LayoutPage]
    hotspots: Sequence[LayoutArea]
    tags: Sequence[LayoutTag]
    document: LayoutDocument | None
