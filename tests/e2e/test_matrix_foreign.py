"""Another tenant's records are not there: every call that names one answers 404, but not to its owner."""

import asyncio
from typing import Any
from uuid import UUID, uuid4

import httpx
import pytest
import pytest_asyncio
from estante.identity import sessions

from tests.e2e.operations import Guids, Operation, Request, operations, request_for
from tests.e2e.places import ask, client_of, database_of, new_tenant, somebody

LINK = "https://example.org/"


class Records:
    """One record of each kind, by the name that addresses and bodies have for it."""

    def __init__(self, guids: dict[str, str]) -> None:
        self.guids = guids

    def of(self, path: str) -> Guids:
        """How to name the records of a path. `guid` is a content's, or what follows it in the path."""

        def guid(name: str) -> str:
            if name == "guid" and "/annotations" in path:
                return self.guids["annotation_guid"]
            if name == "guid" and "/bulk/" in path:
                return self.guids["change_guid"]
            if name == "guid" and path.startswith("/api/imports/"):
                return self.guids["import_guid"]
            if path.startswith("/api/users/") and path.endswith("{session_guid}"):
                # All sessions of the other person end in a call of their own.
                return self.guids[f"colleague_{name}"]
            if name == "session_guid" and "/profile/sessions" in path:
                return self.guids["browser_guid"]
            return self.guids.get(name) or str(uuid4())

        return guid


async def data(answer: httpx.Response) -> Any:
    assert answer.is_success, f"{answer.request.url}: {answer.text}"
    return answer.json()["data"]


async def new_content(client: httpx.AsyncClient) -> str:
    """A link's guid."""
    made = await data(
        await client.post("/api/cms/contents", json={"name": "Rocío", "type_guid": "CTTY_06", "url": LINK})
    )
    return str(made["guid"])


async def new_import(client: httpx.AsyncClient) -> str:
    """The guid of an import whose file is read and whose rows nobody has looked at."""
    file = f"Nombre;Dirección\nRocío;{LINK}\n".encode()
    offer = {"name": "links.csv", "size": len(file), "mime_type": "text/csv", "purpose": "estante.import"}
    begun = await client.post("/api/uploads", json=offer)
    assert begun.status_code == 201, begun.text
    headers = {"tus-resumable": "1.0.0", "upload-offset": "0"}
    headers["content-type"] = "application/offset+octet-stream"
    sent = await client.patch(begun.headers["location"], content=file, headers=headers)
    assert sent.is_success, sent.text
    upload = begun.headers["location"].rpartition("/")[2]
    made = await data(await client.post("/api/imports", json={"name": "contents.links", "upload": upload}))
    return str(made["guid"])


async def new_letter(client: httpx.AsyncClient) -> str:
    """The guid of the letter by which the client's person recovers the account."""
    profile = await data(await client.get("/api/front/profile"))
    asked = await client.post("/api/front/recover-account", json={"email": profile["email"]})
    assert asked.is_success, asked.text
    return str((await data(await client.get("/api/mail/letters")))[0]["guid"])


async def ready(client: httpx.AsyncClient, path: str) -> None:
    """Listen to the person's events until an export has its file."""
    async with asyncio.timeout(60), client.stream("GET", "/api/events") as events:
        lines = events.aiter_lines()
        while (await data(await client.get(path)))["status"] != "downloaded":
            await anext(lines)


async def change(client: httpx.AsyncClient, content: str) -> None:
    """Change a content's name, which keeps an earlier version of it: number 1."""
    address = f"/api/cms/contents/{content}"
    seen = await client.get(address)
    headers = {"if-match": seen.headers["etag"]}
    await data(await client.put(address, json={"name": "Rocío del alba"}, headers=headers))


async def made_by(client: httpx.AsyncClient, person_guid: str, colleague_guid: str) -> Records:
    """Make one record of each kind through the API."""
    content = await new_content(client)
    await change(client, content)
    begun = {"content_guid": content, "type": "CTTY_06", "progress_ends": 1}
    consumption = await data(await client.post("/api/consumptions", json=begun))
    note = str(uuid4())
    written = {"guid": note, "annotation": "Margen"}
    await data(await client.post(f"/api/cms/contents/{content}/annotations", json=written))
    scope = await data(
        await client.post("/api/langs/scopes", json={"scope": "own", "lang": "es", "json": {}})
    )
    tags = await data(await client.get("/api/cms/custom-tags"))
    language = await data(await client.post("/api/langs", json={"id": "fr", "name": "Français"}))
    job = await data(await client.post("/api/cms/contents/export"))
    act = {"act": "deactivate", "guids": [await new_content(client)]}
    bulk = await data(await client.post("/api/cms/contents/bulk", json=act))
    headers = {"upload-length": "3", "tus-resumable": "1.0.0", "upload-metadata": "filename YS50eHQ="}
    browsers = await data(await client.get("/api/front/profile/sessions"))
    theirs = await data(await client.get(f"/api/users/{colleague_guid}/sessions"))
    upload = await client.post("/api/uploads", headers=headers)
    assert upload.status_code == 201, upload.text
    await ready(client, f"/api/exports/{job['id']}")
    return Records(
        {
            "guid": content,
            "content_guid": content,
            "consumption_guid": consumption["guid"],
            "session_guid": consumption["session_guid"],
            "browser_guid": next(one["guid"] for one in browsers if not one["is_current"]),
            "colleague_user_guid": colleague_guid,
            "colleague_session_guid": theirs[0]["guid"],
            "annotation_guid": note,
            "change_guid": bulk["guid"],
            "import_guid": await new_import(client),
            "letter_guid": await new_letter(client),
            "scope_guid": scope["guid"],
            "job_guid": job["id"],
            "export_id": job["id"],
            "upload_guid": upload.headers["location"].rpartition("/")[2],
            "user_guid": person_guid,
            "custom_tag": tags[0]["guid"],
            "language_id": str(language["id"]),
            "person": person_guid,
        }
    )


def ask_of(operation: Operation, document: Any, records: Records) -> Request:
    body = {"guid": records.guids["custom_tag"]} if operation.path.endswith("/custom-tags") else {}
    request = request_for(operation, document, records.of(operation.path), **body)
    if operation.path.startswith("/api/uploads"):
        request.sent["headers"] |= {"tus-resumable": "1.0.0", "upload-offset": "0"}
        request.sent["headers"] |= {"content-type": "application/offset+octet-stream"}
    return request


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def two(live: Any, registry: Any) -> Any:
    """Two admins of two tenants, and records of the first."""
    home, away = (new_tenant(live, registry, settings={"developer_pages": True}) for _ in range(2))
    async with database_of(live) as database:
        owner, stranger = [await somebody(database, tenant, "R04") for tenant in (home, away)]
        pupil, colleague = await somebody(database, home, "R01"), await somebody(database, home, "R02")
        async with database.transaction(home) as session:
            await sessions.start(session, home, UUID(owner.guid))
    async with client_of(live, home, owner.token) as mine, client_of(live, away, stranger.token) as theirs:
        yield mine, theirs, await made_by(mine, pupil.guid, colleague.guid)


@pytest.mark.spec("KER-097")
async def test_a_record_of_another_tenant_is_a_404_and_still_there_for_its_own(live, two):
    mine, theirs, records = two
    document = ask(live, "andaluna.localhost", "/api/openapi.json").json()
    calls = [one for one in operations(document) if one.names_records]
    assert len(calls) > 25
    told = {}
    for one in calls:
        request = ask_of(one, document, records)
        answer = await theirs.request(request.method, request.address, **request.sent)
        if answer.status_code != 404:
            told[str(one)] = f"{answer.status_code} {answer.text[:200]}"
    assert told == {}
    for one in calls:
        request = ask_of(one, document, records)
        answer = await mine.request(request.method, request.address, **request.sent)
        # A link is no course: what lacks a package says so, which only its owner learns.
        is_gone = answer.status_code == 404 and answer.json()["code"] == "NOT_FOUND"
        if is_gone or answer.status_code >= 500:
            told[str(one)] = f"{answer.status_code} {answer.text[:200]}"
    assert told == {}


async def test_a_record_of_another_tenant_named_in_a_body_changes_nothing(two):
    mine, theirs, records = two
    content = await new_content(theirs)
    foreign = records.guids["content_guid"]
    assert (await theirs.post("/api/cms/contents-clone", json={"guid": foreign})).status_code == 404
    begun = {"content_guid": foreign, "type": "CTTY_06", "progress_ends": 1}
    assert (await theirs.post("/api/consumptions", json=begun)).status_code == 404
    # A list of guids takes those that there are.
    await theirs.request("DELETE", "/api/cms/contents", json={"guids": [foreign, content]})
    assert (await mine.get(f"/api/cms/contents/{foreign}")).status_code == 200
    assert (await theirs.get(f"/api/cms/contents/{content}")).status_code == 404
