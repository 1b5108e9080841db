"""Versions: an ETag on what is read, `If-Match` on what is written (KER-016; RFC 9110 §13.1.1)."""

from typing import Any

from litestar import Request

from estante.errors import StaleVersion


def etag(version: int | str) -> str:
    """A version as an ETag's value."""
    return f'"{version}"'


def must_match(request: Request[Any, Any, Any], version: int | str) -> None:
    """Compare `If-Match`, when the caller sent one, with the current version.

    Raises:
        StaleVersion: 412; the body's `version` and the ETag header give the current one.
    """
    header = request.headers.get("if-match")
    if header is None or header.strip() == "*":
        return
    wanted = {part.strip().removeprefix("W/").strip('"') for part in header.split(",")}
    if str(version) not in wanted:
        raise StaleVersion(extra={"version": version}, headers={"ETag": etag(version)})
