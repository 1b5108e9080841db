"""The manifest of a package: one page that is launched (SCORM 1.2, CAM 2.3)."""

from collections.abc import Iterable
from urllib.parse import quote
from xml.etree.ElementTree import Element, SubElement, tostring

from estante_programs.scorm.package import LessonPackage
from estante_programs.scorm.page import PAGE
from estante_programs.scorm.places import writable

MANIFEST = "imsmanifest.xml"
PACKAGE_SPACE = "http://www.imsproject.org/xsd/imscp_rootv1p1p2"
SCORM_SPACE = "http://www.adlnet.org/xsd/adlcp_rootv1p2"


def manifest_of(package: LessonPackage, places: Iterable[str]) -> bytes:
    """The manifest of a package with these files; it does not name itself."""
    root = Element(
        "manifest",
        {
            "xmlns": PACKAGE_SPACE,
            "xmlns:adlcp": SCORM_SPACE,
            "identifier": f"lesson-{package.guid.hex}",
            "version": "1.2",
        },
    )
    about = SubElement(root, "metadata")
    SubElement(about, "schema").text = "ADL SCORM"
    SubElement(about, "schemaversion").text = "1.2"
    organizations = SubElement(root, "organizations", {"default": "lesson"})
    lesson = SubElement(organizations, "organization", {"identifier": "lesson"})
    SubElement(lesson, "title").text = writable(package.title)
    item = SubElement(lesson, "item", {"identifier": "item", "identifierref": "page"})
    SubElement(item, "title").text = writable(package.title)
    launched = {"identifier": "page", "type": "webcontent", "adlcp:scormtype": "sco", "href": PAGE}
    page = SubElement(SubElement(root, "resources"), "resource", launched)
    for place in places:
        SubElement(page, "file", {"href": quote(place, safe="/")})
    written: bytes = tostring(root, encoding="utf-8", xml_declaration=True)
    return written
