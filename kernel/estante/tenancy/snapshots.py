"""What a platform remembers of its tenants' folders: whose a guid and a host are, and each last good file.

It lies below the data folder, so that a restart decides as the running server did: neither the order of the
folders nor a mistake that was saved meanwhile changes who is served.
"""

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import structlog
from msgspec import Struct

NAME = "tenants"
log = structlog.get_logger("estante.tenancy")


class Owners(Struct, kw_only=True):
    """The folder of each guid and host; and what a folder copied from an owner who was there."""

    guids: dict[str, str] = {}
    hosts: dict[str, str] = {}
    copies: dict[str, list[str]] = {}

    def guid_of(self, folder: str) -> str | None:
        """The guid that a folder's rows have."""
        return next((guid for guid, owner in self.guids.items() if owner == folder), None)


class TenantSnapshots:
    """Keeps the `Owners` and the last good files. Without a folder it lasts as long as the process.

    Args:
        folder: where; several processes may use it at once.
        read_only: remember nothing new, for commands that only look.
    """

    def __init__(self, folder: Path | None = None, *, read_only: bool = False) -> None:
        self._folder = folder
        self._read_only = read_only
        self._owners = Owners()
        self._good: dict[str, bytes] = {}

    @contextmanager
    def open(self) -> Iterator[Owners]:
        """What is known now; changes are kept when the block ends, and no other process decides meanwhile."""
        with self._locked():
            self._owners = self._load()
            before = msgspec.json.encode(self._owners)
            yield self._owners
            after = msgspec.json.encode(self._owners)
            if after != before:
                self._write("owners.json", after)

    def last_good(self, key: str) -> bytes | None:
        """A tenant's file as it was when it was last served."""
        if key not in self._good and self._folder is not None:
            try:
                return (self._folder / f"{key}.toml").read_bytes()
            except OSError:
                return None
        return self._good.get(key)

    def keep(self, key: str, content: bytes) -> None:
        """Keep a file that is served from now on."""
        if self.last_good(key) != content:
            self._good[key] = content
            self._write(f"{key}.toml", content)

    def forget(self, key: str) -> None:
        """Let a tenant's file go; whose its guid and hosts are stays known."""
        self._good.pop(key, None)
        if self._folder is not None and not self._read_only:
            (self._folder / f"{key}.toml").unlink(missing_ok=True)

    def _load(self) -> Owners:
        if self._folder is None:
            return self._owners
        try:
            return msgspec.json.decode((self._folder / "owners.json").read_bytes(), type=Owners)
        except (OSError, msgspec.MsgspecError):
            # Nothing yet; or what cannot be read, of which this process knows what it saw.
            return self._owners

    def _write(self, name: str, content: bytes) -> None:
        if self._folder is None or self._read_only:
            return
        path = self._folder / name
        draft = path.with_name(f"{name}.draft")
        try:
            draft.write_bytes(content)
            draft.rename(path)
        except OSError as error:
            log.warning("tenants_not_remembered", file=str(path), reason=repr(error))

    @contextmanager
    def _locked(self) -> Iterator[None]:
        if self._folder is None or self._read_only:
            yield
            return
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            handle = (self._folder / "lock").open("w")
        except OSError as error:
            log.warning("tenants_not_remembered", file=str(self._folder), reason=repr(error))
            yield
            return
        with handle:
            fcntl.flock(handle, fcntl.LOCK_EX)
            yield
