"""Small EPUB books, made when a test wants them; their words were written for this project (CC0-1.0)."""

import io
import zipfile
from collections.abc import Mapping
from hashlib import sha1

from msgspec import Struct

CONTAINER = """<?xml version="1.0"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>
<rootfile full-path="OPS/libro.opf" media-type="application/oebps-package+xml"/></rootfiles></container>"""
PAGE = """<?xml version="1.0" encoding="UTF-8"?>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"{attributes}>
<head><title>{title}</title>{head}</head><body>{body}</body></html>"""
PACKAGE = """<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="{version}" unique-identifier="id">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">{identifier}</dc:identifier>
<dc:title>{title}</dc:title><dc:language>{language}</dc:language>{metadata}</metadata>
<manifest>{manifest}</manifest><spine toc="ncx"{direction}>{spine}</spine></package>"""
NAVIGATION = """<nav epub:type="toc"><h1>Contenido</h1><ol>{lines}</ol></nav>"""
NCX = """<?xml version="1.0"?><ncx xmlns="http://www.daisy.org/z3986/2005/ncx/" version="2005-1">
<navMap>{points}</navMap></ncx>"""
ENCRYPTION = """<encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container"
 xmlns:enc="http://www.w3.org/2001/04/xmlenc#"><enc:EncryptedData>
<enc:EncryptionMethod Algorithm="{algorithm}"/>
<enc:CipherData>
<enc:CipherReference URI="{name}"/></enc:CipherData></enc:EncryptedData></encryption>"""
IDENTIFIER = "urn:uuid:1f0c6f0e-5c1b-4a43-9a53-2f4d3f0f7a11"
AES = "http://www.w3.org/2001/04/xmlenc#aes128-cbc"
IDPF = "http://www.idpf.org/2008/embedding"
MEDIA = {
    "xhtml": "application/xhtml+xml",
    "ncx": "application/x-dtbncx+xml",
    "css": "text/css",
    "otf": "font/otf",
    "png": "image/png",
    "jpg": "image/jpeg",
    "js": "text/javascript",
    "svg": "image/svg+xml",
}
SENTENCE = "El agua sube al cielo, cae en el monte y vuelve despacio al mar. "


class Chapter(Struct, frozen=True):
    """A page: its title, what is in its body, its head, and attributes of its root."""

    title: str
    body: str
    head: str = ""
    attributes: str = ""


def chapters(count: int = 3, sentences: int = 120) -> dict[str, Chapter]:
    """Chapters of several pages each; the word of a chapter is in it alone."""
    words = ("nube", "arroyo", "glaciar", "laguna", "marea", "rocío")
    return {
        f"c{number}.xhtml": Chapter(
            f"Capítulo {number}",
            f"<h1>Capítulo {number}</h1>"
            + "".join(f"<p>{SENTENCE * 3}</p>" for _ in range(sentences // 3))
            + f"<p id='fin'>Aquí termina {words[(number - 1) % len(words)]}.</p>",
        )
        for number in range(1, count + 1)
    }


def book(
    pages: Mapping[str, Chapter] | None = None,
    files: Mapping[str, bytes] | None = None,
    *,
    title: str = "El libro del agua",
    language: str = "es",
    version: str = "3.0",
    metadata: str = "",
    direction: str = "",
    contents: str = "nav",
    properties: Mapping[str, str] | None = None,
    extra: Mapping[str, bytes] | None = None,
) -> bytes:
    """A book.

    Args:
        contents: `nav`, `ncx` or empty.
        files: what lies beside the pages; `extra` at the archive's root.
        properties: those of items of the manifest, by name.
    """
    pages = chapters() if pages is None else pages
    inside = {name: _page(page) for name, page in pages.items()} | dict(files or {})
    if contents == "nav":
        lines = "".join(f'<li><a href="{name}">{page.title}</a></li>' for name, page in pages.items())
        inside["nav.xhtml"] = _page(Chapter("Contenido", NAVIGATION.format(lines=lines)))
    if contents == "ncx":
        inside["toc.ncx"] = NCX.format(
            points="".join(
                f"<navPoint id='n{number}'><navLabel><text>{page.title}</text></navLabel>"
                f"<content src='{name}'/></navPoint>"
                for number, (name, page) in enumerate(pages.items())
            )
        ).encode()
    package = PACKAGE.format(
        version=version,
        identifier=IDENTIFIER,
        title=title,
        language=language,
        metadata=metadata,
        direction=f' page-progression-direction="{direction}"' if direction else "",
        manifest="".join(_item(name, properties or {}) for name in inside),
        spine="".join(f'<itemref idref="{_identity(name)}"/>' for name in pages),
    )
    entries = {"META-INF/container.xml": CONTAINER.encode(), "OPS/libro.opf": package.encode()}
    return packed(entries | {f"OPS/{name}": data for name, data in inside.items()} | dict(extra or {}))


def packed(entries: Mapping[str, bytes]) -> bytes:
    """An archive that says first, and uncompressed, that it is an EPUB (OCF §4.3)."""
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as target:
        target.writestr("mimetype", "application/epub+zip", zipfile.ZIP_STORED)
        for name, data in entries.items():
            target.writestr(name, data)
    return archive.getvalue()


def fixed(pages: int = 5, *, direction: str = "") -> bytes:
    """A book of pages that are 400 by 600 and stay so."""
    head = '<meta name="viewport" content="width=400, height=600"/>'
    made = {
        f"p{number}.xhtml": Chapter(f"Lámina {number}", f"<h1>Lámina {number}</h1>", head)
        for number in range(1, pages + 1)
    }
    layout = '<meta property="rendition:layout">pre-paginated</meta>'
    return book(made, metadata=layout, direction=direction, title="Láminas del agua")


def locked(
    name: str = "OPS/c1.xhtml", algorithm: str = "http://www.w3.org/2001/04/xmlenc#aes128-cbc"
) -> bytes:
    """A book of which a file is locked by some seller's program."""
    return book(extra={"META-INF/encryption.xml": _encryption(name, algorithm)})


def with_obfuscated_font(font: bytes) -> bytes:
    """A book whose font is made useless for others, as EPUB 3.3 §4.4 does it."""
    key = sha1(IDENTIFIER.encode()).digest()  # noqa: S324 - the specification's own
    hidden = bytes(byte ^ key[at % len(key)] if at < 1040 else byte for at, byte in enumerate(font))
    style = b"@font-face { font-family: Agua; src: url(agua.otf); } h1 { font-family: Agua; }"
    link = '<link rel="stylesheet" href="letra.css"/>'
    page = Chapter("Capítulo 1", "<h1>Capítulo 1</h1><p>Con letra propia.</p>", link)
    return book(
        {"c1.xhtml": page},
        {"agua.otf": hidden, "letra.css": style},
        extra={"META-INF/encryption.xml": _encryption("OPS/agua.otf", IDPF)},
    )


def _encryption(name: str, algorithm: str) -> bytes:
    return ENCRYPTION.format(name=name, algorithm=algorithm).encode()


def _page(page: Chapter) -> bytes:
    attributes = f" {page.attributes}" if page.attributes else ""
    return PAGE.format(title=page.title, head=page.head, body=page.body, attributes=attributes).encode()


def _item(name: str, properties: Mapping[str, str]) -> str:
    stated = {"nav.xhtml": "nav", **properties}.get(name, "")
    media_type = MEDIA[name.rpartition(".")[2]]
    said = f' properties="{stated}"' if stated else ""
    return f'<item id="{_identity(name)}" href="{name}" media-type="{media_type}"{said}/>'


def _identity(name: str) -> str:
    return "ncx" if name == "toc.ncx" else name.replace(".", "-").replace("/", "-")
