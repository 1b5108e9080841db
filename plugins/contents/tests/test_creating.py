"""Creating contents: what is needed, what is refused, and what it becomes."""

import asyncio

import pytest
from estante.testing.answers import data_of, wrong_fields

from .conftest import Editor

AGUA = "https://example.org/agua"
FIELDS = """
guid name description url thumbnail erp_id type_guid question_type_guid status size storage_status
data country created_at author_name author_lastname pedagogicalType is_public is_teacher_only
mobile_friendly is_downloadable is_available_offline customTags langs tags
"""


@pytest.mark.spec("CON-013", "CON-014", "CON-015", "CON-016", "CON-017")
async def test_a_new_content_needs_three_fields_and_gets_the_defaults(editor: Editor) -> None:
    three = {"name": "Agua", "type_guid": "CTTY_05", "is_teacher_only": 0}
    made = data_of(await editor.client.post("cms/contents", json=three), 201)
    found = await editor.get(made["guid"])
    assert found["is_available_offline"] is True
    assert found["is_downloadable"] is False
    assert found["is_teacher_only"] == 0
    assert found["status"] == "active"
    assert (found["author_name"], found["author_lastname"]) == ("Ana", "Pérez")
    assert found["storage_status"] == "none"
    assert found["refusal"]["code"] == "FILE_NOT_FOUND"


@pytest.mark.spec("CON-038")
async def test_the_author_is_the_caller_unless_the_form_says_who(editor: Editor) -> None:
    found = await editor.get((await editor.create())["guid"])
    assert (found["author_name"], found["author_lastname"]) == ("Ana", "Pérez")
    named = await editor.create(author_name="Gabriela", author_lastname="Mistral")
    found = await editor.get(named["guid"])
    assert (found["author_name"], found["author_lastname"]) == ("Gabriela", "Mistral")


CLASSIFIED = """
collections disciplines educationLevels educationYears didacticTypes learningObjectives publications topics
transcription_url encoded_transcription_url transcription_bundle dependencies
education_year annotations question_data
"""


@pytest.mark.spec("CON-008", "CON-010")
@pytest.mark.spec("CON-009")
@pytest.mark.spec("CON-011", part="customTags")
@pytest.mark.spec("CON-012", part="langs and tags")
async def test_a_content_answers_every_field_that_can_be_filled(editor: Editor) -> None:
    found = await editor.create()
    assert [name for name in (FIELDS + CLASSIFIED).split() if name not in found] == []


@pytest.mark.spec("CON-027", "CON-029")
async def test_everything_that_is_missing_is_said_at_once(editor: Editor) -> None:
    answer = await editor.client.post("cms/contents", json={"is_teacher_only": 0})
    assert wrong_fields(answer) == {"name": "required", "type_guid": "required"}


@pytest.mark.spec("CON-028", "CON-030")
@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("name", "ab", "min_length"),
        ("name", "x" * 251, "max_length"),
        ("name", "     ", "min_length"),
        ("erp_id", "x" * 251, "max_length"),
        ("name", None, "required"),
        ("is_public", "yes", "invalid"),
    ],
)
async def test_a_value_that_does_not_fit_is_named(
    editor: Editor, field: str, value: object, code: str
) -> None:
    answer = await editor.try_create(**{"name": "Agua", "type_guid": "CTTY_05", field: value})
    assert wrong_fields(answer) == {field: code}


@pytest.mark.spec("CON-028", "CON-030")
async def test_the_longest_and_the_shortest_names_fit(editor: Editor) -> None:
    assert (await editor.create(name="abc", erp_id="x" * 250))["name"] == "abc"
    assert len((await editor.create(name="ñ" * 250))["name"]) == 250


@pytest.mark.spec("CON-016")
@pytest.mark.parametrize("value", [None, 2, -1])
async def test_teacher_only_is_zero_or_one(editor: Editor, value: object) -> None:
    answer = await editor.try_create(name="Agua", type_guid="CTTY_05", is_teacher_only=value)
    assert wrong_fields(answer) == {"is_teacher_only": "required"}


@pytest.mark.spec("CON-035", "CON-036")
async def test_only_a_type_without_formats_keeps_the_url(editor: Editor) -> None:
    assert (await editor.create(type_guid="CTTY_06", url=AGUA))["url"] == AGUA
    assert (await editor.create(type_guid="CTTY_05", url=AGUA))["url"] is None


@pytest.mark.spec("CON-037")
@pytest.mark.parametrize(
    "url",
    ["agua", "ftp://example.org", "javascript:alert(1)", "https://", "https://exa mple.org", "http://[::1"],
)
async def test_a_link_wants_a_web_address(editor: Editor, url: str) -> None:
    answer = await editor.try_create(name="Agua", type_guid="CTTY_06", url=url)
    assert wrong_fields(answer) == {"url": "url"}


@pytest.mark.spec("CON-055")
async def test_a_link_without_address_is_told_so(editor: Editor) -> None:
    assert wrong_fields(await editor.try_create(name="Agua", type_guid="CTTY_06")) == {"url": "required"}


@pytest.mark.spec("CON-031", "CON-032", "CON-033")
async def test_an_erp_id_is_unique_in_its_tenant_and_the_refusal_names_the_owner(
    editor: Editor, edit: object, other_tenant: object
) -> None:
    await editor.create(name="La primera", erp_id="ERP-1")
    answer = await editor.try_create(name="Otra", type_guid="CTTY_06", url=AGUA, erp_id="ERP-1")
    assert answer.status_code == 409
    body = answer.json()
    assert (body["errno"], body["code"], body["field"]) == (1062, "ER_DUP_ENTRY", "erp_id")
    assert "La primera" in body["message"]
    assert (await editor.create(name="Sin ERP"))["erp_id"] is None
    assert (await editor.create(name="Tampoco", erp_id=""))["erp_id"] is None
    elsewhere = await edit(other_tenant)  # type: ignore[operator]
    assert (await elsewhere.create(erp_id="ERP-1"))["erp_id"] == "ERP-1"


async def test_of_fifty_who_give_one_erp_id_one_wins(editor: Editor) -> None:
    there = [(await editor.create(name=f"Ya está {n}"))["guid"] for n in range(25)]
    new = {"type_guid": "CTTY_06", "url": AGUA, "erp_id": "ERP-50"}
    answers = await asyncio.gather(
        *(editor.try_create(name=f"Nuevo {n}", **new) for n in range(25)),
        *(editor.client.put(f"cms/contents/{guid}", json={"erp_id": "ERP-50"}) for guid in there),
    )
    won = [answer for answer in answers if answer.is_success]
    lost = [answer for answer in answers if not answer.is_success]
    assert (len(won), {(answer.status_code, answer.json()["errno"]) for answer in lost}) == (1, {(409, 1062)})
    assert len(await editor.names(q="ERP-50")) == 1
    assert len(await editor.names(pageSize=200)) == 25 + (won[0].status_code == 201)


async def test_an_unknown_type_is_refused_with_the_known_ones(editor: Editor) -> None:
    assert wrong_fields(await editor.try_create(name="Agua", type_guid="CTTY_99")) == {"type_guid": "choice"}


async def test_the_same_key_makes_one_content(editor: Editor) -> None:
    body = {"name": "Agua", "type_guid": "CTTY_05", "is_teacher_only": 0}
    first = await editor.client.post("cms/contents", json=body, headers={"Idempotency-Key": "k1"})
    again = await editor.client.post("cms/contents", json=body, headers={"Idempotency-Key": "k1"})
    assert first.json()["data"]["guid"] == again.json()["data"]["guid"]
    assert len(await editor.names()) == 1


@pytest.mark.parametrize("field", ["colour", "transcription_url", "size"])
async def test_what_a_content_does_not_have_is_refused_by_name(editor: Editor, field: str) -> None:
    refused = await editor.try_create(
        name="El agua", type_guid="CTTY_06", url="https://example.org", **{field: ["x"]}
    )
    assert wrong_fields(refused) == {field: "unknown"}
    made = await editor.create(name="Antes")
    address = f"cms/contents/{made['guid']}"
    late = await editor.client.put(address, json={"name": "Después", field: "x"})
    assert wrong_fields(late) == {field: "unknown"}
    assert (await editor.get(made["guid"]))["name"] == "Antes"
