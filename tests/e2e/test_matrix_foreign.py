"""Another tenant's records are not there: every call that names one answers 404, but not to its owner."""

import asyncio
from collections.abc import Mapping
from typing import Any
from uuid import UUID, uuid4

import httpx
import pyotp
import pytest
import pytest_asyncio
from estante.identity import sessions

from plugins.contents.tests.archives import png, zip_of
from plugins.personalization.tests.font_samples import font_of
from tests.e2e.foreign_records import (
    LINK,
    MINT_LESSONS,
    PLACES,
    data,
    new_board,
    new_choice,
    new_program,
    new_records,
)
from tests.e2e.operations import Guids, Operation, Request, operations, request_for
from tests.e2e.places import ask, client_of, database_of, new_tenant, somebody

# Where records of the settings and schools lie, and what makes one of each; a country's parts follow it.
SETTINGS: Mapping[str, Mapping[str, object]] = {
    "system-settings/countries": {"name": "Chile", "iso_code": "CL"},
    "disciplines": {"name": "Artes"},
    "education-levels": {"name": "Básica"},
    "education-years": {"name": "Primero"},
    "v3/evaluation_scale": {"name": "De 1 a 7", "type": "numeric", "min": 1, "max": 7, "decimals": 1},
    "v3/evaluation_period": {
        "evaluation_period": "annual",
        "name": "Año",
        "school_year": "2026",
        "start_date": "2026-03-01",
        "end_date": "2026-12-15",
    },
    "evaluable-categories": {"name": "Tareas"},
    "messages": {
        "title": "Marzo",
        "text": "<p>Hola</p>",
        "roles": ["R04"],
        "start_date": "2026-03-01",
        "is_published": True,
    },
    "cms/learning-objectives": {"code": "MA01", "description": "Contar"},
    "schools": {"name": "Uno"},
    "schools-networks": {"name": "Cordillera"},
}
OPEN: Mapping[str, object] = {
    "flags": {
        "evaluation_model": True,
        "library": True,
        "mint_lesson_in_programs": True,
        "ai_feedback_generator": True,
        "showMessagesGlobal": True,
        "showAnalyticsGame": True,
        "advanced_program_look": True,
        "advanced_programming": True,
        "programming": True,
    },
    "settings": {"developer_pages": True, "is_multicountry": True},
    "plugin_settings": {
        "settings": {"is_learning_objectives": True},
        "viewer": {"comments": True},
        "schools": {"is_short_school_form": True},
    },
    # Only another role's by the built-in policies.
    "grants": [
        {
            "role": "R04",
            "actions": ["fixed_layout_editor.update", "school_admin.manageClasses", "lti_links.choose"],
        }
    ],
}
# What follows `guid` in these paths is none of a content.
BESIDE = (
    ("/bulk/", "change_guid"),
    ("/annotations", "annotation_guid"),
    ("/editor", "exercise_guid"),
    ("/attempts", "exercise_guid"),
    ("/project", "project_guid"),
    ("/deliver", "project_guid"),
    ("/comments/{guid}/courses", "shared_comment_guid"),
    ("/comments", "comment_guid"),
    ("/playlists", "entry_guid"),
    ("/playlist-groups", "playlist_guid"),
    ("/reports", "report_guid"),
    ("/school-years", "school_year_guid"),
    ("/schools/{school_guid}/contents", "school_content_guid"),
    ("/front/messages", "messages"),
    ("/mint-import", MINT_LESSONS),
    ("/lms/lessons/{guid}/map", "map_guid"),
    ("/license-mint/user/", "users"),
)
# The calls of who is of the school alone.
OF_HEAD = "/front/school-admin/"
# Where collections, publications and the organization's look lie.
GROUPS = ("cms/collections", "cms/publications", "organization/css/stylesheets")
FONTS, LIBRARY = "v3/custom_fonts", "cms/library"
# Part of a path of the profile, the name in it, and the record that is meant there.
OF_PROFILE = (
    ("/profile/sessions", "session_guid", "browser_guid"),
    ("/lms/programmings", "session_guid", "planned_guid"),
    ("/removal", "factor_guid", "removed_factor_guid"),
)


class Records:
    """One record of each kind, by the name that addresses and bodies have for it."""

    head: httpx.AsyncClient

    def __init__(self, guids: dict[str, str]) -> None:
        self.guids = guids

    def of(self, path: str) -> Guids:
        """How to name the records of a path. `guid` is a content's, or what follows it in the path."""

        def guid(name: str) -> str:
            for part, record in BESIDE:
                if name == "guid" and part in path:
                    return self.guids[record]
            place = path.removeprefix("/api/").partition("/{guid}")[0]
            if name == "guid" and place in {
                *SETTINGS,
                *GROUPS,
                FONTS,
                LIBRARY,
                *PLACES,
                "imports",
                "users",
                "groups",
            }:
                return self.guids[place]
            if name == "group_guid" and OF_HEAD in path:
                return self.guids["groups"]
            if path.startswith("/api/users/") and path.endswith("{session_guid}"):
                # All sessions of the other person end in a call of their own.
                return self.guids[f"colleague_{name}"]
            for part, named, record in OF_PROFILE:
                if name == named and part in path:
                    return self.guids[record]
            return self.guids.get(name) or str(uuid4())

        return guid


async def new_content(client: httpx.AsyncClient) -> str:
    """A link's guid."""
    made = await data(
        await client.post("/api/cms/contents", json={"name": "Rocío", "type_guid": "CTTY_06", "url": LINK})
    )
    return str(made["guid"])


def exercise_of(question: str) -> dict[str, object]:
    """What the editor sends of one question."""
    return {"questions": [{"type": "true_false", "id": question, "prompt": "<p>Llueve</p>"}]}


async def new_exercise(client: httpx.AsyncClient) -> dict[str, str]:
    """A question that asks something, and the attempt that is open."""
    fields = {"name": "Rocío", "type_guid": "CTTY_14"}
    content = str((await data(await client.post("/api/cms/contents", json=fields)))["guid"])
    question, attempt = str(uuid4()), str(uuid4())
    await data(await client.put(f"/api/cms/contents/{content}/editor", json=exercise_of(question)))
    await data(await client.post(f"/api/cms/contents/{content}/attempts", json={"guid": attempt}))
    package = await new_upload(client, b'<?xml version="1.0"?><agua/>', "agua.xml", "contents.qti")
    return {"exercise_guid": content, "question": question, "attempt": attempt, "package": package}


async def new_project(client: httpx.AsyncClient) -> dict[str, str]:
    """A project with a material, and what was delivered to it."""
    fields = {"name": "Rocío", "type_guid": "CTTY_17"}
    content = str((await data(await client.post("/api/cms/contents", json=fields)))["guid"])
    path = f"/api/cms/contents/{content}"
    await data(await client.put(f"{path}/project", json={"statement": "<p>Llueve</p>"}))
    upload = await new_upload(client, b"agua", "agua.txt", "contents.material")
    material = await data(await client.post(f"{path}/project/materials", json={"upload_guid": upload}))
    delivery = await data(await client.put(f"{path}/delivery", json={"answer": "Agua"}))
    return {"project_guid": content, "material": material["guid"], "delivery": delivery["guid"]}


async def new_upload(client: httpx.AsyncClient, file: bytes, name: str, purpose: str) -> str:
    """The guid of a finished upload."""
    offer = {"name": name, "size": len(file), "mime_type": "", "purpose": purpose}
    begun = await client.post("/api/uploads", json=offer)
    assert begun.status_code == 201, begun.text
    headers = {"tus-resumable": "1.0.0", "upload-offset": "0"}
    headers["content-type"] = "application/offset+octet-stream"
    sent = await client.patch(begun.headers["location"], content=file, headers=headers)
    assert sent.is_success, sent.text
    return begun.headers["location"].rpartition("/")[2]


async def new_batch(client: httpx.AsyncClient) -> str:
    """The guid of a batch upload of one picture."""
    upload = await new_upload(client, zip_of({"a.png": png(1)}), "lote.zip", "contents.batch")
    sent = {"upload_guid": upload}
    return str((await data(await client.post("/api/cms/contents/batch-upload", json=sent)))["guid"])


async def new_import(client: httpx.AsyncClient) -> str:
    """The guid of an import whose file is read and whose rows nobody has looked at."""
    file = f"Nombre;Dirección\nRocío;{LINK}\n".encode()
    upload = await new_upload(client, file, "links.csv", "estante.import")
    made = await data(await client.post("/api/imports", json={"name": "contents.links", "upload": upload}))
    return str(made["guid"])


async def new_cartridge(client: httpx.AsyncClient) -> str:
    """The guid of a finished upload for a cartridge, which it is not."""
    return await new_upload(client, zip_of({"a.png": png(1)}), "curso.imscc", "contents.cartridge")


async def new_settings(client: httpx.AsyncClient) -> dict[str, str]:
    """One record of each kind of the settings, by its place."""
    made: dict[str, str] = {}
    for place, fields in SETTINGS.items():
        of = {
            "disciplines": {"country": made.get("system-settings/countries")},
            "education-levels": {"country": made.get("system-settings/countries")},
            "cms/learning-objectives": {"country": made.get("system-settings/countries")},
            "education-years": {"level": made.get("education-levels")},
        }.get(place, {})
        made[place] = str((await data(await client.post(f"/api/{place}", json={**fields, **of})))["guid"])
    return {**made, **await new_school_parts(client, made["schools"])}


async def new_school_parts(client: httpx.AsyncClient, school: str) -> dict[str, str]:
    """A year of a school, and a group."""
    year = {"title": "2030", "school_year": "2030", "expired_at": "2030-12-17"}
    made = await data(await client.post(f"/api/schools/{school}/school-years", json=year))
    group = await data(await client.post("/api/groups", json={"name": "1A", "school_guid": school}))
    return {"school_guid": school, "school_year_guid": made["guid"], "groups": group["guid"]}


async def new_groups(client: httpx.AsyncClient, content: str, settings: dict[str, str]) -> dict[str, str]:
    """A collection, a publication and a program, a resource, a look that was changed and a font."""
    bodies: dict[str, dict[str, object]] = {
        "cms/collections": {"collection": "Plan lector"},
        "cms/publications": {"name": "Ciencias 5", "disciplines": [settings["disciplines"]]},
        "organization/css/stylesheet": {"color_first": "#7a2e8e"},
    }
    answers = [await client.post(f"/api/{place}", json=body) for place, body in bodies.items()]
    made = dict(zip(GROUPS, [str((await data(answer))["guid"]) for answer in answers], strict=True))
    for place in GROUPS[:2]:
        await data(await client.post(f"/api/{place}/{made[place]}/contents", json={"guids": [content]}))
    given = {"publication_guid": made["cms/publications"]}
    in_school = await data(await client.post(f"/api/schools/{settings['schools']}/contents", json=given))
    made["school_content_guid"] = in_school["guid"]
    file = {"file": ("casa.ttf", font_of())}
    font = await data(await client.post(f"/api/{FONTS}", data={"name": "Casa"}, files=file))
    shared = await data(await client.post(f"/api/{LIBRARY}", json={"content_guid": content}))
    made |= await new_program(client, settings, made["cms/publications"])
    return {**made, FONTS: str(font["guid"]), LIBRARY: str(shared["guid"])}


async def new_beside(client: httpx.AsyncClient, content: str) -> dict[str, str]:
    """Comments, a report, and a group that goes beside a group and its entry that stay."""
    address, groups = f"/api/cms/contents/{content}", "/api/cms/contents/playlist-groups"
    bodies: dict[str, tuple[str, dict[str, object]]] = {
        "comment_guid": (f"{address}/comments", {"comment": "¿Por qué?"}),
        "shared_comment_guid": (f"{address}/comments", {"comment": "Por eso"}),
        "report_guid": (f"{address}/reports", {"type": "content-error"}),
        "playlist_guid": (groups, {"title": "Lunes"}),
        "group_guid": (groups, {"title": "Martes"}),
    }
    made = {
        name: str((await data(await client.post(path, json=body)))["guid"])
        for name, (path, body) in bodies.items()
    }
    body = {"group_guid": made["group_guid"]}
    entry = await data(await client.post(f"{address}/playlists", json=body))
    return {**made, "entry_guid": str(entry["guid"])}


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


async def new_factor(client: httpx.AsyncClient) -> str:
    """The guid of an authenticator of the client's person."""
    place = "/api/front/profile/second-factor"
    secret = (await data(await client.post(f"{place}/totp", json={})))["secret"]
    label = uuid4().hex
    first = {"code": pyotp.TOTP(secret).now(), "label": label}
    await data(await client.post(f"{place}/totp/confirm", json=first))
    factors = (await data(await client.get(place)))["factors"]
    return next(str(factor["guid"]) for factor in factors if factor["label"] == label)


async def made_by(client: httpx.AsyncClient, person_guid: str, colleague_guid: str) -> Records:
    """Make one record of each kind through the API."""
    content = await new_content(client)
    await change(client, content)
    begun = {"content_guid": content, "type": "CTTY_06", "progress_ends": 1}
    consumption = await data(await client.post("/api/consumptions", json=begun))
    note = str(uuid4())
    written = {"guid": note, "annotation": "Margen"}
    await data(await client.post(f"/api/cms/contents/{content}/annotations", json=written))
    beside = await new_beside(client, content)
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
    settings = await new_settings(client)
    return Records(
        {
            **settings,
            **await new_groups(client, content, settings),
            **await new_records(client, settings["system-settings/countries"]),
            "imports": await new_import(client),
            "users": person_guid,
            "batch_guid": await new_batch(client),
            **{name: await new_cartridge(client) for name in ("cartridge", "seen_cartridge")},
            **await new_exercise(client),
            **await new_project(client),
            "guid": content,
            "content_guid": content,
            "consumption_guid": consumption["guid"],
            "session_guid": consumption["session_guid"],
            "browser_guid": next(one["guid"] for one in browsers if not one["is_current"]),
            "colleague_user_guid": colleague_guid,
            "colleague_session_guid": theirs[0]["guid"],
            "annotation_guid": note,
            **beside,
            "factor_guid": await new_factor(client),
            "removed_factor_guid": await new_factor(client),
            "change_guid": bulk["guid"],
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
    named = records.guids
    bodies: dict[str, dict[str, object]] = {
        "custom-tags": {"guid": named["custom_tag"]},
        "editor": exercise_of(named["question"]),
        "feedback": {"question": named["question"]},
        "attempts": {"guid": named["attempt"]},
        "delivery": {"answer": "Agua"},
        "qti": {"upload_guid": named["package"]},
        "cartridge": {"upload_guid": named["cartridge"]},
        "look": {"upload_guid": named["seen_cartridge"]},
        "answers": {"question": named["question"], "response": {"type": "verdict", "is_true": True}},
    }
    body = bodies.get(operation.path.rpartition("/")[2], {})
    request = request_for(operation, document, records.of(operation.path), **body)
    if operation.path.startswith("/api/uploads"):
        request.sent["headers"] |= {"tus-resumable": "1.0.0", "upload-offset": "0"}
        request.sent["headers"] |= {"content-type": "application/offset+octet-stream"}
    return request


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def two(live: Any, registry: Any) -> Any:
    """Two admins of two tenants, and records of the first."""
    home, away = (new_tenant(live, registry, **OPEN) for _ in range(2))
    async with database_of(live) as database:
        owner, stranger = [
            await somebody(database, tenant, "R04", has_license_mint=True) for tenant in (home, away)
        ]
        pupil, colleague = await somebody(database, home, "R01"), await somebody(database, home, "R02")
        head = await somebody(database, home, "R03")
        async with database.transaction(home) as session:
            await sessions.start(session, home, UUID(owner.guid))
    async with client_of(live, home, owner.token) as mine, client_of(live, away, stranger.token) as theirs:
        records = await made_by(mine, pupil.guid, colleague.guid)
        school = f"/api/schools/{records.guids['schools']}"
        await data(await mine.put(school, json={"school_admin_enabled": True}))
        await data(await mine.post(f"{school}/users", json={"guids": [head.guid]}))
        async with database_of(live) as database, database.transaction(home) as session:
            choice = await new_choice(session, home, owner.guid, records.guids["schools"])
            records.guids["lti/links"] = choice
            records.guids |= await new_board(session, home, records.guids["front/tasks"], pupil.guid)
        async with client_of(live, home, head.token) as records.head:
            yield mine, theirs, records


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
        asker = records.head if OF_HEAD in one.path else mine
        answer = await asker.request(request.method, request.address, **request.sent)
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
