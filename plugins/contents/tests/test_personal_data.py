"""What is kept about somebody who used everything: given to them whole, then erased without a trace."""

import io
import json
import zipfile
from collections.abc import Awaitable, Callable
from typing import Any
from uuid import UUID

import msgspec
import pyotp
import pytest
from estante.database.engine import Database
from estante.dependencies import Services
from estante.identity.models import OauthAccount, Person
from estante.privacy.undeclared import places_of
from estante.tenancy.tenant import Tenant
from estante.testing.answers import data_of, rows_of, send_json
from estante.testing.fixtures import SignedIn
from estante.testing.workbench import Workbench
from estante_contents.notifications import PREPARATION_FAILED, PreparationFailure
from sqlalchemy import text
from uuid_utils.compat import uuid7

from .conftest import SAMPLES, Editor, sample
from .test_imports import start, table

Edit = Callable[..., Awaitable[Editor]]
Clients = Callable[..., Awaitable[SignedIn]]
NAMED = {"username": "leocadia.zubi", "name": "Leocadia", "lastname": "Zubizarreta"}
EMAIL = "leocadia@casa.example"
# The name that a work shows stays with the work, and is searched.
AUTHOR = {
    "contents.author_name",
    "contents.author_lastname",
    "content_search.author",
    "content_search.folded",
}
COLUMNS = text("""
SELECT c.relname AS table, a.attname AS column FROM pg_class c
JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace
  AND c.relname NOT LIKE 'alembic%' AND c.relname NOT LIKE 'saq_%'
""")


class Traces:
    """Where in a tenant's tables a person is found: every column of every row, as text."""

    def __init__(self, database: Database, tenant: Tenant, person: Person) -> None:
        self._database, self._tenant = database, tenant
        self._words = [
            str(person.guid),
            person.guid.hex,
            person.username,
            EMAIL,
            person.name,
            person.lastname,
        ]

    async def places(self) -> set[str]:
        found = set()
        async with self._database.transaction(self._tenant) as session:
            for table, column in (await session.execute(COLUMNS)).all():
                either = " OR ".join(
                    f"strpos(lower(t.{column}::text), lower(:w{index})) > 0"
                    for index in range(len(self._words))
                )
                words = {f"w{index}": word for index, word in enumerate(self._words)}
                there = f"SELECT EXISTS (SELECT 1 FROM {table} t WHERE {either})"  # noqa: S608
                if await session.scalar(text(there), words):
                    found.add(f"{table}.{column}")
        return found


async def add_authenticator(client: SignedIn) -> None:
    """A second step for the next sign-in, with its recovery codes."""
    secret = data_of(await client.post("front/profile/second-factor/totp", json={}))["secret"]
    first = {"code": pyotp.TOTP(str(secret)).now(), "label": "Teléfono"}
    data_of(await client.post("front/profile/second-factor/totp/confirm", json=first), 201)


async def rate_and_keep(client: SignedIn, content: str) -> None:
    stars = {"usefull_rating": 5, "difficult_rating": 1}
    data_of(await client.post(f"cms/contents/{content}/reviews", json=stars), 201)
    group = data_of(await client.post("cms/contents/playlist-groups", json={"title": "Lunes"}), 201)["guid"]
    data_of(await client.post(f"cms/contents/{content}/playlists", json={"group_guid": group}), 201)


async def deliver(her: Editor) -> None:
    """Ask for something, and deliver it: a text and a file."""
    made = await her.create(type_guid="CTTY_17", name="La lluvia")
    path = f"cms/contents/{made['guid']}"
    data_of(await her.client.put(f"{path}/project", json={"statement": "<p>Mide la lluvia.</p>"}))
    file = await her.upload("registro.pdf", sample("texto.pdf"), "contents.delivery")
    sent = {"answer": f"Firmado: {NAMED['name']}", "file": file}
    data_of(await her.client.put(f"{path}/delivery", json=sent))
    [row] = rows_of(await her.client.get(f"{path}/deliveries"))
    data_of(await her.client.put(f"{path}/deliveries/{row['guid']}/mark", json={"points": 7}))


async def use_everything(her: Editor, admin: SignedIn, services: Services) -> str:
    """Contents, progress, notes, ratings, reports, files, jobs, a bulk change. Answers a content's guid."""
    client = her.client
    assert client.person is not None
    await client.post(
        "front/profile/avatar",
        files={"file": ("yo.png", (SAMPLES / "avatar-256.png").read_bytes(), "image/png")},
    )
    made = await her.create_from("antologia.es.pdf")
    guid = str(made["guid"])
    await her.upload("borrador.pdf", sample("antologia.es.pdf"))
    await client.post(
        "uploads",
        headers={
            "Tus-Resumable": "1.0.0",
            "Upload-Length": "10",
            "Upload-Metadata": "filename YS5wZGY=,purpose Y29udGVudA==",
        },
    )
    begun = {"content_guid": guid, "type": made["type_guid"], "progress_ends": 9}
    started = data_of(await client.post("consumptions", json=begun))
    told = {
        "started_at": "2026-03-02T09:00:00Z",
        "ended_at": "2026-03-02T09:00:03Z",
        "progress_start": 0,
        "progress_end": 3,
        "session_guid": started["session_guid"],
    }
    data_of(await client.post(f"consumptions/{started['guid']}/progress", json=told))
    note = {"guid": str(uuid7()), "annotation": "Mi nota", "parent_guid": None}
    data_of(await client.post(f"cms/contents/{guid}/annotations", json=note), 201)
    report = {"type": "content-error", "comment": f"Falta la página 3. Leocadia, {EMAIL}"}
    data_of(await client.post(f"cms/contents/{guid}/reports", json=report), 201)
    await rate_and_keep(client, guid)
    mine = f"users/{client.person.guid}"
    await client.post("audit/export", params={"actor": str(client.person.guid)})
    await admin.post("audit/export", params={"actor": str(client.person.guid)})
    data_of(await admin.post(f"{mine}/login"))
    data_of(await admin.put(mine, json={"lastname": NAMED["lastname"]}))
    changed = await her.create(name="Con otra versión")
    data_of(await client.put(f"cms/contents/{changed['guid']}", json={"name": "Como es ahora"}))
    trashed = await her.create(name="A la papelera")
    data_of(await send_json(client, "DELETE", "cms/contents", {"guids": [trashed["guid"]]}))
    async with services.database.transaction(client.tenant) as session:
        session.add(
            OauthAccount(
                tenant_id=client.tenant.guid,
                guid=uuid7(),
                person_guid=client.person.guid,
                provider="colegio",
                subject="77",
                email=EMAIL,
            )
        )
        failure = PreparationFailure(UUID(guid), "Antología")
        await services.notifications.raise_for(session, [client.person.guid], PREPARATION_FAILED, failure)
    await deliver(her)
    await add_authenticator(client)
    await start(client, table("Enlace;https://example.org/;erp-77"))
    return guid


async def exported(client: SignedIn, workbench: Workbench, address: str) -> dict[str, Any]:
    """The files of an export, JSON read."""
    asked = data_of(await client.post(address), 202)
    await workbench.finish(asked["id"], client.tenant)
    file = await client.get(f"exports/{asked['id']}/download")
    assert (file.status_code, file.headers["content-type"]) == (200, "application/zip")
    with zipfile.ZipFile(io.BytesIO(file.content)) as archive:
        return {
            name: json.loads(archive.read(name)) if name.endswith(".json") else archive.read(name)
            for name in archive.namelist()
        }


# Whose parts somebody uses here. Other plugins try their own.
TRIED = ("estante", "contents", "viewer")
# What nobody here is given, sends or permits.
NOT_USED = {
    "answers.json",
    "attempt-answers.json",
    "attempts.json",
    "batches.json",
    "comment-courses.json",
    "comments.json",
    "consumption-parts.json",
    "letters.json",
    "notification-settings.json",
    "upload-permissions.json",
}


# Columns that no export shows.
SECRETS = ("token_hash", "password_hash", "code_hash", "credential_id")


def documents_tried(services: Services) -> set[str]:
    """The documents that hold something of whoever used everything: records of staff are not written here."""
    declared = {
        f"{data.document}.json"
        for name in TRIED
        for data in services.registry.plugins[name].personal_data
        if data.document and not data.text_key.endswith(".personal_data.records")
    }
    assert declared >= NOT_USED, "a document that nobody declares"
    return declared - NOT_USED


@pytest.mark.spec("KER-122", part="personal data")
@pytest.mark.spec("KER-132", part="erasing a person")
async def test_somebody_who_used_everything_is_given_all_of_it_and_erased_without_a_trace(
    services: Services, tenant: Tenant, edit: Edit, client: Clients, workbench: Workbench
) -> None:
    database = services.database
    her, admin = await edit(tenant, **NAMED, email=EMAIL), await client(tenant, "R04")
    person, other = her.client.person, admin.person
    assert person is not None
    assert other is not None
    guid = await use_everything(her, admin, services)
    note = {"guid": str(uuid7()), "annotation": "La nota de Tristán", "parent_guid": None}
    data_of(await admin.post(f"cms/contents/{guid}/annotations", json=note), 201)
    traces = Traces(database, tenant, person)
    before = await traces.places()
    declared = {place for one in services.registry.personal_data for place in places_of(one)}
    named_by_person = {
        place for place in before if place.endswith(("_guid", "_by")) and "entity" not in place
    }
    assert named_by_person <= declared, "a column holds a person's guid and nobody answers for it"

    found = await exported(admin, workbench, f"users/{person.guid}/personal-data/export")
    documents = {name: rows for name, rows in found.items() if name.endswith(".json")}
    assert {name for name in documents_tried(services) if not documents[name]} == set()
    assert documents["profile.json"][0]["email"] == EMAIL
    assert documents["annotations.json"][0]["annotation"] == "Mi nota"
    assert found["files/avatar.png"].startswith(b"\x89PNG")
    assert any(name.endswith("-antologia.es.pdf") for name in found)
    everything = json.dumps(documents)
    secrets = (*SECRETS, "Tristán", str(other.guid), other.username)
    assert not [word for word in secrets if word in everything]
    page = found["index.html"].decode()
    assert "<script" not in page
    assert [
        one for one in ('lang="es"', 'href="annotations.json"', "Tus notas privadas") if one not in page
    ] == []

    sent = await admin.post(f"users/{person.guid}/personal-data/erase", json={"username": person.username})
    job = await workbench.finish(data_of(sent, 202)["job_guid"], tenant)
    assert (job.status, job.error_code) == ("done", None), job.error_params
    erased = msgspec.convert(job.result, dict[str, dict[str, int]])["erased"]
    assert erased["annotations"] == 1
    assert await traces.places() == {"erased_people.person_guid", *AUTHOR}
    assert (await her.client.get("users/whoami")).status_code == 401
    kept = data_of(await admin.get(f"cms/contents/{guid}"))
    assert (kept["name"], kept["created_by"]) == (kept["name"], None)
    (report,) = rows_of(await admin.get("cms/contents/reports", params={"content": guid}))
    assert report["comment"] == "Falta la página 3. …, …"
    acts = rows_of(await admin.get("audit", params={"entity": "annotation", "pageSize": 50}))
    assert {one["actor_username"][:7] for one in acts} == {"erased-", other.username[:7]}
    (act,) = rows_of(await admin.get("audit", params={"action": "users.erase"}))
    assert (act["actor_username"], act["entity_guid"] != str(person.guid)) == (other.username, True)
    for folder in ("avatars", "exports"):
        assert [path async for path in services.files.names(tenant, folder)] == []
    assert await services.valkey.keys(f"estante:live:*{person.guid}*") == []
