"""`If-Match` holds on every PUT and PATCH: a stale version changes nothing and is told the current one."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from estante.app import create_app
from estante.audit import AuditRecord
from estante.cli.boot import NOWHERE
from estante.config import load_platform
from estante.database.engine import Database
from estante.identity.passwords import HASHING
from estante.identity.roles import ADMIN, FIXED_LAYOUT_ADMIN
from estante.tenancy.tenant import Tenant
from litestar.handlers import HTTPRouteHandler
from sqlalchemy import select

from tests.architecture.written_records import PASSWORD, RECORDS, Json, World

# A resumable upload counts its own versions, by the offset that its protocol sends. xAPI's documents have the
# digest of their bytes, and a statement never changes.
OWN_VERSIONS = {
    "PATCH /api/uploads/{upload_guid}",
    "PUT /api/lrs/xapi/activities/profile",
    "PUT /api/lrs/xapi/activities/state",
    "PUT /api/lrs/xapi/agents/profile",
    "PUT /api/lrs/xapi/statements",
}
# How far somebody got is sent every few seconds, and everybody reads messages: the rows are the record.
UNRECORDED = {
    "PUT /api/consumptions/{consumption_guid}/sessions/{session_guid}",
    "PUT /api/front/messages/{guid}/read",
}
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


def test_every_write_asks_for_the_version(writes: dict[str, HTTPRouteHandler]) -> None:
    careless = {
        claim for claim, one in writes.items() if "if_match" not in one.parsed_fn_signature.parameters
    }
    assert careless == set(), "ask for if_match: NamedDependency[IfMatch] and check it"
    assert set(writes) == set(RECORDS), "add a record of the new call to written_records.py"


FLAGS = ("library", "evaluation_model", "showMessagesGlobal", "advanced_program_look", "advanced_programming",
         "programming")  # fmt: skip


async def recorded(database: Database, tenant: Tenant) -> list[AuditRecord]:
    """What the audit of a tenant holds, the newest last."""
    async with database.transaction(tenant) as session:
        return list(await session.scalars(select(AuditRecord).order_by(AuditRecord.at)))


@pytest.mark.spec("KER-016")
@pytest.mark.spec("KER-132", part="every change, by PUT and PATCH")
@pytest.mark.parametrize("claim", RECORDS)
async def test_a_stale_version_changes_nothing_and_a_change_is_recorded(
    claim: str, client: Any, person: Any, new_tenant: Callable[..., Tenant], database: Database
) -> None:
    tenant = new_tenant(
        flags=dict.fromkeys(FLAGS, True),
        plugin_settings={
            "viewer": {"comments": True},
            "contents": {"cms_have_fixed_layout_editor_role": True},
            "schools": {"is_short_school_form": True},
        },
    )
    role = FIXED_LAYOUT_ADMIN if claim.endswith("/fixed-layout") else ADMIN
    admin = await client(tenant, role, password_hash=await HASHING.hash(PASSWORD), has_license_mint=True)
    path, body = await RECORDS[claim](World(admin, await person(tenant, "R01"), database))
    method = claim.partition(" ")[0]
    # Tracks come as forms.
    sent: Json = (
        {"files": {name: (None, value) for name, value in body.items()}} if "{track_guid}" in claim else {}
    )
    sent = sent or {"json": body}
    refused = await admin.request(method, path, headers=STALE, **sent)
    assert (refused.status_code, refused.json()["code"]) == (412, "PRECONDITION_FAILED"), refused.text
    current = {"If-Match": refused.headers["etag"]}
    assert current["If-Match"] == f'"{refused.json()["version"]}"'
    before = await recorded(database, tenant)
    taken = await admin.request(method, path, headers=current, **sent)
    assert taken.status_code == 200, taken.text
    added = (await recorded(database, tenant))[len(before) :]
    assert bool(added) == (claim not in UNRECORDED), [row.action for row in added]
    for row in added:
        assert (row.tenant_id, row.actor_guid) == (tenant.guid, admin.person.guid)
        assert row.action
        assert row.entity


@pytest.mark.parametrize("path", ["front/profile", "cms/contents/{guid}", "langs/scopes?scope=versions"])
async def test_what_is_read_says_its_version(
    path: str, client: Any, person: Any, tenant: Tenant, database: Database
) -> None:
    admin = await client(tenant, "R04")
    world = World(admin, None, database)
    _scope, content = await world.scope(), (await world.content())[0]
    address = path.replace("cms/contents/{guid}", content)
    assert (await admin.get(address)).headers["etag"].strip('"').isdigit()
