"""The content types of one tenant, and which of them an upload can be (BO §3)."""

from asyncio import to_thread
from collections.abc import Sequence
from uuid import UUID, uuid5

from estante.api.errors import TooLarge, Unprocessable, UnsupportedType
from estante.api.files import FileRecord, FileStore, extension_of, open_archive
from estante.api.plugins import HookCaller
from estante.api.tenants import Tenant

from estante_contents.contracts import ContentType, CustomTag, TypeEditor, Upload
from estante_contents.schemas import NAME, DetectedType

WITH_NAMES_INSIDE = "application/zip"
MEBIBYTE = 1024 * 1024


class TypeRequired(Unprocessable):
    """422: the bytes do not tell the type; `candidates` fit them, `suggested` is the likeliest."""

    code = "TYPE_REQUIRED"


class TypeUnknown(UnsupportedType):
    """415: no content type takes this file."""

    code = "CONTENT_TYPE_UNKNOWN"


class TypeMisfit(UnsupportedType):
    """415: the chosen type does not take this file; the text names the formats that it takes."""

    code = "CONTENT_TYPE_MISFIT"


class TypeTooLarge(TooLarge):
    """413: the file is larger than its content type may be; the text names the type's limit."""

    code = "CONTENT_TYPE_TOO_LARGE"


class PackageMisfit(Unprocessable):
    """422: the file is of the right format and not of the chosen type; the text says what is missing."""

    code = "CONTENT_MISFIT"


class TypeCatalogue:
    """The types that the tenant's plugins bring, in the order of their guids."""

    def __init__(self, registry: HookCaller, tenant: Tenant) -> None:
        contributed: list[Sequence[ContentType]] = registry.hook("register_content_types", tenant)()
        types = [kind for kinds in contributed for kind in kinds]
        # What is vacant comes first: who brings the type takes its place.
        in_order = sorted(types, key=lambda kind: (kind.guid, not kind.is_vacant))
        self._types = {kind.guid: kind for kind in in_order}
        editors: list[Sequence[TypeEditor]] = registry.hook("register_type_editors", tenant)()
        for editor in (editor for given in editors for editor in given):
            if (kind := self._types.get(editor.type_guid)) is not None:
                self._types[kind.guid] = editor.written_by(kind)

    @property
    def all(self) -> Sequence[ContentType]:
        return tuple(self._types.values())

    def get(self, guid: str) -> ContentType | None:
        return self._types.get(guid)

    def detect(self, upload: Upload) -> DetectedType:
        """What the upload can become; a type that detection may not answer is at most suggested (CON-073)."""
        fitting = [kind for kind in self.all if kind.fits(upload)]
        # The order of guids decides nothing but ties: `sorted` keeps it.
        narrowest_first = sorted(fitting, key=lambda kind: _breadth(kind, upload))
        sure = next((kind.guid for kind in narrowest_first if kind.is_detected and kind.detect(upload)), None)
        likely = next(
            (kind.guid for kind in narrowest_first if kind.recognises and kind.recognises(upload)), None
        )
        return DetectedType(
            detected=sure,
            suggested=likely or sure,
            candidates=[kind.guid for kind in fitting if kind.is_offered],
            name=title_of(upload.name),
        )

    def choose(self, upload: Upload, type_guid: str | None) -> ContentType:
        """The type of an upload: the chosen one when it takes the file, else the detected one.

        Raises:
            TypeMisfit: 415. PackageMisfit: 422, such as a SCORM package without its manifest.
            TypeRequired: 422, nothing detected. TypeUnknown: 415, nothing fits. TypeTooLarge: 413.
        """
        kind = self._choose(upload, type_guid)
        if kind.max_bytes is not None and upload.size > kind.max_bytes:
            raise TypeTooLarge(name=upload.name, limit_mb=round(kind.max_bytes / MEBIBYTE, 1))
        return kind

    def refuse_announced(self, name: str, media_type: str, size: int) -> None:
        """Refuse a file before it is sent where every type that it could be of takes less.

        Its ending and what the browser says it is are only claims: a type that either of them names counts.
        Raises TypeTooLarge: 413, with the largest limit.
        """
        extension = extension_of(name)
        likely = [kind for kind in self.all if extension in kind.formats or media_type in kind.media_types]
        limits = [kind.max_bytes for kind in likely if kind.max_bytes is not None]
        if limits and len(limits) == len(likely) and size > max(limits):
            raise TypeTooLarge(name=name, limit_mb=round(max(limits) / MEBIBYTE, 1))

    def _choose(self, upload: Upload, type_guid: str | None) -> ContentType:
        chosen = self._types.get(type_guid or "")
        if chosen is not None:
            _must_take(chosen, upload)
            return chosen
        detection = self.detect(upload)
        detected = self._types.get(detection.detected or "")
        # A zip that looks like a course is not made a plain zip without asking.
        if detected is not None and detection.suggested == detection.detected:
            return detected
        if not detection.candidates:
            raise TypeUnknown(name=upload.name)
        if len(detection.candidates) == 1:
            # Nothing is left to choose: what keeps the only type from being it is what has to be said.
            _must_take(self._types[detection.candidates[0]], upload)
        raise TypeRequired(extra={"candidates": list(detection.candidates), "suggested": detection.suggested})


def _breadth(kind: ContentType, upload: Upload) -> tuple[bool, bool, bool, int, int]:
    """How much a type takes: one whose own files are inside takes least, then one that looks inside at all,
    then one that names the ending."""
    return (
        not set(kind.telltales) & set(upload.entries),
        kind.recognises is None,
        extension_of(upload.name) not in kind.formats,
        len(kind.media_types),
        len(kind.formats),
    )


def _must_take(chosen: ContentType, upload: Upload) -> None:
    if not chosen.fits(upload):
        raise TypeMisfit(
            name=upload.name, allowed=", ".join(extension.upper() for extension in chosen.formats)
        )
    if not chosen.detect(upload):
        raise PackageMisfit(text=chosen.misfit, name=upload.name)


async def upload_of(files: FileStore, tenant: Tenant, file: FileRecord) -> Upload:
    """What detection may know of a stored file. Raises Unprocessable when an archive is broken or harmful."""
    entries: tuple[str, ...] = ()
    if file.media_type == WITH_NAMES_INSIDE:
        entries = await to_thread(_names_inside, files, tenant, file.path)
    return Upload(name=file.name, media_type=file.media_type, size=file.size, entries=entries)


def _names_inside(files: FileStore, tenant: Tenant, path: str) -> tuple[str, ...]:
    with files.open_seekable(tenant, path) as opened:
        return tuple(entry.name for entry in open_archive(opened).entries)


def title_of(file_name: str) -> str:
    """A file's name as a content's name: without ending, with spaces, within the lengths of a name."""
    stem = file_name.rpartition(".")[0] or file_name
    words = " ".join(stem.replace("_", " ").replace("-", " ").split())
    return words[:1].upper() + words[1:250] if len(words) >= 3 else file_name[:250]


def is_title_of(name: str, file_name: str) -> bool:
    """Whether a content's name was only made of its file's, here or in a browser, and by no person."""
    return _letters(name) in {_letters(file_name), _letters(file_name.rpartition(".")[0])}


def _letters(name: str) -> str:
    return "".join(letter for letter in name.casefold() if letter.isalnum())


def name_of_title(title: str) -> str:
    """What a file calls itself as a content's name; empty when it would be none."""
    shortest, longest = NAME
    words = " ".join("".join(letter if letter.isprintable() else " " for letter in title).split())
    return words[:longest].rstrip() if len(words) >= shortest else ""


def custom_tag_guid(tenant: Tenant, tag: CustomTag) -> UUID:
    """The same guid on every node and in every run, so that two that begin at once agree."""
    return uuid5(tenant.guid, f"custom-tag:{tag.type}:{tag.name}")
