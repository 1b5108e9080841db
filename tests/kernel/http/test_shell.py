"""The web side as it is given out: the page with its rules, bundles kept forever, nothing from outside."""

import httpx
import pytest
import pytest_asyncio
from estante.http.static import inside
from estante.tenancy.loader import TenantInvalid
from estante.testing.tenants import make_tenant
from msgspec import structs


@pytest.fixture
def shell(platform):
    """A built shell."""
    assets = platform.shell_dir / "assets"
    assets.mkdir(parents=True, exist_ok=True)
    (platform.shell_dir / "index.html").write_text("<!doctype html><title>Estante</title>")
    (assets / "app-1234.js").write_text("export {}")
    (assets / "app-1234.js.br").write_bytes(b"brotli")
    return platform.shell_dir


@pytest_asyncio.fixture
async def browser(app, tenant, shell):
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport, base_url=f"http://{tenant.hosts[0]}") as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/contents", "/content/8f0a4c52/details", "/auth/login"])
async def test_every_page_of_the_shell_is_the_same_page_under_a_strict_policy(browser, tenant, path):
    answer = await browser.get(path)
    assert answer.status_code == 200
    policy = dict(rule.split(" ", 1) for rule in answer.headers["content-security-policy"].split("; "))
    assert policy["script-src"] == "'self'"
    assert policy["default-src"] == "'none'"
    assert "https:" not in policy["img-src"]
    assert f"*.{tenant.key}.estante-content.localhost" in policy["frame-src"]
    assert f"*.{tenant.key}.estante-content.localhost" in policy["connect-src"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["cache-control"] == "no-cache"


async def test_assets_are_kept_forever_and_sent_small(browser):
    plain = await browser.get("/ui/shell/assets/app-1234.js", headers={"accept-encoding": "identity"})
    assert plain.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert plain.headers["content-type"].startswith("text/javascript")
    small = await browser.head("/ui/shell/assets/app-1234.js", headers={"accept-encoding": "br"})
    assert (small.headers["content-encoding"], small.headers["content-length"]) == ("br", "6")
    kept = await browser.get(
        "/ui/shell/assets/app-1234.js",
        headers={"accept-encoding": "identity", "if-none-match": plain.headers["etag"]},
    )
    assert (kept.status_code, kept.content) == (304, b"")


@pytest.mark.parametrize("path", ["/ui/shell/%2e%2e/%2e%2e/var/secret", "/ui/plugins/none/h/x.js"])
async def test_nothing_but_what_was_built_is_given_out(browser, path):
    assert (await browser.get(path)).status_code == 404


def test_a_path_never_leaves_its_folder(tmp_path):
    folder = tmp_path / "shell"
    folder.mkdir()
    (tmp_path / "secret").write_text("x")
    (folder / "page").write_text("x")
    (folder / "link").symlink_to(tmp_path / "secret")
    assert inside(folder, "page") == folder / "page"
    assert [inside(folder, path) for path in ("../secret", "link", "", "a\x00", "..\\secret")] == [None] * 5


async def test_a_post_to_a_page_is_not_there(browser):
    assert (await browser.post("/contents")).status_code == 404


@pytest.mark.spec("KER-096")
async def test_a_host_that_nobody_has_is_not_there(browser):
    for path in ("/", "/api/organization", "/ui/shell/assets/app-1234.js"):
        answer = await browser.get(path, headers={"host": "nobody.example"})
        assert (answer.status_code, answer.json()["code"]) == (404, "NOT_FOUND")


@pytest.mark.spec("KER-096")
async def test_a_content_host_serves_neither_the_shell_nor_the_api(app, browser, tenant):
    base = app.services.files.addresses.base(tenant, "abc")
    host = base.removeprefix("http://")
    for path in ("/", "/api/organization"):
        answer = await browser.get(path, headers={"host": host})
        assert answer.status_code in (403, 404)
        assert "doctype" not in answer.text


async def test_crawlers_are_told_that_nothing_is_for_them(browser):
    answer = await browser.get("/robots.txt")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/plain; charset=utf-8")
    assert answer.text == "User-agent: *\nDisallow: /\n"


@pytest.mark.parametrize("path", ["/ui/icon.svg", "/favicon.ico"])
async def test_a_tab_wears_the_tenants_mark(browser, tenant, path):
    answer = await browser.get(path)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
    assert tenant.branding.color_first in answer.text
    assert "sandbox" in answer.headers["content-security-policy"]


async def test_a_tenant_with_a_logo_wears_it_in_tabs(app, new_tenant, shell):
    tenant = new_tenant(branding={"logo": "logo.svg"})
    folder = app.services.tenants.folder / tenant.key
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "logo.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url=f"http://{tenant.hosts[0]}") as client:
        assert (await client.get("/ui/icon.svg")).text == "<svg xmlns='http://www.w3.org/2000/svg'/>"


async def test_only_whom_the_tenant_names_may_embed_the_viewer_and_nothing_else(app, new_tenant, shell):
    tenant = new_tenant(embedded_by=["https://campus.example", "https://*.escuela.example"])
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport, base_url=f"http://{tenant.hosts[0]}") as browser:
        for path in ("/viewer/0198", "/public-viewer/0198"):
            headers = (await browser.get(path)).headers
            expected = "frame-ancestors 'self' https://campus.example https://*.escuela.example"
            assert headers["content-security-policy"].endswith(expected)
            assert "x-frame-options" not in headers
        for path in ("/contents", "/auth/login", "/viewer", "/viewer/0198/more"):
            headers = (await browser.get(path)).headers
            assert headers["content-security-policy"].endswith("frame-ancestors 'self'")
            assert headers["x-frame-options"] == "SAMEORIGIN"


async def test_nobody_embeds_a_tenant_that_names_nobody(browser):
    headers = (await browser.get("/viewer/0198")).headers
    assert headers["content-security-policy"].endswith("frame-ancestors 'self'")


@pytest.mark.parametrize("origin", ["*", "campus.example", "https://a b", "https://x;script-src *", "'none'"])
def test_an_origin_that_is_none_is_refused(registry, origin):
    with pytest.raises(TenantInvalid):
        make_tenant(registry, embedded_by=[origin])


@pytest.mark.spec("SHE-043", part="by the server; a link inside the application keeps its address")
async def test_on_a_production_host_the_viewers_address_is_rewritten(app, tenant, browser, monkeypatch):
    assert (await browser.get("/viewer/0198?header=no")).status_code == 200
    platform = structs.replace(app.services.platform, production_viewer_hosts=(tenant.hosts[0],))
    monkeypatch.setattr(app.services, "platform", platform)
    moved = await browser.get("/viewer/0198?header=no")
    assert (moved.status_code, moved.headers["location"]) == (307, "/viewer-v1/0198?header=no")
    for path in ("/viewer-v1/0198", "/viewer-v2/0198", "/contents"):
        assert (await browser.get(path)).status_code == 200


@pytest.mark.spec("KER-002", part="the page is told; the calls' own prefix is the router's")
async def test_the_page_is_told_where_the_api_lives(app, browser, shell, monkeypatch):
    built = '<meta name="estante-api" content="/api" /><link rel="preload" href="/api/organization" />'
    (shell / "index.html").write_text(built)
    assert (await browser.get("/")).text == built
    platform = structs.replace(app.services.platform, api_base="/v2/api")
    monkeypatch.setattr(app.services, "platform", platform)
    page = (await browser.get("/")).text
    assert page == built.replace("/api", "/v2/api")
