"""Taking a file in: counted, hashed and stored as it comes, then judged by its bytes; refused, it is gone."""

import asyncio
import hashlib
from asyncio import to_thread
from collections.abc import AsyncIterable, AsyncIterator
from uuid import UUID

from msgspec import Struct
from uuid_utils.compat import uuid7

from estante.errors import Unprocessable
from estante.files.detection import sniff
from estante.files.formats import Format, extension_of
from estante.files.images import RASTER, dimensions, refuse_active_svg
from estante.files.paths import UNSAFE
from estante.files.purposes import UploadPurpose
from estante.files.store import FileStore
from estante.tenancy.tenant import Tenant

MAX_NAME_LENGTH = 200
ORIGINALS = "originals"
VALIDATION_TIMEOUT = 60.0


class Received(Struct, frozen=True):
    """A file in the store that passed every check."""

    path: str
    name: str
    format: Format
    size: int
    sha256: str


async def receive(
    files: FileStore,
    tenant: Tenant,
    source: AsyncIterable[bytes],
    name: str,
    purpose: UploadPurpose,
    *,
    guid: UUID | None = None,
) -> Received:
    """Store a stream of bytes and judge it.

    Args:
        guid: names the file in the store, so that one that is taken in again after a kill lies where it lay.

    Raises:
        TooLarge: over the purpose's limit. UnsupportedType: a program, an unknown or not allowed format, or a
            name that says something else. Unprocessable: empty, broken, or harmful when opened.
    """
    name = clean_name(name)
    path = f"{ORIGINALS}/{(guid or uuid7()).hex}.{_safe_extension(name)}"
    tally = _Tally(tenant, purpose)
    await files.put(tenant, path, tally.through(source))
    try:
        format = await asyncio.wait_for(
            to_thread(_validate, files, tenant, path, name, purpose), VALIDATION_TIMEOUT
        )
    except TimeoutError:
        await files.delete(tenant, path)
        raise Unprocessable(text="FILE_TOO_SLOW", name=name) from None
    except BaseException:
        await files.delete(tenant, path)
        raise
    return Received(path, name, format, tally.size, tally.digest.hexdigest())


class _Tally:
    """Counts and hashes what passes through, and stops it at the limit."""

    def __init__(self, tenant: Tenant, purpose: UploadPurpose) -> None:
        self.size = 0
        self.digest = hashlib.sha256()
        self._tenant, self._purpose = tenant, purpose

    async def through(self, source: AsyncIterable[bytes]) -> AsyncIterator[bytes]:
        async for data in source:
            self.size += len(data)
            self._purpose.refuse_size(self._tenant, self.size)
            self.digest.update(data)
            if data:
                yield data


def _validate(files: FileStore, tenant: Tenant, path: str, name: str, purpose: UploadPurpose) -> Format:
    with files.open_seekable(tenant, path) as file:
        format = sniff(file, name)
        purpose.refuse_format(format, name)
        if format.name in RASTER:
            dimensions(file, format.name, name)
        elif format.name == "svg":
            refuse_active_svg(file, name)
    return format


def clean_name(name: str) -> str:
    """The last part of a file name, without what no file system or header takes."""
    last = name.replace("\\", "/").rpartition("/")[2]
    clean = UNSAFE.sub("", last).strip(" .")
    if len(clean) > MAX_NAME_LENGTH:
        stem, dot, extension = clean.rpartition(".")
        clean = f"{stem[: MAX_NAME_LENGTH - 20]}{dot}{extension[:19]}"
    return clean or "file"


def _safe_extension(name: str) -> str:
    extension = extension_of(name)
    return extension if extension.isascii() and extension.isalnum() and len(extension) <= 10 else "bin"
