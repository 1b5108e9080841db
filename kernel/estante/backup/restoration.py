"""Restoring a backup into an empty place; what stands in the way is moved aside when that was asked."""

import shutil
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from estante.backup import archives, database
from estante.backup.archives import BackupRefused, Manifest
from estante.config import Platform
from estante.files.store import LOCAL_FOLDER
from estante.privacy.lists import NAME as ERASED
from estante.privacy.lists import Erased, read_erased, read_list
from estante.services.embedded import Services
from estante.services.postgres import DATABASE, SUPERUSER, Postgres


def restore_backup(settings: Platform, services: Services, place: Path, *, replace: bool) -> Manifest:
    """Bring back the database, the files, the tenants' folder and the secret.

    Args:
        settings: the settings as they were read, before anything was started.
        services: the services of this data folder, started by the caller: nobody else works here.
        replace: move aside what is there instead of refusing.

    Raises:
        BackupRefused: the backup is not whole, or the place is not empty.
    """
    with archives.unpacked(place, settings.data_dir) as folder:
        manifest = archives.read_manifest(folder)
        dump = folder / archives.DUMP
        if database.sha256_of(dump) != manifest.dump_sha256:
            raise BackupRefused(f"The database in {place} is damaged: its checksum differs.")
        url = _restoring_url(services)
        _make_room(settings, services.postgres, url, replace=replace)
        database.restore(url, dump, by_superuser=services.postgres is not None)
        for name, target in _folders(settings):
            if (folder / name).exists():
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copytree(folder / name, target, dirs_exist_ok=True)
        _restore_secret(settings, (folder / archives.SECRET).read_text())
    if services.postgres is not None:
        # Otherwise the next start would take it for new, and load demo data.
        (services.postgres.home / "seeded").touch()
    return manifest


def erased_since(services: Services, place: Path) -> set[Erased]:
    """Whom the backup may bring back: the list beside it, and that of the database that is moved aside."""
    url = _restoring_url(services)
    return read_list(place.parent / ERASED) | (set() if database.is_empty(url) else read_erased(url))


def _restoring_url(services: Services) -> str:
    if services.postgres is None:
        return services.platform.database_owner_url or services.platform.database_url or ""
    return services.postgres.url(SUPERUSER)


def _folders(settings: Platform) -> Iterator[tuple[str, Path]]:
    if settings.s3 is None:
        yield archives.FILES, settings.data_dir / LOCAL_FOLDER
    yield archives.TENANTS, settings.tenants_dir


def _make_room(settings: Platform, embedded: Postgres | None, url: str, *, replace: bool) -> None:
    is_empty = database.is_empty(url)
    taken = [path for _, path in _folders(settings) if path.exists() and any(path.iterdir())]
    if is_empty and not taken:
        return
    if not replace:
        names = [*([] if is_empty else ["the database"]), *(str(path) for path in taken)]
        raise BackupRefused(
            f"This place is not empty: {', '.join(names)}."
            " Restore elsewhere, or add --replace to move it aside."
        )
    if database.others_at_work(url):
        raise BackupRefused("Estante still works on this database. Stop every server and worker first.")
    if not is_empty and embedded is None:
        raise BackupRefused(
            "The database from outside is not empty, and it is not ours to move aside:"
            " make an empty one and set DATABASE_URL and DATABASE_OWNER_URL."
        )
    stamp = f"{datetime.now(UTC):%Y%m%d_%H%M%S}"
    if embedded is not None and not is_empty:
        database.set_aside(url, stamp)
        embedded.create_database(DATABASE)
    for path in taken:
        path.rename(path.with_name(f"{path.name}.before-{stamp}"))


def _restore_secret(settings: Platform, secret: str) -> None:
    path = settings.data_dir / "secret"
    draft = path.with_name("secret.draft")
    draft.unlink(missing_ok=True)
    draft.touch(mode=0o600)
    draft.write_text(secret)
    draft.rename(path)
