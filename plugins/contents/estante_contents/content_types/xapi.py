"""CTTY_20 xApi: a zip with a page of students or teachers, or an index page (BO §3, VS §4)."""

from estante.api.plugins import CoverShape

from estante_contents.content_types.pages import open_page, unpacked_by
from estante_contents.contracts import (
    ActivityPayload,
    ContentRecord,
    ContentType,
    OpeningContext,
    PagePayload,
    Payload,
    Refusal,
    Upload,
)
from estante_contents.inspection.archives import CMI5, INDEX, STUDENT, TEACHER, TINCAN, find_page

TELLTALES = (TINCAN, CMI5, *STUDENT, *TEACHER)


def _recognises(upload: Upload) -> bool:
    return find_page(upload.entries, *TELLTALES, *INDEX) is not None


def _open(content: ContentRecord, context: OpeningContext) -> Payload | Refusal:
    """The page of who it is for, by `is_teacher_only`; where there is none, the one for everybody."""
    opened, package = open_page(content, context), content.assets.package
    if not isinstance(opened, PagePayload) or package is None:
        return opened
    page = package.pages.get("teacher" if content.is_teacher_only else "student", package.entry)
    units = package.course.units if package.course is not None else ()
    return ActivityPayload(base=opened.base, entry=page, units=units)


XAPI = ContentType(
    guid="CTTY_20",
    text_key="contents.types.xapi",
    icon="route",
    cover=CoverShape(1, ("orbits", "curve")),
    formats=("zip",),
    media_types=("application/zip",),
    is_detected=False,
    telltales=TELLTALES,
    misfit="XAPI_NO_PAGE",
    recognises=_recognises,
    prepare=unpacked_by("estante_contents.inspection.activities.package:inspect_xapi"),
    open=_open,
)
