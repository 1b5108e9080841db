"""Records of the younger plugins, one of each kind, for the tests of what another tenant may not reach."""

from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID, uuid4

import httpx
from estante.tenancy.tenant import Tenant
from estante_lti.models import LinkChoice
from estante_programs.models import Board, BoardCard
from sqlalchemy.ext.asyncio import AsyncSession

LINK = "https://example.org/"
LICENSES, BATCHES = "license-personals", "license-batches"
PROGRAMS, LESSONS, MINT_LESSONS = "lms/courses", "lms/lessons", "mint/lessons"
PROGRAMMINGS, FIGURES, STYLES = "lms/programmings", "analytics/programs", "v3/courses"
MINT_PROGRAMS = "mint/programs"
LTI = ("lti/tools", "lti/links")
STORE = ("lrs/clients", "lrs/statements")
# What people who follow a program are shown.
FOLLOWED = ("front/programs", "front/lessons", "front/materials", "front/tasks")
BOARDS = "front/boards"
# Where each of them lies.
PLACES = (
    *(LICENSES, BATCHES, PROGRAMS, FIGURES, STYLES, PROGRAMMINGS, LESSONS, MINT_LESSONS, BOARDS),
    MINT_PROGRAMS,
    *(*LTI, *STORE, *FOLLOWED),
)


async def data(answer: httpx.Response) -> Any:
    assert answer.is_success, f"{answer.request.url}: {answer.text}"
    return answer.json()["data"]


async def new_licenses(client: httpx.AsyncClient, country: str) -> dict[str, str]:
    """A licence and a batch of a country."""
    end = {"expires": "interval", "expires_after_number": 1, "expires_after_string": "YEAR"}
    bodies: dict[str, dict[str, object]] = {
        LICENSES: {"countdown_original": 2, "country": country, **end},
        BATCHES: {"name": "Andes", "codes_amount": 2, "country": country, **end},
    }
    answers = {place: await client.post(f"/api/{place}", json=body) for place, body in bodies.items()}
    return {place: str((await data(answer))["guid"]) for place, answer in answers.items()}


async def new_program(
    client: httpx.AsyncClient, settings: dict[str, str], publication: str
) -> dict[str, str]:
    """A program of a publication."""
    body = {
        "name": "Arte 1",
        "discipline": settings["disciplines"],
        "educationLevels": [settings["education-levels"]],
        "educationYears": [settings["education-years"]],
        "publication_guid": publication,
        "evaluation_period": "annual",
    }
    program = str((await data(await client.post(f"/api/{PROGRAMS}", json=body)))["guid"])
    # The lesson is of a unit that stays.
    units = [
        (await data(await client.post(f"/api/{PROGRAMS}/{program}/units", json={"name": name})))["guid"]
        for name in ("Uno", "Dos")
    ]
    answer = await client.post(f"/api/lms/units/{units[1]}/lessons", json={"name": "Sumar"})
    lesson = (await data(answer))["guid"]
    # A map that stays when that lesson is deleted.
    body = {"name": "Valle", "type": "map"}
    valley = (await data(await client.post(f"/api/lms/units/{units[1]}/lessons", json=body)))["guid"]
    followed = await new_followed(client, program, units[1])
    # And so is the lesson that these are of.
    parts = {"sections": {"name": "Antes"}, "materials": {"title": "Agua", "link": LINK}}
    made = [
        (await data(await client.post(f"/api/{LESSONS}/{followed[FOLLOWED[1]]}/{part}", json=body)))["guid"]
        for part, body in parts.items()
    ]
    names = dict(zip(("section_guid", "material_guid"), made, strict=True))
    # The session is of a programming of its own, which stays a draft.
    plan: dict[str, object] = {"title": "Anual", "sessions": [{"duration": 45}]}
    planned = await data(await client.post(f"/api/{PROGRAMS}/{program}/programmings", json=plan))
    names |= {PROGRAMMINGS: planned["guid"], "planned_guid": planned["sessions"][0]["guid"]}
    tools = await data(await client.post(f"/api/{PROGRAMS}/{program}/toolbox", json={"name": "Mapas"}))
    names |= {"tool_group_guid": tools["guid"], "map_guid": valley}
    names |= {place: program for place in (PROGRAMS, FIGURES, STYLES, MINT_PROGRAMS)}
    return {"unit_guid": units[0], LESSONS: lesson, **names, **followed}


async def new_followed(client: httpx.AsyncClient, program: str, unit: str) -> dict[str, str]:
    """A published lesson that stays, with a material."""
    answer = await client.post(f"/api/lms/units/{unit}/lessons", json={"name": "Restar"})
    lesson = str((await data(answer))["guid"])
    body = {"title": "Un río", "link": LINK}
    material = await data(await client.post(f"/api/{LESSONS}/{lesson}/materials", json=body))
    await data(await client.post(f"/api/{PROGRAMS}/{program}/units/{unit}/publish"))
    test = {"name": "Repaso", "type_guid": "CTTY_09", "is_teacher_only": 0}
    content = (await data(await client.post("/api/cms/contents", json=test)))["guid"]
    asked: dict[str, object] = {"name": "Repaso", "purpose": "formative"}
    sources: tuple[dict[str, object], ...] = ({"kanban": {}}, {"content_guid": content})
    tasks = [
        str((await data(await client.post(f"/api/{LESSONS}/{lesson}/tasks", json=asked | made_of)))["guid"])
        for made_of in sources
    ]
    made = (program, lesson, str(material["guid"]), tasks[0])
    return {**dict(zip(FOLLOWED, made, strict=True)), "task_guid": tasks[1]}


async def new_mint_lesson(client: httpx.AsyncClient) -> dict[str, str]:
    """A lesson, a page of it and what that asks."""
    body = {"name": "Agua", "type_guid": "CTTY_02", "is_teacher_only": 0}
    guid = str((await data(await client.post("/api/cms/contents", json=body)))["guid"])
    page = await data(await client.post(f"/api/{MINT_LESSONS}/{guid}/pages", json={}))
    question = str(uuid4())
    choices = [{"id": str(uuid4()), "text": text} for text in ("Sí", "No")]
    asked = {"id": question, "choices": choices}
    written = {"type": "doc", "content": [{"type": "question", "attrs": asked}]}
    place = f"/api/{MINT_LESSONS}/{guid}/pages/{page['guid']}"
    await data(await client.put(place, json={"version": 1, "document": written}))
    return {MINT_LESSONS: guid, "page_guid": str(page["guid"]), "question_guid": question}


async def new_tool(client: httpx.AsyncClient) -> str:
    """An outside tool."""
    url = f"{LINK}tool"
    body = {"name": "Simulador", "launch_url": url, "login_url": url, "redirect_urls": [url]}
    return str((await data(await client.post("/api/lti/tools", json=body)))["guid"])


async def new_choice(session: AsyncSession, tenant: Tenant, person: str, school: str) -> str:
    """Contents that somebody is to choose for an LMS."""
    choice = LinkChoice(
        tenant_id=tenant.guid,
        person_guid=UUID(person),
        school_guid=UUID(school),
        return_url=LINK,
        takes_several=True,
        expires_at=datetime.now(UTC) + timedelta(hours=1),
    )
    session.add(choice)
    await session.flush()
    return str(choice.guid)


async def new_board(session: AsyncSession, tenant: Tenant, task: str, person: str) -> dict[str, str]:
    """The board that a student has of a task, and a card of it."""
    own, board, card = {"tenant_id": tenant.guid}, uuid4(), uuid4()
    session.add(
        Board(guid=board, task_guid=UUID(task), person_guid=UUID(person), columns=["Por hacer"], **own)
    )
    await session.flush()
    session.add(BoardCard(guid=card, board_guid=board, column=0, position="a0", title="Medir", **own))
    await session.flush()
    return {BOARDS: str(board), "card_guid": str(card)}


async def new_store(client: httpx.AsyncClient) -> dict[str, str]:
    """A client of the record store, and a statement in it."""
    made = await data(await client.post("/api/lrs/clients", json={"name": "Simulador"}))
    verb, thing = {"id": f"{LINK}vio"}, {"id": f"{LINK}agua"}
    said = {"actor": {"mbox": "mailto:rocio@casa.example"}, "verb": verb, "object": thing}
    headers = {"X-Experience-API-Version": "1.0.3"}
    stored = await client.post("/api/lrs/xapi/statements", json=said, headers=headers)
    assert stored.is_success, stored.text
    return dict(zip(STORE, (str(made["guid"]), str(stored.json()[0])), strict=True))


async def new_records(client: httpx.AsyncClient, country: str) -> dict[str, str]:
    """Licences, a lesson, a tool and a statement, each by its place."""
    return {
        **await new_store(client),
        **await new_mint_lesson(client),
        **await new_licenses(client, country),
        LTI[0]: await new_tool(client),
    }
