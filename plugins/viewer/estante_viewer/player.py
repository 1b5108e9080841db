"""The pages of the SCORM player and of the reader of books, served from the host of what they show.

A package finds its API object by walking up its frames, so the page that holds it must be of the package's
own origin. The page loads one script of ours, holds the API, frames the SCO, and talks to the viewer through
a MessagePort. It greets only the tenant's application, whose origins stand in the page.

The reader shows a book's pages as `blob:`s, which inherit the policy of its page: of scripts only ours, no
address but the book's own files, and no frame but such pages.
"""

import re
from html import escape
from pathlib import Path
from typing import Any

from estante.api.database import Database
from estante.api.errors import NotFound
from estante.api.files import FileStore
from estante.api.http import Answer
from estante.api.tenants import Tenant
from estante_contents.contracts import ContentLibrary
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from estante_viewer.schemas.courses import MAX_COMMIT_BYTES, CommitPart
from estante_viewer.services.commit_tokens import CommitForbidden, verify_claims
from estante_viewer.services.commits import store_commit

HERE = Path(__file__).parent
FOLDERS = (HERE / "web" / "player", HERE.parent / "web" / "dist" / "player")
SCRIPT = re.compile(r"[a-z0-9-]+\.js")
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
html, body { height: 100%; margin: 0; background: #fff; }
iframe { display: block; width: 100%; height: 100%; border: 0; }
"""
READER = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>EPUB</title>
<link rel="icon" href="data:,">
<style>
html, body {{ height: 100%; margin: 0; overflow: hidden; }}
foliate-view {{ display: block; height: 100%; }}
</style>
<script type="module" src="/_player/epub.js"></script>
</head>
<body data-app-origins="{origins}"></body>
</html>
"""
READER_POLICY = (
    "default-src 'none'; script-src {host}/_player/; style-src 'unsafe-inline' blob:; img-src blob: data:; "
    "font-src blob: data:; media-src blob:; frame-src blob:; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors {origins}"
)
# The page itself runs only our script; what a SCO may do is said by the policy of the package's files.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; frame-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors {origins}"
)
SAFE = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "origin-agent-cluster": "?1",
    # Many authoring tools save in `unload`, which browsers switch off where it is not asked for.
    "permissions-policy": "unload=*",
}


def page_of(tenant: Tenant, files: FileStore, package: str, page: str, policy: str) -> Response[str]:
    """A page of ours on the host of a package."""
    origins = " ".join(files.addresses.app_origins(tenant))
    host = files.addresses.base(tenant, package)
    return Response(
        page.format(language=tenant.default_language, origins=escape(origins)),
        media_type="text/html",
        headers={
            **SAFE,
            "content-security-policy": policy.format(origins=origins, host=host),
            "cache-control": "no-store",
        },
    )


@get("/{token:str}/_player/scorm", public=True, include_in_schema=False)
async def scorm_player(
    token: FromPath[str],
    request: Request[Any, Any, State],
    tenant: NamedDependency[Tenant],
    files: NamedDependency[FileStore],
) -> Response[str]:
    """The page; its relative links stay below the token, which must open this package.

    Raises:
        FileForbidden: the token is expired, changed, or for another package.
    """
    package = _verify_package(request, files, tenant, token)
    return page_of(tenant, files, package, PAGE, POLICY)


@get("/{token:str}/_player/epub/index.html", public=True, include_in_schema=False)
async def epub_reader(
    token: FromPath[str],
    request: Request[Any, Any, State],
    tenant: NamedDependency[Tenant],
    files: NamedDependency[FileStore],
) -> Response[str]:
    """The reader (VIE-130), below the book's own token and beside its files.

    Raises:
        FileForbidden: the token is expired, changed, or for another package.
    """
    package = _verify_package(request, files, tenant, token)
    return page_of(tenant, files, package, READER, READER_POLICY)


@get("/_player/{name:str}", public=True, include_in_schema=False, sync_to_thread=True)
def player_script(name: FromPath[str]) -> Response[bytes]:
    """A script of the player, which the viewer's UI half builds.

    Raises:
        NotFound: there is none of that name.
    """
    built = next((folder / name for folder in FOLDERS if (folder / name).is_file()), None)
    if built is None or not SCRIPT.fullmatch(name):
        raise NotFound
    return Response(built.read_bytes(), media_type="text/javascript", headers=SAFE)


@get("/_player/scorm.css", public=True, include_in_schema=False)
async def scorm_style() -> Response[str]:
    """The page's own style; the SCO's frame has none of it."""
    return Response(STYLE, media_type="text/css", headers=SAFE)


@post(
    "/{token:str}/_player/commit",
    public=True,
    include_in_schema=False,
    status_code=200,
    request_max_body_size=MAX_COMMIT_BYTES,
)
async def scorm_commit(
    token: FromPath[str],
    data: JSONBody[CommitPart],
    request: Request[Any, Any, State],
    *,
    content_library: NamedDependency[ContentLibrary],
    tenant: NamedDependency[Tenant],
    files: NamedDependency[FileStore],
    database: NamedDependency[Database],
) -> Response[Any]:
    """Store a part of a course, from the page that plays it; a `fetch` with `keepalive` outlives the page.

    Raises:
        FileForbidden: the address is not this package's. CommitForbidden: the token in the body, or the page
            that sends it, is not. NotFound: the consumption is gone. CommitSuperseded: stored later already.
    """
    package = _verify_package(request, files, tenant, token)
    if request.headers.get("origin") != files.addresses.base(tenant, package):
        raise CommitForbidden
    claims = verify_claims(files.signer, tenant, data.token, package)
    result = await store_commit(database, content_library, tenant, claims, data)
    return Answer(result, headers={"cache-control": "no-store", "x-content-type-options": "nosniff"})


def _verify_package(request: Request[Any, Any, State], files: FileStore, tenant: Tenant, token: str) -> str:
    """The package of a content host, where the token opens it."""
    package: str = request.scope["state"]["package"]
    files.signer.verify(token, "package", tenant.guid, package)
    return package
