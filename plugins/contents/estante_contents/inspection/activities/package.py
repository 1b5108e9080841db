"""An xAPI or cmi5 package: the pages that open, the activity that it is about, and its course."""

from pathlib import Path
from typing import NamedTuple

from estante.api.files import Archive
from msgspec.structs import replace

from estante_contents.contracts import Assets, AssetWarning, Unpreparable
from estante_contents.inspection.activities.course import Course, read_course
from estante_contents.inspection.activities.description import name_of, page_in, read_description, text_of
from estante_contents.inspection.archives import CMI5, INDEX, STUDENT, TEACHER, TINCAN, find_page, of_archive
from estante_contents.inspection.pages import opening_with


class Launched(NamedTuple):
    """What `tincan.xml` says: its activity, and the page that it launches, where that is in the package."""

    activity: str = ""
    page: str | None = None


def inspect_xapi(path: Path) -> Assets:
    """An xAPI or cmi5 package.

    Raises:
        Unpreparable: `XAPI_NO_PAGE`, or `XAPI_BAD_DESCRIPTION` with the `file` that cannot be read.
    """
    return of_archive(path, _xapi)


def _xapi(archive: Archive) -> Assets:
    choices = {"student": find_page(archive.names, *STUDENT), "teacher": find_page(archive.names, *TEACHER)}
    pages = {who: page for who, page in choices.items() if page is not None}
    launched, course = _launched(archive), read_course(archive, find_page(archive.names, CMI5))
    opened = course.pages() if course is not None else ()
    candidates = (find_page(archive.names, *INDEX), launched.page, *opened, *pages.values())
    start = next((page for page in candidates if page is not None), None)
    if start is None:
        raise Unpreparable("XAPI_NO_PAGE")
    return _described(opening_with(archive, start, **pages), launched, course)


def _described(assets: Assets, launched: Launched, course: Course | None) -> Assets:
    if assets.package is None:
        return assets
    package = replace(assets.package, activity=launched.activity)
    if course is None or not course.structure.units:
        return replace(assets, package=package)
    left_out = (AssetWarning("UNITS_LEFT_OUT", {"count": course.left_out}),) if course.left_out else ()
    title = next(iter(course.structure.titles.values()), assets.title)
    return replace(assets, title=title, warnings=left_out, package=replace(package, course=course.structure))


def _launched(archive: Archive) -> Launched:
    name = find_page(archive.names, TINCAN)
    if name is None:
        return Launched()
    for node in read_description(archive, name).iter():
        launch = next((text_of(child) for child in node if name_of(child) == "launch" and text_of(child)), "")
        if launch:
            return Launched(node.get("id", "").strip(), page_in(archive, name, launch))
    return Launched()
