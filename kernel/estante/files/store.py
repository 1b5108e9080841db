"""The file store: one folder a tenant in an object store (a local folder or a bucket), streamed both ways."""

from collections.abc import AsyncIterable, AsyncIterator, Iterator
from contextlib import contextmanager
from datetime import timedelta
from io import BufferedReader, RawIOBase
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import TYPE_CHECKING
from urllib.parse import quote

import obstore
from msgspec import Struct
from obstore.exceptions import BaseError
from obstore.store import LocalStore, ObjectStore, S3Store
from sqlalchemy.ext.asyncio import AsyncSession

from estante.config import InspectionLimits, Platform
from estante.database.engine import AFTER_ROLLBACK
from estante.errors import NotFound, OutOfSpace, Unavailable
from estante.files.paths import ContentAddresses, key_of, package_path, url_path
from estante.files.signatures import DEFAULT_SECONDS, PACKAGE_SECONDS, Signer
from estante.tenancy.tenant import Tenant

if TYPE_CHECKING:
    from obstore import ReadableFile
    from obstore.store import RetryConfig

MEBIBYTE = 1024 * 1024
PIECE = 8 * MEBIBYTE
READ = 256 * 1024
LOCAL_FOLDER = "files"
# Somebody waits for the answer: a bucket that is away is told as such within seconds.
RETRIES: "RetryConfig" = {
    "max_retries": 2,
    "retry_timeout": timedelta(seconds=10),
    "backoff": {"init_backoff": timedelta(milliseconds=100), "max_backoff": timedelta(seconds=1), "base": 2},
}
SILENCE = timedelta(seconds=30)
# A whole video may be read as slowly as it is watched; the bucket's silence is what ends a read.
MAX_READ_TIME = timedelta(hours=12)
NO_BUCKET = "NoSuchBucket"
Source = bytes | AsyncIterable[bytes]


class FileStat(Struct, frozen=True):
    """A stored file: bytes, and a validator that changes with them."""

    size: int
    etag: str


class FileStore:
    """Every call names the tenant, and no path leads out of its folder. Writes are atomic.

    Every method raises NotFound (no such file), OutOfSpace (507) and Unavailable (503: the store is away).
    """

    def __init__(
        self,
        store: ObjectStore,
        signer: Signer,
        addresses: ContentAddresses,
        inspection: InspectionLimits,
    ) -> None:
        self._store = store
        self.signer = signer
        self.addresses = addresses
        self.inspection = inspection

    @classmethod
    def open(cls, platform: Platform) -> "FileStore":
        """The store that the platform's settings name: a bucket, else a folder below `data_dir`."""
        return cls(
            store_of(platform), Signer(platform.secret), ContentAddresses(platform), platform.inspection
        )

    async def put(self, tenant: Tenant, path: str, source: Source) -> None:
        """Store bytes or a stream of them; a stream that breaks leaves nothing."""
        with translate_store_errors():
            await obstore.put_async(
                self._store, key_of(tenant, path), source, chunk_size=PIECE, max_concurrency=2
            )

    async def put_with(self, session: AsyncSession, tenant: Tenant, path: str, source: Source) -> None:
        """Store what a row of this transaction names: it goes again if the transaction is rolled back."""
        session.info.setdefault(AFTER_ROLLBACK, []).append(lambda: self.delete(tenant, path))
        await self.put(tenant, path, source)

    async def stat(self, tenant: Tenant, path: str) -> FileStat:
        with translate_store_errors():
            meta = await obstore.head_async(self._store, key_of(tenant, path))
        return FileStat(meta["size"], (meta["e_tag"] or "").strip('"'))

    async def read(self, tenant: Tenant, path: str, start: int = 0, end: int | None = None) -> bytes:
        """The bytes from `start` up to, not including, `end`; for small ranges."""
        return b"".join([chunk async for chunk in self.stream(tenant, path, start, end)])

    async def stream(
        self, tenant: Tenant, path: str, start: int = 0, end: int | None = None, chunk: int = READ
    ) -> AsyncIterator[bytes]:
        """The same bytes in chunks of about `chunk`, so that memory stays flat."""
        if end is not None and end <= start:
            return
        with translate_store_errors():
            answer = await obstore.get_async(
                self._store,
                key_of(tenant, path),
                options={"range": {"offset": start} if end is None else (start, end)} if start or end else {},
            )
            async for data in answer.stream(min_chunk_size=chunk):
                yield bytes(data)

    def open_seekable(self, tenant: Tenant, path: str) -> BufferedReader:
        """A seekable file of the stored bytes, read in ranges; for code that runs in a thread."""
        with translate_store_errors():
            return BufferedReader(_Seekable(obstore.open_reader(self._store, key_of(tenant, path))), READ)

    async def download(self, tenant: Tenant, path: str, folder: Path, suffix: str = "") -> Path:
        """Copy to a file of its own in `folder`, for programs that want one; the caller removes it."""
        with NamedTemporaryFile(dir=folder, suffix=suffix, delete=False) as target:
            async for data in self.stream(tenant, path, chunk=MEBIBYTE):
                target.write(data)
        return Path(target.name)

    async def copy(self, tenant: Tenant, source: str, target: str) -> None:
        with translate_store_errors():
            await obstore.copy_async(self._store, key_of(tenant, source), key_of(tenant, target))

    async def delete(self, tenant: Tenant, *paths: str) -> None:
        """Delete files; one that is not there is no error."""
        for path in paths:
            try:
                with translate_store_errors():
                    await obstore.delete_async(self._store, key_of(tenant, path))
            except NotFound:
                continue

    async def names(self, tenant: Tenant, folder: str) -> AsyncIterator[str]:
        """The paths of all files below a folder of the tenant."""
        own = f"{tenant.guid}/"
        with translate_store_errors():
            async for page in obstore.list(self._store, key_of(tenant, folder), chunk_size=500):
                for meta in page:
                    yield meta["path"].removeprefix(own)

    async def delete_folder(self, tenant: Tenant, folder: str) -> None:
        await self.delete(tenant, *[path async for path in self.names(tenant, folder)])

    def sign(self, tenant: Tenant, path: str, seconds: int = DEFAULT_SECONDS) -> str:
        """A token for one file."""
        return self.signer.sign("file", tenant.guid, path, seconds)

    def url(self, tenant: Tenant, path: str, seconds: int = DEFAULT_SECONDS) -> str:
        """The signed address of one file on the content host."""
        base = self.addresses.base(tenant)
        return f"{base}/{url_path(path)}?token={self.sign(tenant, path, seconds)}"

    def download_url(self, tenant: Tenant, path: str, name: str, seconds: int = DEFAULT_SECONDS) -> str:
        """The signed address of one file that browsers save under a name, whatever it is."""
        return f"{self.url(tenant, path, seconds)}&download={quote(name, safe='')}"

    def picture_url(self, tenant: Tenant, path: str) -> str:
        """The signed address of a picture that is shown often: the same one for a quarter of an hour."""
        token = self.signer.sign_steadily("file", tenant.guid, path)
        return f"{self.addresses.base(tenant)}/{url_path(path)}?token={token}"

    def package_url(
        self, tenant: Tenant, package: str, path: str = "", seconds: int = PACKAGE_SECONDS
    ) -> str:
        """The signed address of a file of a package; relative links from it stay signed."""
        package_path(package)
        token = self.signer.sign("package", tenant.guid, package, seconds)
        return f"{self.addresses.base(tenant, package)}/{token}/{url_path(path)}"


class _Seekable(RawIOBase):
    """The store's reader as the file object that Python's own libraries expect."""

    def __init__(self, reader: "ReadableFile") -> None:
        self._reader = reader

    def readable(self) -> bool:
        return True

    def seekable(self) -> bool:
        return True

    def seek(self, offset: int, whence: int = 0) -> int:
        return self._reader.seek(offset, whence)

    def tell(self) -> int:
        return self._reader.tell()

    def readinto(self, buffer: bytearray | memoryview) -> int:  # type: ignore[override]
        with translate_store_errors():
            data = memoryview(self._reader.read(len(buffer)))
        buffer[: len(data)] = data
        return len(data)


def store_of(platform: Platform) -> ObjectStore:
    """The object store that the platform's settings name."""
    if platform.s3 is None:
        return LocalStore(platform.data_dir / LOCAL_FOLDER, mkdir=True, automatic_cleanup=True)
    s3 = platform.s3
    options = {
        "endpoint": s3.endpoint,
        "region": s3.region,
        "access_key_id": s3.access_key_id,
        "secret_access_key": s3.secret_access_key,
    }
    settings = {name: value for name, value in options.items() if value}
    return S3Store.from_url(
        f"s3://{s3.bucket}/{s3.prefix}",
        config=settings,  # type: ignore[arg-type]
        client_options={
            "allow_http": (s3.endpoint or "").startswith("http://"),
            "read_timeout": SILENCE,
            "timeout": MAX_READ_TIME,
        },
        retry_config=RETRIES,
    )


@contextmanager
def translate_store_errors() -> Iterator[None]:
    """Turn the store's failures into answers."""
    try:
        yield
    except FileNotFoundError as error:
        raise (Unavailable if NO_BUCKET in str(error) else NotFound) from error
    except (BaseError, PermissionError, FileExistsError, NotADirectoryError) as error:
        # The local store words ENOSPC and EDQUOT in its message only.
        full = any(words in str(error) for words in ("No space left", "quota exceeded", "os error 28"))
        raise (OutOfSpace if full else Unavailable) from error
