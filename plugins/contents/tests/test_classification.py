"""What a content is classified by: saved, answered, filtered by, refused, and kept in the settings."""

from typing import Any

import pytest
from estante.tenancy.tenant import Tenant
from estante.testing.answers import Json, data_of, rows_of, send_json, wrong_fields
from estante_contents.services.reference_values import DIDACTIC_TYPES, QUESTION_TYPES

from .conftest import Editor
from .test_collections import NOBODY
from .test_publications import Parts

SETTINGS = (
    ("disciplines", "disciplines"),
    ("education-levels", "educationLevels"),
    ("education-years", "educationYears"),
)


async def make_objective(editor: Editor, country: str, code: str = "OA 1") -> str:
    data_of(await editor.client.put("system-settings", json={"is_learning_objectives": True}))
    body = {"code": code, "description": "Leer mapas", "country": country}
    return str(data_of(await editor.client.post("cms/learning-objectives", json=body), 201)["guid"])


async def classification(editor: Editor, parts: Parts, code: str) -> dict[str, Any]:
    """Something of every kind that a content is classified by."""
    tag = await parts.make("cms/tags", tag="Agua")
    topic = await parts.make("cms/topics", topic="Ríos")
    switch = rows_of(await editor.client.get("cms/custom-tags"))[0]["guid"]
    return {
        "country": code,
        "disciplines": [parts.arte],
        "educationLevels": [parts.level],
        "educationYears": [parts.year],
        "didacticTypes": ["practice", "reading"],
        "pedagogicalType": "practice",
        "langs": ["es"],
        "learningObjectives": [await make_objective(editor, parts.country)],
        "topics": [topic],
        "tags": [tag],
        "customTags": [switch],
    }


def sent_again(content: Json) -> dict[str, Any]:
    """What a content answers of its classification, as a form would send it."""
    named = {"tags": "guid", "topics": "guid", "customTags": "guid", "langs": "lang_id"}
    plain = ("country", "disciplines", "educationLevels", "educationYears", "pedagogicalType")
    lists = {name: [one[key] for one in content[name]] for name, key in named.items()}
    return {
        **lists,
        **{name: content[name] for name in (*plain, "didacticTypes", "learningObjectives")},
    }


@pytest.mark.spec("CON-011", part="disciplines, educationLevels, educationYears and customTags")
@pytest.mark.spec("CON-012", part="all but publications")
@pytest.mark.spec("CON-022")
async def test_what_a_content_is_classified_by_is_saved_and_answered(editor: Editor) -> None:
    parts = await Parts(editor).fill("Chile", "CL")
    sent = await classification(editor, parts, "CL")
    made = (await editor.create())["guid"]
    answer = await editor.client.put(f"cms/contents/{made}", json=sent)
    assert sent_again(data_of(answer)) == sent_again(await editor.get(made)) == sent
    body = {"disciplines": [parts.musica], "topics": []}
    kept = data_of(await editor.client.put(f"cms/contents/{made}", json=body))
    assert sent_again(kept) == {**sent, **body}


@pytest.mark.spec("CON-011", part="collections")
@pytest.mark.spec("CON-012", part="publications")
async def test_a_content_says_which_collections_and_publications_have_it(editor: Editor) -> None:
    parts = await Parts(editor).fill("Chile", "CL")
    made = (await editor.create())["guid"]
    collection = await parts.make("cms/collections", collection="Plan lector")
    publication = await parts.make("cms/publications", name="Ciencias 5", disciplines=[parts.arte])
    for path in (f"cms/collections/{collection}", f"cms/publications/{publication}"):
        data_of(await editor.client.post(f"{path}/contents", json={"guids": [made]}))
    read = await editor.get(made)
    assert (read["collections"], read["publications"]) == ([collection], [publication])
    await send_json(editor.client, "DELETE", "cms/collections", {"guids": [collection]})
    assert (await editor.get(made))["collections"] == []


@pytest.mark.spec("CON-012")
async def test_a_content_answers_every_relation_of_its_use(editor: Editor) -> None:
    parts = await Parts(editor).fill("Chile", "CL")
    sent = await classification(editor, parts, "CL")
    made = (await editor.create(**sent))["guid"]
    publication = await parts.make("cms/publications", name="Ciencias 5", disciplines=[parts.arte])
    path = f"cms/publications/{publication}/contents"
    data_of(await editor.client.post(path, json={"guids": [made]}))
    read = await editor.get(made)
    assert read["publications"] == [publication]
    for name in ("didacticTypes", "langs", "learningObjectives", "tags", "topics"):
        assert sent_again(read)[name] == sent[name] != [], name


@pytest.mark.spec("CON-026", part="classification")
async def test_a_copy_keeps_what_its_original_is_classified_by(editor: Editor) -> None:
    parts = await Parts(editor).fill("Chile", "CL")
    sent = await classification(editor, parts, "CL")
    made = (await editor.create(**sent))["guid"]
    copy = data_of(await editor.client.post("cms/contents-clone", json={"guid": made}), 201)["guid"]
    assert sent_again(await editor.get(copy)) == sent


@pytest.mark.spec("CON-005", part="disciplines, educationLevels and educationYears")
async def test_subjects_levels_and_years_narrow_the_list(editor: Editor) -> None:
    parts = await Parts(editor).fill("Chile", "CL")
    await editor.create(name="Arte", disciplines=[parts.arte])
    await editor.create(name="Ambas", disciplines=[parts.arte, parts.musica])
    await editor.create(name="Básica", educationLevels=[parts.level])
    await editor.create(name="Primero", educationYears=[parts.year])
    assert await editor.names(disciplines=parts.arte) == ["Ambas", "Arte"]
    assert await editor.names(disciplines=[parts.musica, NOBODY]) == ["Ambas"]
    assert await editor.names(educationLevels=parts.level) == ["Básica"]
    assert await editor.names(educationYears=parts.year) == ["Primero"]
    assert await editor.names(educationYears=parts.year, disciplines=parts.arte) == []


@pytest.mark.spec("CON-005")
async def test_every_filter_of_the_list_narrows_it(editor: Editor) -> None:
    parts = await Parts(editor).fill("Chile", "CL")
    sent = await classification(editor, parts, "CL")
    await editor.create(name="Otra cosa", is_teacher_only=1, status="inactive")
    await editor.create(name="La del río", is_public=True, **sent)
    given = {
        name: sent[name] for name in ("disciplines", "educationLevels", "educationYears", "langs", "tags")
    }
    filters = {"q": "rio", "status": "active", "country": "CL", "is_public": "true", "is_teacher_only": "0"}
    for name, value in {**filters, **given}.items():
        assert await editor.names(**{name: value}) == ["La del río"], name
    assert await editor.names(is_teacher_only="1", status="inactive", is_public="false") == ["Otra cosa"]


@pytest.mark.spec("CON-043", "CON-045", "CON-046")
async def test_what_a_content_can_be_classified_with_is_answered(editor: Editor) -> None:
    for path, known in (("didactic-types", DIDACTIC_TYPES), ("questions-types", QUESTION_TYPES)):
        rows = rows_of(await editor.client.get(f"cms/{path}"))
        assert {row["guid"] for row in rows} == set(known)
        assert all(row["name"] and row["name"] != row["guid"] for row in rows)
    made = data_of(await editor.client.post("cms/topics", json={"topic": "El agua"}), 201)
    again = data_of(await editor.client.post("cms/topics", json={"topic": " el  AGUA "}), 201)
    assert again == made == {"guid": made["guid"], "topic": "El agua"}
    assert rows_of(await editor.client.get("cms/topics/")) == [made]
    assert wrong_fields(await editor.client.post("cms/topics", json={"topic": " "})) == {"topic": "required"}
    for path, body in (("questions-types", "question_type_guid"), ("didactic-types", "didacticTypes")):
        code = rows_of(await editor.client.get(f"cms/{path}"))[-1]["guid"]
        held: object = [code] if body == "didacticTypes" else code
        assert (await editor.get((await editor.create(**{body: held}))["guid"]))[body] == held


async def test_what_is_not_there_or_of_another_country_is_refused(editor: Editor) -> None:
    chile = await Parts(editor).fill("Chile", "CL")
    peru = await Parts(editor).fill("Perú", "PE")
    of_peru = await make_objective(editor, peru.country)
    made = (await editor.create(country="CL", disciplines=[chile.arte]))["guid"]
    for sent, code in (
        ({"country": "XX"}, "choice"),
        ({"disciplines": [NOBODY]}, "choice"),
        ({"educationYears": [NOBODY]}, "choice"),
        ({"learningObjectives": [NOBODY]}, "choice"),
        ({"topics": [NOBODY]}, "choice"),
        ({"didacticTypes": ["siesta"]}, "choice"),
        ({"question_type_guid": "riddle"}, "choice"),
        ({"disciplines": [peru.arte]}, "classified_by_country"),
        ({"learningObjectives": [of_peru]}, "classified_by_country"),
    ):
        answer = await editor.client.put(f"cms/contents/{made}", json=sent)
        assert wrong_fields(answer) == {next(iter(sent)): code}
    moved = await editor.client.put(f"cms/contents/{made}", json={"country": "PE"})
    assert wrong_fields(moved) == {"disciplines": "classified_by_country"}
    body = {"country": "PE", "disciplines": [peru.arte], "learningObjectives": [of_peru]}
    data_of(await editor.client.put(f"cms/contents/{made}", json=body))
    data_of(await editor.client.put(f"cms/contents/{made}", json={"country": None}))


async def test_what_a_content_is_classified_by_is_not_deleted(editor: Editor) -> None:
    parts = await Parts(editor).fill("Chile", "CL")
    objective = await make_objective(editor, parts.country)
    lonely = await parts.make(
        "system-settings/countries", name="Perú", iso_code="PE", academic_period="bimester"
    )
    held = {"disciplines": [parts.arte], "educationLevels": [parts.level], "educationYears": [parts.year]}
    made = await editor.create(**held)
    await editor.create(country="PE")
    await editor.create(learningObjectives=[objective])
    for path, field in SETTINGS:
        answer = data_of(await send_json(editor.client, "DELETE", path, {"guids": held[field]}))
        assert [row["code"] for row in answer["refused"]] == ["IN_USE"]
    refused = await editor.client.delete(f"system-settings/countries/{lonely}")
    assert (refused.status_code, refused.json()["code"]) == (409, "IN_USE")
    assert (await editor.client.delete(f"cms/learning-objectives/{objective}")).status_code == 409
    await send_json(editor.client, "DELETE", "cms/contents", {"guids": [made["guid"]]})
    gone = data_of(await send_json(editor.client, "DELETE", "disciplines", {"guids": [parts.arte]}))
    assert gone["refused"] == []


async def test_topics_are_the_tenants_own(edit: Any, tenant: Tenant, other_tenant: Tenant) -> None:
    mine, theirs = await edit(tenant), await edit(other_tenant)
    data_of(await mine.client.post("cms/topics", json={"topic": "El agua"}), 201)
    assert rows_of(await theirs.client.get("cms/topics")) == []
