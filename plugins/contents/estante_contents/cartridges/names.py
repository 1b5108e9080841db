"""What a cartridge calls its parts (1EdTech Common Cartridge 1.3; earlier versions are read, too)."""

MANIFEST = "imsmanifest.xml"
SCHEMA = "Common Cartridge"
VERSION = "1.3.0"
PACKAGE_SPACE = "http://www.imsglobal.org/xsd/imsccv1p3/imscp_v1p1"
TITLE_SPACE = "http://ltsc.ieee.org/xsd/imsccv1p3/LOM/manifest"
LINK_SPACE = "http://www.imsglobal.org/xsd/imsccv1p3/imswl_v1p3"
FILE_TYPE, LINK_TYPE = "webcontent", "imswl_xmlv1p3"
TEST_TYPE = "imsqti_xmlv1p2/imscc_xmlv1p3/assessment"
# The beginnings of the types of resources, whatever version ends them.
FILES = ("webcontent", "associatedcontent")
LINKS = ("imswl_",)
TESTS = ("imsqti_",)
NOT_TAKEN = {
    "imsdt_": "CARTRIDGE_DISCUSSION",
    "imsbasiclti_": "CARTRIDGE_TOOL",
}
