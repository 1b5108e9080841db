"""The assets of builds: kept for a while after the next one, so that a page opened before an update goes on.

A page asks for the parts of the build that it was opened with. An update replaces the files; what was
replaced is in the object store, where every server finds it, also one of the older or the newer build.
"""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from pathlib import Path

import msgspec
import obstore
from msgspec import Struct
from obstore.store import ObjectStore

from estante.config import Platform
from estante.errors import NotFound
from estante.files.paths import is_plain
from estante.files.store import store_of, translate_store_errors
from estante.plugins.discovery import Plugin
from estante.plugins.registry import PluginRegistry

TTL_REPLACED = timedelta(days=14)
MAX_REPLACED = 10
ENTRY = "remoteEntry.js"
# Of a file's twins only the smallest is kept; a browser without Brotli gets the file itself.
LEFT_OUT = (".gz", ".zst")
FOLDER = "ui"
BUILDS = f"{FOLDER}/builds"


def entry_of(plugin: Plugin) -> str | None:
    """The address of a plugin's built UI half; its hash changes with the build, so it can be kept forever."""
    web = plugin.discovered.web
    if web is None:
        return None
    if not (web / ENTRY).is_file():
        return None
    return f"/ui/plugins/{plugin.id}/{bundle_hash(web / ENTRY)}/{ENTRY}"


def bundle_hash(entry: Path) -> str:
    """A short hash of a bundle's entry file."""
    stat = entry.stat()
    return _hash(entry, stat.st_mtime_ns, stat.st_size)


@lru_cache(256)
def _hash(entry: Path, _changed_ns: int, _size: int) -> str:
    return hashlib.sha256(entry.read_bytes()).hexdigest()[:16]


def assets_of(platform: Platform, registry: PluginRegistry) -> Mapping[str, Path]:
    """What this installation serves for good, by its address below `/ui/`."""
    folders = [("shell/assets", platform.shell_dir / "assets")]
    for plugin in registry:
        entry = entry_of(plugin)
        if entry and plugin.discovered.web:
            folders.append((entry.removeprefix("/ui/").rpartition("/")[0], plugin.discovered.web))
    return {f"{base}/{name}": path for base, folder in folders for name, path in _files(folder)}


def _files(folder: Path) -> Iterator[tuple[str, Path]]:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.suffix not in LEFT_OUT:
            yield path.relative_to(folder).as_posix(), path


class Build(Struct, frozen=True):
    """One build: the addresses of its files, and since when another one is served."""

    files: Sequence[str]
    replaced_at: datetime | None = None


class BuildArchive:
    """Every method raises Unavailable when the store is away."""

    def __init__(self, store: ObjectStore) -> None:
        self._store = store

    @classmethod
    def open(cls, platform: Platform) -> "BuildArchive":
        """The archive in the platform's object store."""
        return cls(store_of(platform))

    async def find(self, address: str) -> bytes | None:
        """A file of any build that is kept, by its address below `/ui/`."""
        if not is_plain(address):
            return None
        try:
            return await self._read(f"{FOLDER}/{address}")
        except NotFound:
            return None

    async def keep(self, assets: Mapping[str, Path], now: datetime | None = None) -> None:
        """Keep the build that is served now, and drop those that were replaced `TTL_REPLACED` ago."""
        now = now or datetime.now(UTC)
        current = hashlib.sha256("\n".join(sorted(assets)).encode()).hexdigest()[:16]
        builds = await self._builds()
        stored = {address for build in builds.values() for address in build.files}
        for address in assets.keys() - stored:
            await self._write(f"{FOLDER}/{address}", assets[address].read_bytes())
        for name, build in builds.items():
            if name != current and build.replaced_at is None:
                builds[name] = Build(build.files, now)
                await self._note(name, builds[name])
        if current not in builds or builds[current].replaced_at is not None:
            builds[current] = Build(sorted(assets))
            await self._note(current, builds[current])
        await self._drop(_outdated(builds, now), builds)

    async def _drop(self, names: Sequence[str], builds: Mapping[str, Build]) -> None:
        staying = {address for name, build in builds.items() if name not in names for address in build.files}
        for name in names:
            gone = [f"{FOLDER}/{address}" for address in builds[name].files if address not in staying]
            with translate_store_errors():
                await obstore.delete_async(self._store, [*gone, f"{BUILDS}/{name}.json"])

    async def _builds(self) -> dict[str, Build]:
        with translate_store_errors():
            pages = [page async for page in obstore.list(self._store, BUILDS)]
        paths = [meta["path"] for page in pages for meta in page]
        return {Path(path).stem: msgspec.json.decode(await self._read(path), type=Build) for path in paths}

    async def _note(self, name: str, build: Build) -> None:
        await self._write(f"{BUILDS}/{name}.json", msgspec.json.encode(build))

    async def _read(self, key: str) -> bytes:
        with translate_store_errors():
            stored = await obstore.get_async(self._store, key)
            return bytes(await stored.bytes_async())

    async def _write(self, key: str, content: bytes) -> None:
        with translate_store_errors():
            await obstore.put_async(self._store, key, content)


def _outdated(builds: Mapping[str, Build], now: datetime) -> list[str]:
    replaced = [(build.replaced_at, name) for name, build in builds.items() if build.replaced_at]
    newest_first = sorted(replaced, reverse=True)
    return [
        name
        for at, (when, name) in enumerate(newest_first)
        if at >= MAX_REPLACED or when < now - TTL_REPLACED
    ]
