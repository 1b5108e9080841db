"""Making a backup while the platform runs.

Files are never changed, only added and deleted. So those that are there are copied first, then the database
is dumped as of one moment, then what came in between is copied: whatever the dump names was there either
before or after, whether or not it was deleted meanwhile. What is missing nevertheless is named.

Beside the backups lies the list of people who were erased: an older one has them still.
"""

import importlib.metadata
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from estante.backup import archives, database
from estante.backup.archives import Manifest, Target
from estante.config import Platform
from estante.files.store import LOCAL_FOLDER
from estante.privacy.lists import NAME as ERASED
from estante.privacy.lists import add_to_list, read_erased

NOTE = "backup.json"
MAX_NAMED = 20


class LastBackup(msgspec.Struct, frozen=True):
    """Where the last backup went, and when; `estante doctor --production` looks at it."""

    made_at: datetime
    place: str


def make_backup(platform: Platform, owner_url: str, place: Path) -> Manifest:
    """Back up everything but the settings into a `.tar` file or a folder that is not there yet.

    Args:
        platform: the settings as they were read, before anything was started.
        owner_url: where the database is now.

    Raises:
        BackupRefused: the database cannot be dumped, or the place is taken.
    """
    url = database.backup_url(platform, owner_url)
    files = None if platform.s3 else platform.data_dir / LOCAL_FOLDER
    made_at = datetime.now(UTC)
    with archives.writing(place) as target, tempfile.TemporaryDirectory(dir=platform.data_dir) as drafts:
        copied = _Copied(target, archives.FILES, files)
        copied.copy_new()
        dumped = Path(drafts) / archives.DUMP
        with database.snapshot(url) as (moment, keys):
            digest = database.dump(url, moment, dumped)
        copied.copy_new()
        target.add(archives.DUMP, dumped)
        _Copied(target, archives.TENANTS, platform.tenants_dir).copy_new()
        _add_text(target, Path(drafts), archives.SECRET, platform.secret.encode())
        manifest = Manifest(
            importlib.metadata.version("estante"),
            made_at.isoformat(timespec="seconds"),
            digest,
            len(copied.sizes),
            sum(copied.sizes.values()),
            platform.s3.bucket if platform.s3 else None,
            () if platform.s3 else tuple(_missing(keys, copied.sizes)),
        )
        _add_text(target, Path(drafts), archives.MANIFEST, msgspec.json.encode(manifest))
    add_to_list(place.parent / ERASED, read_erased(url))
    (platform.data_dir / NOTE).write_bytes(msgspec.json.encode(LastBackup(made_at, str(place))))
    return manifest


def last_backup(platform: Platform) -> LastBackup | None:
    """The last backup that was made of this data folder."""
    try:
        return msgspec.json.decode((platform.data_dir / NOTE).read_bytes(), type=LastBackup)
    except (FileNotFoundError, msgspec.DecodeError):
        return None


class _Copied:
    """A folder's copy in the backup, made in several goes; `sizes` by path."""

    def __init__(self, target: Target, name: str, folder: Path | None) -> None:
        self._target, self._name, self._folder = target, name, folder
        self._seen: dict[str, tuple[int, int]] = {}
        self.sizes: dict[str, int] = {}

    def copy_new(self) -> None:
        """Copy what was not there, or was another file, the last time."""
        if self._folder is None:
            return
        for path in _files_below(self._folder):
            name = path.relative_to(self._folder).as_posix()
            try:
                stat = path.stat()
                if self._seen.get(name) == (stat.st_mtime_ns, stat.st_size):
                    continue
                self._target.add(f"{self._name}/{name}", path)
            except FileNotFoundError:
                continue
            self._seen[name] = (stat.st_mtime_ns, stat.st_size)
            self.sizes[name] = stat.st_size


def _files_below(folder: Path) -> Iterator[Path]:
    return (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def _missing(keys: Iterable[str], copied: Mapping[str, int]) -> list[str]:
    return sorted(key for key in keys if key not in copied)[:MAX_NAMED]


def _add_text(target: Target, drafts: Path, name: str, content: bytes) -> None:
    draft = drafts / name
    draft.touch(mode=0o600)
    draft.write_bytes(content)
    target.add(name, draft)
