"""The publications that licences open, and what people see by them."""

import pytest
from estante.testing.answers import data_of, rows_of, send_json, wrong_fields

from .conftest import end_now, redeem
from .fake_books.plugin import isbn_of

PUBLICATIONS = "license-personals/{guid}/publications"


def address_of(made):
    return PUBLICATIONS.format(guid=made["guid"])


async def names(client, made):
    return [row["name"] for row in rows_of(await client.get(address_of(made)))]


@pytest.mark.spec("LIC-025", part="the calls")
async def test_publications_are_listed_added_and_removed(desk):
    staff = await desk()
    made = await staff.license()
    first, second = await staff.publication("Ciencias 1"), await staff.publication("Arte 2")
    sent = {"guids": [first["guid"], second["guid"]]}
    for _twice in range(2):
        answer = await staff.client.post(address_of(made), json=sent)
        assert [row["name"] for row in rows_of(answer)] == ["Arte 2", "Ciencias 1"]
    unknown = {"guids": ["00000000-0000-0000-0000-0000000000ff", first["guid"]]}
    gone = data_of(await send_json(staff.client, "DELETE", address_of(made), unknown))
    assert (gone["deleted"], [row["code"] for row in gone["refused"]]) == ([first["guid"]], ["NOT_FOUND"])
    assert await names(staff.client, made) == ["Arte 2"]


async def test_a_publication_of_another_organization_is_refused(desk, new_tenant):
    staff, foreign = await desk(), await desk(new_tenant(settings={}))
    made, theirs = await staff.license(), await foreign.publication("De otra")
    own = await staff.publication("Propia")
    answer = await staff.client.post(address_of(made), json={"guids": [own["guid"], theirs["guid"]]})
    assert wrong_fields(answer) == {"guids": "choice"}
    assert await names(staff.client, made) == []


async def test_a_publication_of_a_licence_is_not_deleted(desk):
    staff = await desk()
    made, publication = await staff.license(), await staff.publication()
    await staff.opens(made, publication)
    body = {"guids": [publication["guid"]]}
    kept = data_of(await send_json(staff.client, "DELETE", "cms/publications", body))
    assert [row["code"] for row in kept["refused"]] == ["IN_USE"]
    uses = data_of(await staff.client.get(f"cms/publications/{publication['guid']}/used-by"))["uses"]
    assert [(use["name"], use["count"], use["forbids"]) for use in uses] == [("Licencias", 1, True)]


@pytest.mark.spec("LIC-027")
async def test_books_of_students_and_of_teachers_do_not_mix(desk):
    staff = await desk()
    made = await staff.license()
    pupils, teachers, both = [await staff.publication(name) for name in ("Alumno", "Docente", "Los dos")]
    isbn_of(pupils, "student"), isbn_of(both, "student"), isbn_of(both, "teacher")
    of_teachers = isbn_of(teachers, "teacher")
    await staff.opens(made, pupils, both)
    mixed = await staff.client.post(address_of(made), json={"guids": [teachers["guid"]]})
    assert (mixed.status_code, mixed.json()["code"]) == (412, "MIXED_ISBN")
    by_isbn = await staff.client.post(address_of(made), json={"isbns": [of_teachers]})
    assert (by_isbn.status_code, by_isbn.json()["code"]) == (412, "MIXED_ISBN")
    assert await names(staff.client, made) == ["Alumno", "Los dos"]
    other = await staff.license()
    assert (await staff.client.post(address_of(other), json={"isbns": [of_teachers]})).status_code == 200
    unknown = await staff.client.post(address_of(other), json={"isbns": ["978-84-0000-999-9"]})
    assert (unknown.status_code, unknown.json()["code"]) == (412, "ISBN_NOT_FOUND")
    assert await names(staff.client, other) == ["Docente"]


async def content_in(staff, name):
    body = {"name": name, "type_guid": "CTTY_06", "url": "https://example.org/agua"}
    return data_of(await staff.client.post("cms/contents", json=body), 201)["guid"]


@pytest.mark.spec("LIC-028", part="contents")
async def test_who_has_a_licence_opens_its_contents_until_it_ends(desk, alone, client, database):
    staff, student = await desk(), await client(alone, "R01")
    inside, outside = await content_in(staff, "Agua"), await content_in(staff, "Fuego")
    publication = await staff.publication("Ciencias 1", inside)
    made = await staff.license(expires_after_number=1, expires_after_string="DAY")

    async def opened():
        statuses = [(await student.get(f"cms/contents/{guid}")).status_code for guid in (inside, outside)]
        return {403: False, 200: True}[statuses[0]], statuses[1]

    await staff.opens(made, publication)
    assert await opened() == (False, 403)
    data_of(await redeem(student, made["code"]))
    assert await opened() == (True, 403)
    await staff.status(made, "inactive")
    assert await opened() == (False, 403)
    await staff.status(made, "active")
    assert await opened() == (True, 403)
    gone = {"guids": [publication["guid"]]}
    await send_json(staff.client, "DELETE", address_of(made), gone)
    assert await opened() == (False, 403)
    await staff.opens(made, publication)
    assert await opened() == (True, 403)
    await end_now(database, alone, made)
    assert await opened() == (False, 403)


@pytest.mark.spec("LIC-043")
async def test_taking_a_licence_away_ends_the_access_at_once_and_gives_the_use_back(desk, alone, client):
    staff, student = await desk(), await client(alone, "R01")
    inside = await content_in(staff, "Agua")
    made = await staff.license(countdown_original=1)
    await staff.opens(made, await staff.publication("Ciencias 1", inside))
    for take in ("license", "person"):
        data_of(await redeem(student, made["code"]))
        assert (await student.get(f"cms/contents/{inside}")).status_code == 200
        if take == "license":
            gone = await staff.take(made, student.person.guid)
            assert gone["deleted"] == [str(student.person.guid)]
        else:
            address = f"users/{student.person.guid}/license-personals"
            body = {"guids": [made["guid"]]}
            gone = data_of(await send_json(staff.client, "DELETE", address, body))
            assert gone["deleted"] == [made["guid"]]
        assert (await student.get(f"cms/contents/{inside}")).status_code == 403
        assert (await staff.read(made))["consumed"] == 0
    again = await staff.take(made, student.person.guid)
    assert (again["deleted"], [row["code"] for row in again["refused"]]) == ([], ["NOT_FOUND"])
    assert (await staff.read(made))["consumed"] == 0
