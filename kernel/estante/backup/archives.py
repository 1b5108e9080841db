"""What a backup lies in: one tar file, or a folder. Both are whole or not there."""

import shutil
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

import msgspec

FORMAT = 1
MANIFEST, DUMP, SECRET = "backup.json", "database.dump", "secret"
FILES, TENANTS = "files", "tenants"
TAR = ".tar"


class BackupRefused(Exception):
    """A backup cannot be made or restored here; the message says why, and what to do."""


class Manifest(msgspec.Struct, frozen=True):
    """What a backup says of itself. It is written last, so that a backup without one is half a backup.

    Attributes:
        bucket: where the files are when they are not in the backup.
        missing: files that the database names and the store did not have.
    """

    estante: str
    made_at: str
    dump_sha256: str
    files: int
    bytes: int
    bucket: str | None = None
    missing: tuple[str, ...] = ()
    format: int = FORMAT


class Target(Protocol):
    """A backup that is being written."""

    def add(self, name: str, source: Path) -> None:
        """Copy a file. Raises FileNotFoundError when it was deleted meanwhile."""
        ...


class _FolderTarget:
    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def add(self, name: str, source: Path) -> None:
        path = self._folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(source, path)


class _TarTarget:
    def __init__(self, tar: tarfile.TarFile) -> None:
        self._tar = tar

    def add(self, name: str, source: Path) -> None:
        # Opened first: a file that is deleted while it is copied is copied whole.
        with source.open("rb") as content:
            self._tar.addfile(self._tar.gettarinfo(arcname=name, fileobj=content), content)


@contextmanager
def writing(place: Path) -> Iterator[Target]:
    """Write a backup beside its place, and move it there when it is whole.

    Raises:
        BackupRefused: something is there already.
    """
    if place.exists() and not (place.is_dir() and not any(place.iterdir())):
        raise BackupRefused(f"{place} is there already. Choose another name, or remove it.")
    draft = place.with_name(f"{place.name}.draft")
    _remove(draft)
    place.parent.mkdir(parents=True, exist_ok=True)
    try:
        if place.suffix == TAR:
            draft.touch(mode=0o600)
            with tarfile.open(draft, "w") as tar:
                yield _TarTarget(tar)
        else:
            draft.mkdir(mode=0o700)
            yield _FolderTarget(draft)
        draft.rename(place)
    except BaseException:
        _remove(draft)
        raise


@contextmanager
def unpacked(place: Path, beside: Path) -> Iterator[Path]:
    """The backup as a folder; a tar file is unpacked for this while, on the disk of `beside`.

    Raises:
        BackupRefused: there is none, or it is not whole.
    """
    if place.is_dir():
        yield place
        return
    folder = beside / "restore.draft"
    _remove(folder)
    folder.mkdir(mode=0o700, parents=True)
    try:
        with tarfile.open(place) as tar:
            tar.extractall(folder, filter="data")
        yield folder
    except (tarfile.TarError, FileNotFoundError, IsADirectoryError) as error:
        raise BackupRefused(f"{place} is no backup ({error}).") from error
    finally:
        _remove(folder)


def read_manifest(folder: Path) -> Manifest:
    """What an unpacked backup says of itself.

    Raises:
        BackupRefused: it says nothing, so that it is no backup or half of one.
    """
    try:
        manifest = msgspec.json.decode((folder / MANIFEST).read_bytes(), type=Manifest)
    except (FileNotFoundError, msgspec.DecodeError) as error:
        raise BackupRefused(f"There is no whole backup: {MANIFEST} is missing or damaged.") from error
    if manifest.format != FORMAT:
        raise BackupRefused(f"This backup was made by Estante {manifest.estante}: use that version or newer.")
    return manifest


def _remove(path: Path) -> None:
    if path.is_dir():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)
