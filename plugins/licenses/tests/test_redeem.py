"""Redeeming codes and ISBNs."""

import asyncio
from datetime import datetime, timedelta
from uuid import UUID, uuid4

import pytest
from estante.testing.answers import data_of, rows_of, send_json, wrong_fields
from estante_licenses import codes
from estante_users.contracts import Membership

from .conftest import end_now, file_of, redeem, refusal_of
from .fake_books.plugin import SCHOOLS, isbn_of
from .test_licenses import by_day

UNKNOWN = "00000000-0000-0000-0000-0000000000ff"


@pytest.mark.spec("LIC-030")
async def test_redeeming_links_the_licence_and_takes_one_use(desk, alone, client):
    staff, student = await desk(), await client(alone, "R01")
    made = await staff.license(countdown_original=2)
    await staff.opens(made, await staff.publication("Ciencias 1"))
    linked = data_of(await redeem(student, made["code"]))
    assert (linked["guid"], linked["code"], linked["status"]) == (made["guid"], made["code"], "active")
    assert (linked["publications"], linked["others"]) == (["Ciencias 1"], [])
    since = datetime.now().astimezone() - datetime.fromisoformat(linked["linked_at"])
    assert timedelta(0) <= since < timedelta(minutes=1)
    assert (await staff.read(made))["consumed"] == 1
    by_staff = await client(alone, "R05")
    other = await client(alone, "R01")
    data_of(await redeem(by_staff, made["code"], other.person.guid))
    assert (await staff.read(made))["consumed"] == 2


@pytest.mark.parametrize("write", ["{}", "lower", "dashes", "spaces"])
async def test_a_code_may_be_written_in_any_case_with_and_without_dashes(desk, alone, client, write):
    staff, student = await desk(), await client(alone, "R01")
    code = (await staff.license())["code"]
    groups = [code[at : at + 4] for at in range(0, 16, 4)]
    written = {
        "{}": code,
        "lower": code.lower(),
        "dashes": "-".join(groups).lower(),
        "spaces": "  " + " \N{EN DASH} ".join(groups) + "\n",
    }[write]
    assert data_of(await redeem(student, written))["code"] == code


@pytest.mark.spec("LIC-031", "LIC-032")
async def test_no_uses_left_and_the_same_code_twice_are_refused(desk, alone, client):
    staff, first, second = await desk(), await client(alone, "R01"), await client(alone, "R01")
    made = await staff.license(countdown_original=1)
    data_of(await redeem(first, made["code"]))
    refused = await redeem(second, made["code"])
    assert refusal_of(refused) == "LP_REDEEM_03"
    assert refused.json()["message"] == "A este código no le quedan usos. Pide otro."
    assert refusal_of(await redeem(first, made["code"])) == "LP_REDEEM_04"
    assert (await staff.read(made))["consumed"] == 1


@pytest.mark.spec("LIC-033")
async def test_a_code_of_another_role_is_refused_with_its_name(desk, alone, client):
    staff, teacher = await desk(), await client(alone, "R02")
    refused = await redeem(teacher, (await staff.license())["code"])
    assert refusal_of(refused) == "LP_REDEEM_06"
    assert "«Estudiante»" in refused.json()["message"]
    data_of(await redeem(teacher, (await staff.license(role_guid="R02"))["code"]))


@pytest.mark.spec("LIC-034")
async def test_a_code_of_another_country_is_refused(desk, tenant, client):
    staff = await desk(tenant)
    chile, peru = await staff.country("CL", "Chile"), await staff.country("PE", "Perú")
    made = await staff.license(country=chile)
    peruvian = await client(tenant, "R01", country_guid=UUID(peru))
    stateless = await client(tenant, "R01")
    for student in (peruvian, stateless):
        assert refusal_of(await redeem(student, made["code"])) == "LP_REDEEM_07"
    data_of(await redeem(await client(tenant, "R01", country_guid=UUID(chile)), made["code"]))
    assert (await staff.read(made))["consumed"] == 1


@pytest.mark.spec("LIC-035")
async def test_a_licence_without_a_country_is_for_people_of_any(desk, alone, client):
    staff = await desk()
    made = await staff.license()
    for country in (uuid4(), None):
        data_of(await redeem(await client(alone, "R01", country_guid=country), made["code"]))


@pytest.mark.spec("LIC-038")
async def test_unknown_inactive_and_expired_are_told_apart(desk, alone, client, database):
    staff, student = await desk(), await client(alone, "R01")
    off, over = await staff.license(), await staff.license(**by_day(alone, 0))
    await staff.status(off, "inactive")
    await end_now(database, alone, over)
    wrong_sign = codes.ALPHABET[(codes.ALPHABET.index(off["code"][0]) + 1) % 23] + off["code"][1:]
    sent = {
        codes.draw_code(): "LP_REDEEM_UNKNOWN",
        wrong_sign: "LP_REDEEM_UNKNOWN",
        "hola": "LP_REDEEM_UNKNOWN",
        off["code"]: "LP_REDEEM_INACTIVE",
        over["code"]: "LP_REDEEM_EXPIRED",
    }
    answers = {code: await redeem(student, code) for code in sent}
    assert {code: refusal_of(answer) for code, answer in answers.items()} == sent
    assert len({answer.json()["message"] for answer in answers.values()}) == 4
    assert wrong_fields(await redeem(student, "")) == {"code": "min_length"}


@pytest.mark.spec("LIC-022")
async def test_a_licence_that_is_off_keeps_its_links_and_comes_back(desk, alone, client):
    staff, student = await desk(), await client(alone, "R01")
    made = await staff.license()
    data_of(await redeem(student, made["code"]))
    await staff.status(made, "inactive")
    assert refusal_of(await redeem(await client(alone, "R01"), made["code"])) == "LP_REDEEM_INACTIVE"
    assert [row["status"] for row in await own(student)] == ["inactive"]
    await staff.status(made, "active")
    assert [row["status"] for row in await own(student)] == ["active"]
    data_of(await redeem(await client(alone, "R01"), made["code"]))


async def own(client, person=None):
    return rows_of(await client.get(f"users/{person or client.person.guid}/license-personals"))


@pytest.mark.spec("LIC-039")
async def test_fifty_people_redeeming_the_last_use_leave_one_redemption(desk, alone, client):
    staff = await desk()
    made = await staff.license(countdown_original=1)
    people = [await client(alone, "R01") for _ in range(50)]
    answers = await asyncio.gather(*(redeem(person, made["code"]) for person in people))
    assert sorted(answer.status_code for answer in answers) == [200] + [412] * 49
    refused = {answer.json()["code"] for answer in answers if answer.status_code == 412}
    assert refused == {"LP_REDEEM_03"}
    assert (await staff.read(made))["consumed"] == 1
    users = rows_of(await staff.client.get(f"license-personals/{made['guid']}/users"))
    assert len(users) == 1


async def test_one_person_redeeming_twice_at_once_takes_one_use(desk, alone, client):
    staff, student = await desk(), await client(alone, "R01")
    made = await staff.license(countdown_original=5)
    answers = await asyncio.gather(*(redeem(student, made["code"]) for _ in range(6)))
    assert sorted(answer.status_code for answer in answers) == [200] + [412] * 5
    assert (await staff.read(made))["consumed"] == 1


async def test_deleting_and_redeeming_at_once_never_deletes_what_somebody_has(desk, alone, client):
    staff = await desk()
    for _turn in range(5):
        made, student = await staff.license(), await client(alone, "R01")
        body = {"guids": [made["guid"]]}
        redeemed, deleted = await asyncio.gather(
            redeem(student, made["code"]), send_json(staff.client, "DELETE", "license-personals", body)
        )
        has_it, is_gone = redeemed.status_code == 200, bool(data_of(deleted)["deleted"])
        assert has_it is not is_gone


@pytest.mark.spec("LIC-021")
async def test_an_interval_runs_from_the_moment_of_redeeming_and_follows_the_licence(desk, alone, client):
    staff, student = await desk(), await client(alone, "R01")
    made = await staff.license(expires_after_number=36, expires_after_string="HOUR")
    data_of(await redeem(student, made["code"]))

    async def lasts():
        (row,) = await own(student)
        moments = [datetime.fromisoformat(row[name]) for name in ("linked_at", "expires_at")]
        return moments[1] - moments[0]

    assert await lasts() == timedelta(hours=36)
    address = f"license-personals/{made['guid']}"
    data_of(await staff.client.put(address, json={"expires_after_number": 2}))
    assert await lasts() == timedelta(hours=2)
    data_of(await staff.client.put(address, json=by_day(alone, 3)))
    read = await staff.read(made)
    assert (read["expires_after"], timedelta(days=2) < await lasts() <= timedelta(days=5)) == (None, True)


@pytest.mark.spec("LIC-040", "LIC-041")
async def test_the_licences_of_a_person_are_answered_and_taken_away(desk, alone, client):
    staff, student = await desk(), await client(alone, "R01")
    first, second = await staff.license(), await staff.license()
    for made in (first, second):
        data_of(await redeem(student, made["code"]))
    rows = await own(staff.client, student.person.guid)
    assert [row["guid"] for row in rows] == [second["guid"], first["guid"]]
    assert {"code", "role_guid", "linked_at", "expires_at", "status"} <= set(rows[0])
    address = f"users/{student.person.guid}/license-personals"
    body = {"guids": [first["guid"], UNKNOWN]}
    gone = data_of(await send_json(staff.client, "DELETE", address, body))
    assert gone["deleted"] == [first["guid"]]
    assert [(row["guid"], row["code"]) for row in gone["refused"]] == [(UNKNOWN, "NOT_FOUND")]
    assert [row["guid"] for row in await own(student)] == [second["guid"]]


async def test_people_redeem_and_read_for_themselves_alone(desk, alone, other_tenant, client):
    staff, student, other = await desk(), await client(alone, "R01"), await client(alone, "R01")
    code = (await staff.license())["code"]
    assert (await redeem(student, code, other.person.guid)).status_code == 404
    assert (await student.get(f"users/{other.person.guid}/license-personals")).status_code == 404
    assert await own(other) == []
    own_address = f"users/{student.person.guid}/license-personals"
    assert (await send_json(student, "DELETE", own_address, {"guids": [UNKNOWN]})).status_code == 403
    assert (await redeem(staff.client, code, UNKNOWN)).status_code == 404
    assert (await staff.client.get(f"users/{UNKNOWN}/license-personals")).status_code == 404
    foreign = await client(other_tenant, "R01")
    assert (await redeem(staff.client, code, foreign.person.guid)).status_code == 404
    assert refusal_of(await redeem(foreign, code)) == "LP_REDEEM_UNKNOWN"
    publisher = await client(alone, "R07")
    assert (await redeem(publisher, code, student.person.guid)).status_code == 403


async def test_the_tab_of_a_person_stays_where_the_section_is_closed(new_tenant, client):
    closed = new_tenant(settings={"restricted": True, "company_domain": "casa.example"})
    staff, student = await client(closed, "R04"), await client(closed, "R01")
    assert (await staff.get("license-personals")).status_code == 403
    assert await own(staff, student.person.guid) == []


@pytest.mark.spec("LIC-029", part="the calls")
async def test_who_redeemed_a_licence_is_listed_with_the_school(desk, alone, client, workbench, services):
    staff = await desk()
    made = await staff.license()
    vera = await client(alone, "R01", name="Vera", lastname="Luz", username="vera.luz")
    hugo = await client(alone, "R01", name="Hugo", lastname="Paz", username="hugo.paz")
    SCHOOLS[vera.person.guid] = [Membership(UUID(int=1), "Norte")]
    for student in (vera, hugo):
        data_of(await redeem(student, made["code"]))
    address = f"license-personals/{made['guid']}/users"
    rows = rows_of(await staff.client.get(address, params={"orderBy": "name"}))
    assert [(row["name"], row["username"], row["school"]) for row in rows] == [
        ("Hugo Paz", "hugo.paz", None),
        ("Vera Luz", "vera.luz", "Norte"),
    ]
    assert all(row["linked_at"] < row["expires_at"] for row in rows)
    assert [row["name"] for row in rows_of(await staff.client.get(address, params={"q": "vera"}))] == [
        "Vera Luz"
    ]
    export = data_of(await staff.client.post(f"{address}/export?orderBy=-name", json={}), 202)
    job = await workbench.finish(export["id"], alone)
    lines = (await file_of(services, alone, job)).splitlines()
    assert lines[0] == "Nombre;Usuario;Escuela;Canjeada;Vence"
    assert [line.split(";")[:3] for line in lines[1:]] == [
        ["Vera Luz", "vera.luz", "Norte"],
        ["Hugo Paz", "hugo.paz", ""],
    ]


@pytest.mark.spec("LIC-036", "LIC-037", part="the calls")
async def test_isbns_redeem_a_licence_that_opens_their_publication(desk, alone, client):
    staff, student = await desk(), await client(alone, "R01")
    science, art = await staff.publication("Ciencias 1"), await staff.publication("Arte 2")
    isbn, second, teachers = isbn_of(science, "student"), isbn_of(art, "student"), isbn_of(art, "teacher")
    spent, good, other = [await staff.license(countdown_original=1) for _ in range(3)]
    await staff.opens(spent, science)
    await staff.opens(good, science)
    await staff.opens(other, art)
    data_of(await redeem(await client(alone, "R01"), spent["code"]))
    unknown = await redeem(student, "978-84-376-9999-1")
    assert refusal_of(unknown) == "ISBN_NOT_FOUND"
    assert "9788437699991" in unknown.json()["message"]
    assert refusal_of(await redeem(student, f"{isbn}, {teachers}")) == "MIXED_ISBN"
    assert await own(student) == []
    linked = data_of(await redeem(student, f"{isbn[:3]}-{isbn[3:]}, {second}"))
    assert (linked["guid"], [row["guid"] for row in linked["others"]]) == (good["guid"], [other["guid"]])
    assert refusal_of(await redeem(await client(alone, "R01"), isbn)) == "LP_REDEEM_03"
    assert refusal_of(await redeem(await client(alone, "R02"), isbn)) == "LP_REDEEM_03"


async def test_without_such_a_plugin_no_isbn_is_known(new_tenant, client):
    tenant = new_tenant(settings={}, plugins=["settings", "users", "contents", "licenses"])
    assert refusal_of(await redeem(await client(tenant, "R01"), "9788437604947")) == "ISBN_NOT_FOUND"
