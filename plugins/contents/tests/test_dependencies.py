"""What a content needs, and what the call that reads it answers of all that (VIE-013)."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from estante.testing.answers import data_of
from estante.testing.fixtures import SignedIn
from uuid_utils.compat import uuid7

from .conftest import Editor, sample

SignIn = Callable[..., Awaitable[SignedIn]]
SENTENCE = {
    "type": "true_false",
    "prompt": "<p>El vapor sube</p>",
    "points": 2,
    "is_true": True,
    "feedback_right": "<p>Así es</p>",
}


async def read(student: SignedIn, guid: str) -> Any:
    return data_of(await student.get(f"cms/contents/{guid}"))


@pytest.mark.spec("VIE-013")
async def test_reading_a_content_answers_what_the_viewer_needs(editor: Editor, client: SignIn) -> None:
    course = await editor.create_from("scorm12-un-sco.zip", type_guid="CTTY_00", name="Motor")
    files = await editor.create_from("materiales-sin-indice.zip", type_guid="CTTY_00", name="Textos")
    none = await editor.create(type_guid="CTTY_00", name="Vacía")
    country = {"name": "Chile", "iso_code": "CL", "academic_period": "trimester"}
    made = data_of(await editor.client.post("system-settings/countries", json=country), 201)["guid"]
    level = data_of(
        await editor.client.post("education-levels", json={"name": "Básica", "country": made}), 201
    )["guid"]
    year = data_of(
        await editor.client.post("education-years", json={"name": "Primero", "level": level}), 201
    )["guid"]
    content = await editor.create(
        type_guid="CTTY_10",
        name="El curso",
        is_public=True,
        is_downloadable=True,
        educationYears=[year],
        dependencies=[files["guid"], course["guid"], none["guid"]],
    )
    student = await client(editor.tenant, "R01")
    note = {"guid": str(uuid7()), "annotation": "Repasar", "parent_guid": None}
    address = f"cms/contents/{content['guid']}/annotations"
    assert (await student.post(address, json=note)).status_code == 201
    colleague = await client(editor.tenant, "R01")
    await colleague.post(address, json={**note, "guid": str(uuid7()), "annotation": "De otra persona"})
    found = await read(student, content["guid"])
    switches = ("is_downloadable", "is_public", "is_teacher_only", "storage_status", "education_year")
    assert [found[name] for name in switches] == [True, True, 0, "none", year]
    assert found["url_public_viewer"] == f"/public-viewer/{content['guid']}"
    needed = found["dependencies"]
    assert [(each["name"], each["type_guid"]) for each in needed] == [
        ("Textos", "CTTY_00"),
        ("Motor", "CTTY_00"),
        ("Vacía", "CTTY_00"),
    ]
    assert "/originals/" in needed[0]["url"]
    assert needed[1]["url"].partition("?")[0].endswith("/")
    assert (
        found["payload"]["base"].partition("//")[2].split(".")[0]
        == needed[1]["url"].split("//")[1].split(".")[0]
    )
    assert needed[2]["url"] is None
    assert [(each["guid"], each["annotation"], each["parent_guid"]) for each in found["annotations"]] == [
        (note["guid"], "Repasar", None)
    ]
    assert (found["xapi"], found["question_data"]) == (None, None)


@pytest.mark.spec("VIE-013", part="the questions of an exercise, and what an xAPI package is started with")
async def test_a_question_is_read_without_its_key_and_a_package_with_its_query(
    editor: Editor, client: SignIn
) -> None:
    content = await editor.create(type_guid="CTTY_14", name="Vapor", is_public=True)
    question = {**SENTENCE, "id": str(uuid7())}
    saved = await editor.client.put(f"cms/contents/{content['guid']}/editor", json={"questions": [question]})
    assert saved.status_code == 200, saved.text
    student = await client(editor.tenant, "R01")
    (asked,) = (await read(student, content["guid"]))["question_data"]
    assert (asked["id"], asked["type"], asked["prompt"]) == (
        question["id"],
        "true_false",
        "<p>El vapor sube</p>",
    )
    assert not {"is_true", "feedback_right"} & set(asked)
    package = await editor.create_from("xapi-alumno-docente.zip", type_guid="CTTY_20", is_public=True)
    xapi = (await read(student, package["guid"]))["xapi"]
    assert xapi["actor"]["objectType"] == "Agent"
    assert xapi["query"].startswith("activity_id=")


async def test_a_dependency_that_nobody_may_open_plays_nothing(editor: Editor, client: SignIn) -> None:
    course = await editor.create_from("scorm12-un-sco.zip", type_guid="CTTY_00", name="Motor")
    content = await editor.create(
        type_guid="CTTY_10", name="El curso", is_public=True, dependencies=[course["guid"]]
    )
    student = await client(editor.tenant, "R01")
    assert (await read(student, content["guid"]))["payload"]["package"]["items"]
    await editor.client.put(f"cms/contents/{course['guid']}", json={"status": "inactive"})
    assert (await read(student, content["guid"]))["refusal"]["code"] == "ERROR_404_DEPENDENCY"


@pytest.mark.spec("VIE-120", part="the server")
async def test_a_course_of_its_own_gives_way_to_that_of_its_dependency(editor: Editor) -> None:
    course = await editor.create_from("scorm12-un-sco.zip", type_guid="CTTY_00", name="Motor")
    own = await editor.create_from("propio.zip", sample("scorm12-un-sco.zip"), type_guid="CTTY_10")
    address = f"cms/contents/{own['guid']}"
    before = own["payload"]["package"]["root"]
    await editor.client.put(address, json={"dependencies": [course["guid"]]})
    assert (await editor.get(own["guid"]))["payload"]["package"]["root"] != before
    await editor.client.put(address, json={"dependencies": []})
    assert (await editor.get(own["guid"]))["payload"]["package"]["root"] == before
