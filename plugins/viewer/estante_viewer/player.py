"""The SCORM player's page, served from the host of the package that it plays.

A package finds its API object by walking up its frames, so the page that holds it must be of the package's
own origin. The page loads one script of ours, holds the API, frames the SCO, and talks to the viewer through
a MessagePort. It greets only the tenant's application, whose origins stand in the page.
"""

from html import escape
from pathlib import Path
from typing import Any

from estante.errors import NotFound
from estante.files.store import FileStore
from estante.tenancy.tenant import Tenant
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

HERE = Path(__file__).parent
SCRIPTS = (HERE / "web" / "player" / "scorm.js", HERE.parent / "web" / "dist" / "player" / "scorm.js")
PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>SCORM</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/_player/scorm.css">
<script type="module" src="/_player/scorm.js"></script>
</head>
<body data-app-origins="{origins}"></body>
</html>
"""
STYLE = """
html, body { height: 100%; margin: 0; }
body { display: flex; font: 15px/1.4 system-ui, sans-serif; color-scheme: light dark; }
iframe { flex: 1; border: 0; min-width: 0; background: #fff; }
nav { flex: 0 0 16rem; overflow: auto; padding: 0.5rem; border-inline-end: 1px solid #8884; }
nav ul { list-style: none; margin: 0; padding-inline-start: 0.5rem; }
nav span { display: block; padding: 0.5rem; opacity: 0.75; }
nav button { display: block; width: 100%; min-height: 44px; padding: 0.5rem; border: 0; border-radius: 6px;
  background: none; color: inherit; font: inherit; text-align: start; cursor: pointer; }
nav button:hover, nav button[aria-current] { background: #8883; }
nav button[aria-current] { font-weight: 600; }
nav button[data-status="completed"]::after, nav button[data-status="passed"]::after { content: " ✓"; }
nav button[data-status="failed"]::after { content: " ✗"; }
@media (max-width: 48em) {
  body { flex-direction: column; }
  nav { flex: 0 0 auto; max-height: 30vh; border: 0; border-block-end: 1px solid #8884; }
}
"""
# The page itself runs only our script; what a SCO may do is said by the policy of the package's files.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; frame-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors {origins}"
)
SAFE = {"x-content-type-options": "nosniff", "referrer-policy": "no-referrer", "origin-agent-cluster": "?1"}


def page_of(tenant: Tenant, files: FileStore) -> Response[str]:
    """The player's page for the packages of one tenant."""
    origins = " ".join(files.addresses.app_origins(tenant))
    return Response(
        PAGE.format(language=tenant.default_language, origins=escape(origins)),
        media_type="text/html",
        headers={
            **SAFE,
            "content-security-policy": POLICY.format(origins=origins),
            "cache-control": "no-store",
        },
    )


@get("/{token:str}/_player/scorm", public=True, include_in_schema=False)
async def scorm_player(token: FromPath[str], request: Request[Any, Any, State]) -> Response[str]:
    """The page; its relative links stay below the token, which must open this package.

    Raises:
        FileForbidden: the token is expired, changed, or for another package.
    """
    about = request.scope["state"]
    tenant: Tenant = about["tenant"]
    files: FileStore = about["services"].files
    files.signer.verify(token, "package", tenant.guid, about["package"])
    return page_of(tenant, files)


@get("/_player/scorm.js", public=True, include_in_schema=False, sync_to_thread=True)
def scorm_script() -> Response[bytes]:
    """The player's script, which the viewer's UI half builds.

    Raises:
        NotFound: it has not been built.
    """
    built = next((path for path in SCRIPTS if path.is_file()), None)
    if built is None:
        raise NotFound
    return Response(built.read_bytes(), media_type="text/javascript", headers=SAFE)


@get("/_player/scorm.css", public=True, include_in_schema=False)
async def scorm_style() -> Response[str]:
    """The page's own style; the SCO's frame has none of it."""
    return Response(STYLE, media_type="text/css", headers=SAFE)
