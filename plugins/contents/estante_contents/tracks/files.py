"""The files of tracks: taken from a form or an address, and checked by their bytes."""

from asyncio import to_thread
from io import BytesIO
from urllib.parse import unquote, urlsplit

from estante.api.errors import FieldError, NotFound, TooLarge, Unprocessable, ValidationFailed
from estante.api.files import FileForbidden, FileStore, extension_of, fetch_public, sniff
from estante.api.tenants import Tenant
from litestar.datastructures import UploadFile
from msgspec import Struct

from estante_contents.tracks.cues import decode, is_srt, read_srt, read_vtt
from estante_contents.tracks.values import TrackKind

MEBIBYTE = 1024**2
MAX_TEXT_BYTES = 2 * MEBIBYTE
MAX_SOUND_BYTES = 32 * MEBIBYTE
SOUND = ("mp3", "m4a", "ogg", "wav")
MAX_NAME_LENGTH = 250
VTT, TXT = "text/vtt", "text/plain"


class SentFile(Struct, frozen=True):
    """A file as it came."""

    name: str
    data: bytes


class TrackFile(Struct, frozen=True):
    """A checked file. `cue_count` is None for what has no times."""

    name: str
    extension: str
    media_type: str
    data: bytes
    cue_count: int | None = None


def limit_of(kind: TrackKind) -> int:
    """The most bytes of a track's file."""
    return MAX_SOUND_BYTES if kind == "audiodescription" else MAX_TEXT_BYTES


async def sent_file(file: UploadFile, kind: TrackKind) -> SentFile:
    """What a form brought, up to one byte more than it may be."""
    return SentFile(file.filename or "", await file.read(limit_of(kind) + 1))


async def file_at(store: FileStore, tenant: Tenant, url: str, kind: TrackKind) -> SentFile:
    """The file at an address: one that this tenant's content host signed, or a public one.

    Raises:
        ValidationFailed: 400, the address is not signed, or no longer. TooLarge: 413. Unprocessable: 422, the
        address is private, or does not answer.
    """
    try:
        parts = urlsplit(url)
    except ValueError as error:
        raise ValidationFailed(fields=[FieldError("encoded_url", "url")]) from error
    name = unquote(parts.path).rpartition("/")[2]
    own = f"{store.addresses.base(tenant)}/"
    if url.startswith(own):
        path = unquote(parts.path).lstrip("/")
        return SentFile(name, await _own_file(store, tenant, path, parts.query, kind))
    answer = await fetch_public(url, max_bytes=limit_of(kind))
    if answer.status >= 400:
        raise Unprocessable(text="FETCH_FAILED", url=url[:300])
    return SentFile(name, answer.body)


async def _own_file(store: FileStore, tenant: Tenant, path: str, query: str, kind: TrackKind) -> bytes:
    token = query.partition("token=")[2].partition("&")[0]
    try:
        store.signer.verify(token, "file", tenant.guid, path)
        stat = await store.stat(tenant, path)
    except (FileForbidden, NotFound, ValueError) as error:
        raise ValidationFailed(fields=[FieldError("encoded_url", "url")]) from error
    return await store.read(tenant, path, 0, min(stat.size, limit_of(kind) + 1))


async def check_file(sent: SentFile, kind: TrackKind) -> TrackFile:
    """Judge a file by its bytes; SubRip becomes WebVTT, and text UTF-8.

    Raises:
        TooLarge: 413. InvalidVtt: 422, with the line. Unprocessable: 422, it is empty.
    """
    name = "".join(letter for letter in sent.name if letter.isprintable())[-MAX_NAME_LENGTH:]
    if not sent.data:
        raise Unprocessable(text="EMPTY_FILE", name=name)
    if len(sent.data) > limit_of(kind):
        raise TooLarge(text="FILE_TOO_LARGE", limit_mb=limit_of(kind) // MEBIBYTE)
    if kind == "audiodescription":
        format = await to_thread(sniff, BytesIO(sent.data), name)
        if format.name in SOUND:
            return TrackFile(name, format.extensions[0], format.media_type, sent.data)
    if len(sent.data) > MAX_TEXT_BYTES:
        raise TooLarge(text="FILE_TOO_LARGE", limit_mb=MAX_TEXT_BYTES // MEBIBYTE)
    return await to_thread(_read_text, name, sent.data, kind)


def _read_text(name: str, data: bytes, kind: TrackKind) -> TrackFile:
    text = decode(data)
    if kind == "transcript" and extension_of(name) == "txt":
        if not text.strip():
            raise Unprocessable(text="EMPTY_FILE", name=name)
        return TrackFile(name, "txt", TXT, text.encode())
    is_subrip = is_srt(text) or (extension_of(name) == "srt" and not text.startswith("WEBVTT"))
    timed = read_srt(text) if is_subrip else read_vtt(text)
    shown = f"{name.rpartition('.')[0] or name}.vtt"
    return TrackFile(shown, "vtt", VTT, timed.text.encode(), timed.cue_count)
