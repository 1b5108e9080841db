"""Whether the LMS may frame our pages: the tenant's `embedded_by`, and the browser says that it does."""

from collections.abc import Mapping
from urllib.parse import urlsplit

from estante.api.tenants import Tenant

ANYWHERE = "*."


def is_framed(headers: Mapping[str, str]) -> bool:
    """Whether the answer is going to be a frame's (W3C Fetch Metadata)."""
    return headers.get("sec-fetch-dest", "") in {"iframe", "frame", "embed", "object"}


def may_frame(tenant: Tenant, origin: str) -> bool:
    """Whether pages of an origin may frame ours."""
    return any(_fits(allowed, origin) for allowed in tenant.embedded_by)


def _fits(allowed: str, origin: str) -> bool:
    wanted, given = urlsplit(allowed), urlsplit(origin)
    if (wanted.scheme, _port(allowed)) != (given.scheme, _port(origin)):
        return False
    host, name = wanted.hostname or "", given.hostname or ""
    return name.endswith(host[1:]) if host.startswith(ANYWHERE) else name == host


def _port(origin: str) -> int | None:
    try:
        return urlsplit(origin).port
    except ValueError:
        return -1
