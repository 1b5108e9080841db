"""The embedded services of one data folder: started by one process at a time, found by all others."""

import fcntl
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import msgspec

from estante.config import Addresses, Platform, SettingsInvalid
from estante.services.postgres import APP, OWNER, Postgres
from estante.services.valkey import Valkey


class AlreadyRunning(Exception):
    """Another process keeps the services of this data folder."""


class Services:
    """PostgreSQL and Valkey, each only where the settings name none from outside.

    Args:
        platform: the settings as they were read.
        settings: more PostgreSQL settings, such as `{"fsync": "off"}` for tests.
    """

    def __init__(self, platform: Platform, settings: Mapping[str, str] | None = None) -> None:
        self.platform = platform
        self.settings = settings
        self.run_dir = platform.data_dir / "run"
        self.postgres: Postgres | None = None
        self.valkey: Valkey | None = None
        self._lock: int | None = None

    @property
    def parts(self) -> list[Postgres | Valkey]:
        """Those that are embedded, in the order in which they start."""
        return [part for part in (self.postgres, self.valkey) if part is not None]

    def start(self) -> Platform:
        """Start what is embedded and answer the settings with its addresses in them.

        Raises:
            AlreadyRunning: another process has this data folder.
            ServiceFailed: one of them did not start; those before it were stopped again.
        """
        data_dir, logs = self.platform.data_dir, self.platform.data_dir / "logs"
        self.run_dir.mkdir(parents=True, exist_ok=True)
        logs.mkdir(exist_ok=True)
        self._lock = _take(self.run_dir / "lock")
        (self.run_dir / "addresses.json").unlink(missing_ok=True)
        try:
            if self.platform.database_url is None:
                log = logs / "postgres.log"
                self.postgres = Postgres(data_dir / "postgres", self.run_dir, log, self.settings)
            if self.platform.redis_url is None:
                self.valkey = Valkey(data_dir / "valkey", self.run_dir, logs / "valkey.log")
            for part in self.parts:
                part.start()
        except BaseException:
            self.stop()
            raise
        addresses = self._addresses()
        _write_privately(self.run_dir / "addresses.json", msgspec.json.encode(addresses))
        return self.platform.at(addresses)

    def stop(self) -> None:
        """Stop them in the reverse order and let the folder go."""
        for part in reversed(self.parts):
            part.stop()
        if self._lock is not None:
            (self.run_dir / "addresses.json").unlink(missing_ok=True)
            os.close(self._lock)
            self._lock = None

    def _addresses(self) -> Addresses:
        addresses = self.platform
        app_url = self.postgres.url(APP) if self.postgres else addresses.database_url or ""
        owner_url = self.postgres.url(OWNER) if self.postgres else addresses.database_owner_url or app_url
        redis_url = self.valkey.url if self.valkey else addresses.redis_url or ""
        return Addresses(app_url, owner_url, redis_url)


@contextmanager
def connected(platform: Platform) -> Iterator[Platform]:
    """The settings with addresses: external, of a running `estante up`, or of services for this while.

    Raises:
        SettingsInvalid: `estante up` is on its way and has no addresses yet.
    """
    if platform.database_url and platform.redis_url:
        yield platform
        return
    services = Services(platform)
    try:
        started = services.start()
    except AlreadyRunning:
        yield platform.at(_addresses_of_running(services.run_dir))
        return
    try:
        yield started
    finally:
        services.stop()


def running_addresses(platform: Platform) -> Addresses | None:
    """Where the services are, if they are there without starting them.

    Raises:
        SettingsInvalid: `estante up` is on its way and has no addresses yet.
    """
    if platform.database_url and platform.redis_url:
        return platform.addresses
    run_dir = Services(platform).run_dir
    return _addresses_of_running(run_dir) if (run_dir / "addresses.json").exists() else None


def _addresses_of_running(run_dir: Path) -> Addresses:
    try:
        return msgspec.json.decode((run_dir / "addresses.json").read_bytes(), type=Addresses)
    except FileNotFoundError:
        raise SettingsInvalid(
            "`estante up` is just starting. Try again when it has printed its addresses."
        ) from None


def _take(path: Path) -> int:
    """Hold the lock file until this process ends, however it ends; children do not inherit it."""
    handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        holder = os.read(handle, 20).decode()
        os.close(handle)
        raise AlreadyRunning(f"Estante already runs on {path.parent.parent} (process {holder}).") from None
    os.truncate(handle, 0)
    os.write(handle, str(os.getpid()).encode())
    return handle


def _write_privately(path: Path, content: bytes) -> None:
    draft = path.with_suffix(".draft")
    draft.unlink(missing_ok=True)
    draft.touch(mode=0o600)
    draft.write_bytes(content)
    draft.rename(path)
