"""XML of a book: read without entities, and compared by bare names, for books mix the namespaces up."""

from xml.etree.ElementTree import Element, ParseError

from defusedxml import DefusedXmlException
from defusedxml.ElementTree import fromstring
from estante.api.errors import ApiError
from estante.api.files import Archive

from estante_contents.contracts import Unpreparable


def read_xml(archive: Archive, name: str) -> Element:
    """The root of a file of the archive.

    Raises:
        Unpreparable: `EPUB_BAD_FILE` with the `file`.
    """
    try:
        root: Element = fromstring(archive.read(name))
    except (ApiError, ParseError, DefusedXmlException, ValueError, LookupError) as error:
        raise Unpreparable("EPUB_BAD_FILE", file=name[:200]) from error
    return root


def local(node: Element) -> str:
    """The name without its namespace."""
    return str(node.tag).rpartition("}")[2]


def children(node: Element | None, name: str) -> list[Element]:
    return [] if node is None else [inner for inner in node if local(inner) == name]


def child(node: Element | None, name: str) -> Element | None:
    return next(iter(children(node, name)), None)


def text_of(node: Element | None, name: str) -> str:
    """The words of the first child of this name."""
    inner = child(node, name)
    return "" if inner is None else words_of(inner)


def words_of(node: Element) -> str:
    return " ".join("".join(node.itertext()).replace("\x00", "").split())


def attribute(node: Element | None, name: str) -> str:
    """An attribute by its bare name."""
    if node is None:
        return ""
    return next((value for key, value in node.attrib.items() if key.rpartition("}")[2] == name), "")
