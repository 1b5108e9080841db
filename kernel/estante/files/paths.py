"""Where things are: the tenant's own folder in the store, and the addresses on the content hosts."""

import re
from urllib.parse import quote, unquote

from estante.config import Platform
from estante.errors import NotFound
from estante.tenancy.tenant import Tenant

FILES_LABEL = "files"
PACKAGES = "packages"
LABEL = re.compile(r"^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$")
# Control characters, the other system's separator, and halves of surrogate pairs.
UNSAFE = re.compile(r"[\x00-\x1f\x7f\\\ud800-\udfff]")
MOST_PATH_BYTES = 1000


def key_of(tenant: Tenant, path: str) -> str:
    """The store's key of a path in the tenant's folder.

    Raises:
        NotFound: the path is empty, too long, or has `..` (also encoded), an empty segment or a control
            character, so that nothing outside the tenant's folder can be named.
    """
    if not path or len(path.encode("utf-8", "replace")) > MOST_PATH_BYTES or not is_plain(path):
        raise NotFound
    return f"{tenant.guid}/{path}"


def is_plain(path: str) -> bool:
    """Whether every segment, as written and as decoded, is an ordinary name."""
    decoded = unquote(unquote(path))
    return all(_plain_segment(part) for spelling in (path, decoded) for part in spelling.split("/"))


def _plain_segment(part: str) -> bool:
    return part not in {"", ".", ".."} and not UNSAFE.search(part)


def package_path(package: str, path: str = "") -> str:
    """The path of a package's file in the tenant's folder: `packages/<package>/<path>`."""
    if not LABEL.match(package):
        raise NotFound
    return f"{PACKAGES}/{package}/{path}" if path else f"{PACKAGES}/{package}"


class ContentAddresses:
    """Where the content hosts of a tenant are.

    A host below `.localhost` is a development address: `http` with the server's own port. Any other is
    `https`, with a port only if the platform's `content_host` pattern names one.
    """

    def __init__(self, platform: Platform) -> None:
        self._pattern = platform.content_host
        self._port = platform.port

    def base(self, tenant: Tenant, package: str = FILES_LABEL) -> str:
        """`https://<package>.content.<host>`, without a slash at the end."""
        return self._origin(self._pattern.format(package=package, host=tenant.hosts[0]))

    def app_origins(self, tenant: Tenant) -> tuple[str, ...]:
        """The origins of the tenant's application: only they may frame and fetch its files."""
        return tuple(self._origin(host) for host in tenant.hosts)

    def frame_source(self, tenant: Tenant) -> str:
        """The application's CSP source for all packages of a tenant."""
        return self.base(tenant, "*")

    def split(self, host: str) -> tuple[str, str] | None:
        """Answer (package, tenant's host) of a content host, or None for any other host. No port."""
        pattern = self._pattern.partition(":")[0]
        parts = re.escape(pattern).replace(r"\{package\}", "(?P<package>[a-z0-9-]+)")
        found = re.fullmatch(parts.replace(r"\{host\}", "(?P<host>.+)"), host.lower())
        return (found["package"], found["host"]) if found and LABEL.match(found["package"]) else None

    def _origin(self, host: str) -> str:
        if host.partition(":")[0].endswith("localhost"):
            return f"http://{host}" if ":" in host else f"http://{host}:{self._port}"
        return f"https://{host}"


def url_path(path: str) -> str:
    """The path as it stands in an address."""
    return quote(path, safe="/-._~!$&'()*+,;=:@")
