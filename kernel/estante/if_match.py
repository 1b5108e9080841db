"""Versions of records: what `If-Match` asks for, and what an ETag says."""

from datetime import datetime

from msgspec import Struct

from estante.errors import StaleVersion

MICROSECONDS = 1_000_000


class IfMatch(Struct, frozen=True):
    """The `If-Match` header of a write: any version when it was not sent, or is `*`."""

    versions: frozenset[str] | None = None

    def check(self, version: int | str) -> None:
        """Compare it with the current version of the record that is about to change.

        Raises:
            StaleVersion: 412; the body's `version` and the ETag header give the current one.
        """
        if self.versions is not None and str(version) not in self.versions:
            raise StaleVersion(extra={"version": version}, headers={"ETag": etag(version)})


ANY_VERSION = IfMatch()


def etag(version: int | str) -> str:
    """A version as an ETag's value."""
    return f'"{version}"'


def version_at(moment: datetime | None) -> int:
    """The version of a record that counts none: when it was changed last, in microseconds; 0 for never."""
    return 0 if moment is None else round(moment.timestamp() * MICROSECONDS)
