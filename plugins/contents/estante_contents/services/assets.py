"""What preparation finds in a file; `contracts` names it."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from estante_contents.conversion.values import Conversion
from estante_contents.inspection.page_text import PageHead

Param = str | int | float


class OutlineEntry(Struct, frozen=True):
    """A line of a document's table of contents; `page` counts from 1 and is None when it goes nowhere."""

    title: str
    page: int | None = None
    children: tuple["OutlineEntry", ...] = ()


class ScormItem(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An item of a SCORM organization; one with `href` is launched.

    `identifier` is the item's only, even where the manifest's is not. `mastery_score` is 0 to 100 in 1.2;
    `scaled_passing_score` is -1 to 1 in 2004 (minNormalizedMeasure). `can_choose` is False where the cluster
    around the item forbids choosing in it, `is_disabled` where a rule without a condition shuts it.
    """

    identifier: str
    title: str
    href: str | None = None
    is_sco: bool = True
    is_visible: bool = True
    is_disabled: bool = False
    can_choose: bool = True
    prerequisites: str | None = None
    mastery_score: float | None = None
    scaled_passing_score: float | None = None
    attempt_limit: int | None = None
    max_time_allowed: str | None = None
    time_limit_action: str | None = None
    data_from_lms: str | None = None
    completion_threshold: float | None = None
    hidden_controls: tuple[str, ...] = ()
    children: tuple["ScormItem", ...] = ()


class BookEntry(Struct, frozen=True, omit_defaults=True):
    """A line of a book's contents; `href` is a file of the archive and a fragment, or None for a heading."""

    title: str
    href: str | None = None
    children: tuple["BookEntry", ...] = ()


class CourseUnit(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A block of a cmi5 course, or with `href` one of its assignable units (cmi5 1.0, 13.1).

    `identifier` is the publisher's and stands once in a course, `titles` are by language, `query` is what the
    unit's own address asks for. `move_on` says what satisfies it; `mastery_score` is 0 to 1.
    """

    identifier: str
    titles: Mapping[str, str] = {}
    href: str | None = None
    query: str = ""
    move_on: str = "NotApplicable"
    mastery_score: float | None = None
    launch_parameters: str = ""
    entitlement_key: str = ""
    activity_type: str = ""
    children: tuple["CourseUnit", ...] = ()


class CourseStructure(Struct, frozen=True, omit_defaults=True):
    """A cmi5 course; `identifier` is its publisher's."""

    identifier: str = ""
    titles: Mapping[str, str] = {}
    units: tuple[CourseUnit, ...] = ()


class Package(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An unpacked archive. `root` is its folder in the store, `entry` the page that opens first.

    For SCORM, `version` is `1.2` or `2004`, and `items` the default organization. `control_modes` are the
    sequencing control modes of that organization (SN 3.2): `choice`, `flow`, `forwardOnly`.
    For xAPI, `pages` are the entry pages `student` and `teacher`, where the package has them, `activity` is
    the IRI of what it is about, and `course` the structure of a cmi5 course.
    For EPUB, `entry` is the package document, `version` that of EPUB, `layout` `reflowable` or `fixed`, and
    `spine` the files in the order of reading with their bytes.
    """

    root: str = ""
    entry: str = ""
    version: str = ""
    title: str = ""
    items: tuple[ScormItem, ...] = ()
    control_modes: Mapping[str, bool] = {}
    pages: Mapping[str, str] = {}
    language: str = ""
    layout: str = ""
    spine: Mapping[str, int] = {}
    contents: tuple[BookEntry, ...] = ()
    activity: str = ""
    course: CourseStructure | None = None


class PictureSize(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A picture as a file with so many pixels. `data` is there until it is stored, at `path` of the store."""

    width: int
    height: int
    path: str = ""
    data: bytes | None = None


class AssetWarning(Struct, frozen=True, omit_defaults=True):
    """What will trouble who opens the content; the sentence is the text `warnings.<code>`, with `params`."""

    code: str
    params: Mapping[str, Param] = {}


class Passage(Struct, frozen=True, omit_defaults=True):
    """Words of a file and where they stand; `number` counts from 1, `title` is what a chapter is called."""

    text: str
    place: Literal["page", "chapter", "slide"] | None = None
    number: int | None = None
    title: str = ""


class Assets(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What preparing a file found. Seconds, pages and pixels; `thumbnail` holds a WebP or JPEG file.

    `title` is what the file calls itself: the content's name, unless a person has given it one.
    `waveform` has a byte for each stretch of a sound, 255 for its loudest moment. `conversion` is what a job
    is still to make of the file, where the program that makes it is installed.
    `sizes` are narrower files of a picture, the narrowest first, and `shown` is the path of one with its own
    pixels that says nothing of who took it and where; `orientation` is how it lies in its file (EXIF).
    `own` is what only the content's type knows, in the Struct of its `own_assets`.
    `text` is searched; where it is known in which page or chapter words stand, `passages` are in its place.
    """

    duration: float | None = None
    waveform: bytes | None = None
    conversion: Conversion | None = None
    pages: int | None = None
    width: int | None = None
    height: int | None = None
    codecs: tuple[str, ...] = ()
    has_sound: bool | None = None
    is_animated: bool | None = None
    orientation: int | None = None
    sizes: tuple[PictureSize, ...] = ()
    shown: str | None = None
    outline: tuple[OutlineEntry, ...] = ()
    package: Package | None = None
    link: PageHead | None = None
    warnings: tuple[AssetWarning, ...] = ()
    title: str = ""
    text: str = ""
    passages: tuple[Passage, ...] = ()
    thumbnail: bytes | None = None
    own: object = None

    @property
    def searched(self) -> tuple[Passage, ...]:
        """What is searched, by its places."""
        return self.passages or ((Passage(self.text),) if self.text else ())
