"""Where files are and what they are called: in the tenant's own folder, and on the content hosts."""

import re
from typing import NamedTuple
from urllib.parse import quote, unquote

from estante.config import Platform
from estante.errors import NotFound
from estante.tenancy.tenant import Tenant

FILES_LABEL = "files"
PACKAGES = "packages"
LABEL = re.compile(r"^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$")
# Control characters, the other system's separator, and halves of surrogate pairs.
UNSAFE = re.compile(r"[\x00-\x1f\x7f\\\ud800-\udfff]")
MAX_PATH_BYTES = 1000
# Control characters, halves of surrogate pairs, and what some system takes for more than a part of a name.
ODD = re.compile('[\x00-\x1f\x7f-\x9f\ud800-\udfff/\\\\:*?"<>|]')
MAX_TITLE = 120


def key_of(tenant: Tenant, path: str) -> str:
    """The store's key of a path in the tenant's folder.

    Raises:
        NotFound: the path is empty, too long, or has `..` (also encoded), an empty segment or a control
            character, so that nothing outside the tenant's folder can be named.
    """
    if not path or len(path.encode("utf-8", "replace")) > MAX_PATH_BYTES or not is_plain(path):
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


class ContentHostName(NamedTuple):
    """What a content host's name says: the package, and the tenant by its key or by its own host."""

    package: str
    tenant: str | None
    host: str | None


class ContentAddresses:
    """Where the content hosts of a tenant are.

    A host below `.localhost` is a development address: `http` with the server's own port. Any other is
    `https`, with a port only if the platform's `content_host` pattern names one.
    """

    def __init__(self, platform: Platform) -> None:
        self._pattern = platform.content_host
        self._port = platform.port
        self._names = _reading(self._pattern.partition(":")[0])

    def base(self, tenant: Tenant, package: str = FILES_LABEL) -> str:
        """`https://<package>--<tenant>.school-content.example`, without a slash at the end."""
        return self._origin(self.host(tenant, package))

    def host(self, tenant: Tenant, package: str) -> str:
        """The name of a package's host."""
        return self._pattern.format(package=package, tenant=tenant.key.lower(), host=tenant.hosts[0])

    def is_apart(self, tenant: Tenant) -> bool:
        """Whether no content host lies below a host of the tenant, so that it can set no cookie there."""
        name = self.host(tenant, FILES_LABEL).partition(":")[0]
        return not any(name.endswith(f".{host}") for host in tenant.hosts)

    def app_origins(self, tenant: Tenant) -> tuple[str, ...]:
        """The origins of the tenant's application: only they may frame and fetch its files."""
        return tuple(self._origin(host) for host in tenant.hosts)

    def frame_source(self, tenant: Tenant) -> str:
        """The application's CSP source for all packages of a tenant: a star is a whole label there."""
        _, _, below = self.host(tenant, FILES_LABEL).partition(".")
        return self._origin(f"*.{below}")

    def split(self, host: str) -> ContentHostName | None:
        """What a content host's name says, or None for any other host. No port."""
        matched = self._names.fullmatch(host.lower())
        if matched is None or not LABEL.match(matched["package"]):
            return None
        parts = matched.groupdict()
        return ContentHostName(parts["package"], parts.get("tenant"), parts.get("host"))

    def _origin(self, host: str) -> str:
        if host.partition(":")[0].endswith("localhost"):
            return f"http://{host}" if ":" in host else f"http://{host}:{self._port}"
        return f"https://{host}"


def _reading(pattern: str) -> re.Pattern[str]:
    """The pattern read backwards. A package's label has no two hyphens in a row, which a tenant's key may."""
    parts = re.escape(pattern).replace(r"\{package\}", "(?P<package>[a-z0-9-]+?)")
    parts = parts.replace(r"\{tenant\}", "(?P<tenant>[a-z0-9_-]+)")
    return re.compile(parts.replace(r"\{host\}", "(?P<host>.+)"))


def url_path(path: str) -> str:
    """The path as it stands in an address."""
    return quote(path, safe="/-._~!$&'()*+,;=:@")


def file_title(text: str, fallback: str) -> str:
    """A text as every system takes it for the name of a file, without its ending.

    Args:
        fallback: what the file is called where nothing is left of the text.
    """
    return ODD.sub(" ", text).strip(" .")[:MAX_TITLE].strip(" .") or fallback
