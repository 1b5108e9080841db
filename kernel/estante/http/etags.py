"""Versions: an ETag on what is read, `If-Match` on what is written (KER-016; RFC 9110 §13.1.1).

Every PUT and PATCH asks for `if_match` and checks it against the record that it has locked:

    @put("/schools/{guid:uuid}", action=Schools.update)
    async def change(…, if_match: NamedDependency[IfMatch]) -> Answer[School]: …
"""

from datetime import datetime

from litestar.types import Scope
from msgspec import Struct

from estante.errors import StaleVersion
from estante.http.envelope import Answer, T

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


def provide_if_match(scope: Scope) -> IfMatch:
    """What a request's `If-Match` says."""
    header = next((value for name, value in scope["headers"] if name == b"if-match"), b"*").decode("latin-1")
    if header.strip() == "*":
        return ANY_VERSION
    return IfMatch(frozenset(part.strip().removeprefix("W/").strip('"') for part in header.split(",")))


def etag(version: int | str) -> str:
    """A version as an ETag's value."""
    return f'"{version}"'


def version_at(moment: datetime | None) -> int:
    """The version of a record that counts none: when it was changed last, in microseconds; 0 for never."""
    return 0 if moment is None else round(moment.timestamp() * MICROSECONDS)


def versioned(content: T, version: int | str, status_code: int = 200) -> Answer[T]:
    """A record as an answer, with its version as the ETag."""
    return Answer(content, status_code=status_code, headers={"ETag": etag(version)})
