"""The tus 1.0.0 protocol (tus.io): core, creation, expiration, termination and checksum."""

import binascii
import hashlib
from base64 import b64decode
from collections.abc import AsyncIterator, Mapping
from datetime import datetime
from email.utils import format_datetime
from types import MappingProxyType

import msgspec
from uuid_utils.compat import uuid7

from estante.database.engine import Database
from estante.errors import ApiError, ClientGone, FieldError, TooLarge, UnsupportedType, ValidationFailed
from estante.files.models import Upload
from estante.files.store import PIECE, FileStore
from estante.files.uploads import NewUpload, UploadOffset, add_pieces
from estante.files.wire.bodies import AnyRequest, body_of
from estante.tenancy.tenant import Tenant

VERSION = "1.0.0"
EXTENSIONS = "creation,expiration,termination,checksum"
ALGORITHMS = "sha256,sha1"
OFFSET_STREAM = "application/offset+octet-stream"
CREATION_HEADERS = {
    "Tus-Resumable": "The protocol's version: 1.0.0.",
    "Upload-Length": "The file's bytes. With it the body is empty; without it the body is JSON.",
    "Upload-Metadata": "`filename`, `filetype` and `purpose`, each with its value in base64; commas between.",
}
APPENDING_HEADERS = {
    "Tus-Resumable": "The protocol's version: 1.0.0.",
    "Upload-Offset": "How many bytes have come before these.",
    "Upload-Checksum": "`sha256` or `sha1`, and the base64 digest of this body.",
}


class TusVersion(ApiError):
    """412: a version of the protocol that is not 1.0.0."""

    status, code = 412, "TUS_VERSION"
    headers = MappingProxyType({"Tus-Version": VERSION})


class ChecksumMismatch(ApiError):
    """460: the bytes that came are not those that were sent; the offset has not moved."""

    status, code = 460, "CHECKSUM_MISMATCH"


def refuse_other_version(headers: Mapping[str, str]) -> None:
    """Raise TusVersion unless the client speaks 1.0.0; one that says nothing does."""
    if headers.get("Tus-Resumable", VERSION) != VERSION:
        raise TusVersion


def answer_headers(upload: Upload) -> dict[str, str]:
    """Where an upload stands."""
    return {
        "Tus-Resumable": VERSION,
        "Upload-Offset": str(upload.position),
        "Upload-Length": str(upload.size),
        "Upload-Expires": _http_date(upload.expires_at),
        "Cache-Control": "no-store",
    }


def upload_of_headers(headers: Mapping[str, str]) -> NewUpload:
    """Read `Upload-Length` and `Upload-Metadata` (filename, filetype, purpose).

    Raises:
        ValidationFailed: a length that is missing or no number, or metadata that is not base64.
    """
    metadata = _metadata(headers.get("Upload-Metadata", ""))
    sent = {
        "name": metadata.get("filename") or metadata.get("name") or "file",
        "mime_type": metadata.get("filetype", ""),
        "purpose": metadata.get("purpose", "content"),
        "size": number(headers, "Upload-Length"),
    }
    try:
        return msgspec.convert(sent, NewUpload)
    except msgspec.ValidationError as error:
        raise ValidationFailed(fields=[FieldError("Upload-Metadata", "invalid")]) from error


def number(headers: Mapping[str, str], name: str) -> int:
    """A header that is a whole number."""
    value = headers.get(name, "")
    if not (value.isascii() and value.isdecimal() and len(value) < 16):
        raise ValidationFailed(fields=[FieldError(name, "integer")])
    return int(value)


def _metadata(header: str) -> dict[str, str]:
    metadata = {}
    for pair in filter(None, (part.strip() for part in header.split(","))):
        key, _, value = pair.partition(" ")
        try:
            metadata[key] = b64decode(value, validate=True).decode("utf-8")
        except (binascii.Error, UnicodeDecodeError) as error:
            raise ValidationFailed(fields=[FieldError("Upload-Metadata", "invalid")]) from error
    return metadata


class Appending:
    """One PATCH: reads the body in pieces of 8 MiB and lists each as soon as it is stored.

    With a checksum nothing is listed before all of the body has come and agrees with it.
    """

    def __init__(self, database: Database, files: FileStore, tenant: Tenant, upload: Upload) -> None:
        self._database, self._files, self._tenant, self._upload = database, files, tenant, upload
        self._position = upload.position
        self._unlisted: list[tuple[str, int]] = []

    async def append(self, request: AnyRequest) -> int:
        """Answer the new offset.

        Raises:
            UnsupportedType, UploadOffset, TooLarge: refused before a byte is read. ChecksumMismatch (460).
        """
        self._refuse(request.headers)
        checksum = _Checksum(request.headers.get("Upload-Checksum", ""))
        try:
            async for piece in self._pieces(request):
                checksum.update(piece)
                await self._keep(piece)
                if not checksum.expected:
                    await self._list()
            checksum.verify()
            await self._list()
        except BaseException:
            await self._files.delete(self._tenant, *[path for path, _ in self._unlisted])
            raise
        return self._position

    def _refuse(self, headers: Mapping[str, str]) -> None:
        if headers.get("Content-Type", "").partition(";")[0].strip() != OFFSET_STREAM:
            raise UnsupportedType(text="TUS_CONTENT_TYPE")
        if number(headers, "Upload-Offset") != self._position:
            raise UploadOffset(extra={"offset": self._position})
        length = headers.get("Content-Length", "0")
        if length.isdecimal() and self._position + int(length) > self._upload.size:
            raise TooLarge(text="UPLOAD_LONGER_THAN_SAID")

    async def _pieces(self, request: AnyRequest) -> AsyncIterator[bytes]:
        buffer, size, left = [], 0, self._upload.size - self._position
        try:
            async for data in body_of(request):
                buffer.append(data)
                size += len(data)
                left -= len(data)
                if left < 0:
                    raise TooLarge(text="UPLOAD_LONGER_THAN_SAID")
                if size >= PIECE:
                    yield b"".join(buffer)
                    buffer, size = [], 0
        except ClientGone:
            # What had arrived is kept: the next attempt goes on from there.
            if buffer and not request.headers.get("Upload-Checksum"):
                yield b"".join(buffer)
            raise
        if buffer:
            yield b"".join(buffer)

    async def _keep(self, piece: bytes) -> None:
        path = f"uploads/{self._upload.guid.hex}/{uuid7().hex}"
        await self._files.put(self._tenant, path, piece)
        self._unlisted.append((path, len(piece)))

    async def _list(self) -> None:
        if not self._unlisted:
            return
        async with self._database.transaction(self._tenant) as session:
            moved = await add_pieces(session, self._upload.guid, self._position, self._unlisted)
        if moved is None:
            raise UploadOffset(extra={"offset": self._position})
        self._position, self._unlisted = moved, []


class _Checksum:
    """The optional `Upload-Checksum: <algorithm> <base64>` of one PATCH."""

    def __init__(self, header: str) -> None:
        name, _, value = header.partition(" ")
        self.expected = b""
        if not header:
            return
        if name not in ALGORITHMS.split(","):
            raise ValidationFailed(fields=[FieldError("Upload-Checksum", "invalid")])
        # SHA-1 is what the protocol asks every server for; it guards against noise, not malice.
        self._digest = hashlib.new(name, usedforsecurity=False)
        try:
            self.expected = b64decode(value, validate=True)
        except binascii.Error as error:
            raise ValidationFailed(fields=[FieldError("Upload-Checksum", "invalid")]) from error

    def update(self, data: bytes) -> None:
        if self.expected:
            self._digest.update(data)

    def verify(self) -> None:
        if self.expected and self._digest.digest() != self.expected:
            raise ChecksumMismatch


def _http_date(moment: datetime) -> str:
    return format_datetime(moment, usegmt=True)
