"""Opens an archive for an inspector, and finds the page that it opens with."""

from collections.abc import Callable, Iterable
from pathlib import Path

from estante.api.errors import ApiError, Unprocessable
from estante.api.files import Archive, open_archive
from msgspec.structs import replace

from estante_contents.contracts import Assets, AssetWarning, Unpreparable
from estante_contents.inspection.page_text import PageHosts

INDEX = ("index.html", "index.htm")
STUDENT, TEACHER = ("alu.html", "alu.htm"), ("prof.html", "prof.htm")
# How packages of xAPI and cmi5 describe themselves.
TINCAN, CMI5 = "tincan.xml", "cmi5.xml"
# The content host lets nothing in from elsewhere: so many pages are looked through, and so many hosts noted.
PAGES, PAGE_BYTES, PAGE_ENDINGS, HOSTS = 200, 1024 * 1024, (".html", ".htm", ".xhtml"), 50
# What systems leave in archives, and nobody put there.
LEFT_BEHIND = ("__macosx/", ".ds_store", "thumbs.db")


def find_page(names: Iterable[str], *wanted: str) -> str | None:
    """The first of the wanted pages at its root, or in the only folder that it has, as the archive spells it.

    Args:
        names: the entries, with `/` between folders.
        wanted: names of files at the root, in lower case.
    """
    present = {name.casefold(): name for name in names if not name.casefold().endswith(LEFT_BEHIND[1:])}
    present = {name: spelled for name, spelled in present.items() if not name.startswith(LEFT_BEHIND[0])}
    tops = {name.partition("/")[0] for name in present}
    folder = f"{tops.pop()}/" if len(tops) == 1 else ""
    pages = [*wanted, *(folder + name for name in wanted if folder)]
    return next((present[page] for page in pages if page in present), None)


def of_archive(path: Path, read: Callable[[Archive], Assets]) -> Assets:
    """What is read of an archive. Raises Unpreparable: it is broken, or over a limit."""
    try:
        with path.open("rb") as file:
            archive = open_archive(file)
            assets = read(archive)
            return _with_outside_hosts(archive, assets) if assets.package else assets
    except Unprocessable as error:
        raise Unpreparable(error.text_key.removeprefix("errors."), **error.params) from error


def _with_outside_hosts(archive: Archive, assets: Assets) -> Assets:
    """What was found of a package, with a warning that names hosts from which nothing will load."""
    hosts: dict[str, None] = {}
    for name in [name for name in archive.names if name.lower().endswith(PAGE_ENDINGS)][:PAGES]:
        try:
            hosts |= PageHosts(archive.read(name, PAGE_BYTES)).hosts
        except ApiError:
            # A longer page than is read here is opened nevertheless.
            continue
    if not hosts:
        return assets
    warning = AssetWarning("OUTSIDE_HOSTS", {"hosts": ", ".join(list(hosts)[:HOSTS])})
    return replace(assets, warnings=(*assets.warnings, warning))
