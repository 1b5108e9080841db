"""Every call that answers an array is a list of the one kind: slice, order, total, known parameters."""

from collections.abc import Awaitable, Callable
from copy import copy
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID

import msgspec
import psycopg
import pytest
from estante.app import Estante
from estante.cli.boot import openapi_document
from estante.config import Platform, load_platform
from estante.database.engine import Database
from estante.imports.models import ImportRun
from estante.lists.plans import plan_faults
from estante.lists.spec import ListSpec
from estante.tenancy.tenant import Tenant
from estante.testing.tenants import make_tenant
from estante_contents.batches.models import Batch
from estante_lti.models import LinkChoice
from uuid_utils.compat import uuid7

PAGING = {"page", "pageSize", "offset", "orderBy"}
NUMBERS = {
    "page": ("0", "99999999999999999999"),
    "pageSize": ("0", "201", "100000"),
    "offset": ("-1", "9" * 30),
}


def calls() -> dict[str, dict[str, Any]]:
    document = msgspec.json.decode(openapi_document(load_platform({"ESTANTE_BASE_PATH": "/nowhere"})))
    return {path: item["get"] for path, item in document["paths"].items() if "get" in item}


def answered(operation: dict[str, Any]) -> dict[str, Any]:
    content = operation["responses"].get("200", {}).get("content", {})
    found: dict[str, Any] = content.get("application/json", {}).get("schema", {}).get("properties", {})
    return found


FILL = (
    """
    INSERT INTO contents (tenant_id, guid, name, type_guid, country, storage_status, author_name, created_by,
                          created_at, updated_at, size, is_public, is_teacher_only)
    SELECT $1, gen_random_uuid(), 'Agua ' || n, 'CTTY_0' || n % 8, 'C' || n % 50, 'S' || n % 40,
           md5(n::text), gen_random_uuid(), now() - n * interval '1 hour', now() - n * interval '3 hours', n,
           n % 20 = 0, (n % 20 = 1)::int
    FROM generate_series(1, 3000) AS n
    """,
    """
    INSERT INTO exercises (tenant_id, guid, content_guid, video_guid)
    SELECT tenant_id, gen_random_uuid(), guid, gen_random_uuid() FROM contents WHERE tenant_id = $1
    """,
    """
    INSERT INTO audit (tenant_id, guid, at, actor_guid, actor_username, shown_guid, action, entity,
                       entity_guid, detail)
    SELECT $1, gen_random_uuid(), now() - n * interval '1 hour', gen_random_uuid(), 'ana', gen_random_uuid(),
           'a' || n % 9, 'e' || n % 50, n::text, '{}'
    FROM generate_series(1, 3000) AS n
    """,
    """
    INSERT INTO people (tenant_id, guid, username, name, lastname, role_guid, country_guid, is_demo,
                        created_at)
    SELECT $1, gen_random_uuid(), 'u' || n, md5(n::text), md5((n * 7)::text),
           (ARRAY['R01', 'R02', 'R03', 'R19'])[1 + n % 4], gen_random_uuid(), n % 50 = 0,
           now() - n * interval '1 hour'
    FROM generate_series(1, 3000) AS n
    """,
)
ARRAYS = {path: one for path, one in calls().items() if answered(one).get("data", {}).get("type") == "array"}


@pytest.mark.spec("KER-003")
@pytest.mark.parametrize("path", ARRAYS)
def test_an_array_comes_with_its_total(path: str) -> None:
    assert "meta" in answered(ARRAYS[path])
    assert {one["name"] for one in ARRAYS[path]["parameters"]} >= PAGING


def test_there_are_lists() -> None:
    assert len(ARRAYS) >= 12


async def begun_import(database: Any, admin: Any) -> str:
    """An import of this person, of which nothing was looked at yet."""
    named = dict.fromkeys(("file_path", "file_name", "format", "encoding", "separator"), "csv")
    run = ImportRun(
        tenant_id=admin.tenant.guid,
        guid=uuid7(),
        name="contents.links",
        person_guid=admin.person.guid,
        file_guid=uuid7(),
        headers=[],
        mapping={},
        **named,
    )
    async with database.transaction(admin.tenant) as session:
        session.add(run)
    return str(run.guid)


async def begun_batch(database: Any, admin: Any) -> str:
    """A batch upload of this person, of which nothing was read yet."""
    named = {"path": "lote.zip", "name": "lote.zip", "format": "zip", "size": 1, "stored_guid": uuid7()}
    batch = Batch(tenant_id=admin.tenant.guid, guid=uuid7(), created_by=admin.person.guid, **named)
    async with database.transaction(admin.tenant) as session:
        session.add(batch)
    return str(batch.guid)


async def begun_choice(database: Any, teacher: Any, school: str) -> str:
    """Contents that this teacher is to choose for an LMS."""
    choice = LinkChoice(
        tenant_id=teacher.tenant.guid,
        person_guid=teacher.person.guid,
        school_guid=UUID(school),
        return_url="https://campus.example/return",
        takes_several=True,
        expires_at=datetime.now(UTC) + timedelta(hours=1),
    )
    async with database.transaction(teacher.tenant) as session:
        session.add(choice)
        await session.flush()
        return str(choice.guid)


async def made_group(admin: Any, kind: str) -> str:
    """A collection or a publication: its guid."""
    body: dict[str, object] = {"collection": "Plan lector"}
    if kind == "publications":
        chile = {"name": "Chile", "iso_code": "CL", "academic_period": "trimester"}
        country = (await admin.post("system-settings/countries", json=chile)).json()["data"]["guid"]
        subject = (await admin.post("disciplines", json={"name": "Arte", "country": country})).json()
        body = {"name": "Ciencias", "disciplines": [subject["data"]["guid"]]}
    return str((await admin.post(f"cms/{kind}", json=body)).json()["data"]["guid"])


async def made_school(admin: Any) -> tuple[str, str]:
    """The guids of a school that administers itself, and of a group in its active year."""
    body = {"name": "Uno", "school_admin_enabled": True}
    school = (await admin.post("schools", json=body)).json()["data"]["guid"]
    year = {"title": "2030", "school_year": "2030", "expired_at": "2030-12-17"}
    await admin.post(f"schools/{school}/school-years", json=year)
    group = await admin.post("groups", json={"name": "1A", "school_guid": school})
    return school, group.json()["data"]["guid"]


async def head_of(client: Any, admin: Any, school: str) -> Any:
    """A teacher-admin of a school."""
    head = await client(admin.tenant, "R03")
    await admin.post(f"schools/{school}/users", json={"guids": [str(head.person.guid)]})
    return head


async def made_license(admin: Any) -> str:
    """A licence of a country: its guid."""
    chile = {"name": "Chile", "iso_code": "CL", "academic_period": "trimester"}
    country = (await admin.post("system-settings/countries", json=chile)).json()["data"]["guid"]
    end = {"expires": "interval", "expires_after_number": 1, "expires_after_string": "YEAR"}
    body = {"countdown_original": 1, "country": country, **end}
    return str((await admin.post("license-personals", json=body)).json()["data"]["guid"])


async def made_batch(admin: Any) -> str:
    """A batch of licences of a country: its guid."""
    chile = {"name": "Chile", "iso_code": "CL", "academic_period": "trimester"}
    country = (await admin.post("system-settings/countries", json=chile)).json()["data"]["guid"]
    end = {"expires": "interval", "expires_after_number": 1, "expires_after_string": "YEAR"}
    body = {"name": "Andes", "codes_amount": 1, "country": country, **end}
    return str((await admin.post("license-batches", json=body)).json()["data"]["guid"])


async def made_program(admin: Any) -> str:
    """The guid of a program of a country."""
    country = {"name": "Chile", "iso_code": "CL"}
    guid = (await admin.post("system-settings/countries", json=country)).json()["data"]["guid"]
    bodies = {
        "disciplines": {"name": "Arte", "country": guid},
        "education-levels": {"name": "Básica", "country": guid},
    }
    made = {path: (await admin.post(path, json=body)).json()["data"]["guid"] for path, body in bodies.items()}
    year = {"name": "1.º", "level": made["education-levels"]}
    publication = {"name": "Arte 1", "disciplines": [made["disciplines"]]}
    body = {
        "name": "Arte 1",
        "discipline": made["disciplines"],
        "educationLevels": [made["education-levels"]],
        "educationYears": [(await admin.post("education-years", json=year)).json()["data"]["guid"]],
        "publication_guid": (await admin.post("cms/publications", json=publication)).json()["data"]["guid"],
        "evaluation_period": "annual",
    }
    return str((await admin.post("lms/courses", json=body)).json()["data"]["guid"])


async def made_programming(admin: Any) -> str:
    """The guid of a programming of a program."""
    path = f"lms/courses/{await made_program(admin)}/programmings"
    return str((await admin.post(path, json={"title": "Anual"})).json()["data"]["guid"])


async def made_task(admin: Any) -> str:
    """The guid of a task of a published lesson."""
    program = await made_program(admin)
    unit = (await admin.post(f"lms/courses/{program}/units", json={"name": "Uno"})).json()["data"]["guid"]
    lesson = await admin.post(f"lms/units/{unit}/lessons", json={"name": "Sumar"})
    await admin.post(f"lms/courses/{program}/units/{unit}/publish")
    body: dict[str, object] = {"name": "Un mural", "purpose": "formative", "kanban": {}}
    path = f"lms/lessons/{lesson.json()['data']['guid']}/tasks"
    return str((await admin.post(path, json=body)).json()["data"]["guid"])


FLAGS = ("library", "evaluation_model", "showMessagesGlobal", "advanced_program_look", "advanced_programming",
         "programming")  # fmt: skip


async def made_tool(admin: Any) -> str:
    """The guid of an LTI tool."""
    url = "https://lab.example/launch"
    body = {"name": "Laboratorio", "launch_url": url, "login_url": url, "redirect_urls": [url]}
    return str((await admin.post("lti/tools", json=body)).json()["data"]["guid"])


MADE_AT: dict[str, Callable[[Any], Awaitable[str]]] = {
    "/api/license-personals/": made_license,
    "/api/license-batches/": made_batch,
    "/api/lms/programmings/": made_programming,
    "/api/lms/courses/": made_program,
    "/api/front/programs/": made_program,
    "/api/front/tasks/": made_task,
    "/api/lti/tools/": made_tool,
}


async def made_of_plugin(admin: Any, path: str) -> str:
    """The guid of a record that a path names and that is no content's; empty for other paths."""
    for place, made in MADE_AT.items():
        if path.startswith(place):
            return await made(admin)
    return str(admin.person.guid) if path.startswith("/api/users/{guid}/") else ""


@pytest.mark.spec("KER-004", "KER-005", "KER-006")
@pytest.mark.parametrize("path", ARRAYS)
async def test_a_list_takes_its_slice_and_refuses_the_rest_by_name(
    path: str, client: Any, new_tenant: Any, database: Any
) -> None:
    tenant = new_tenant(
        flags=dict.fromkeys(FLAGS, True),
        settings={"developer_pages": True, "is_multicountry": True},
        plugin_settings={"viewer": {"comments": True}, "schools": {"is_short_school_form": True}},
    )
    admin = await client(tenant, "R04")
    made = {"name": "Agua", "type_guid": "CTTY_06", "url": "https://example.org", "is_teacher_only": 0}
    guid = (await admin.post("cms/contents", json=made)).json()["data"]["guid"]
    act = {"act": "deactivate", "guids": [guid]}
    bulk = (await admin.post("cms/contents/bulk", json=act)).json()["data"]["guid"]
    if path.endswith("/comments"):
        # They are closed with their content.
        await admin.put(f"cms/contents/{guid}", json={"status": "active"})
    if path.startswith("/api/imports/"):
        bulk = await begun_import(database, admin)
    if path.startswith(("/api/cms/collections/", "/api/cms/publications/")):
        bulk = await made_group(admin, path.split("/")[3])
    if "{batch_guid}" in path:
        path = path.replace("{batch_guid}", await begun_batch(database, admin))
    if path.endswith(("/subtitles", "/audiodescriptions", "/chapters", "/transcription")):
        video = await admin.post("cms/contents", json={"name": "Lluvia", "type_guid": "CTTY_03"})
        bulk = video.json()["data"]["guid"]
    if path.endswith("/deliveries"):
        project = await admin.post("cms/contents", json={"name": "Lluvia", "type_guid": "CTTY_17"})
        bulk = project.json()["data"]["guid"]
    if "/playlist-groups/" in path:
        group = await admin.post("cms/contents/playlist-groups", json={"title": "Lunes"})
        bulk = group.json()["data"]["guid"]
    bulk, reader = await made_of_plugin(admin, path) or bulk, admin
    if path.startswith(("/api/schools/{", "/api/groups/{", "/api/front/school-admin/")):
        school, group = await made_school(admin)
        bulk = group if path.startswith("/api/groups/") else school
        path = path.replace("{school_guid}", school).replace("{group_guid}", group)
        reader = await head_of(client, admin, school) if "/front/" in path else admin
    if path.startswith("/api/lti/links/"):
        reader = await client(tenant, "R02")
        bulk = await begun_choice(database, reader, (await made_school(admin))[0])
    address = path.removeprefix("/api/").replace("{content_guid}", guid).replace("{guid}", bulk)
    address = address.replace("{user_guid}", str(admin.person.guid)).replace("{key}", "time_zone")
    address = address.replace("{name}", "settings").replace("{lang}", "es")
    answer = (await reader.get(f"{address}?pageSize=1&offset=0")).json()
    assert (answer["meta"]["page"], answer["meta"]["pageSize"]) == (1, 1)
    assert len(answer["data"]) == min(answer["meta"]["total"], 1)
    assert (await reader.get(address)).json()["meta"]["pageSize"] == 25
    for name, values in NUMBERS.items():
        for value in values:
            refused = await reader.get(f"{address}?{name}={value}")
            assert refused.status_code == 400, (address, name, value)
            assert [one["field"] for one in refused.json()["errors"]] == [name]
    for name in ("colour", "orderBy"):
        refused = await reader.get(f"{address}?{name}=colour")
        assert (refused.status_code, refused.json()["errors"][0]["field"]) == (400, name)
    assert "pageSize" in (await reader.get(f"{address}?colour=red")).json()["message"]


@pytest.fixture(scope="module")
def specs(app: Estante) -> dict[str, ListSpec[Any, Any]]:
    """Every call that answers an array, with its list."""
    return {
        route.path_format: handler.opt["list"]
        for route in app.routes
        for handler in getattr(route, "route_handlers", ())
        if "GET" in handler.http_methods and isinstance(handler.opt.get("list"), ListSpec)
    }


def test_every_array_is_a_list_of_a_spec(specs: dict[str, ListSpec[Any, Any]]) -> None:
    assert set(ARRAYS) - set(specs) == set()


@pytest.fixture(scope="module")
async def filled(app: Estante, platform: Platform, tenant_of_lists: Tenant) -> Tenant:
    """A tenant with enough rows for PostgreSQL to prefer one index to another."""
    async with app.services.database.reading(tenant_of_lists) as connection:
        for statement in FILL:
            await connection.execute(statement, tenant_of_lists.guid)
    with psycopg.connect(platform.addresses.owner_url, autocommit=True) as owner:
        owner.execute("ANALYZE")
    return tenant_of_lists


@pytest.fixture(scope="module")
def tenant_of_lists(app: Estante) -> Tenant:
    return app.services.tenants.put(make_tenant(app.services.registry, "andaluna"))


async def test_what_a_list_calls_indexed_has_an_index_to_walk(
    specs: dict[str, ListSpec[Any, Any]], database: Database, filled: Tenant
) -> None:
    faults = []
    async with database.reading(filled) as connection:
        for spec in set(specs.values()):
            faults += await plan_faults(connection, spec)
    assert faults == []


async def test_a_filter_and_an_order_without_an_index_are_found_out(
    specs: dict[str, ListSpec[Any, Any]], database: Database, filled: Tenant
) -> None:
    audit = copy(specs["/api/audit"])
    audit.indexed, audit.sort = ("action", "+action"), {"action": "a.action"}
    async with database.reading(filled) as connection:
        faults = await plan_faults(connection, audit)
    wanting = ("filter action", "order +action")
    assert faults == [f"the {what} of AuditRow walks no index" for what in wanting]
