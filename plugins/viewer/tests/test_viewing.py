"""Public contents, the viewer's settings, the player's page and who has which right."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

import httpx
import pytest
from estante.actions import Action
from estante.app import Estante
from estante.files.wire.public_fetch import fetch_public
from estante.identity.principal import Principal
from estante.tenancy.tenant import Tenant
from estante.testing.fixtures import SignedIn
from estante_viewer import player, policies
from estante_viewer.policies import Viewer
from estante_viewer.services import link_metadata
from sqlalchemy import text
from uuid_utils.compat import uuid7

from .conftest import NewContent

Clients = Callable[..., Awaitable[SignedIn]]


@pytest.mark.spec("VIE-033", "VIE-035")
async def test_a_public_content_opens_without_a_session(
    tenant: Tenant, client: Clients, content: NewContent
) -> None:
    nobody, guid = await client(tenant), await content(tenant)
    answer = await nobody.get(f"front/public-viewer/{guid}")
    assert answer.status_code == 200, answer.text
    seen = answer.json()["data"]
    assert (seen["guid"], seen["type_guid"], seen["is_public"]) == (str(guid), "CTTY_06", True)
    assert seen["payload"]["url"] == "https://example.org/agua"
    for path in ("consumptions", f"cms/contents/{guid}/annotations", f"cms/contents/{guid}/common-elements"):
        assert (await nobody.get(path)).status_code == 401


@pytest.mark.spec("VIE-034", "VIE-058")
async def test_what_is_not_public_does_not(
    tenant: Tenant, other_tenant: Tenant, client: Clients, content: NewContent
) -> None:
    nobody, admin = await client(tenant), await client(tenant, "R04")
    closed, inactive = await content(tenant, is_public=False), await content(tenant, status="inactive")
    elsewhere = await content(other_tenant)
    cases = [
        (nobody, closed, 403, "FORBIDDEN"),
        (admin, closed, 403, "FORBIDDEN"),
        (nobody, inactive, 403, "CONTENT_DISABLED"),
        (nobody, uuid7(), 404, "NOT_FOUND"),
        (nobody, elsewhere, 404, "NOT_FOUND"),
    ]
    for asker, guid, status, code in cases:
        answer = await asker.get(f"front/public-viewer/{guid}")
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        assert not answer.json()["message"].startswith("errors.")


@pytest.mark.spec("VIE-032", "VIE-037")
async def test_teacher_only_wins_over_public_at_every_door(
    tenant: Tenant, client: Clients, content: NewContent
) -> None:
    guid = await content(tenant, is_public=True, is_teacher_only=1)
    for role, may_open in {"R01": False, "R02": True, "R03": True, "R04": True}.items():
        person = await client(tenant, role)
        answer = await person.get(f"cms/contents/{guid}")
        assert answer.status_code == (200 if may_open else 403), role
        listed = [row["guid"] for row in (await person.get("front/contents")).json()["data"]]
        assert listed == ([str(guid)] if may_open else []), role
        refused = await person.get(f"front/public-viewer/{guid}")
        assert (refused.status_code, refused.json()["code"]) == (403, "ERROR_403"), role
    nobody = await (await client(tenant)).get(f"front/public-viewer/{guid}")
    assert (nobody.status_code, nobody.json()["code"]) == (403, "ERROR_403")


async def test_a_content_being_prepared_for_the_first_time_says_so(
    tenant: Tenant, client: Clients, content: NewContent
) -> None:
    admin, nobody = await client(tenant, "R04"), await client(tenant)
    for storage_status in ("uploading", "preparing"):
        guid = await content(tenant, type_guid="CTTY_10", url=None, storage_status=storage_status)
        seen = (await admin.get(f"cms/contents/{guid}")).json()["data"]
        assert (seen["payload"], seen["refusal"]["code"]) == (None, "PREPARING")
        refused = await nobody.get(f"front/public-viewer/{guid}")
        assert (refused.status_code, refused.json()["code"]) == (409, "PREPARING")
        assert not refused.json()["message"].startswith("errors.")


async def test_a_public_content_brings_its_cover(
    app: Estante, tenant: Tenant, client: Clients, content: NewContent
) -> None:
    guid, nobody = await content(tenant), await client(tenant)
    async with app.services.database.transaction(tenant) as session:
        await session.execute(text("UPDATE contents SET thumbnail_path = 'thumbnails/agua.webp'"))
    seen = (await nobody.get(f"front/public-viewer/{guid}")).json()["data"]
    assert seen["thumbnail"].startswith(app.services.files.addresses.base(tenant))


@pytest.mark.spec("VIE-040", part="progress, report and reviews")
@pytest.mark.spec("VIE-041", part="the setting")
@pytest.mark.spec("VIE-230", part="the tenant's keys")
@pytest.mark.spec("VIE-086", part="the setting")
async def test_settings_are_the_tenants_own(
    new_tenant: Callable[..., Tenant], tenant: Tenant, client: Clients
) -> None:
    usual = (await (await client(tenant)).get("viewer/settings")).json()["data"]
    assert usual["features"] == {
        "header": True, "title": True, "go_back": True, "progress": True, "report": True, "reviews": True,
        "playlists": True, "comments": False, "share_classroom": False, "share_teams": False,
    }  # fmt: skip
    assert (usual["engine"], usual["nutrient_licence"]) == ("older", None)
    changed = new_tenant(
        hosts=["nutrient.test.localhost"],
        plugin_settings={
            "viewer": {
                "reviews": False,
                "share_teams": True,
                "enable_nutrient": True,
                "nutrient_licence": {"nutrient.test.localhost": "licence", "elsewhere.example": "other"},
            }
        },
    )
    own = (await (await client(changed)).get("viewer/settings")).json()["data"]
    assert (own["features"]["reviews"], own["features"]["report"]) == (False, True)
    assert (own["features"]["share_classroom"], own["features"]["share_teams"]) == (False, True)
    assert (own["engine"], own["nutrient_licence"]) == ("newer", "licence")


@pytest.mark.spec("VIE-105", part="addresses and schemes")
@pytest.mark.parametrize(
    "url", ["http://127.0.0.1/", "http://[::1]/", "http://169.254.169.254/latest", "file:///etc/passwd", "x"]
)
async def test_metadata_is_never_read_from_inside_the_network(
    tenant: Tenant, client: Clients, url: str
) -> None:
    answer = await (await client(tenant, "R01")).get("cms/metascraper", params={"url": url})
    assert (answer.status_code, answer.json()["code"]) == (422, "URL_NOT_FOUND")


class Internet(httpx.AsyncBaseTransport):
    """A network of a test's own: what it answers, by the path."""

    def __init__(self, **answers: httpx.Response) -> None:
        self._answers = answers

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        return self._answers[request.url.path.strip("/")]


@pytest.fixture
def internet(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Have links lead there: `internet({"pages.example": "93.184.215.14"}, agua=httpx.Response(200))`."""

    def connect(names: Mapping[str, str], **answers: httpx.Response) -> None:
        async def resolver(host: str, _port: int) -> Sequence[str]:
            return [names.get(host, host)]

        fetch = partial(fetch_public, resolver=resolver, transport=Internet(**answers))
        monkeypatch.setattr(link_metadata, "fetch_public", fetch)

    return connect


@pytest.mark.spec("VIE-104")
async def test_metadata_is_what_the_page_says(
    tenant: Tenant, client: Clients, internet: Callable[..., None]
) -> None:
    page = (
        '<title>Agua</title><meta property="og:title" content="El ciclo del agua">'
        '<meta name="description" content="De la nube al mar"><meta property="og:image" content="/a.png">'
    )
    internet({"pages.example": "93.184.215.14"}, agua=httpx.Response(200, html=page))
    for role in ("R01", "R04"):
        asker = await client(tenant, role)
        answer = await asker.get("cms/metascraper", params={"url": "https://pages.example/agua"})
        assert answer.status_code == 200, answer.text
        found = answer.json()["data"]
        assert (found["title"], found["description"]) == ("El ciclo del agua", "De la nube al mar")
        assert found["image"] == "https://pages.example/a.png"
    nobody = await (await client(tenant)).get("cms/metascraper", params={"url": "https://pages.example/agua"})
    assert nobody.status_code == 401


@pytest.mark.spec("VIE-105")
@pytest.mark.parametrize(
    "target",
    ["http://inside.example/agua", "http://127.0.0.1/agua", "http://[fe80::1]/agua", "file:///etc/passwd"],
)
async def test_metadata_is_not_read_from_inside_after_a_redirect_either(
    tenant: Tenant, client: Clients, internet: Callable[..., None], target: str
) -> None:
    hosts = {"pages.example": "93.184.215.14", "inside.example": "169.254.169.254"}
    secret = httpx.Response(200, html="<title>Secreto</title>")
    internet(hosts, begin=httpx.Response(302, headers={"location": target}), agua=secret)
    asker = await client(tenant, "R01")
    for url in ("https://pages.example/begin", target):
        answer = await asker.get("cms/metascraper", params={"url": url})
        assert (answer.status_code, answer.json()["code"]) == (422, "URL_NOT_FOUND"), url
        assert "Secreto" not in answer.text


def test_roles_have_what_the_table_says(app: Estante, tenant: Tenant) -> None:
    had = {
        role: {action.name for action in Viewer.all if allows(app, tenant, role, action)}
        for role in ("R01", "R02", "R03", "R04", "R05", "R06", "R07", "R19", "R45")
    }
    most = {"read", "annotate", "playlist", "review", "report", "track"}
    assert had == {
        **dict.fromkeys(("R01", "R02", "R03", *policies.EDITORIAL), most),
        "R05": {"read"},
        "R19": set(),
        "R45": set(),
    }


def allows(app: Estante, tenant: Tenant, role: str, action: Action) -> bool:
    return app.services.permissions.allows(Principal(tenant, role_guid=role), action)


async def on_host(app: Estante, host: str, path: str) -> httpx.Response:
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport, base_url=f"http://{host}") as browser:
        return await browser.get(path)


@pytest.mark.spec("VIE-115", "VIE-121")
async def test_the_player_is_served_to_who_holds_the_packages_token(app: Estante, tenant: Tenant) -> None:
    package, files = "0190c0ffee-a", app.services.files
    host = files.addresses.base(tenant, package).removeprefix("http://")
    token = files.signer.sign("package", tenant.guid, package)
    page = await on_host(app, host, f"/{token}/_player/scorm")
    assert page.status_code == 200, page.text
    origins = files.addresses.app_origins(tenant)
    assert f'data-app-origins="{" ".join(origins)}"' in page.text
    assert f"frame-ancestors {' '.join(origins)}" in page.headers["content-security-policy"]
    assert "unsafe-inline" not in page.headers["content-security-policy"]
    assert "set-cookie" not in page.headers
    other = files.signer.sign("package", tenant.guid, "another-a")
    for wrong in (other, "x", token[:-1]):
        assert (await on_host(app, host, f"/{wrong}/_player/scorm")).status_code == 403
    assert (await on_host(app, host, "/_player/scorm.css")).headers["content-type"].startswith("text/css")


async def test_the_players_script_is_the_built_one(
    app: Estante, tenant: Tenant, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = app.services.files.addresses.base(tenant, "p").removeprefix("http://")
    monkeypatch.setattr(player, "FOLDERS", ())
    assert (await on_host(app, host, "/_player/scorm.js")).status_code == 404
    monkeypatch.setattr(player, "FOLDERS", (tmp_path,))
    (tmp_path / "notes.txt").write_text("not a script")
    for name in ("scorm.js", "attempt-12.js"):
        (tmp_path / name).write_text("export {}")
        answer = await on_host(app, host, f"/_player/{name}")
        assert answer.text == "export {}"
        assert answer.headers["content-type"].startswith("text/javascript")
    for name in ("notes.txt", "..%2Fnotes.txt", "nothing.js"):
        assert (await on_host(app, host, f"/_player/{name}")).status_code == 404
