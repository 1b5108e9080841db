"""XML from outside with bare names: no entities, no DTD, and no deeper than can be read."""

from xml.etree.ElementTree import Element, ParseError

from defusedxml import DefusedXmlException
from defusedxml.ElementTree import fromstring

# Deeper than any manifest or text is: what is read one within another has to end.
MAX_DEPTH = 64


class XmlRefused(Exception):
    """It is no XML, or one that does more than say something."""


def parse_xml(data: bytes) -> Element:
    """The root of a document, whose elements and attributes have no namespaces any more.

    Raises:
        XmlRefused: what it says.
    """
    try:
        root: Element = fromstring(data, forbid_dtd=True)
    except (ParseError, DefusedXmlException, ValueError, LookupError, RecursionError) as error:
        raise XmlRefused from error
    if _is_deeper(root, MAX_DEPTH):
        raise XmlRefused
    for element in root.iter():
        element.tag = str(element.tag).rpartition("}")[2]
        attributes = {key.rpartition("}")[2]: value for key, value in element.attrib.items()}
        element.attrib.clear()
        element.attrib.update(attributes)
    return root


def _is_deeper(root: Element, depth: int) -> bool:
    level = [root]
    for _ in range(depth):
        level = [child for element in level for child in element]
    return bool(level)
