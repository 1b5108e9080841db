"""What is long, wide or deep is refused, or answered in parts."""

import json
from uuid import uuid4

import httpx
import pytest
from estante.testing.answers import data_of, rows_of, wrong_fields
from estante_lrs.services import documents, statement_queries, statements
from estante_lrs.xapi.statements import canonical

from plugins.lrs.tests.conftest import ACTIVITY, ACTOR, STATEMENTS, VERSION, statement

STATE = "lrs/xapi/activities/state"
PLACE = {"activityId": ACTIVITY, "agent": '{"mbox":"mailto:ines@escuela.example"}', "stateId": "lugar"}
JSON = {"content-type": "application/json"}
SHA1 = "8f4444cfa1dea41a7b2d1b3898093db452bf36dd"


def about(count):
    """A statement that names so many activities."""
    return statement(
        context={"contextActivities": {"other": [{"id": f"{ACTIVITY}/{n}"} for n in range(count)]}}
    )


async def test_a_statement_is_found_by_no_more_names_than_an_index_bears(provider, tenant):
    speaker = await provider(tenant)
    assert wrong_fields(await speaker.post(STATEMENTS, json=about(300))) == {"body": "max_items"}
    assert wrong_fields(await speaker.post(STATEMENTS, json=[statement(), about(300)])) == {"1": "max_items"}
    assert (await speaker.post(STATEMENTS, json=about(100))).status_code == 200


async def test_a_page_of_long_statements_ends_early_and_goes_on(provider, tenant, stored, monkeypatch):
    monkeypatch.setattr(statement_queries, "MAX_PAGE_BYTES", 1_500)
    speaker = await provider(tenant)
    ids = await stored(speaker, *(statement(result={"response": "a" * 600}) for _ in range(5)))
    seen, address = [], STATEMENTS
    while address:
        page = (await speaker.get(address)).json()
        assert len(page["statements"]) == 1
        seen += [entry["id"] for entry in page["statements"]]
        address = page["more"].removeprefix("/api/")
    assert seen == ids[::-1]


async def test_a_long_name_is_stored_and_shown_cut(client, provider, tenant, stored):
    speaker, admin = await provider(tenant), await client(tenant, "R04")
    await stored(speaker, statement(actor={**ACTOR, "name": "Inés " * 10_000}))
    (row,) = rows_of(await admin.get("lrs/statements"))
    assert len(row["actor"]) == statements.MAX_ACTOR


async def test_what_is_said_of_an_activity_at_length_stays_in_its_statement(provider, tenant, stored):
    speaker = await provider(tenant)
    long = {"description": {"es": "a" * statements.MAX_DEFINITION_BYTES}}
    (guid,) = await stored(speaker, statement(object={"id": ACTIVITY, "definition": long}))
    known = (await speaker.get("lrs/xapi/activities", params={"activityId": ACTIVITY})).json()
    assert known == {"objectType": "Activity", "id": ACTIVITY}
    kept = (await speaker.get(STATEMENTS, params={"statementId": guid})).json()
    assert kept["object"]["definition"] == long


def test_what_stands_in_an_extension_is_no_activity():
    extension = {f"{ACTIVITY}/x": [{"id": ACTIVITY}]}
    said = statement(result={"extensions": extension})
    made = canonical(said, {ACTIVITY: {"name": {"es": "Agua"}}}, ["es"])
    assert made["object"]["definition"] == {"name": {"es": "Agua"}}
    assert made["result"]["extensions"] == extension


async def test_a_document_does_not_grow_by_merging(provider, tenant, monkeypatch):
    monkeypatch.setattr(documents, "MAX_BYTES", 1_000)
    speaker = await provider(tenant)
    assert (await speaker.post(STATE, params=PLACE, json={"a": "a" * 600})).status_code == 204
    assert (await speaker.post(STATE, params=PLACE, json={"b": "b" * 600})).status_code == 413
    assert (await speaker.get(STATE, params=PLACE)).json() == {"a": "a" * 600}


@pytest.mark.parametrize("kind", ["text/plain\r\nSet-Cookie: a=b", "text/plain\x00", "text/☂"])
async def test_a_type_that_is_no_header_is_refused(provider, tenant, kind):
    speaker = await provider(tenant)
    form = {**PLACE, "content": "1", "Content-Type": kind, VERSION: "1.0.3"}
    refused = await speaker.post(f"{STATE}?method=PUT", data=form)
    assert wrong_fields(refused) == {"Content-Type": "characters"}
    file = {
        "usageType": ACTIVITY,
        "display": {"es": "Foto"},
        "contentType": "text/plain\r\n\r\n;a",
        "length": 1,
        "sha2": "a" * 64,
        "fileUrl": ACTIVITY,
    }
    refused = await speaker.post(STATEMENTS, json=statement(attachments=[file]))
    assert wrong_fields(refused) == {"attachments.0.contentType": "invalid"}


async def test_what_providers_keep_of_a_person_goes_with_them(client, tenant, provider, workbench, content):
    admin, speaker = await client(tenant, "R04"), await provider(tenant)
    student = await client(tenant, "R01", username="ines.gil", email="ines@casa.example")
    asked = {"content_guid": str(await content(tenant)), "student_guid": str(student.person.guid)}
    ghost = data_of(await student.post("lrs/xapi-state", json=asked))["ghostUser"]
    place = {**PLACE, "agent": httpx.Response(200, json=ghost).text}
    assert (await speaker.put(STATE, params=place, content=b"1")).status_code == 204
    said = [
        statement(id=str(uuid4()), actor={"mbox": "mailto:Ines@Casa.example"}),
        # The digest of mailto:ines@casa.example.
        statement(id=str(uuid4()), actor={"mbox_sha1sum": SHA1}),
    ]
    assert (await speaker.post(STATEMENTS, content=json.dumps(said), headers=JSON)).status_code == 200
    address = f"users/{student.person.guid}/personal-data/erase"
    begun = data_of(await admin.post(address, json={"username": "ines.gil"}), 202)
    await workbench.finish(begun["job_guid"], tenant)
    assert (await speaker.get(STATEMENTS)).json()["statements"] == []
    assert (await speaker.get(STATE, params=place)).status_code == 404
