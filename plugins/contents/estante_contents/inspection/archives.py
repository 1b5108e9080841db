"""Opens an archive for an inspector, and finds the page that it opens with."""

from collections.abc import Callable, Iterable
from pathlib import Path

from estante.api.errors import Unprocessable
from estante.api.files import Archive, open_archive

from estante_contents.contracts import Assets, Unpreparable

INDEX = ("index.html", "index.htm")
STUDENT, TEACHER = ("alu.html", "alu.htm"), ("prof.html", "prof.htm")
# How packages of xAPI and cmi5 describe themselves.
TINCAN, CMI5 = "tincan.xml", "cmi5.xml"
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
            return read(open_archive(file))
    except Unprocessable as error:
        raise Unpreparable(error.text_key.removeprefix("errors."), **error.params) from error
