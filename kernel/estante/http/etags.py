"""Versions: an ETag on what is read, `If-Match` on what is written (KER-016; RFC 9110 §13.1.1).

Every PUT and PATCH asks for `if_match` and checks it against the record that it has locked:

    @put("/schools/{guid:uuid}", action=Schools.update)
    async def change(…, if_match: NamedDependency[IfMatch]) -> Answer[School]: …
"""

from litestar.types import Scope

from estante.http.envelope import Answer, T
from estante.if_match import ANY_VERSION, IfMatch, etag


def provide_if_match(scope: Scope) -> IfMatch:
    """What a request's `If-Match` says."""
    header = next((value for name, value in scope["headers"] if name == b"if-match"), b"*").decode("latin-1")
    if header.strip() == "*":
        return ANY_VERSION
    return IfMatch(frozenset(part.strip().removeprefix("W/").strip('"') for part in header.split(",")))


def versioned(content: T, version: int | str, status_code: int = 200) -> Answer[T]:
    """A record as an answer, with its version as the ETag."""
    return Answer(content, status_code=status_code, headers={"ETag": etag(version)})
