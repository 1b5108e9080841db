"""The XML by which a package of activities describes itself, and the files of it that this names."""

import posixpath
from collections.abc import Iterator
from urllib.parse import unquote, urlsplit
from xml.etree.ElementTree import Element, ParseError

from defusedxml import DefusedXmlException
from defusedxml.ElementTree import fromstring
from estante.api.errors import ApiError
from estante.api.files import Archive

from estante_contents.contracts import Unpreparable


def read_description(archive: Archive, name: str) -> Element:
    """The root of a description. Raises Unpreparable: `XAPI_BAD_DESCRIPTION` with the `file`."""
    try:
        root: Element = fromstring(archive.read(name))
    except (ApiError, ParseError, DefusedXmlException, ValueError, LookupError) as error:
        raise Unpreparable("XAPI_BAD_DESCRIPTION", file=name) from error
    return root


def name_of(node: Element) -> str:
    """What an element is called, without its namespace, which differs from one version to the next."""
    return node.tag.rpartition("}")[2].lower() if isinstance(node.tag, str) else ""


def text_of(node: Element | None) -> str:
    """The text of an element, without what surrounds it."""
    return (node.text or "").strip() if node is not None else ""


def children_of(node: Element | None, *names: str) -> Iterator[Element]:
    """The elements of these names right below another."""
    yield from (child for child in node if name_of(child) in names) if node is not None else ()


def child_of(node: Element | None, name: str) -> Element | None:
    """The first element of a name right below another."""
    return next(children_of(node, name), None)


def page_in(archive: Archive, description: str, address: str) -> str | None:
    """The file that an address in a description names, or None where it is not in the package."""
    try:
        parts = urlsplit(address)
    except ValueError:
        return None
    if parts.scheme or parts.netloc or not parts.path:
        return None
    return archive.find(posixpath.join(posixpath.dirname(description), unquote(parts.path)))
