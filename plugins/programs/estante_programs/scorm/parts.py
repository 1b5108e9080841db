"""What a material becomes in a package: a file, a page, a link, or a sentence."""

from collections.abc import Mapping
from typing import Any

from estante.api.files import BY_EXTENSION, extension_of
from estante_contents.contracts import (
    ContentRecord,
    DocumentPayload,
    DownloadPayload,
    EpubPayload,
    FilePayload,
    LinkPayload,
    PagePayload,
    Payload,
    Refusal,
    StoredTrack,
)
from msgspec import Struct
from msgspec.structs import replace

from estante_programs.scorm.package import PackedFile, PackedFolder, PackedPart, PackedTrack, PartKind
from estante_programs.scorm.places import name_of, place_of
from estante_programs.services.material import is_web_address

# Not their subclasses, which have more to them: a videolesson's questions, or an activity's records.
SHOWN = (FilePayload, DocumentPayload)
PLAYED: Mapping[str, PartKind] = {"image": "image", "video": "video", "audio": "audio"}
# No browser plays these.
UNPLAYED = ("video/x-msvideo", "video/x-matroska", "video/x-ms-wmv")
CUES = "text/vtt"


class OpenedContent(Struct, frozen=True):
    """A content, what its type opens, and where the platform shows it."""

    record: ContentRecord
    opened: Payload | Refusal
    address: str


def part_of(material: Mapping[str, Any], number: int, content: OpenedContent | None) -> PackedPart:
    """A material with its place in the lesson, from 1.

    Args:
        material: a row with title, optional, link, file_path and file_name.
        content: what it is made of, where that is a content that may be taken out.
    """
    part = PackedPart(kind="withheld", title=material["title"], optional=material["optional"])
    if material["link"] is not None:
        return _link(part, material["link"])
    if material["file_path"] is not None:
        extension = extension_of(material["file_name"])
        known = BY_EXTENSION.get(extension)
        return _file(part, number, material["file_path"], extension, known.media_type if known else "")
    return part if content is None else _content(part, number, content)


def _content(part: PackedPart, number: int, content: OpenedContent) -> PackedPart:
    record, opened = content.record, content.opened
    if isinstance(opened, LinkPayload):
        return _link(part, opened.url)
    if record.file is not None:
        extension = extension_of(record.file.name)
        if type(opened) in SHOWN:
            return _shown(part, number, record)
        if isinstance(opened, DownloadPayload):
            # As on the platform: what nothing shows is for those who may download it.
            is_given = opened.url is not None
            return _file(part, number, record.file.key, extension, "") if is_given else part
        if isinstance(opened, EpubPayload) and record.is_downloadable:
            return _file(part, number, record.file.key, extension, "")
    package = record.assets.package
    if type(opened) is PagePayload and package is not None:
        folder = PackedFolder(place_of(number, part.title), package.root)
        return replace(part, kind="page", folder=folder, address=f"{folder.place}/{opened.entry}")
    return replace(part, kind="elsewhere", address=content.address)


def _link(part: PackedPart, address: str) -> PackedPart:
    return replace(part, kind="link", address=address) if is_web_address(address) else part


def _shown(part: PackedPart, number: int, record: ContentRecord) -> PackedPart:
    """As it is shown: what was made of the file, and no picture with what it says of who took it."""
    file, shown = record.file, record.assets.shown
    if file is None:
        return part
    made = file.converted
    path = shown or (made.key if made else file.key)
    extension = extension_of(path) if shown or made else extension_of(file.name)
    packed = _file(part, number, path, extension, made.media_type if made else file.media_type)
    if packed.kind not in {"video", "audio"}:
        return packed
    return replace(packed, tracks=tuple(_track(part, number, track) for track in record.tracks))


def _file(part: PackedPart, number: int, path: str, extension: str, media_type: str) -> PackedPart:
    file = PackedFile(place_of(number, part.title, extension), path)
    played = "" if media_type in UNPLAYED else media_type.partition("/")[0]
    kind = PLAYED.get(played, "file")
    return replace(part, kind=kind, file=file, address=file.place, format=extension.upper())


def _track(part: PackedPart, number: int, track: StoredTrack) -> PackedTrack:
    place = place_of(number, part.title) + f"-{track.kind}-{name_of(track.lang_id)}"
    extension = extension_of(track.path)
    file = PackedFile(f"{place}.{extension}" if extension.isalnum() else place, track.path)
    is_cued = track.kind in {"subtitle", "chapters"} and track.media_type == CUES
    return PackedTrack(track.kind, track.lang_id, file, is_cued)
