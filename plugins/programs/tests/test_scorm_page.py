"""The page, the manifest and the places of a package, whatever its lesson is called."""

from html.parser import HTMLParser
from pathlib import Path
from uuid import UUID

import estante_programs
import pytest
from defusedxml.ElementTree import fromstring
from estante.api.tenants import Texts
from estante_programs.scorm.manifest import manifest_of
from estante_programs.scorm.package import (
    LessonPackage,
    PackedFile,
    PackedFolder,
    PackedPart,
    PackedSection,
    PackedTask,
    PackedTrack,
)
from estante_programs.scorm.page import SANDBOX, page_of, style_of
from estante_programs.scorm.places import place_of

HOSTILE = "\"><script>alert('1')</script> & \x01\x0b../../etc/passwd"
TEXTS = Texts({"programs": Path(estante_programs.__file__).parent / "texts"})
CUES = PackedTrack("subtitle", "es", PackedFile("files/02-v-subtitle-es.vtt", "a/b.vtt"), is_cued=True)
CHAPTERS = PackedTrack("chapters", "es", PackedFile("files/02-v-chapters-es.vtt", "a/c.vtt"), is_cued=True)
SPOKEN = PackedTrack("transcript", "es", PackedFile("files/02-v-transcript-es.txt", "a/b.txt"), is_cued=False)


def part(kind, address="", **fields):
    return PackedPart(kind=kind, title=HOSTILE, optional=True, address=address, **fields)


PARTS = (
    part("image", "files/01-a b.png"),
    part("video", "files/02-v.mp4", tracks=(CUES, CHAPTERS, SPOKEN)),
    part("page", "files/03-p/índice.html", folder=PackedFolder("files/03-p", "abc")),
    part("file", "files/04-f.pdf", format="PDF"),
    part("link", 'https://example.org/?a="><script>'),
    part("elsewhere", "https://andaluna.example/viewer/1?a=1&b=2"),
    part("withheld"),
)


def package(*parts, title=HOSTILE, section="", tasks=(), **fields):
    known = {"guid": UUID(int=7), "program": HOSTILE, "unit": HOSTILE, "language": "es", "colour": "#ed7011"}
    held = (PackedSection(section, parts),) if parts else ()
    values = {**known, "platform": HOSTILE, "tasks": tasks, "sections": held, **fields}
    return LessonPackage(title=title, **values)


class Elements(HTMLParser):
    """The elements of a page with their attributes."""

    def __init__(self, page):
        super().__init__()
        self.every = []
        self.feed(page)

    def handle_starttag(self, tag, attrs):
        self.every.append((tag, dict(attrs)))

    def of(self, tag):
        return [attributes for name, attributes in self.every if name == tag]


def test_every_word_of_a_page_is_escaped():
    task = PackedTask(HOSTILE, "formative", HOSTILE, "https://andaluna.example/viewer/2")
    page = page_of(package(*PARTS, section=HOSTILE, tasks=(task,)), TEXTS.translator("es", "programs"))
    elements = Elements(page)
    assert elements.of("script") == [{"src": "scorm.js"}]
    assert {name for _, attributes in elements.every for name in attributes if name.startswith("on")} == set()
    assert "\x01" not in page
    assert elements.of("img")[0]["src"] == "files/01-a%20b.png"
    assert elements.of("img")[0]["alt"].startswith("\"><script>alert('1')</script>")
    assert len(elements.of("li")) == len(PARTS) + 1


def test_each_kind_of_material_is_shown_in_its_own_way():
    elements = Elements(page_of(package(*PARTS), TEXTS.translator("es", "programs")))
    [frame], [video] = elements.of("iframe"), elements.of("video")
    assert (frame["src"], frame["sandbox"]) == ("files/03-p/%C3%ADndice.html", SANDBOX)
    assert "allow-same-origin" not in SANDBOX
    assert (video["src"], "controls" in video) == ("files/02-v.mp4", True)
    assert [(track["kind"], track["src"], track["srclang"]) for track in elements.of("track")] == [
        ("subtitles", "files/02-v-subtitle-es.vtt", "es"),
        ("chapters", "files/02-v-chapters-es.vtt", "es"),
    ]
    links = {link["href"]: link for link in elements.of("a")}
    assert set(links) == {
        "files/02-v-transcript-es.txt",
        "files/04-f.pdf",
        'https://example.org/?a="><script>',
        "https://andaluna.example/viewer/1?a=1&b=2",
    }
    assert all(link["target"] == "_blank" and "noopener" in link["rel"] for link in links.values())


def test_a_page_is_in_the_language_of_its_program():
    for language, words in (("pt", "Ainda não há nada aqui."), ("en", "There is nothing here yet.")):
        page = page_of(package(language=language), TEXTS.translator(language, "programs"))
        assert f'<html lang="{language}">' in page
        assert words in page


def test_a_manifest_names_one_page_that_is_launched_and_every_file():
    root = fromstring(manifest_of(package(), ["index.html", "files/01-a b.png"]))
    scorm, space = (
        "{http://www.adlnet.org/xsd/adlcp_rootv1p2}",
        "{http://www.imsproject.org/xsd/imscp_rootv1p1p2}",
    )
    [page] = root.iter(f"{space}resource")
    assert (page.get("href"), page.get(f"{scorm}scormtype")) == ("index.html", "sco")
    assert [file.get("href") for file in page] == ["index.html", "files/01-a%20b.png"]
    assert [title.text for title in root.iter(f"{space}title")] == [HOSTILE.replace("\x01\x0b", "  ")] * 2
    assert root.findtext(f"{space}metadata/{space}schemaversion") == "1.2"


@pytest.mark.parametrize(
    ("title", "extension", "place"),
    [
        ("El agua que no se ve", "PNG", "files/03-El-agua-que-no-se-ve.png"),
        ("../../etc/passwd", "sh", "files/03-etc-passwd.sh"),
        ("con", "", "files/03-con"),
        ("<script>", 'p"g', "files/03-script"),
        ("水", "pdf", "files/03-material.pdf"),
        ("Ñandú\x00\n", "tar.gz", "files/03-Nandu"),
        ("x" * 250, "pdf", f"files/03-{'x' * 60}.pdf"),
    ],
)
def test_a_place_is_a_name_that_every_system_takes(title, extension, place):
    assert place_of(3, title, extension) == place


def test_the_words_on_the_colour_of_a_program_are_read():
    assert "--on-lesson: #000000" in style_of("#ed7011")
    assert "--on-lesson: #ffffff" in style_of("#123456")
    assert "http" not in style_of("#123456").replace('a[href^="http"]', "")
