"""What contents ask for: the actor of a person, and traces of exercises."""

from uuid import UUID, uuid4

import pytest
from estante.testing.answers import data_of, rows_of, wrong_fields
from estante.testing.workbench import until

from plugins.lrs.tests.conftest import STATEMENTS
from plugins.schools.tests.classes import Classes

RECORDS, ASK = "lrs/records", "lrs/xapi-state"


def sent(content, **more):
    return {
        "content_guid": str(content),
        "referenceId": "e-3",
        "scope": "u-2",
        "data": {"b": [1.5, None]},
        **more,
    }


@pytest.mark.spec("LRS-001", "LRS-002", "LRS-003")
async def test_a_person_has_one_pseudonym_in_a_content(client, tenant, content):
    student = await client(
        tenant, "R01", name="Inés", lastname="Gil", username="ines.gil", email="ines@casa.example"
    )
    other = await client(tenant, "R01")
    water, air = await content(tenant), await content(tenant)

    async def ghost(who, guid):
        body = {"content_guid": str(guid), "student_guid": str(who.person.guid)}
        return data_of(await who.post(ASK, json=body))

    state = await ghost(student, water)
    assert await ghost(student, water) == state
    account = state["ghostUser"]["account"]
    assert str(UUID(account["name"])) == account["name"]
    told = str(state["ghostUser"]).lower()
    secret = ("inés", "gil", "ines", str(student.person.guid))
    assert not any(word in told for word in secret)
    names = {account["name"]}
    names |= {
        (await ghost(who, guid))["ghostUser"]["account"]["name"]
        for who, guid in ((student, air), (other, water))
    }
    assert len(names) == 3


@pytest.mark.spec("LRS-004", "LRS-005")
async def test_only_the_student_a_teacher_of_the_class_and_an_admin_ask(
    client, tenant, other_tenant, content, database
):
    student, stranger = await client(tenant, "R01"), await client(tenant, "R01")
    teacher, colleague = await client(tenant, "R02"), await client(tenant, "R02")
    admin = await client(tenant, "R04")
    body = {"content_guid": str(await content(tenant)), "student_guid": str(student.person.guid)}
    classes = Classes(database, tenant)
    await classes.group("3.º A", teacher.person, student.person)
    await classes.group("3.º B", colleague.person, stranger.person)
    for who, status in ((student, 200), (teacher, 200), (admin, 200), (colleague, 403), (stranger, 403)):
        assert (await who.post(ASK, json=body)).status_code == status
    link = {**body, "content_guid": str(await content(tenant, type_guid="CTTY_06"))}
    assert wrong_fields(await student.post(ASK, json=link)) == {"content_guid": "choice"}
    for missing in (str(uuid4()), str(await content(other_tenant))):
        assert (await student.post(ASK, json={**body, "content_guid": missing})).status_code == 404
    nobody = {**body, "student_guid": str(uuid4())}
    assert (await admin.post(ASK, json=nobody)).status_code == 404
    assert (await (await client(tenant)).post(ASK, json=body)).status_code == 401


@pytest.mark.spec("LRS-006", "LRS-007", "LRS-008", "LRS-009")
async def test_records_are_kept_each_and_found_by_their_place(client, tenant, content):
    student = await client(tenant, "R01")
    water, air = await content(tenant), await content(tenant)
    body = sent(water, session_time="PT4M12S", completion_status="incomplete")
    first = data_of(await student.post(RECORDS, json=body), 201)
    assert {name: first[name] for name in body} == body
    second = data_of(await student.post(RECORDS, json={**body, "data": "b"}), 201)
    for other in (sent(air), sent(water, referenceId="e-4"), sent(water, scope="u-3")):
        data_of(await student.post(RECORDS, json=other), 201)
    place = {"contentGuid": str(water), "referenceId": "e-3", "scope": "u-2"}
    rows = rows_of(await student.get(RECORDS, params=place))
    assert [row["guid"] for row in rows] == [second["guid"], first["guid"]]
    assert [row["data"] for row in rows] == ["b", body["data"]]
    assert (await student.get(RECORDS)).json()["meta"]["total"] == 5
    assert wrong_fields(await student.get(RECORDS, params={"content_guid": str(water)})) == {
        "content_guid": "unknown_parameter"
    }
    assert wrong_fields(await student.post(RECORDS, json={**body, "contentGuid": str(water)})) == {
        "contentGuid": "unknown"
    }


@pytest.mark.spec("LRS-010", "LRS-011", "LRS-012")
async def test_times_states_and_data_are_stored_as_sent_or_refused(client, tenant, content):
    student, water = await client(tenant, "R01"), await content(tenant)

    async def send(**more):
        return await student.post(RECORDS, json=sent(water, **more))

    for time in ("PT1H", "P1DT2H3.5S", "00:04:12", "0012:00:00.5"):
        assert data_of(await send(session_time=time), 201)["session_time"] == time
    for wrong in ("4 min", "PT", "P", "1:2:3", "00:61:00", ""):
        assert wrong_fields(await send(session_time=wrong)) == {"session_time": "invalid"}
    for state in ("completed", "incomplete", "not attempted", "unknown"):
        assert data_of(await send(completion_status=state), 201)["completion_status"] == state
    assert wrong_fields(await send(completion_status="done")) == {"completion_status": "choice"}
    samples: tuple[object, ...] = (None, 0, "ñ", [], {"a": {"b": [True, 1e-7, "\u2028"]}}, "x" * 1_000_000)
    for data in samples:
        guid = data_of(await send(data=data), 201)["guid"]
        rows = rows_of(await student.get(RECORDS, params={"pageSize": 1}))
        assert (rows[0]["guid"], rows[0]["data"]) == (guid, data)
    assert (await send(data="x" * 1_048_576)).status_code == 413
    assert (await send(data="x" * 3_000_000)).status_code == 413


async def test_a_page_of_records_is_bounded(client, tenant):
    student = await client(tenant, "R01")
    assert (await student.get(RECORDS, params={"pageSize": 25})).status_code == 200
    assert wrong_fields(await student.get(RECORDS, params={"pageSize": 26})) == {"pageSize": "maximum"}


@pytest.mark.spec("LRS-013", "LRS-014")
@pytest.mark.spec("LRS-043", part="records")
async def test_records_are_read_by_their_person_and_the_teacher(
    client, tenant, other_tenant, content, database
):
    student, stranger = await client(tenant, "R01"), await client(tenant, "R01")
    teacher, colleague = await client(tenant, "R02"), await client(tenant, "R02")
    data_of(await student.post(RECORDS, json=sent(await content(tenant))), 201)
    named = {"personGuid": str(student.person.guid)}
    classes = Classes(database, tenant)
    await classes.group("3.º A", teacher.person, student.person)
    await classes.group("3.º B", colleague.person, stranger.person)
    assert len(rows_of(await teacher.get(RECORDS, params=named))) == 1
    assert rows_of(await teacher.get(RECORDS)) == []
    for who in (stranger, colleague):
        assert rows_of(await who.get(RECORDS)) == []
        assert (await who.get(RECORDS, params=named)).status_code == 403
    elsewhere = await client(other_tenant, "R04")
    assert rows_of(await elsewhere.get(RECORDS, params=named)) == []
    nobody = await client(tenant)
    assert (await nobody.get(RECORDS)).status_code == 401
    assert (await nobody.post(RECORDS, json={})).status_code == 401


async def test_a_content_that_is_closed_takes_no_records(client, tenant, content):
    student = await client(tenant, "R01")
    closed = await content(tenant, is_public=False)
    assert (await student.post(RECORDS, json=sent(closed))).status_code == 403
    assert (await student.post(RECORDS, json=sent(uuid4()))).status_code == 404


@pytest.mark.spec("LRS-051")
async def test_what_is_completed_makes_one_statement(client, tenant, content, workbench, provider):
    student, speaker = await client(tenant, "R01"), await provider(tenant)
    film, water = await content(tenant, type_guid="CTTY_03"), await content(tenant)
    for _twice in range(2):
        begun = {"content_guid": str(film), "type": "CTTY_03", "progress_ends": 10}
        viewing = data_of(await student.post("consumptions", json=begun))
        moment, session = "2026-03-02T09:00:00Z", viewing["session_guid"]
        seen = {
            "started_at": moment,
            "ended_at": moment,
            "progress_start": 0,
            "progress_end": 10,
            "ended": True,
        }
        data_of(
            await student.post(
                f"consumptions/{viewing['guid']}/progress", json={**seen, "session_guid": session}
            )
        )
        closing = {"consumption_guid": viewing["guid"], "guid": session, "ended_at": moment}
        data_of(await student.put(f"consumptions/{viewing['guid']}/sessions/{session}", json=closing))
        data_of(await student.post(RECORDS, json=sent(water, completion_status="completed")), 201)
    workbench.start()

    async def both():
        return len((await speaker.get(STATEMENTS)).json()["statements"]) == 2

    await until(both)
    found = (await speaker.get(STATEMENTS)).json()["statements"]
    assert {entry["verb"]["id"] for entry in found} == {"http://adlnet.gov/expapi/verbs/completed"}
    objects = sorted(entry["object"]["id"].rpartition("/")[2] for entry in found)
    assert objects == sorted([str(film), str(water)])
    ghost = data_of(
        await student.post(ASK, json={"content_guid": str(water), "student_guid": str(student.person.guid)})
    )["ghostUser"]
    assert ghost in [entry["actor"] for entry in found]
