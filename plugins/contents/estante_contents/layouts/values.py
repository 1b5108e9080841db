"""What is laid over the pages of a document, as it opens; `contracts` names it."""

from uuid import UUID

from msgspec import Struct


class PageTitle(Struct, frozen=True):
    """What a page is called in the table of contents."""

    page: int
    title: str


class PageHotspot(Struct, frozen=True, kw_only=True):
    """An area of a page, by shares of its width and height, that leads to one of three places.

    `label` is its name, also for who does not see it. Pages count from 1.
    """

    guid: UUID
    page: int
    x: float
    y: float
    width: float
    height: float
    label: str
    target_content: UUID | None = None
    target_page: int | None = None
    target_url: str | None = None


class StoredLayout(Struct, frozen=True):
    """The titles of the pages, and the hotspots that lead somewhere."""

    pages: tuple[PageTitle, ...] = ()
    hotspots: tuple[PageHotspot, ...] = ()
