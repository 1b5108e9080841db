"""The file formats that Estante knows: media type, usual extensions, and the magic numbers that they have."""

import re

from msgspec import Struct


class Format(Struct, frozen=True):
    """A format by its short name. `inline` says that a browser may show it without running anything."""

    name: str
    media_type: str
    extensions: tuple[str, ...]
    inline: bool = True


_ALL = (
    Format("pdf", "application/pdf", ("pdf",)),
    Format("png", "image/png", ("png",)),
    Format("jpg", "image/jpeg", ("jpg", "jpeg", "jfif")),
    Format("gif", "image/gif", ("gif",)),
    Format("webp", "image/webp", ("webp",)),
    Format("svg", "image/svg+xml", ("svg",)),
    Format("mp4", "video/mp4", ("mp4", "m4v")),
    Format("mov", "video/quicktime", ("mov", "qt")),
    Format("webm", "video/webm", ("webm",)),
    Format("mkv", "video/x-matroska", ("mkv",)),
    Format("avi", "video/x-msvideo", ("avi",)),
    Format("wmv", "video/x-ms-wmv", ("wmv",)),
    Format("ogv", "video/ogg", ("ogv",)),
    Format("mp3", "audio/mpeg", ("mp3",)),
    Format("m4a", "audio/mp4", ("m4a",)),
    Format("aac", "audio/aac", ("aac",)),
    Format("ogg", "audio/ogg", ("ogg", "oga", "opus")),
    Format("wav", "audio/wav", ("wav",)),
    Format("flac", "audio/flac", ("flac",)),
    Format("zip", "application/zip", ("zip", "imscc"), inline=False),
    Format("rar", "application/vnd.rar", ("rar",), inline=False),
    Format("epub", "application/epub+zip", ("epub",), inline=False),
    Format(
        "docx",
        "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
        ("docx",),
        inline=False,
    ),
    Format(
        "pptx",
        "application/vnd.openxmlformats-officedocument.presentationml.presentation",
        ("pptx",),
        inline=False,
    ),
    Format(
        "xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", ("xlsx",), inline=False
    ),
    Format("odt", "application/vnd.oasis.opendocument.text", ("odt",), inline=False),
    Format("odp", "application/vnd.oasis.opendocument.presentation", ("odp",), inline=False),
    Format("ods", "application/vnd.oasis.opendocument.spreadsheet", ("ods",), inline=False),
    Format("ole", "application/x-ole-storage", ("doc", "xls", "ppt"), inline=False),
    Format("swf", "application/vnd.adobe.flash.movie", ("swf",), inline=False),
    Format("vtt", "text/vtt", ("vtt",)),
    Format("csv", "text/csv", ("csv",)),
    Format("html", "text/html", ("html", "htm"), inline=False),
    Format("json", "application/json", ("json",)),
    Format("xml", "application/xml", ("xml",), inline=False),
    Format("txt", "text/plain", ("txt", "srt", "md", "text", "log")),
)
FORMATS = {item.name: item for item in _ALL}
BY_EXTENSION = {extension: item for item in _ALL for extension in item.extensions}
# A word processor's file that another program opens under its own extension is still what it says.
TEXTS = {"txt", "csv", "vtt", "json", "xml", "html"}
SAME_CONTAINER = {frozenset({"mp4", "mov"}), frozenset({"mp4", "m4a"}), frozenset({"ogg", "ogv"})}

EXECUTABLE_MAGIC = (
    b"MZ",
    b"\x7fELF",
    b"\xfe\xed\xfa\xce",
    b"\xfe\xed\xfa\xcf",
    b"\xce\xfa\xed\xfe",
    b"\xcf\xfa\xed\xfe",
    b"\xca\xfe\xba\xbe",
    b"\x00asm",
    b"dex\n",
    b"\x4c\x00\x00\x00\x01\x14\x02\x00",
    b"#!",
)
MAGIC = (
    ("pdf", re.compile(rb"(?:\xef\xbb\xbf)?\s{0,64}%PDF-\d")),
    ("png", re.compile(rb"\x89PNG\r\n\x1a\n")),
    ("jpg", re.compile(rb"\xff\xd8\xff")),
    ("gif", re.compile(rb"GIF8[79]a")),
    ("webp", re.compile(rb"RIFF....WEBP", re.DOTALL)),
    ("wav", re.compile(rb"RIFF....WAVE", re.DOTALL)),
    ("avi", re.compile(rb"RIFF....AVI ", re.DOTALL)),
    ("m4a", re.compile(rb"....ftypM4[AB] ", re.DOTALL)),
    ("mov", re.compile(rb"....(?:ftypqt  |moov|wide|mdat)", re.DOTALL)),
    ("mp4", re.compile(rb"....ftyp", re.DOTALL)),
    ("webm", re.compile(rb"\x1a\x45\xdf\xa3.{0,60}webm", re.DOTALL)),
    ("mkv", re.compile(rb"\x1a\x45\xdf\xa3")),
    ("wmv", re.compile(rb"\x30\x26\xb2\x75\x8e\x66\xcf\x11")),
    ("ogv", re.compile(rb"OggS.{24,60}\x80theora", re.DOTALL)),
    ("ogg", re.compile(rb"OggS")),
    ("flac", re.compile(rb"fLaC")),
    # Layer III of MPEG 1, 2 and 2.5, as telephones record it, with a tag in front or none.
    ("mp3", re.compile(rb"ID3[\x02-\x04]|\xff[\xfb\xfa\xf3\xf2\xe3\xe2]")),
    ("aac", re.compile(rb"\xff[\xf0\xf1\xf8\xf9]")),
    ("zip", re.compile(rb"PK(?:\x03\x04|\x05\x06)")),
    ("swf", re.compile(rb"[FCZ]WS[\x01-\x40]")),
    ("rar", re.compile(rb"Rar!\x1a\x07")),
    ("ole", re.compile(rb"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")),
)
# Scanners and printers leave bytes before the head of a PDF: it may stand so late (ISO 32000, annex H).
LATE_PDF = re.compile(rb".{1,1016}?%PDF-\d\.\d", re.DOTALL)
SVG_ROOT = re.compile(
    rb"^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*)*(?:<!DOCTYPE[^>\[]*(?:\[.*?\]\s*)?>\s*)?(?:<!--.*?-->\s*)*<(?:\w+:)?svg[\s>]",
    re.DOTALL | re.IGNORECASE,
)
HTML_START = re.compile(
    rb"^(?:\xef\xbb\xbf)?\s*(?:<!--.*?-->\s*)*<(?:!doctype\s+html|html)\b", re.DOTALL | re.I
)


def extension_of(name: str) -> str:
    """The extension of a file name in lower case, without the point."""
    return name.rpartition(".")[2].lower() if "." in name else ""


def media_type_of(name: str) -> str:
    """The media type by a name's extension, for a file of a package; unknown ones are plain bytes."""
    return PACKAGE_TYPES.get(extension_of(name)) or (
        BY_EXTENSION[extension_of(name)].media_type
        if extension_of(name) in BY_EXTENSION
        else "application/octet-stream"
    )


PACKAGE_TYPES = {
    "html": "text/html",
    "htm": "text/html",
    "xhtml": "application/xhtml+xml",
    "css": "text/css",
    "js": "text/javascript",
    "mjs": "text/javascript",
    "json": "application/json",
    "xml": "application/xml",
    "xsd": "application/xml",
    "dtd": "application/xml-dtd",
    "map": "application/json",
    "wasm": "application/wasm",
    "woff": "font/woff",
    "woff2": "font/woff2",
    "ttf": "font/ttf",
    "otf": "font/otf",
    "ico": "image/x-icon",
    "bmp": "image/bmp",
    "avif": "image/avif",
    "m3u8": "application/vnd.apple.mpegurl",
    "ts": "video/mp2t",
    "txt": "text/plain",
}
