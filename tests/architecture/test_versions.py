"""`If-Match` holds on every PUT and PATCH: a stale version changes nothing and is told the current one."""

from collections.abc import Awaitable, Callable, Iterator
from typing import Any
from uuid import uuid4

import pytest
from estante.app import create_app
from estante.cli.boot import NOWHERE
from estante.config import load_platform
from estante.identity.passwords import HASHING
from estante.tenancy.tenant import Tenant
from litestar.handlers import HTTPRouteHandler

Json = dict[str, Any]
# A resumable upload counts its own versions, by the offset that its protocol sends.
OWN_VERSIONS = {"PATCH /api/uploads/{upload_guid}"}
LINK = {"name": "Agua", "type_guid": "CTTY_06", "url": "https://example.org", "is_teacher_only": 0}
PASSWORD = "Estante-2026"
STALE = {"If-Match": '"999"'}


def written(app: Any) -> Iterator[tuple[str, HTTPRouteHandler]]:
    for route in app.routes:
        for handler in getattr(route, "route_handlers", ()):
            if isinstance(handler, HTTPRouteHandler):
                for method in handler.http_methods & {"PUT", "PATCH"}:
                    yield f"{method} {route.path_format}", handler


@pytest.fixture(scope="module")
def writes(registry: Any, tmp_path_factory: pytest.TempPathFactory) -> dict[str, HTTPRouteHandler]:
    platform = load_platform({"ESTANTE_BASE_PATH": str(tmp_path_factory.mktemp("versions"))})
    found = dict(written(create_app(platform.at(NOWHERE), registry=registry)))
    return {claim: handler for claim, handler in found.items() if claim not in OWN_VERSIONS}


class World:
    """An administrator, with one of everything that can be changed."""

    def __init__(self, client: Any, other: Any) -> None:
        self._client, self._other = client, other

    async def made(self, path: str, body: Json) -> Json:
        answer = await self._client.post(path, json=body)
        assert answer.status_code in (200, 201), answer.text
        data: Json = answer.json()["data"]
        return data

    async def content(self) -> tuple[str, Json]:
        return f"cms/contents/{(await self.made('cms/contents', LINK))['guid']}", {"name": "Otra agua"}

    async def status(self) -> tuple[str, Json]:
        return (await self.content())[0], {"status": "inactive"}

    async def person(self) -> tuple[str, Json]:
        return f"users/{self._other.guid}", {"name": "Nora"}

    async def profile(self) -> tuple[str, Json]:
        return "front/profile", {"name": "Nora"}

    async def password(self) -> tuple[str, Json]:
        new = {"new_password": "Un-Libro-2027", "password_repeat": "Un-Libro-2027"}
        return "front/profile/password", {"password": PASSWORD, **new}

    async def language(self) -> tuple[str, Json]:
        return "langs/es", {"name": "Castellano"}

    async def scope(self) -> tuple[str, Json]:
        made = await self.made("langs/scopes", {"scope": "versions", "lang": "es", "json": {"a": "b"}})
        return f"langs/scopes/{made['guid']}", {"json": {"a": "c"}}

    async def annotation(self) -> tuple[str, Json]:
        path, guid = f"{(await self.content())[0]}/annotations", str(uuid4())
        await self.made(path, {"guid": guid, "annotation": "Una"})
        return f"{path}/{guid}", {"guid": guid, "annotation": "Otra"}

    async def session(self) -> tuple[str, Json]:
        content = (await self.content())[0].rpartition("/")[2]
        body = {"content_guid": content, "type": "CTTY_06", "progress_ends": 1}
        made = await self.made("consumptions", body)
        path = f"consumptions/{made['guid']}/sessions/{made['session_guid']}"
        return path, {"ended_at": "2026-03-02T09:00:00Z"}

    async def settings(self) -> tuple[str, Json]:
        return "settings", {"values": {"password.min_length": 11}}


RECORDS: dict[str, Callable[[World], Awaitable[tuple[str, Json]]]] = {
    "PUT /api/cms/contents/{guid}": World.content,
    "PATCH /api/cms/contents/{guid}": World.status,
    "PUT /api/users/{user_guid}": World.person,
    "PUT /api/front/profile": World.profile,
    "PUT /api/front/profile/password": World.password,
    "PATCH /api/langs/{language_id}": World.language,
    "PUT /api/langs/scopes/{scope_guid}": World.scope,
    "PATCH /api/settings": World.settings,
    "PUT /api/cms/contents/{content_guid}/annotations/{guid}": World.annotation,
    "PUT /api/consumptions/{consumption_guid}/sessions/{session_guid}": World.session,
}


def test_every_write_asks_for_the_version(writes: dict[str, HTTPRouteHandler]) -> None:
    careless = {
        claim for claim, one in writes.items() if "if_match" not in one.parsed_fn_signature.parameters
    }
    assert careless == set(), "ask for if_match: NamedDependency[IfMatch] and check it"
    assert set(writes) == set(RECORDS), "add a record of the new call to this file"


@pytest.mark.spec("KER-016")
@pytest.mark.parametrize("claim", RECORDS)
async def test_a_stale_version_changes_nothing(claim: str, client: Any, person: Any, tenant: Tenant) -> None:
    admin = await client(tenant, "R04", password_hash=await HASHING.hash(PASSWORD))
    path, body = await RECORDS[claim](World(admin, await person(tenant, "R01")))
    method = claim.partition(" ")[0]
    refused = await admin.request(method, path, json=body, headers=STALE)
    assert (refused.status_code, refused.json()["code"]) == (412, "PRECONDITION_FAILED"), refused.text
    current = {"If-Match": refused.headers["etag"]}
    assert current["If-Match"] == f'"{refused.json()["version"]}"'
    taken = await admin.request(method, path, json=body, headers=current)
    assert taken.status_code == 200, taken.text


@pytest.mark.parametrize("path", ["front/profile", "cms/contents/{guid}", "langs/scopes?scope=versions"])
async def test_what_is_read_says_its_version(path: str, client: Any, person: Any, tenant: Tenant) -> None:
    admin = await client(tenant, "R04")
    world = World(admin, None)
    _scope, content = await world.scope(), (await world.content())[0]
    address = path.replace("cms/contents/{guid}", content)
    assert (await admin.get(address)).headers["etag"].strip('"').isdigit()
