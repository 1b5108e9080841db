"""One set of names for both versions: `qti-choice-interaction` of 3.0 is read as `choiceInteraction`."""

import re
from typing import Literal
from xml.etree.ElementTree import Element

from estante_contents.questions.qti.faults import Refused
from estante_contents.questions.qti.plain_xml import XmlRefused, parse_xml

Version = Literal["2.1", "3.0"]
PREFIX = "qti-"
ITEM = "assessmentItem"
SPACES: dict[Version, str] = {
    "2.1": "http://www.imsglobal.org/xsd/imsqti_v2p1",
    "3.0": "http://www.imsglobal.org/xsd/imsqtiasi_v3p0",
}
MATCH: dict[Version, str] = {
    "2.1": "http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct",
    "3.0": "https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml",
}
MAP: dict[Version, str] = {
    version: template.replace("match_correct", "map_response") for version, template in MATCH.items()
}
# Elements that QTI shares with HTML keep their names in 3.0.
HTML = frozenset(
    (
        *("a", "b", "blockquote", "br", "code", "div", "em", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "i"),
        *("img", "li", "object", "ol", "p", "pre", "span", "strong", "sub", "sup", "u", "ul"),
    )
)
CAMEL = re.compile(r"(?<=[a-z0-9])([A-Z])")
KEBAB = re.compile(r"-([a-z])")


def read_xml(data: bytes) -> Element:
    """A document with the names of 2.1, whatever version it is of. Entities and DTDs are refused.

    Raises:
        Refused: it is no XML, or an XML that does more than say something.
    """
    try:
        root = parse_xml(data)
    except XmlRefused as error:
        raise Refused("QTI_NOT_XML") from error
    for element in root.iter():
        name = str(element.tag)
        if not name.startswith(PREFIX):
            continue
        element.tag = _camel(name.removeprefix(PREFIX))
        attributes = {_camel(key): value for key, value in element.attrib.items()}
        element.attrib.clear()
        element.attrib.update(attributes)
    return root


def in_version(root: Element, version: Version) -> Element:
    """A document that was built with the names of 2.1, in those of a version."""
    if version == "3.0":
        for element in root.iter():
            if element.tag not in HTML:
                element.tag = PREFIX + _kebab(str(element.tag))
                attributes = {_kebab(key): value for key, value in element.attrib.items()}
                element.attrib.clear()
                element.attrib.update(attributes)
    root.set("xmlns", SPACES[version])
    return root


def _camel(name: str) -> str:
    return KEBAB.sub(lambda match: match[1].upper(), name)


def _kebab(name: str) -> str:
    return CAMEL.sub(lambda match: f"-{match[1]}", name).lower()
