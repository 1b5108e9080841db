"""The content hosts: what people uploaded, apart from the application, on hosts without cookies.

`https://<package>.<tenant>.<content domain>/<token>/<path>` is a file of a package: one token in front of the
path keeps the package's relative links working. `https://files.<tenant>.<content domain>/<path>?token=` is a
single file. Plugins may add pages of their own (`register_content_host_routes`) below a reserved segment such
as `_player`.
"""

from collections.abc import Mapping
from urllib.parse import parse_qs, quote

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send

from estante.errors import ApiError, NotFound
from estante.files.formats import BY_EXTENSION, extension_of, media_type_of
from estante.files.paths import FILES_LABEL, package_path
from estante.files.pictures import NARROWED, narrowed
from estante.files.store import FileStore
from estante.files.wire.responses import Answer, send_answer, send_file
from estante.languages.code_pages import plain_name
from estante.tenancy.tenant import Tenant

INDEX = "index.html"
BYTES = "application/octet-stream"
WEBP = "image/webp"


class ContentHost:
    """The ASGI application of all content hosts. `scope["state"]["tenant"]` says whose host it is.

    Args:
        files: the store.
        pages: the application with the plugins' own routes, if there are any.
        reserved: path segments that belong to `pages`, as first or (behind a token) second segment.
    """

    def __init__(
        self, files: FileStore, pages: ASGIApp | None = None, reserved: frozenset[str] = frozenset()
    ) -> None:
        self._files, self._pages, self._reserved = files, pages, reserved

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            return
        if self._pages is not None and self._reserved & set(scope["path"].split("/")[1:3]):
            await self._pages(scope, receive, send)
            return
        headers = {key.decode("latin-1"): value.decode("latin-1") for key, value in scope["headers"]}
        tenant: Tenant = scope["state"]["tenant"]
        host = headers.get("host", "").rpartition(":")[0] or headers.get("host", "")
        address = self._files.addresses.split(host)
        package = address.package if address else FILES_LABEL
        common = self._headers(tenant, headers.get("origin"))
        try:
            await self._answer(scope, receive, send, (tenant, package, headers, common))
        except ApiError as error:
            body = msgspec.json.encode({"status": "error", "code": error.code})
            failed = {**common, "content-type": "application/json", "cache-control": "no-store"}
            await send_answer(send, Answer(error.status, {**failed, **error.answer_headers}, body))

    async def _answer(
        self,
        scope: HTTPScope,
        receive: Receive,
        send: Send,
        about: tuple[Tenant, str, Mapping[str, str], Mapping[str, str]],
    ) -> None:
        tenant, package, headers, common = about
        if scope["method"] == "OPTIONS":
            await send_answer(send, Answer(204, {**common, "access-control-max-age": "600"}))
            return
        if scope["method"] not in ("GET", "HEAD"):
            raise NotFound
        if headers.get("service-worker") == "script":
            # It would answer for the package's address long after the package is gone.
            raise NotFound
        path = scope["path"].lstrip("/")
        if package == FILES_LABEL:
            query = parse_qs(scope["query_string"].decode("latin-1"))
            self._files.signer.verify(query.get("token", [""])[0], "file", tenant.guid, path)
            own = single_file_headers(path, query.get("download", [None])[0])
            if "width" in query:
                path = await narrowed(self._files, tenant, path, query["width"][0])
                own["content-type"] = WEBP if path.startswith(NARROWED) else own["content-type"]
        else:
            path, own = self._in_package(tenant, package, path)
        wanted = (scope["method"] == "HEAD", headers)
        try:
            await send_file(self._files, (tenant, path), wanted, {**common, **own}, (receive, send))
        except NotFound:
            # A page that a Mac wrote asks in its own letters for what was unpacked under plain names.
            plain = plain_name(path)
            if package == FILES_LABEL or plain == path:
                raise
            await send_file(self._files, (tenant, plain), wanted, {**common, **own}, (receive, send))

    def _in_package(self, tenant: Tenant, package: str, path: str) -> tuple[str, dict[str, str]]:
        token, _, inside = path.partition("/")
        self._files.signer.verify(token, "package", tenant.guid, package)
        if inside == "" or inside.endswith("/"):
            inside += INDEX
        app = " ".join(self._files.addresses.app_origins(tenant))
        outside = self._outside(tenant)
        rules = (
            f"default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:{outside}; object-src 'none'; "
            f"base-uri 'self'; form-action 'self'; frame-ancestors 'self' {app}"
        )
        own = {"content-security-policy": rules, "content-type": media_type_of(inside)}
        if outside:
            # Players of films refuse who does not say where they are. The token stays in the path, untold.
            own["referrer-policy"] = "strict-origin"
        return package_path(package, inside), own

    def _outside(self, tenant: Tenant) -> str:
        """The hosts that the tenant lets its packages load from, behind a space each; never our own."""
        others = [
            host
            for host in tenant.settings.package_hosts
            if host not in tenant.hosts and self._files.addresses.split(host) is None
        ]
        return "".join(f" https://{host}" for host in others)

    def _headers(self, tenant: Tenant, origin: str | None) -> dict[str, str]:
        headers = {
            "x-content-type-options": "nosniff",
            "referrer-policy": "no-referrer",
            "origin-agent-cluster": "?1",
            "cross-origin-resource-policy": "cross-origin"
            if self._files.addresses.is_apart(tenant)
            else "same-site",
            "permissions-policy": "camera=(), geolocation=(), payment=()",
            "vary": "Origin",
        }
        if origin in self._files.addresses.app_origins(tenant):
            headers |= {
                "access-control-allow-origin": origin or "",
                "access-control-allow-methods": "GET, HEAD",
                "access-control-allow-headers": "Range, If-Range, If-None-Match",
                "access-control-expose-headers": "Accept-Ranges, Content-Range, Content-Length, ETag",
            }
        return headers


def single_file_headers(path: str, download: str | None) -> dict[str, str]:
    """How a browser treats one file: shown when that runs nothing, else saved; an SVG is a picture only."""
    format = BY_EXTENSION.get(extension_of(path))
    inline = format is not None and format.inline and download is None
    disposition = "inline" if inline else "attachment"
    if download:
        disposition += f"; filename*=UTF-8''{quote(download[:200], safe='')}"
    return {
        "content-type": format.media_type if format is not None else BYTES,
        "content-disposition": disposition,
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; img-src data:; "
        "media-src 'self'; sandbox; frame-ancestors 'none'",
    }


def reserved_segments(paths: list[str]) -> frozenset[str]:
    """The segments that plugins' routes reserve: those that begin with `_`."""
    return frozenset(part for path in paths for part in path.split("/") if part.startswith("_"))
