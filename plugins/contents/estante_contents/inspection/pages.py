"""Reads what opens with an HTML page: interactive packages, plain archives, and single pages."""

from pathlib import Path

from estante.api.files import Archive

from estante_contents.contracts import Assets, AssetWarning, Package, Unpreparable
from estante_contents.inspection import scorm
from estante_contents.inspection.archives import INDEX, find_page, of_archive
from estante_contents.inspection.page_text import PAGE_BYTES, PageText

MINT_READER = "visor/index.html"
ONLY_DOWNLOAD = AssetWarning("ONLY_DOWNLOAD")


def inspect_package(path: Path) -> Assets:
    """An interactive package: its start page, title and words. Raises Unpreparable: `HTML_NO_PAGE`."""
    return of_archive(path, _interactive)


def inspect_zip(path: Path) -> Assets:
    """A plain archive: a start page where it has one (A009), else nothing but the warning that says so."""
    return of_archive(path, lambda archive: _start_of(archive) or Assets(warnings=(ONLY_DOWNLOAD,)))


def inspect_dependency(path: Path) -> Assets:
    """What another content needs: a course by its manifest, a page by its start page, or only files."""
    return of_archive(path, lambda archive: _course_of(archive) or _start_of(archive) or Assets())


def inspect_mint(path: Path) -> Assets:
    """A Mint book: its reader's page. Raises Unpreparable: `MINT_NO_READER`."""
    return of_archive(path, _mint_of)


def inspect_page(path: Path) -> Assets:
    """One HTML page."""
    page = PageText(path.read_bytes()[:PAGE_BYTES])
    return Assets(title=page.title, text=page.text)


def _interactive(archive: Archive) -> Assets:
    start = _start_of(archive)
    if start is None:
        raise Unpreparable("HTML_NO_PAGE")
    return start


def _mint_of(archive: Archive) -> Assets:
    if MINT_READER not in archive.names:
        raise Unpreparable("MINT_NO_READER")
    return opening_with(archive, MINT_READER)


def _course_of(archive: Archive) -> Assets | None:
    return scorm.course_of(archive) if scorm.MANIFEST in archive.names else None


def _start_of(archive: Archive) -> Assets | None:
    start = find_page(archive.names, *INDEX)
    return None if start is None else opening_with(archive, start)


def opening_with(archive: Archive, start: str, **pages: str) -> Assets:
    """The package that opens with this page; `pages` are those of somebody."""
    page = PageText(_beginning(archive, start))
    return Assets(
        title=page.title,
        text=page.text,
        package=Package(entry=start, title=page.title, pages=pages),
    )


def _beginning(archive: Archive, name: str) -> bytes:
    data = b""
    for chunk in archive.chunks(name):
        data += chunk
        if len(data) >= PAGE_BYTES:
            break
    return data
