"""What renderers get of a content; `contracts` names it."""

from typing import Literal
from uuid import UUID

from msgspec import UNSET, Struct, UnsetType

from estante_contents.inspection.page_text import PageHead
from estante_contents.layouts.values import PageHotspot
from estante_contents.services.assets import CourseUnit, OutlineEntry, Package
from estante_contents.tracks.values import Track


class Payload(Struct, frozen=True, kw_only=True):
    """Base of what a renderer gets. Subclass it for a content type of your own.

    `rendered_as` is the content type whose renderer shows it, and is not there where that is the
    content's own.
    """

    rendered_as: str | UnsetType = UNSET


class PictureFile(Struct, frozen=True):
    """A picture at a signed address, in so many pixels."""

    url: str
    width: int
    height: int


class FilePayload(Payload, frozen=True, kw_only=True):
    """A video, an audio, an image or a PDF at a signed address that takes byte ranges.

    `waveform` is base64: a byte for each stretch of a sound, 255 for its loudest moment. `sizes` are narrower
    files of a picture, the narrowest first; that at `url` has all its pixels and no metadata then.
    """

    url: str
    media_type: str
    size: int
    sizes: tuple[PictureFile, ...] = ()
    duration: float | None = None
    waveform: bytes | None = None
    width: int | None = None
    height: int | None = None
    pages: int | None = None
    codecs: tuple[str, ...] = ()
    outline: tuple[OutlineEntry, ...] = ()
    tracks: tuple[Track, ...] = ()


class DocumentPayload(FilePayload, frozen=True, kw_only=True):
    """A document of pages; `hotspots` are the areas of them that lead somewhere."""

    hotspots: tuple[PageHotspot, ...] = ()


class LinkPayload(Payload, frozen=True, kw_only=True):
    """A link and what is known of its page."""

    url: str
    preview: PageHead | None = None


class ToolPayload(Payload, frozen=True, kw_only=True):
    """An LTI tool, which its plugin launches: its guid there, and its launch address."""

    tool_guid: UUID
    url: str


class ScormPlayer(Struct, frozen=True):
    """How the player of courses is set up (VS §9), in its own words.

    `commit_mode` says when the end of the course is told, `menu` where its parts stand, `r` how many seconds
    a commit waits at most until it is sent again.
    """

    commit_mode: Literal["finish"] = "finish"
    menu: Literal["b"] = "b"
    r: int = 10


class ScormPayload(Payload, frozen=True, kw_only=True):
    """A prepared package: `base` is the signed address of its root and ends in a slash; hrefs start there."""

    base: str
    package: Package
    player: ScormPlayer = ScormPlayer()


class EpubPayload(Payload, frozen=True, kw_only=True):
    """A prepared book: `base` is the signed address of its root and ends in a slash; names start there.

    `pages` are those of a fixed layout; other books have as many as fit the window.
    """

    base: str
    package: Package
    pages: int | None = None


class PagePayload(Payload, frozen=True, kw_only=True):
    """An unpacked page: `base` is the signed address of its root and ends in a slash; `entry` opens first."""

    base: str
    entry: str


class ActivityPayload(PagePayload, frozen=True, kw_only=True):
    """An xAPI package; of a cmi5 course `units` are its blocks and assignable units."""

    units: tuple[CourseUnit, ...] = ()


class DownloadPayload(Payload, frozen=True, kw_only=True):
    """A file that nothing shows. `url` is its signed address, or None where it may not be downloaded."""

    name: str
    media_type: str
    size: int
    url: str | None = None
