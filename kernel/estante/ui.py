"""The web side as the server gives it out: GET ui/manifest, the shell, and the plugins' bundles."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from urllib.parse import quote

import structlog
from litestar import get
from litestar.di import NamedDependency
from litestar.enums import ScopeType
from litestar.types import HTTPScope, Receive, Scope, Send
from msgspec import Struct
from msgspec.structs import replace

from estante.actions import Action
from estante.builds import BuildArchive, entry_of
from estante.config import Platform
from estante.dependencies import inject
from estante.errors import NotFound, Unavailable
from estante.flags.provider import Flags
from estante.http.failures import body_of
from estante.http.logo import logo_file
from estante.http.request import RequestState
from estante.http.static import ASK_AGAIN, FOREVER, inside, send_bytes, send_file, send_stored
from estante.identity.principal import Principal
from estante.languages.caller import language_of_scope
from estante.languages.manifest_texts import ManifestTexts
from estante.languages.schemas import Wording
from estante.languages.services import ScopeService
from estante.languages.translator import Translator
from estante.permissions.enforcer import Permissions
from estante.plugins.discovery import Plugin
from estante.plugins.manifest import Landing, NavigationEntry, Page, Reference, Renderer, SlotFill
from estante.plugins.record_types import CoverShape
from estante.plugins.registry import PluginRegistry
from estante.tenancy.icon import icon_of
from estante.tenancy.registry import plain_host

ENCODED = {".br": "br", "": ""}
# Where the built shell expects the API.
BUILT_API_BASE = "/api"
ICONS = {"/ui/icon.svg", "/favicon.ico"}
# Nothing here is for search engines: what is public is open to whoever was given its link.
ROBOTS = b"User-agent: *\nDisallow: /\n"
# An SVG opened by itself may not run anything on the application's host.
PICTURE_LOCK = {"content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox"}
HOUR = "public, max-age=3600"


log = structlog.get_logger(__name__)


class PluginView(Struct, frozen=True):
    """The part of a plugin's manifest that the caller may see; `entry` is its bundle's address, if built."""

    id: str
    version: str
    entry: str | None
    pages: Sequence[Page]
    navigation: Sequence[NavigationEntry]
    slots: Sequence[SlotFill]
    renderers: Sequence[Renderer]
    landing: Sequence[Landing]
    keys: Mapping[str, str]
    references: Mapping[str, Reference]
    types: Sequence["RecordTypeView"]


class RecordTypeView(Struct, frozen=True):
    """A type of records: its name in the caller's language, its icon, and the shape of its covers."""

    guid: str
    name: str
    icon: str
    cover: CoverShape


class ManifestView(Struct, frozen=True):
    """The plugins that are on, in the order of their requirements.

    `texts` says what pages, sections and tabs are called, by the keys that name them here, in the caller's
    language: the frame is drawn without a half. `wordings` are the text scopes that have texts of the
    tenant's own: no other is worth asking for.
    """

    plugins: Sequence[PluginView]
    texts: Mapping[str, str]
    wordings: Sequence[Wording]


@get(
    "/ui/manifest",
    public=True,
    summary="The pages, navigation and renderers that the caller may see",
    dependencies=inject(scopes=ScopeService),
)
async def ui_manifest(
    *,
    scope: Scope,
    principal: NamedDependency[Principal],
    platform: NamedDependency[Platform],
    registry: NamedDependency[PluginRegistry],
    permissions: NamedDependency[Permissions],
    flags: NamedDependency[Flags],
    t: NamedDependency[Translator],
    scopes: NamedDependency[ScopeService],
) -> ManifestView:
    """Without a session: public pages and the renderers that public contents need.

    A page has its `older` only where that one stands for it: on the hosts of `production_viewer_hosts`.
    """
    enabled = registry.enabled(principal.tenant)
    is_production = host_of(scope) in platform.production_viewer_hosts
    sight = _Sight(principal, permissions, flags, t, enabled, is_production=is_production)
    views = [sight.of(plugin) for plugin in registry if plugin.id in enabled]
    # A section may hold entries of several plugins; one that nobody has a page in is left out.
    parents = {entry.parent for view in views for entry in view.navigation if entry.path is not None}
    views = [
        replace(view, navigation=[entry for entry in view.navigation if entry.path or entry.id in parents])
        for view in views
    ]
    shown = [view for view in views if view.entry or view.pages or view.renderers or view.types]
    halves = {
        plugin.id: plugin.discovered.web
        for plugin in registry
        if plugin.id in enabled and plugin.discovered.web
    }
    default = principal.tenant.default_language
    texts = ManifestTexts(platform.shell_dir, halves, language_of_scope(scope), default)
    return ManifestView(shown, texts.of(_named(shown)), await scopes.wordings())


def _named(views: Sequence[PluginView]) -> Iterator[str | None]:
    """The keys of what the views name."""
    for view in views:
        yield from (page.title for page in view.pages)
        yield from (entry.text for entry in view.navigation)
        yield from (fill.text for fill in view.slots)


class _Sight:
    """What one person sees."""

    def __init__(
        self,
        principal: Principal,
        permissions: Permissions,
        flags: Flags,
        t: Translator,
        enabled: Collection[str],
        *,
        is_production: bool,
    ) -> None:
        self._principal, self._tenant = principal, principal.tenant
        self._is_production, self._enabled = is_production, enabled
        self._permissions, self._flags, self._t = permissions, flags, t

    def of(self, plugin: Plugin) -> PluginView:
        """The plugin as this person sees it, with all its sections of the side bar."""
        manifest = plugin.manifest
        pages = [page for page in manifest.pages if self._opens(page)]
        paths = {page.path for page in pages}
        entries = [entry for entry in manifest.navigation if entry.path is None or entry.path in paths]
        return PluginView(
            id=plugin.id,
            version=manifest.version,
            entry=entry_of(plugin),
            pages=pages if self._is_production else [replace(page, older=None) for page in pages],
            navigation=[_leading(entry, paths) for entry in entries],
            slots=[fill for fill in manifest.slots if self._fills(fill)],
            renderers=manifest.renderers,
            landing=[landing for landing in manifest.landing if landing.path in paths],
            keys={key: path for key, path in manifest.keys.items() if path in paths},
            references={
                name: reference
                for name, reference in manifest.references.items()
                if self._may(reference.action)
            },
            types=[
                RecordTypeView(kind.guid, self._t(kind.text_key), kind.icon, kind.cover)
                for kind in plugin.record_types
            ],
        )

    def _opens(self, page: Page) -> bool:
        if not page.public and not self._principal.is_signed_in:
            return False
        flags = not page.flags or any(self._flags.on(self._principal, flag) for flag in page.flags)
        settings = all(getattr(self._tenant.settings, name) for name in page.settings)
        plugins = all(plugin in self._enabled for plugin in page.plugins)
        return flags and settings and plugins and self._may(page.action)

    def _fills(self, fill: SlotFill) -> bool:
        is_on = fill.flag is None or self._flags.on(self._principal, fill.flag)
        return self._principal.is_signed_in and is_on and self._may(fill.action)

    def _may(self, action: str | None) -> bool:
        if action is None:
            return True
        section, _, name = action.partition(".")
        return self._permissions.allows(self._principal, Action(section, name))


def _leading(entry: NavigationEntry, paths: Collection[str]) -> NavigationEntry:
    """An entry with the page to which it goes, of those that it opens; nothing else is told of them."""
    opened = next((path for path in entry.opens if path in paths), entry.path)
    return replace(entry, path=opened, opens=())


class Shell:
    """The ASGI application for every path outside the API: bundles below `/ui/`, else the shell's page."""

    def __init__(self, shell_dir: Path, registry: PluginRegistry, archive: BuildArchive) -> None:
        self._dir = shell_dir
        self._registry = registry
        self._archive = archive

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer GET and HEAD; everything else is not there."""
        path = scope["path"]
        if scope["type"] != ScopeType.HTTP or scope["method"] not in ("GET", "HEAD"):
            await _not_there(scope, send)
        elif path == "/ui/logo":
            await self._logo(scope, send)
        elif path in ICONS:
            await self._icon(scope, send)
        elif path == "/robots.txt":
            await _send(send, "text/plain; charset=utf-8", ROBOTS)
        elif path.startswith("/ui/plugins/"):
            await self._bundle(scope, send, path.removeprefix("/ui/plugins/"))
        elif path.startswith("/ui/shell/"):
            await self._shell_file(scope, send, path.removeprefix("/ui/shell/"))
        else:
            await self._page(scope, send)

    async def _page(self, scope: HTTPScope, send: Send) -> None:
        page = inside(self._dir, "index.html")
        if page is None:
            await _not_there(scope, send)
            return
        state = scope["state"]
        services, tenant = state["services"], state["tenant"]
        address = self._older_page(scope, services.platform.production_viewer_hosts)
        if address is not None:
            await send_bytes(send, 307, {"location": address, "content-length": "0"})
            return
        content = services.files.addresses.frame_source(tenant)
        embedders = tenant.embedded_by if self._stands_alone(scope["path"]) else ()
        headers = page_headers(content, embedders)
        if services.platform.api_base == BUILT_API_BASE:
            await send_file(scope, send, page, cache=ASK_AGAIN, headers=headers)
        else:
            body = with_api_base(page, services.platform.api_base)
            sent_headers = {"content-type": "text/html; charset=utf-8", "cache-control": ASK_AGAIN, **headers}
            await send_bytes(send, 200, {**sent_headers, "content-length": str(len(body))}, body)

    def _older_page(self, scope: HTTPScope, hosts: Sequence[str]) -> str | None:
        """The address of the older page that stands for this one on these hosts (SHE-043, A118), or None."""
        if host_of(scope) not in hosts:
            return None
        for page in (page for plugin in self._registry for page in plugin.manifest.pages if page.older):
            if fits(page.path, scope["path"]):
                query = scope["query_string"].decode("latin-1")
                path = moved(page.path, page.older or "", scope["path"])
                return quote(path) + (f"?{query}" if query else "")
        return None

    def _stands_alone(self, path: str) -> bool:
        """Whether a plugin's page without the frame answers to this path."""
        pages = (page for plugin in self._registry for page in plugin.manifest.pages if not page.chrome)
        return any(fits(page.path, path) for page in pages)

    async def _shell_file(self, scope: HTTPScope, send: Send, name: str) -> None:
        file = inside(self._dir, name)
        if not name.startswith("assets/"):
            await self._file(scope, send, file, ASK_AGAIN)
        elif file is not None or not await self._older(scope, send, f"shell/{name}"):
            await self._file(scope, send, file, FOREVER)

    async def _older(self, scope: HTTPScope, send: Send, address: str) -> bool:
        """Answer with a file of a build that was replaced; False when none has it."""
        try:
            for ending in _endings(scope):
                content = await self._archive.find(address + ending)
                if content is not None:
                    await send_stored(scope, send, address, content, encoding=ENCODED[ending], cache=FOREVER)
                    return True
        except Unavailable:
            log.warning("builds_not_read", address=address)
        return False

    async def _bundle(self, scope: HTTPScope, send: Send, rest: str) -> None:
        plugin_id, _, after = rest.partition("/")
        build, _, name = after.partition("/")
        plugin = self._registry.get(plugin_id)
        on = plugin is not None and self._registry.on(scope["state"]["tenant"], plugin_id)
        file = (
            inside(plugin.discovered.web, name)
            if plugin is not None and on and plugin.discovered.web
            else None
        )
        # A page that was opened before an update asks by the old build: answered, and not kept as that build.
        current = plugin is not None and f"/{build}/" in (entry_of(plugin) or "")
        if on and not current and await self._older(scope, send, f"plugins/{rest}"):
            return
        await self._file(scope, send, file, FOREVER if current else ASK_AGAIN)

    async def _logo(self, scope: HTTPScope, send: Send) -> None:
        await self._file(scope, send, self._logo_file(scope), HOUR, PICTURE_LOCK)

    async def _icon(self, scope: HTTPScope, send: Send) -> None:
        """The tenant's logo, else the mark in its colours: what a tab and a bookmark wear."""
        logo = self._logo_file(scope)
        if logo is not None:
            await send_file(scope, send, logo, cache=HOUR, headers=PICTURE_LOCK)
        else:
            drawn = icon_of(scope["state"]["tenant"].branding).encode()
            await _send(send, "image/svg+xml", drawn, {"cache-control": HOUR, **PICTURE_LOCK})

    def _logo_file(self, scope: HTTPScope) -> Path | None:
        return logo_file(scope["state"]["services"].tenants.folder, scope["state"]["tenant"])

    async def _file(
        self,
        scope: HTTPScope,
        send: Send,
        path: Path | None,
        cache: str,
        headers: dict[str, str] | None = None,
    ) -> None:
        if path is None:
            await _not_there(scope, send)
        else:
            await send_file(scope, send, path, cache=cache, headers=headers)


def host_of(scope: Scope) -> str:
    """The host that is asked, without port, in lower case."""
    return plain_host(
        next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")
    )


def _endings(scope: HTTPScope) -> tuple[str, ...]:
    """The twins of a kept file that the browser takes, the smallest first."""
    accepted = dict(scope["headers"]).get(b"accept-encoding", b"")
    return (".br", "") if b"br" in accepted else ("",)


async def _send(send: Send, media_type: str, body: bytes, headers: Mapping[str, str] | None = None) -> None:
    size = {"content-length": str(len(body))}
    about = {"content-type": media_type, "x-content-type-options": "nosniff"}
    await send_bytes(send, 200, {**about, **size, **(headers or {})}, body)


async def _not_there(scope: Scope, send: Send) -> None:
    body = body_of(scope, NotFound(), RequestState.of_scope(scope).request_id)
    await send_bytes(send, 404, {"content-type": "application/json", "content-length": str(len(body))}, body)


def with_api_base(page: Path, api_base: str) -> bytes:
    """The built page for an API that lives elsewhere than where the shell was built for (KER-002)."""
    text, base = page.read_text("utf-8"), api_base.rstrip("/")
    for written in ('name="estante-api" content="{}"', 'href="{}/'):
        text = text.replace(written.format(BUILT_API_BASE), written.format(base))
    return text.encode()


def fits(pattern: str, path: str) -> bool:
    """Whether a path is one that a manifest's pattern describes, such as `/notes/{id}`."""
    wanted, given = pattern.strip("/").split("/"), path.strip("/").split("/")
    return len(wanted) == len(given) and all(
        name == value or (name.startswith("{") and value) for name, value in zip(wanted, given, strict=True)
    )


def moved(pattern: str, other: str, path: str) -> str:
    """The path of another pattern with the parameters of one that fits the first: `/notes-v1/{id}`."""
    values = dict(zip(pattern.strip("/").split("/"), path.strip("/").split("/"), strict=True))
    return "/" + "/".join(
        values.get(name, name) if name.startswith("{") else name for name in other.strip("/").split("/")
    )


def page_headers(content: str, embedders: Sequence[str] = ()) -> dict[str, str]:
    """The headers of the shell's page. `content` is the CSP source of the tenant's content hosts.

    `embedders` are the origins that may frame this page beside our own.

    Frames may be of any `https` page, because a link's content is whatever page its editor chose; such a page
    is of a foreign origin, and sandboxed. Our own pages are framed where a look is tried on. Everything else
    is our own: pictures of linked pages too are served from the content hosts.
    """
    policy = {
        "default-src": "'none'",
        "script-src": "'self'",
        "style-src": "'self' 'unsafe-inline'",
        "img-src": f"'self' data: blob: {content}",
        "media-src": f"'self' blob: {content}",
        "font-src": f"'self' {content}",
        "connect-src": f"'self' {content}",
        "frame-src": f"'self' {content} https:",
        "worker-src": "'self' blob:",
        "manifest-src": "'self'",
        "base-uri": "'none'",
        "form-action": "'self'",
        "frame-ancestors": " ".join(("'self'", *embedders)),
    }
    # The older header knows no list: where others may frame the page, only the policy speaks.
    framing = {} if embedders else {"x-frame-options": "SAMEORIGIN"}
    return {
        "content-security-policy": "; ".join(f"{name} {sources}" for name, sources in policy.items()),
        "referrer-policy": "same-origin",
        "permissions-policy": f'camera=(), geolocation=(), microphone=(), unload=(self "{content}")',
        # A course may open a window of its own, which finds its API through `opener`. Ours has no opener.
        "cross-origin-opener-policy": "same-origin-allow-popups",
        **framing,
    }


ROUTES = [ui_manifest]
